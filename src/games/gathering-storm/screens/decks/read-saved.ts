import { type OwnDeck, readOwnDeck } from '@/games/gathering-storm/rules/cards/own-deck';
import type { DeckRecord } from '@/kernel/ports';
import type { Result } from '@/kernel/result';

/** What is kept never changes, only what is kept in its place: each deck is looked through once. */
const known = new WeakMap<object, Result<OwnDeck>>();

/** A deck of this device as it was kept, or how it is damaged. */
export function readSaved({ deck }: Pick<DeckRecord, 'deck'>): Result<OwnDeck> {
  if (typeof deck !== 'object' || deck === null) return readOwnDeck(deck);
  const before = known.get(deck);
  if (before) return before;
  const read = readOwnDeck(deck);
  known.set(deck, read);
  return read;
}
