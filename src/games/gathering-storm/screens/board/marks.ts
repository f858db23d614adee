import type { Power, Side } from '@/games/gathering-storm/rules/vocabulary';
import { POWERS, powersOf } from '@/games/gathering-storm/rules/vocabulary';
import type { Mark } from '@/ui/mark/roundel';

/** Each power by letter, shape, ring, ribbon and tone together. */
export const MARKS: Record<Power, Mark> = {
  Germany: { letter: 'G', shape: 'square', ring: 'solid', ribbon: 'double', tone: 'g' },
  Italy: { letter: 'I', shape: 'hexagon', ring: 'dashed', ribbon: 'bars', tone: 'i' },
  Britain: { letter: 'B', shape: 'circle', ring: 'double', ribbon: 'solid', tone: 'b' },
  France: { letter: 'F', shape: 'shield', ring: 'dotted', ribbon: 'diagonals', tone: 'f' },
  Russia: { letter: 'R', shape: 'diamond', ring: 'solid', ribbon: 'dots', tone: 'r' },
};

export const POWER_OPTIONS = POWERS.map((value) => ({ value, name: value, mark: MARKS[value] }));

/** The marks of whom a modifier benefits, or of the whole side. */
export function marksOf(beneficiaries: readonly Power[], side: Side): Mark[] {
  return (beneficiaries.length > 0 ? beneficiaries : powersOf(side)).map((power) => MARKS[power]);
}
