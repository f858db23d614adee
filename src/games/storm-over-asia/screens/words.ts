import type { Flag } from '@/games/storm-over-asia/rules/vocabulary';

export { flagName, sayFlags } from '@/games/storm-over-asia/rules/say-event';

const COUNTS = ['no', 'one', 'two', 'three', 'four'];
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** The owner of a flag at the start of a line: "Warlord". */
export const flagAlone = (flag: Flag) => capital(flag);

/** "3 flags", "No flags". */
export const countOfFlags = (count: number) =>
  count === 0 ? 'No flags' : count === 1 ? '1 flag' : `${count} flags`;

/** "Four flags", as a sentence begins. */
export const flagsInWords = (count: number) =>
  `${capital(COUNTS[count] ?? '')} flag${count === 1 ? '' : 's'}`;
