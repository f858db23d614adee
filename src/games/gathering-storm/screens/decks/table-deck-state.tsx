import { useEffect, useMemo, useState } from 'react';
import type { Deck } from '@/games/gathering-storm/rules/cards/card';
import { type DeckToday, deckToday, printShort } from '@/games/gathering-storm/rules/cards/deck-today';
import type { GoneCards } from '@/games/gathering-storm/rules/cards/gone-cards';
import { ownDeckOf } from '@/games/gathering-storm/rules/cards/own-deck';
import { discards, pileSize } from '@/games/gathering-storm/rules/hands/draws';
import { POWERS } from '@/games/gathering-storm/rules/vocabulary';
import { fingerprint } from '@/kernel/file/fingerprint';
import { printRefusal, type Refusal } from '@/kernel/result';
import { useDeckActions, useDecks } from '@/store/context';
import { Button } from '@/ui/form/button';
import { LedgerLines } from '@/ui/sheet/ledger-lines';
import { Notice } from '@/ui/sheet/notice';
import { Sheet } from '@/ui/sheet/sheet';
import voice from '@/ui/type.module.css';
import { useTable } from '../use-table';
import { GoneLines } from './gone-lines';
import { GAME, loadHouseDeck } from './house';
import { readSaved } from './use-deck';

/** Compares a table’s deck with today’s decks in idle time; null until the comparison is done. */
export function useDeckToday(deck: Deck | null): DeckToday | null {
  const actions = useDeckActions();
  const records = useDecks((state) => state.decks);
  const [today, setToday] = useState<DeckToday | null>(null);
  useEffect(() => {
    if (deck) void actions.readDecks();
  }, [actions, deck]);
  useEffect(() => {
    if (!deck || !records) return;
    let here = true;
    const own = records.flatMap((record) => {
      if (record.game !== GAME) return [];
      const read = readSaved(record);
      return read.ok ? [read.value] : [];
    });
    void loadHouseDeck().then((house) => here && setToday(deckToday(deck, house, own)));
    return () => {
      here = false;
    };
  }, [deck, records]);
  return today;
}

interface TableDeckStateProps {
  deck: Deck;
  gone: readonly GoneCards[];
  go: (path: string) => void;
}

/** Whose deck it is, where its cards are as far as is public, and how it differs from today’s decks. */
export function TableDeckState({ deck, gone, go }: TableDeckStateProps) {
  const { open } = useTable();
  const actions = useDeckActions();
  const today = useDeckToday(deck);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const print = useMemo(() => fingerprint(deck), [deck]);
  const held = POWERS.reduce((sum, power) => sum + open.hands[power].held, 0);

  async function keep() {
    const made = await actions.addDeck(GAME, ownDeckOf(deck));
    if (made.ok) go(`/decks/${made.value}`);
    else setRefusal(made.refusal);
  }

  return (
    <>
      {refusal && (
        <Notice tone="refusal" onClose={() => setRefusal(null)}>
          {printRefusal(refusal)}
        </Notice>
      )}
      <Sheet title={<span dir="auto">{deck.name}</span>} titleSize="head">
        <LedgerLines
          rows={[
            {
              label: 'It has',
              text: (
                <>
                  {deck.cards.length} cards, fingerprint <b className={voice.typed}>{printShort(print)}</b>
                </>
              ),
            },
            {
              label: 'Where they are',
              text: `${pileSize(open)} in the pile, ${held} in hands, ${discards(open).length} discarded${open.card ? ', 1 face up' : ''}`,
            },
            ...(gone.length > 0 ? [{ label: 'Gone', text: <GoneLines cards={gone} /> }] : []),
            { label: 'Today', text: today?.words ?? 'Looking …' },
          ]}
          foot={
            <Button icon="copy" onClick={() => void keep()}>
              Save it as my own deck
            </Button>
          }
        />
      </Sheet>
    </>
  );
}
