import type { GameTile } from '@/kernel/description';

/** A row begins with the numbers that are rolled. */
const LIST = /^[ \t]*\d{1,2} ?(?:[-–—]|to) ?\d{1,2}[ \t]*[|;\t]/m;

/** What a list of games needs before the rules are loaded. */
export const game = {
  id: 'goss',
  name: 'GOSS',
  label: 'GOSS',
  about: 'Random events on any map of the series: markers by hex, and the hexes next to them. Two sides.',
  /** The guided turn that Home offers. */
  firstTurns: ['table'],
  /** Its position in the list of games. */
  order: 3,
  /** Who can sit at a table. */
  mostPeople: 2,
  forOne: false,
  looksLikeList: (text: string) => LIST.test(text),
  remembers: ['goss-results-draft', 'goss-start'],
} as const satisfies GameTile;
