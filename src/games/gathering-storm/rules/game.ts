import type { GameTile } from '@/kernel/description';

/** A card’s first line in a text, a card in JSON, or the columns of a table. */
const LIST =
  /^[ \t]*card[ \t]+(?:no\.? ?|#)?\d{1,3}[ \t]*(?:[,;:.-].*\btrend\b.*)?\r?$|"national"\s*:\s*\{|^.{0,40}\b(?:number|card|no|nr)\b.{0,9}[,;\t].{0,80}\b(?:trend|part|power|effects?|general)\b/im;

/** What a list of games needs before the rules are loaded. */
export const game = {
  id: 'gathering-storm',
  name: 'Gathering Storm',
  label: 'GS',
  about:
    'Europe from 1935: support, income and research of five powers, the Economic Climate. One to five people.',
  /** The guided turns that Home offers. */
  firstTurns: ['paper', 'hotseat', 'alone'],
  /** Its position in the list of games. */
  order: 1,
  /** Who can sit at a table. */
  mostPeople: 5,
  forOne: true,
  /** Its decks are written and read on the device. */
  decks: true,
  looksLikeList: (text: string) => LIST.test(text),
  remembers: [
    'enter-card',
    'enter-deck',
    'enter-event',
    'favorites/gathering-storm',
    'europe-view',
    'history-form',
    'paper-deck/gathering-storm',
  ],
} as const satisfies GameTile;
