import type { GameTile } from '@/kernel/game-tile';

/** What a list of games needs before the rules are loaded. */
export const game = {
  id: 'storm-over-asia',
  name: 'Storm Over Asia',
  label: 'SOA',
  about:
    'China from 1935: nine regions and their flags, warlord cards, the United Front. One to four people.',
  /** The guided turn that Home offers. */
  firstTurns: ['paper'],
  /** Where it stands among the games. */
  order: 2,
  /** Who can sit at a table. */
  mostPeople: 4,
  forOne: true,
  remembers: ['china-start'],
} as const satisfies GameTile;
