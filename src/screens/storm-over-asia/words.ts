import { FLAGS, type Flag } from '@/systems/storm-over-asia/vocabulary';

const COUNTS = ['no', 'one', 'two', 'three', 'four'];
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** "Nationalist flag". */
export const flagName = (flag: Flag) => `${flag} flag`;

/** Whose it is, where a line begins with it: "Warlord". */
export const flagAlone = (flag: Flag) => capital(flag);

/** "3 flags", "No flags". */
export const countOfFlags = (count: number) =>
  count === 0 ? 'No flags' : count === 1 ? '1 flag' : `${count} flags`;

/** "Four flags", as a sentence begins. */
export const flagsInWords = (count: number) =>
  `${capital(COUNTS[count] ?? '')} flag${count === 1 ? '' : 's'}`;

/** "3 Communist, 1 Nationalist"; for who cannot see the flags. */
export function sayFlags(flags: readonly Flag[]): string {
  if (flags.length === 0) return 'No flags';
  return FLAGS.flatMap((flag) => {
    const count = flags.filter((item) => item === flag).length;
    return count > 0 ? [`${count} ${flag}`] : [];
  }).join(', ');
}
