import { withArticle } from '@/kernel/print';
import { FLAGS, type Flag, type Region } from './vocabulary';

export const flagName = (flag: Flag) => `${flag} flag`;
/** An event finds no flag to turn. @rule SOA 26.111, 26.213 */
export const sayNothing = (flag: Flag) => `No ${flagName(flag)} stands in China: nothing is turned`;

export const aFlag = (flag: Flag) => withArticle(flagName(flag));

/** Describes what players do with two flags of a region. @rule SOA 26.211 */
export const sayReplaced = (from: Flag, to: Flag, region: Region) =>
  `Replace ${aFlag(from)} with ${aFlag(to)} in ${region}`;

/** "3 Communist, 1 Nationalist"; for who cannot see the flags. */
export function sayFlags(flags: readonly Flag[]): string {
  if (flags.length === 0) return 'No flags';
  return FLAGS.flatMap((flag) => {
    const count = flags.filter((item) => item === flag).length;
    return count > 0 ? [`${count} ${flag}`] : [];
  }).join(', ');
}
