import { type Confirmed, type GuideLine, headed } from '@/kernel/guide';
import { powersRead, seatAlone } from '@/kernel/seats';
import { CARRY_LIMIT } from '../commands/board/settle';
import type { PointsLeft } from '../research/stacks';
import { totalOf } from '../state/lines';
import { hidesMoney } from '../state/purse';
import { isTracked, type OpenState } from '../state/state';
import { readTotal } from '../totals';
import { knowsPoints, lacksClimate } from '../totals/known-money';
import { readClimate } from '../totals/tracks';
import { POWERS, type Power, powersOf, printList, printSigned, SIDES, type Side } from '../vocabulary';

/** The guide's words for a step: the line, the reason, its rule and the button's label. */
interface StepWords extends GuideLine {
  reason: string;
  rule: string;
  label: string;
  /** The button's label if nobody holds a card that it could show. */
  empty?: string;
  /** The confirmation before the button acts. */
  confirm?: Confirmed;
}

/** The text of each step with the app's deck, if nothing else is due. */
const SAYS: Record<string, StepWords> = {
  read: {
    ...headed('Next', 'public events'),
    reason: 'Everyone has read the cards. Public support events are shown.',
    rule: 'GS 9.41E',
    label: 'Show any public events',
  },
  'income-events': {
    ...headed('Next', 'income events'),
    reason: 'They are shown before any income is totaled.',
    rule: 'GS 9.41A',
    label: 'Show any income events',
  },
  income: {
    ...headed('Next', 'Economic phase'),
    reason: 'Income is settled. Declined income events are shown.',
    rule: 'GS 9.13',
    label: 'Go on',
  },
  industrial: {
    ...headed('Next', 'factory events'),
    reason: 'Factory events are shown now (assumed); then factories are converted on the board.',
    rule: 'GS Guide, Factory',
    label: 'Show any factory events',
  },
  research: {
    ...headed('Next', 'research'),
    reason: 'Each alliance places its points in secret, on its own sheet.',
    rule: 'GS 15.11',
    label: 'Finish research',
  },
  construction: {
    ...headed('Next', 'construction'),
    reason: 'Build on the board; then research and construction events are shown.',
    rule: 'GS 9.41B, C',
    label: 'Show any used events',
    empty: 'Finish construction',
  },
  placement: {
    ...headed('Next', 'first placement'),
    reason: 'Place counters on the board. Events that allow another one are shown now.',
    rule: 'GS Guide, Diplomacy',
    label: 'Show any cards that place counters',
    empty: 'Finish placement',
  },
  diplomacy: {
    ...headed('Next', 'diplomatic events'),
    reason: 'All counters are down. Events are shown, flexible ones last.',
    rule: 'GS 9.41D',
    label: 'Show any events',
  },
  subversion: {
    ...headed('Next', 'subversion'),
    reason: 'Subversion is announced before any counter is turned up.',
    rule: 'GS Guide, Diplomacy',
    label: 'Announce any subversion',
  },
  resolution: {
    ...headed('Next', 'resolve diplomacy'),
    reason: 'Turn counters up and resolve on the board.',
    rule: 'GS 9.41D',
    label: 'Finish diplomacy',
  },
  crisis: {
    ...headed('Now', 'the Crisis'),
    reason: 'Any aggression? Record it: later turns then deal its extra cards.',
    rule: 'GS 9.14',
    label: 'End the crisis',
  },
};

/** The question about paper cards at a step that is a page of its own; asked once for all players. */
export const ASKS: Record<string, string> = {
  read: 'Anyone showing a public support event?',
  'income-events': 'Anyone showing income, or random tiles?',
  crisis: 'Anyone showing a secret card?',
};

/** The words of a phase that is one stop: its line, the one question of all its moments, and what its end is called. */
export const PHASE_SAYS: Record<
  'Economic' | 'Diplomatic',
  GuideLine & { ask: string; rule: string; ends: string }
> = {
  Economic: {
    ...headed('Next', 'Economic phase'),
    ask: 'Anyone showing an economic event?',
    rule: 'GS 9.41B, C',
    ends: 'finish the phase',
  },
  Diplomatic: {
    ...headed('Next', 'diplomacy'),
    ask: 'Anyone showing a diplomatic event?',
    rule: 'GS 9.41D',
    ends: 'finish diplomacy',
  },
};

/** The other steps that show cards: moments of a phase that is one page, by the head of their row. */
export const MOMENTS: Record<string, string> = {
  industrial: 'Factories',
  construction: 'Research and construction',
  placement: 'A card that places a counter',
  diplomacy: 'Diplomatic, flexible ones last',
  subversion: 'Russian subversion',
};

/** "Axis 5 and Allies 4": points gained are public, points placed are not. @rule GS 15.11, 15.21 */
const sayPoints = (open: OpenState, sides: readonly Side[]): string =>
  printList(sides.map((side) => `${side} ${readTotal(open, totalOf.points(side)).value}`));

/** The rules grant points every turn and mention none that carry over. @rule GS 15.21 */
const LAPSES = 'What is not placed lapses (assumed).';

/** The line for such a step once it ends without a card. */
export const NOT_SHOWN: Record<string, string> = {
  read: 'No public event was shown.',
  'income-events': 'No income event was shown.',
  industrial: 'No factory event was shown.',
  construction: 'No research or construction event was shown.',
  placement: 'No card that places a counter was shown.',
  diplomacy: 'No diplomatic event was shown.',
  subversion: 'No subversion was announced.',
};

/** The points of every owner; independent of the sheets, since whether points are left is secret. @rule GS 15.11 */
const sayPublicPoints = (open: OpenState): string =>
  `This turn’s points: ${sayPoints(open, SIDES)}. ${LAPSES} Whoever still has some asks for the papers first.`;

/** Returns the words of the current step. */
export function sayStep(open: OpenState, left?: PointsLeft): StepWords {
  const says = SAYS[open.step] as StepWords;
  const alone = seatAlone(open.seats);
  if (open.step !== 'research' || !isTracked(open, 'research')) return says;
  if (!alone) return { ...says, reason: sayPublicPoints(open) };
  // A solo player places points on every sheet that one of their powers shares (GS 15.11).
  const powers = powersRead(open.seats, alone.person);
  const sheets = SIDES.filter((side) => powersOf(side).some((power) => powers.includes(power)));
  const yours = `Yours to place this turn: ${sayPoints(open, sheets)}.`;
  if (!left) return { ...says, reason: `${yours} ${LAPSES}` };
  const some = sheets.filter((side) => (left[side] ?? 0) > 0);
  if (some.length === 0) return { ...says, reason: `${yours} All of them are placed.` };
  const still = `${printList(some.map((side) => `${side} ${left[side]}`))} not placed yet.`;
  return {
    ...says,
    reason: `${yours} ${still} ${LAPSES}`,
    confirm: { why: `${still} ${LAPSES}`, label: 'Finish all the same' },
  };
}

const pointsOf = (open: OpenState, power: Power) => readTotal(open, totalOf.tiles(power)).value;

/** Explains that support events after income is taken are paid at once. @rule GS 10.24, 11.12C */
export const sayTaking = ({ readings }: OpenState): string =>
  readings['support-income'] === 'at-once'
    ? 'Support events are no part of it: they change tile points at once.'
    : 'Support events after that change tile points at once.';

/** Warns that a climate counts as 0 in the totals because its value was not entered. @rule GS 11.3 */
export function sayClimateLacks(open: OpenState): string {
  return lacksClimate(open)
    ? `What climate ${printSigned(readClimate(open).value)} gives is not entered: it is left out.`
    : '';
}

/** Returns the powers over the tile point limit, where this is public. @rule GS 6.33 */
export function powersOver(open: OpenState): Power[] {
  if (!isTracked(open, 'income') || hidesMoney(open)) return [];
  return POWERS.filter((power) => knowsPoints(open, power) && pointsOf(open, power) > CARRY_LIMIT);
}

/** "Germany loses 9 points: the limit is 21."; empty if none are lost. @rule GS 6.33 */
export function sayPointsOver(open: OpenState): string {
  const over = powersOver(open).map((power) => {
    const lost = pointsOf(open, power) - CARRY_LIMIT;
    return `${power} loses ${lost} ${lost === 1 ? 'point' : 'points'}`;
  });
  return over.length > 0 ? `${printList(over)}: the limit is ${CARRY_LIMIT}.` : '';
}
