import { useEffect, useMemo, useState } from 'react';
import { compareList, mergeList } from '@/games/gathering-storm/rules/cards/merge-decks';
import {
  DECK_SIZE,
  type Learned,
  type OwnDeck,
  type PartCard,
  readOwnDeck,
} from '@/games/gathering-storm/rules/cards/own-deck';
import { accept, type Refusal, type Result } from '@/kernel/result';
import { useDeckActions, useDecks, usePreferences } from '@/store/context';

const GAME = 'gathering-storm';
/** The preference that names the deck in which this device keeps what paper cards say. */
export const PAPER_DECK_KEY = `paper-deck/${GAME}`;
/** Nothing is saved. */
export const NO_DECK = 'none';
/** The deck that begins with the first number. */
const FIRST: OwnDeck = { name: 'Paper deck', size: DECK_SIZE, cards: [] };

interface PaperDeck {
  /** The current deck; null if there is none yet. */
  deck: OwnDeck | null;
  /** Its name, or the name it will have. */
  name: string;
  /** Whether an entry with a number is saved. */
  on: boolean;
  /** The decks to choose from, including none. */
  choices: { value: string; label: string }[];
  chosen: string;
  choose: (id: string) => void;
  /** Whether any part of it differs from the deck. */
  differs: (learned: Learned) => boolean;
  /** Saves the shown parts of a card; differing parts only with `replace`. Returns the new deck. */
  learn: (learned: Learned, replace: boolean) => Promise<Result<OwnDeck>>;
}

const cardOf = (learned: Learned): PartCard => ({ national: {}, ...learned });

/** Serializes writes: the first one may have to create the deck. */
let queue: Promise<unknown> = Promise.resolve();

/** The user's own deck that represents the paper deck on this device. Tables do not know about it. */
export function usePaperDeck(): PaperDeck {
  const preferences = usePreferences();
  const actions = useDeckActions();
  const records = useDecks((state) => state.decks);
  const [savedId, setSavedId] = useState(() => preferences.read(PAPER_DECK_KEY));
  useEffect(() => {
    if (records === null) void actions.readDecks();
  }, [records, actions]);
  const decks = useMemo(
    () =>
      (records ?? []).flatMap(({ id, game, deck }) => {
        const read = game === GAME ? readOwnDeck(deck) : null;
        return read?.ok ? [{ id, deck: read.value }] : [];
      }),
    [records],
  );
  const found = decks.find(({ id }) => id === savedId);
  const choose = (id: string | null) => {
    preferences.write(PAPER_DECK_KEY, id);
    setSavedId(id);
  };

  async function begin(learned: Learned): Promise<Result<OwnDeck>> {
    const deck = mergeList(FIRST, [cardOf(learned)], false);
    const added = await actions.addDeck(GAME, deck);
    if (!added.ok) return added;
    choose(added.value);
    return accept(deck);
  }

  async function keep(learned: Learned, replace: boolean): Promise<Result<OwnDeck>> {
    const id = preferences.read(PAPER_DECK_KEY);
    let refusal: Refusal | null = null;
    // If another window wrote first, its version is loaded by now, and the card is added to that.
    for (let attempt = 0; id && attempt < 2; attempt += 1) {
      let after: OwnDeck | null = null;
      const changed = await actions.changeDeck(id, (deck: OwnDeck) => {
        after = mergeList(deck, [cardOf(learned)], replace);
        return after;
      });
      if (changed.ok && after) return accept(after);
      // The deck is gone: create another.
      if (!after) return begin(learned);
      if (!changed.ok) refusal = changed.refusal;
    }
    return refusal ? { ok: false, refusal } : begin(learned);
  }

  return {
    deck: found?.deck ?? null,
    name: found?.deck.name ?? FIRST.name,
    on: savedId !== NO_DECK,
    choices: [
      ...(found ? [] : [{ value: '', label: `${FIRST.name}, a new one` }]),
      ...decks.map(({ id, deck }) => ({ value: id, label: deck.name })),
      { value: NO_DECK, label: 'No deck' },
    ],
    chosen: savedId === NO_DECK ? NO_DECK : (found?.id ?? ''),
    choose: (id) => choose(id === '' ? null : id),
    differs: (learned) =>
      found !== undefined && compareList(found.deck, [cardOf(learned)]).changed.length > 0,
    learn(learned, replace) {
      const done = queue.then(() => keep(learned, replace));
      queue = done.catch(() => undefined);
      return done;
    },
  };
}
