import { useEffect } from 'react';
import type { Deck } from '@/games/gathering-storm/rules/cards/card';
import { checkDeck, warnDeck } from '@/games/gathering-storm/rules/cards/decks';
import { dealtDeck } from '@/games/gathering-storm/rules/cards/own-deck';
import { sayDealt } from '@/games/gathering-storm/rules/cards/say-deck';
import { useDeckActions, useDecks } from '@/store/context';
import { readSaved } from '../decks/read-saved';
import { GAME, HOUSE } from '../decks/use-deck';
import { useHouseDeck } from '../decks/use-house-deck';

/** Cards with which a table can be set up. */
export interface CardsOption {
  /** `house`, `paper`, or the id of the user's own deck. */
  value: string;
  label: string;
  note: string;
  /** The deck that the app deals; null with paper cards, and while the house deck loads. */
  deck: Deck | null;
  /** A deck with invalid content. */
  disabled?: boolean;
}

export const PAPER: CardsOption = {
  value: 'paper',
  label: 'Paper',
  note: 'you deal, the app adds up',
  deck: null,
};

/** The house deck, every own deck that can be dealt, and paper. */
export function useCardsOptions(): CardsOption[] {
  const house = useHouseDeck();
  const actions = useDeckActions();
  const records = useDecks((state) => state.decks);
  useEffect(() => void actions.readDecks(), [actions]);
  const own = (records ?? []).flatMap(({ id, game, deck }): CardsOption[] => {
    if (game !== GAME) return [];
    const read = readSaved({ deck });
    const dealt = read.ok ? dealtDeck(read.value) : read;
    if (!read.ok || !dealt.ok) return [];
    const refusal = checkDeck(dealt.value);
    const unusual = warnDeck(dealt.value).length > 0 ? ', something unusual in it' : '';
    const note = refusal.ok ? `${sayDealt(read.value)}${unusual}` : 'it has mistakes: look through it';
    return [{ value: id, label: read.value.name, note, deck: dealt.value, disabled: !refusal.ok }];
  });
  const count = house ? `${house.cards.length} cards of our own` : 'cards of our own';
  return [{ value: HOUSE, label: 'The house deck', note: count, deck: house }, ...own, PAPER];
}

/** How a sentence names the cards; null with paper cards. */
export function sayCards({ value, label, deck }: CardsOption): string | null {
  if (value === PAPER.value) return null;
  const name = value === HOUSE ? 'the house deck' : `the deck “${label}”`;
  return deck ? `${name}, ${deck.cards.length} cards` : name;
}
