import type { GameTile } from '@/kernel/description';

/** The head of an entry: at the start, or after a blank line. */
const LIST =
  /(?:^\s*|\n[ \t]*\r?\n)[ \t]*(?:general|japan(?:ese)?(?:[ ,]+\d)?|chin(?:a|ese)|brit(?:ain|ish)|russian?)[ ,:/]+(?:card |no\.? ?|#)?\d{1,3}[ \t]*(?:[:.].*)?(?:\r?\n|$)/i;

/** What a list of games needs before the rules are loaded. */
export const game = {
  id: 'storm-over-asia',
  name: 'Storm Over Asia',
  label: 'SOA',
  about:
    'China from 1935: nine regions and their flags, warlord cards, the United Front. One to four people.',
  /** The guided turn that Home offers. */
  firstTurns: ['paper'],
  /** Its position in the list of games. */
  order: 2,
  /** Who can sit at a table. */
  mostPeople: 4,
  forOne: true,
  looksLikeList: (text: string) => LIST.test(text),
  remembers: ['china-start'],
} as const satisfies GameTile;
