import { useEffect, useMemo } from 'react';
import type { Deck } from '@/games/storm-over-asia/rules/cards/card';
import {
  countListEntries,
  filledEntriesOf,
  readFilledDeck,
} from '@/games/storm-over-asia/rules/list-entries';
import { useDeckActions, useDecks } from '@/store/context';

export const GAME = 'storm-over-asia';

/** Entries saved on this device, apart from any table. */
export interface SavedEntries {
  id: string;
  name: string;
  /** How many are filled in. */
  count: number;
  deck: Deck;
}

/** Entries of this game saved on this device, without damaged ones. */
export function useSavedEntries(): SavedEntries[] {
  const actions = useDeckActions();
  const records = useDecks((state) => state.decks);
  useEffect(() => void actions.readDecks(), [actions]);
  return useMemo(
    () =>
      (records ?? []).flatMap(({ id, game, deck }) => {
        const read = game === GAME ? readFilledDeck(deck) : null;
        if (!read) return [];
        return [{ id, name: read.name, count: countListEntries(filledEntriesOf(read)).filled, deck: read }];
      }),
    [records],
  );
}

/** "1 entry", "14 entries". */
export const countOfEntries = (count: number) => (count === 1 ? '1 entry' : `${count} entries`);
