import { GAMES } from '../games';

/** Preferences chosen in Settings or asked for at a table. */
const CHOSEN: readonly string[] = [
  'awake',
  'call',
  'hand',
  'labels',
  'papers-seconds',
  'pause-seconds',
  'stops-at-cards',
  'text',
  'theme',
];
/** Typed once, and offered again. */
const TYPED: readonly string[] = ['deck-list/new', 'forms/decks', 'forms/new-table', 'pair'];
const OF_TABLE = ['begun', 'forms'];
const OF_DECK = ['deck-drafts', 'deck-list'];
const POLICY = 'policy:';

/** What of this device’s preferences goes into its file, by name; the rest is of this browser alone. */
export function carriedNames(tables: readonly string[], decks: readonly string[]): string[] {
  return [
    ...CHOSEN,
    ...TYPED,
    ...GAMES.flatMap(({ id, remembers = [] }) => [POLICY + id, ...remembers]),
    ...tables.flatMap((id) => OF_TABLE.map((name) => `${name}/${id}`)),
    ...decks.flatMap((id) => OF_DECK.map((name) => `${name}/${id}`)),
  ];
}

export type KindOfName = 'setting' | 'policy' | 'typed';

export const kindOfName = (name: string): KindOfName =>
  CHOSEN.includes(name) ? 'setting' : name.startsWith(POLICY) ? 'policy' : 'typed';
