import type { GameTile } from '@/kernel/game-tile';

/** What a list of games needs before the rules are loaded. */
export const game = {
  id: 'gathering-storm',
  name: 'Gathering Storm',
  label: 'GS',
  about:
    'Europe from 1935: support, income and research of five powers, the Economic Climate. One to five people.',
  /** The guided turns that Home offers. */
  firstTurns: ['paper', 'hotseat', 'alone'],
  /** Where it stands among the games. */
  order: 1,
  /** Who can sit at a table. */
  mostPeople: 5,
  forOne: true,
  /** Its decks are written and read on the device. */
  decks: true,
  remembers: [
    'enter-card',
    'enter-deck',
    'enter-event',
    'favorites/gathering-storm',
    'history-form',
    'paper-deck/gathering-storm',
  ],
} as const satisfies GameTile;
