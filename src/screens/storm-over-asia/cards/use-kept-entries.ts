import { useEffect, useMemo } from 'react';
import { useDeckActions, useDecks } from '@/store/context';
import type { Deck } from '@/systems/storm-over-asia/cards/card';
import { countListEntries, filledEntriesOf, readFilledDeck } from '@/systems/storm-over-asia/list-entries';

export const GAME = 'storm-over-asia';

/** Entries that this device keeps beside the tables. */
export interface KeptEntries {
  id: string;
  name: string;
  /** How many are filled in. */
  count: number;
  deck: Deck;
}

/** Entries of this game that are kept on this device; what is damaged is not among them. */
export function useKeptEntries(): KeptEntries[] {
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
