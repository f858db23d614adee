import { capitalize } from '@/kernel/print';
import { isDue } from '../guide/dues';
import { stepAt } from '../guide/phases';
import { printOr } from '../naming';
import type { Obligation, OpenState } from '../state/state';
import { type Country, powersOf, printList, sideOf } from '../vocabulary';
import { type Backing, sayUnsaid, wantedOf } from './backing';
import { axisHasBacked, axisIn, backersOf, bothOccupied, otherOf, unsaidIn } from './disputes';
import type { Dispute, PlacedCounter } from './state';
import { countryIn } from './targets';

/** A dispute as shown on the panel of one of its countries. @rule GS Guide, Diplomacy */
export interface DisputeAnnounced {
  id: string;
  /** The event's title. */
  title: string;
  other: Country;
  /** Who has backed what, and whom that bars. */
  sentences: string[];
  /** What is owed, by whom and by when; null if nothing is owed. */
  owed: { words: string; now: boolean } | null;
  /** The counters that would meet it in this country. */
  ways: Backing[];
  /** It can be met in the other country too, or only there. */
  elsewhere: boolean;
}

const OTHERS = ['Russia', 'Britain', 'France'] as const;

function sayBacker({ power, counter }: PlacedCounter, country: Country): string {
  return counter === 'diplomatic'
    ? `${power} has backed ${country} with a counter worth one or more.`
    : `The anti-Comintern counter backs ${country}.`;
}

function sayAxis(open: OpenState, dispute: Dispute, axis: Country): string {
  if (countryIn(open, axis).conquered === 'Axis') return `The Axis holds ${axis} and counts as backing it.`;
  const backer = backersOf(open, axis).find(({ power }) => sideOf(power) === 'Axis');
  if (backer) return sayBacker(backer, axis);
  const unsaid = unsaidIn(open, [axis], true);
  if (unsaid)
    return `${unsaid.power} is in ${axis}, and whether its counter is worth one or more is not said.`;
  const placed = open.placed.find(({ power, country }) => sideOf(power) === 'Axis' && country === axis);
  return `${placed?.power ?? 'The Axis'} is in ${axis}${axisHasBacked(open, dispute) ? '; its counter is settled on the table' : ' with a counter worth less than one'}.`;
}

function sayBacked(open: OpenState, dispute: Dispute, axis: Country): string[] {
  const other = otherOf(dispute, axis);
  const backers = backersOf(open, other).filter(({ power }) => sideOf(power) !== 'Axis');
  const settled = dispute.settled ? [`The counter in ${other} is settled on the table.`] : [];
  return [
    sayAxis(open, dispute, axis),
    ...(backers.length > 0 ? backers.map((backer) => sayBacker(backer, other)) : settled),
    `This turn ${printList(powersOf('Axis'))} may not place in ${other}; ${printList(OTHERS)} may not in ${axis}.`,
  ];
}

/** Describes when it is due: at a later step, at the end of this one, or now. */
function sayWhen(open: OpenState, { by }: Obligation): string {
  const name = by ? stepAt(by).name : '';
  if (by && open.step === by) return `before ${name} ends`;
  return by && !isDue(open, { by } as Obligation) ? `at ${name}` : 'before the turn goes on';
}

function sayWanted(
  open: OpenState,
  dispute: Dispute,
  axis: Country | undefined,
  ways: readonly Backing[],
): string {
  const ofAxis = !axis || !axisHasBacked(open, dispute);
  const unsaid = unsaidIn(open, ofAxis ? dispute.countries : [otherOf(dispute, axis)], ofAxis);
  if (unsaid) return capitalize(sayUnsaid(unsaid));
  if (ofAxis) {
    if (ways.every(({ barred }) => barred))
      return `The Axis owes one counter worth one or more, and may place none in ${printOr(dispute.countries)}: the table settles it`;
    const pact = dispute.countries.includes('Rumania')
      ? ', or places the anti-Comintern counter in Rumania'
      : '';
    return `The Axis owes one counter worth one or more in ${printOr(dispute.countries)}${pact}`;
  }
  const other = otherOf(dispute, axis);
  const free = ways.filter(({ barred }) => !barred).map(({ power }) => power);
  return free.length > 0
    ? `${printOr(free)} owes one counter worth one or more in ${other}`
    : `A counter is owed in ${other}, and neither Russia, Britain nor France may place it: the table settles it`;
}

function announce(open: OpenState, dispute: Dispute, country: Country): DisputeAnnounced {
  const base = { id: dispute.id, title: dispute.title, other: otherOf(dispute, country) };
  if (bothOccupied(open, dispute.countries))
    return {
      ...base,
      sentences: ['The Axis holds both countries: nothing is owed and nothing is barred.'],
      owed: null,
      ways: [],
      elsewhere: false,
    };
  const axis = axisIn(open, dispute);
  const wanted = wantedOf(open, dispute);
  const obligation = open.obligations.find(({ ask }) => ask.type === 'back' && ask.dispute === dispute.id);
  const ways = wanted?.ways ?? [];
  return {
    ...base,
    sentences: axis ? sayBacked(open, dispute, axis) : [],
    owed:
      wanted && obligation
        ? {
            words: `${sayWanted(open, dispute, axis, ways)}, ${sayWhen(open, obligation)}.`,
            now: isDue(open, obligation),
          }
        : null,
    ways: ways.filter((way) => way.country === country),
    elsewhere: ways.some((way) => way.country !== country),
  };
}

/** Returns what this turn's disputes mean for a country. */
export function announceDisputes(open: OpenState, country: Country): DisputeAnnounced[] {
  return open.disputes
    .filter(({ countries }) => countries.includes(country))
    .map((dispute) => announce(open, dispute, country));
}
