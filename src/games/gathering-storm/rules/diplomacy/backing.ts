import { freshId } from '@/kernel/fresh-id';
import type { Refusal } from '@/kernel/result';
import { printOr } from '../naming';
import type { Obligation, OpenState } from '../state/state';
import { type Country, type Power, powersOf } from '../vocabulary';
import { checkPlacing, type Placing } from './counters';
import { axisHasBacked, axisIn, bothOccupied, otherOf, othersBack, unsaidIn } from './disputes';
import type { Dispute, PlacedCounter } from './state';

/** What a dispute still requires, and who may provide it. */

const RULE = 'GS Guide, Diplomacy';
const OTHERS: readonly Power[] = ['Russia', 'Britain', 'France'];

/** One way to back a side, with the refusal if it is barred. */
export type Backing = Placing & { barred: Refusal | null };

interface Wanted {
  owes: Obligation['owes'];
  words: string;
  ways: Backing[];
}

const wayOf = (open: OpenState, placing: Placing): Backing => ({
  ...placing,
  barred: checkPlacing(open, placing),
});

const counterOf = (power: Power, country: Country): Placing => ({
  power,
  country,
  counter: 'diplomatic',
  backs: true,
});

function wantedOfAxis(open: OpenState, dispute: Dispute): Wanted {
  const { countries, title } = dispute;
  const ways = countries.flatMap((country) => powersOf('Axis').map((power) => counterOf(power, country)));
  // With a diplomatic counter in one country, the anti-Comintern counter supports nobody in the other.
  const pact: Placing[] =
    countries.includes('Rumania') && (axisIn(open, dispute) ?? 'Rumania') === 'Rumania'
      ? [{ power: 'Germany', country: 'Rumania', counter: 'anti-Comintern' }]
      : [];
  const instead = pact.length > 0 ? ', or the anti-Comintern counter in Rumania' : '';
  const offered = [...ways, ...pact].map((way) => wayOf(open, way));
  return {
    owes: 'Axis',
    // If the Axis is in a country it has not backed, it may have no counter left to back it.
    words:
      !axisIn(open, dispute) || offered.some(({ barred }) => !barred)
        ? `${title}: Germany or Italy places a counter worth one or more in ${printOr(countries)}${instead}`
        : `${title}: the Axis owes a counter worth one or more, and may place none in ${printOr(countries)}`,
    ways: offered,
  };
}

function wantedOfOthers(open: OpenState, { title }: Dispute, country: Country): Wanted {
  const ways = OTHERS.map((power) => wayOf(open, counterOf(power, country)));
  const free = ways.filter(({ barred }) => !barred).map(({ power }) => power);
  const owes = free.includes('Russia') ? (free.length > 1 ? 'table' : 'Russia') : 'Allies';
  return {
    owes: free.length > 0 ? owes : 'table',
    words:
      free.length > 0
        ? `${title}: ${printOr(free)} places a counter worth one or more in ${country}`
        : `${title}: neither Russia, Britain nor France may place a counter in ${country}`,
    ways,
  };
}

/** Returns what a dispute still requires, first of the Axis, then of Russia or the Allies; or null. */
export function wantedOf(open: OpenState, dispute: Dispute): Wanted | null {
  if (bothOccupied(open, dispute.countries)) return null;
  const axis = axisIn(open, dispute);
  if (!axis || !axisHasBacked(open, dispute))
    return askUnsaid(unsaidIn(open, dispute.countries, true), dispute, wantedOfAxis(open, dispute));
  const country = otherOf(dispute, axis);
  if (dispute.settled || othersBack(open, country)) return null;
  return askUnsaid(unsaidIn(open, [country], false), dispute, wantedOfOthers(open, dispute, country));
}

/** Asks about a placed counter before another one is owed. */
const askUnsaid = (counter: PlacedCounter | undefined, { title }: Dispute, wanted: Wanted): Wanted =>
  counter ? { ...wanted, words: `${title}: ${sayUnsaid(counter)}` } : wanted;

export const sayUnsaid = ({ power, country }: PlacedCounter) =>
  `is ${power}’s counter in ${country} worth one or more? Say it by correcting its entry`;

/** Brings what disputes leave owing up to the board: called whenever counters, conquests or Russia's reach change. */
export function oweBacking(draft: OpenState): void {
  const wanted = new Map(draft.disputes.map((dispute) => [dispute.id, wantedOf(draft, dispute)]));
  draft.obligations = draft.obligations.filter(({ ask, owes }) => {
    if (ask.type !== 'back') return true;
    const still = wanted.get(ask.dispute);
    return still && (still.owes === 'Axis') === (owes === 'Axis');
  });
  for (const [dispute, still] of wanted) if (still) owe(draft, dispute, still);
}

function owe(draft: OpenState, dispute: string, { owes, words }: Wanted): void {
  const standing = draft.obligations.find(({ ask }) => ask.type === 'back' && ask.dispute === dispute);
  if (standing) Object.assign(standing, { owes, words });
  else
    draft.obligations.push({
      id: freshId(draft, 'o'),
      owes,
      words,
      rule: RULE,
      by: 'placement',
      ask: { type: 'back', dispute },
    });
}

/**
 * The table settles it by itself. While the Axis is in neither country, the whole dispute falls with its counter; where
 * it is in one, and without the others' counter, the bars stand (assumed: dispute-unable).
 */
export function leaveToTable(draft: OpenState, id: string): void {
  const dispute = draft.disputes.find((item) => item.id === id);
  if (!dispute) return;
  if (!axisIn(draft, dispute)) draft.disputes = draft.disputes.filter((item) => item !== dispute);
  else if (axisHasBacked(draft, dispute)) dispute.settled = true;
  else {
    dispute.axisSettled = true;
    oweBacking(draft);
  }
}
