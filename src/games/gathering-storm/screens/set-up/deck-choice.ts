import { useEffect, useState } from 'react';
import { HOUSE_DECK_FACTS } from '@/games/gathering-storm/rules/cards/house-deck-facts';
import { useDeckActions, useDecks } from '@/store/context';
import { whenIdle } from '@/ui/when-idle';
import { GAME, HOUSE, loadHouseDeck } from '../decks/house';
import type { CardsOption, ownDecks } from './own-decks';

export const PAPER: CardsOption = {
  value: 'paper',
  label: 'Paper',
  note: 'you deal, the app adds up',
  deck: null,
  count: null,
};

type OwnDecks = typeof ownDecks;

/** Loads the checks of own decks, which need every effect, once there is a deck. Null until then. */
function useOwnDecks(needed: boolean): OwnDecks | null {
  const [read, setRead] = useState<OwnDecks | null>(null);
  useEffect(() => {
    let here = true;
    if (needed) void import('./own-decks').then(({ ownDecks }) => here && setRead(() => ownDecks));
    return () => {
      here = false;
    };
  }, [needed]);
  return read;
}

const HOUSE_OPTION: CardsOption = {
  value: HOUSE,
  label: 'The house deck',
  note: `${HOUSE_DECK_FACTS.cards} cards of our own`,
  deck: null,
  count: HOUSE_DECK_FACTS.cards,
};

/** The house deck, every own deck that can be dealt, and paper. */
export function useCardsOptions(): CardsOption[] {
  const actions = useDeckActions();
  const records = useDecks((state) => state.decks);
  useEffect(() => void actions.readDecks(), [actions]);
  useEffect(() => whenIdle(() => void loadHouseDeck().catch(() => undefined)), []);
  const saved = records?.filter(({ game }) => game === GAME);
  const read = useOwnDecks(saved !== undefined && saved.length > 0);
  const own = saved && read ? read(saved) : [];
  return [HOUSE_OPTION, ...own, PAPER];
}

/** How a sentence names the cards; null with paper cards. */
export function sayCards({ value, label, count }: CardsOption): string | null {
  if (count === null) return null;
  const name = value === HOUSE ? 'the house deck' : `the deck “${label}”`;
  return `${name}, ${count} cards`;
}
