import { FLAGS, type Flag, LETTERS, POWERS, type Power } from '@/games/storm-over-asia/rules/vocabulary';
import type { FlagMark } from '@/ui/mark/flag';
import type { Mark } from '@/ui/mark/roundel';

/** Each power by letter, shape, ring and ribbon, in ink: color is for the flags. */
export const MARKS: Record<Power, Mark> = {
  Japan: { letter: 'J', shape: 'hexagon', ring: 'dashed', ribbon: 'bars', tone: 'ink' },
  China: { letter: 'C', shape: 'shield', ring: 'dotted', ribbon: 'diagonals', tone: 'ink' },
  Britain: { letter: 'B', shape: 'circle', ring: 'double', ribbon: 'solid', tone: 'ink' },
  Russia: { letter: 'R', shape: 'diamond', ring: 'solid', ribbon: 'dots', tone: 'ink' },
};

export const POWER_OPTIONS = POWERS.map((value) => ({ value, name: value, mark: MARKS[value] }));

const LOOKS: Record<Flag, Omit<FlagMark, 'letter'>> = {
  Nationalist: { shape: 'oblong', tone: 'f' },
  Communist: { shape: 'swallow-tail', tone: 'r' },
  Japanese: { shape: 'pennant', tone: 'b' },
  warlord: { shape: 'triple-notch', tone: 'g' },
};

/** Each flag of China by letter, silhouette and tone. */
export const FLAG_MARKS = Object.fromEntries(
  FLAGS.map((flag) => [flag, { letter: LETTERS[flag], ...LOOKS[flag] }]),
) as Record<Flag, FlagMark>;
