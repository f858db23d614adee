import { type OwnDeck, readOwnDeck } from '@/games/gathering-storm/rules/cards/own-deck';
import type { DeckRecord } from '@/kernel/ports';
import type { Result } from '@/kernel/result';

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
