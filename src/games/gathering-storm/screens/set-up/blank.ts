import { PACT_COUNTRIES, POWERS } from '@/games/gathering-storm/rules/vocabulary';
import type { BlankSheet } from '@/table/game-ui';

/** A turn of Gathering Storm to be written down by hand. */
export const BLANK: readonly BlankSheet[] = [
  {
    name: 'This turn',
    columns: ['Season and year', 'General event', 'Economic trend', 'Index', 'Balance'],
    rows: 2,
  },
  { name: 'Economic Climate', columns: [], rows: 0, track: { from: -3, to: 3 } },
  {
    name: 'Powers',
    columns: ['Support', 'Income', 'Tile points', 'Spent', 'Cards', 'Due'],
    rows: POWERS,
  },
  { name: 'Events shown', columns: ['Power', 'Event', 'What it does', 'Until'], rows: 10 },
  { name: 'Research', columns: ['Alliance', 'Project', 'Steps', 'Result'], rows: 6 },
  { name: 'Countries', columns: ['Flags', 'Modifier', 'For', 'Pacts, wars'], rows: PACT_COUNTRIES },
];
