import type { RuleChoices } from './options';
import { type Dice, otherSide, SIDES, type Side } from './vocabulary';

/** Tens equal ones on the dice as rolled; 00 too. @rule GOSS 23.1.0 */
export const isDoubles = ([tens, ones]: Dice) => tens === ones;

/** The events of an assault: one per side in order, one on both sides (`both`), or `table` if it decides. */
export type Events = readonly Side[] | 'table' | 'both';

/** Returns the events that follow from who rolled doubles. @rule GOSS 23.1.0 */
export function eventsFor(readings: RuleChoices, rolled: readonly Side[], active: Side): Events {
  const inOrder = [active, otherSide(active)].filter((side) => rolled.includes(side));
  if (readings.doubles === 'either')
    return inOrder.length < 2 ? inOrder : OF_EITHER[readings['either-both']](inOrder);
  return inOrder.length < 2 ? [] : OF_BOTH[readings['both-doubles']](inOrder);
}

type OfTwo = (inOrder: readonly Side[]) => Events;

const OF_EITHER: Record<RuleChoices['either-both'], OfTwo> = {
  two: (inOrder) => inOrder,
  one: () => 'table',
  together: () => 'both',
};
const OF_BOTH: Record<RuleChoices['both-doubles'], OfTwo> = {
  active: (inOrder) => inOrder.slice(0, 1),
  each: (inOrder) => inOrder,
  table: () => 'table',
  together: () => 'both',
};

export const doublesOf = (dice: Record<Side, Dice>) => SIDES.filter((side) => isDoubles(dice[side]));

/** The same out of the dice. */
export const eventsOf = (readings: RuleChoices, dice: Record<Side, Dice>, active: Side) =>
  eventsFor(readings, doublesOf(dice), active);

/** The most events that the table may enter if it decides itself. */
export const mostEvents = ({ doubles }: RuleChoices) => (doubles === 'both' ? 2 : 1);

export interface Pairs {
  pairs: number;
  /** With at least one event. */
  events: number;
  /** With an event, and doubles on one side alone. */
  oneSide: number;
  /** With an event, and doubles on both sides. */
  bothSides: number;
}

/** So many of a side’s hundred rolls are doubles, or none. @rule GOSS 23.1.0 */
const rollsOf = (doubles: boolean) => (doubles ? 10 : 90);

/** Counts all pairs of rolls by the doubles in them; called on every render. */
export function countPairs(readings: RuleChoices): Pairs {
  const counted: Pairs = { pairs: 0, events: 0, oneSide: 0, bothSides: 0 };
  for (const first of [true, false])
    for (const second of [true, false]) {
      const pairs = rollsOf(first) * rollsOf(second);
      counted.pairs += pairs;
      const rolled = SIDES.filter((side) => (side === 'first' ? first : second));
      if (eventsFor(readings, rolled, 'first').length === 0) continue;
      counted.events += pairs;
      counted[first && second ? 'bothSides' : 'oneSide'] += pairs;
    }
  return counted;
}

/** "1 in 100", "19 in 100": how often an assault makes an event. @rule GOSS 23.1.0 */
export function printOdds(readings: RuleChoices): string {
  const { events, pairs } = countPairs(readings);
  return `${(100 * events) / pairs} in 100`;
}
