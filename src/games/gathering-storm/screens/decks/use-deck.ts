import { useEffect, useMemo, useState } from 'react';
import { type OwnDeck, ownDeckOf } from '@/games/gathering-storm/rules/cards/own-deck';
import type { Refusal } from '@/kernel/result';
import { useDeckActions, useDecks } from '@/store/context';
import { readSaved } from './read-saved';

/** The id under which the house deck has its address. */
export const HOUSE = 'house';
export const GAME = 'gathering-storm';

/** The house deck, fetched when it is first needed. */
export async function loadHouseDeck() {
  return (await import('@/games/gathering-storm/rules/cards/house-deck')).HOUSE_DECK;
}

interface DeckInSight {
  /** Nothing while it is read, or when it is not there. */
  deck: OwnDeck | null;
  /** The house deck is looked at and copied, not changed. */
  own: boolean;
  /** Why it cannot be shown. */
  refusal: Refusal | null;
  /** The device cannot keep decks now. */
  failed: boolean;
  change: (change: (deck: OwnDeck) => OwnDeck) => Promise<Refusal | null>;
}

const GONE: Refusal = {
  message: 'This deck is not on this device.',
  allowed: 'Open its file, or another deck.',
};

/** A deck of this device by its address. */
export function useDeck(id: string): DeckInSight {
  const actions = useDeckActions();
  const records = useDecks((state) => state.decks);
  const failed = useDecks((state) => state.failed);
  const [house, setHouse] = useState<OwnDeck | null>(null);
  const own = id !== HOUSE;
  useEffect(() => {
    if (own) void actions.readDecks();
    else void loadHouseDeck().then((deck) => setHouse(ownDeckOf(deck)));
  }, [actions, own]);
  const record = records?.find((item) => item.id === id && item.game === GAME);
  const read = useMemo(() => (record ? readSaved(record) : null), [record]);
  const gone = own && records !== null && !record ? GONE : null;
  return {
    deck: own ? (read?.ok ? read.value : null) : house,
    own,
    refusal: gone ?? (read && !read.ok ? read.refusal : null),
    failed,
    async change(change) {
      const kept = await actions.changeDeck(id, change as (deck: never) => unknown);
      return kept.ok ? null : kept.refusal;
    },
  };
}
