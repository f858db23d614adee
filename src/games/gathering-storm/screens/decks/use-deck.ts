import { useEffect, useMemo, useState } from 'react';
import { type OwnDeck, ownDeckOf, readOwnDeck } from '@/games/gathering-storm/rules/cards/own-deck';
import type { DeckRecord } from '@/kernel/ports';
import type { Refusal, Result } from '@/kernel/result';
import { useDeckActions, useDecks } from '@/store/context';
import { GAME, HOUSE, loadHouseDeck } from './house';

/** Saved decks are replaced, never mutated, so each one is checked once. */
const known = new WeakMap<object, Result<OwnDeck>>();

/** Reads a deck saved on this device; a refusal says how it is damaged. */
export function readSaved({ deck }: Pick<DeckRecord, 'deck'>): Result<OwnDeck> {
  if (typeof deck !== 'object' || deck === null) return readOwnDeck(deck);
  const before = known.get(deck);
  if (before) return before;
  const read = readOwnDeck(deck);
  known.set(deck, read);
  return read;
}

interface DeckInSight {
  /** Null while the deck is loading, or if it does not exist. */
  deck: OwnDeck | null;
  /** False for the house deck, which can be viewed and copied but not changed. */
  own: boolean;
  /** Why it cannot be shown. */
  refusal: Refusal | null;
  /** Whether this device cannot save decks now. */
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
      const result = await actions.changeDeck(id, change as (deck: never) => unknown);
      return result.ok ? null : result.refusal;
    },
  };
}
