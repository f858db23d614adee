import type { StandingRow } from '@/kernel/journal/views';
import type { Showing } from '../state/outcomes';
import { eachPower } from '../state/state';
import type { Power } from '../vocabulary';
import { shownIn } from './shown-in';

/** A card that was shown and discarded unplayed, and when. @rule GS 9.13 */
export interface Declined {
  turn: number;
  /** If the app knows it. */
  number?: number;
  event: Showing['event'];
}

/** What each power declined in the whole game, oldest first. */
export function declinedCards(rows: readonly StandingRow[]): Record<Power, Declined[]> {
  const all = rows.flatMap(({ entry }) =>
    shownIn(entry)
      .filter(({ how }) => how === 'declined')
      .map(({ power, number, event }) => ({ power, number, event, turn: entry.at.turn })),
  );
  const declined = eachPower((): Declined[] => []);
  for (const { power, number, ...card } of all)
    declined[power].push({ ...card, ...(number === undefined ? {} : { number }) });
  return declined;
}
