import { useEffect, useState } from 'react';
import type { Deck } from '@/games/gathering-storm/rules/cards/card';
import { type DeckToday, deckToday } from '@/games/gathering-storm/rules/cards/deck-today';
import { useDeckActions, useDecks } from '@/store/context';
import { GAME, loadHouseDeck } from './house';
import { readSaved } from './read-saved';

/** Compares a table’s deck with today’s decks in idle time; null until the comparison is done. */
export function useDeckToday(deck: Deck | null): DeckToday | null {
  const actions = useDeckActions();
  const records = useDecks((state) => state.decks);
  const [today, setToday] = useState<DeckToday | null>(null);
  useEffect(() => {
    if (deck) void actions.readDecks();
  }, [actions, deck]);
  useEffect(() => {
    if (!deck || !records) return;
    let here = true;
    const own = records.flatMap((record) => {
      if (record.game !== GAME) return [];
      const read = readSaved(record);
      return read.ok ? [read.value] : [];
    });
    void loadHouseDeck().then((house) => here && setToday(deckToday(deck, house, own)));
    return () => {
      here = false;
    };
  }, [deck, records]);
  return today;
}
