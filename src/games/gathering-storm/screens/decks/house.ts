import { useEffect, useState } from 'react';
import type { Deck } from '@/games/gathering-storm/rules/cards/card';

/** The house deck's id in addresses. */
export const HOUSE = 'house';
export const GAME = 'gathering-storm';

/** Loads the house deck on first use. */
export async function loadHouseDeck() {
  return (await import('@/games/gathering-storm/rules/cards/house-deck')).HOUSE_DECK;
}

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
