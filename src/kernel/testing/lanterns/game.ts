import type { GameTile } from '@/kernel/description';

/** What Home needs of the game before its rules are loaded. */
export const game: GameTile = {
  id: 'lanterns',
  name: 'Lanterns',
  firstTurns: [],
  label: 'L',
  about: 'Two houses.',
  order: 9,
  mostPeople: 2,
  forOne: false,
};
