import type { Deck } from '@/games/gathering-storm/rules/cards/card';
import { checkDeck, warnDeck } from '@/games/gathering-storm/rules/cards/decks';
import { dealtDeck } from '@/games/gathering-storm/rules/cards/own-deck';
import { sayDealt } from '@/games/gathering-storm/rules/cards/say-deck';
import type { DeckRecord } from '@/kernel/ports';
import { readSaved } from '../decks/use-deck';

/** Cards with which a table can be set up. */
export interface CardsOption {
  /** `house`, `paper`, or the id of the user's own deck. */
  value: string;
  label: string;
  note: string;
  /** An own deck that the app deals. The house deck is loaded when the table opens. */
  deck: Deck | null;
  /** How many cards the app deals; null with paper cards. */
  count: number | null;
  /** A deck with invalid content. */
  disabled?: boolean;
}

/** The saved decks of this device that can be dealt; one with invalid content is disabled. */
export function ownDecks(records: readonly DeckRecord[]): CardsOption[] {
  return records.flatMap(({ id, deck }): CardsOption[] => {
    const read = readSaved({ deck });
    const dealt = read.ok ? dealtDeck(read.value) : read;
    if (!read.ok || !dealt.ok) return [];
    const refusal = checkDeck(dealt.value);
    const unusual = warnDeck(dealt.value).length > 0 ? ', something unusual in it' : '';
    const note = refusal.ok ? `${sayDealt(read.value)}${unusual}` : 'it has mistakes: look through it';
    const count = dealt.value.cards.length;
    return [{ value: id, label: read.value.name, note, deck: dealt.value, count, disabled: !refusal.ok }];
  });
}
