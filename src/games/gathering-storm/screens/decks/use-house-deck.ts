import { useEffect, useState } from 'react';
import type { Deck } from '@/games/gathering-storm/rules/cards/card';
import { loadHouseDeck } from './use-deck';

/** Returns the house deck, or null while it is loading. */
export function useHouseDeck(): Deck | null {
  const [deck, setDeck] = useState<Deck | null>(null);
  useEffect(() => {
    let here = true;
    void loadHouseDeck().then((loaded) => here && setDeck(loaded));
    return () => {
      here = false;
    };
  }, []);
  return deck;
}
