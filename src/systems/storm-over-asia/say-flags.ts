import { withArticle } from '@/kernel/print';
import type { Flag, Region } from './vocabulary';

export const flagName = (flag: Flag) => `${flag} flag`;
/** An event finds no flag to turn. @rule SOA 26.111, 26.213 */
export const sayNothing = (flag: Flag) => `No ${flagName(flag)} stands in China: nothing is turned`;

export const aFlag = (flag: Flag) => withArticle(flagName(flag));

/** What is done with two flags of a region. @rule SOA 26.211 */
export const sayReplaced = (from: Flag, to: Flag, region: Region) =>
  `Replace ${aFlag(from)} with ${aFlag(to)} in ${region}`;
