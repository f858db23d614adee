/** The two sides, by the order in which the table named them. */
export const SIDES = ['first', 'second'] as const;
export type Side = (typeof SIDES)[number];

export const otherSide = (side: Side): Side => (side === 'first' ? 'second' : 'first');

/** How a side is told apart without its color. */
export const MARKS = ['disk', 'square'] as const;
export type MarkShape = (typeof MARKS)[number];
export const TONES = ['ink', 'blue', 'green', 'brown'] as const;
export type Tone = (typeof TONES)[number];

/** A side as the table names it. */
export interface Party {
  name: string;
  mark: MarkShape;
  tone: Tone;
}
export type Sides = Record<Side, Party>;

/** The names alone, as they were when something happened. */
export type Names = Record<Side, string>;
export const namesOf = (sides: Sides): Names => ({ first: sides.first.name, second: sides.second.name });

/** Whom an event affects: one side, or both where one event affects both. @rule GOSS 23.1.0 */
export type Whom = Side | 'both';

export const sidesOf = (whom: Whom): readonly Side[] => (whom === 'both' ? SIDES : [whom]);
export const affects = (whom: Whom | null, side: Side | null) =>
  whom !== null && side !== null && (whom === 'both' || whom === side);

/** Two ten-sided dice, tens and ones; 0 is zero. */
export type Dice = [tens: number, ones: number];
export const readTwo = ([tens, ones]: Dice) => 10 * tens + ones;
/** "07", as two dice show it. */
export const printTwo = (value: number) => String(value).padStart(2, '0');

/** What an event affects. @rule GOSS 23.0 */
export type EventKind = 'combat' | 'movement';
