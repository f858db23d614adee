import { useMemo } from 'react';
import type { Deck } from '@/games/gathering-storm/rules/cards/card';
import { cardsInPlay, isAmended } from '@/games/gathering-storm/rules/cards/deck-today';
import { goneCards, type SeenCard, seenCards } from '@/games/gathering-storm/rules/cards/gone-cards';
import { useActions } from '@/store/context';
import { useRows } from '@/table/journal/use-rows';
import type { PageProps } from '@/table/page/public-frame';
import { Button } from '@/ui/form/button';
import { LedgerLines } from '@/ui/sheet/ledger-lines';
import { Sheet } from '@/ui/sheet/sheet';
import { useTable } from '../use-table';
import type { CardNote } from './card-rows';
import { DeckBrowser } from './deck-browser';
import browser from './deck-browser.module.css';
import { TableDeckState } from './table-deck-state';

/** The deck that this table uses, with what is public about its cards. */
export function TableDeck({ go }: PageProps) {
  const { open } = useTable();
  const actions = useActions();
  const rows = useRows();
  const deck = actions.deckOfTable() as Deck | null;
  const cards = useMemo(() => (deck ? cardsInPlay(open, deck) : []), [open, deck]);
  const notes = useMemo(() => {
    const seen = seenCards(open, rows);
    return new Map(
      cards.flatMap(({ number }): [number, CardNote][] => {
        const lines = linesOf(seen.get(number), isAmended(open, number));
        return lines ? [[number, lines]] : [];
      }),
    );
  }, [open, rows, cards]);
  const gone = useMemo(() => goneCards(open, rows, cards), [open, rows, cards]);
  if (!deck) return <NoDeck paper={open.cards === 'paper'} go={go} />;
  return (
    <DeckBrowser guided cards={cards} readings={open} notes={notes} first={open.card?.number}>
      <TableDeckState deck={deck} gone={gone} go={go} />
    </DeckBrowser>
  );
}

const LIES: Record<SeenCard['lies'], { short: string; line: string }> = {
  'face up': { short: 'Face up', line: 'It is face up.' },
  discarded: { short: 'Discarded', line: 'It is among the discards.' },
  'shuffled in': { short: 'Shuffled in again', line: 'It has been shuffled in again.' },
};

function linesOf(seen: SeenCard | undefined, amended: boolean): CardNote | null {
  if (!seen && !amended) return null;
  const short = seen ? LIES[seen.lies].short : 'Amended';
  return {
    short,
    lines: [
      ...(seen ? [...seen.seen.map((words) => `${words}.`), LIES[seen.lies].line] : []),
      ...(amended ? ['This table amended it. Its deck still has the printed text.'] : []),
    ],
  };
}

/** With paper cards, and in a public copy, there is no deck to look through. */
function NoDeck({ paper, go }: { paper: boolean; go: (path: string) => void }) {
  return (
    <div className={browser.page}>
      <Sheet title="This table’s deck" titleSize="head">
        <LedgerLines
          rows={[
            {
              label: 'Cards',
              text: paper
                ? 'This table plays with paper cards. The app deals nothing and knows only what was entered.'
                : 'This is a public copy: the deck stayed with the table it was made from.',
            },
            {
              label: 'Decks',
              text: 'The house deck and your own decks are on the page Decks.',
            },
          ]}
          foot={
            <Button icon="book" onClick={() => go('/decks')}>
              Open the decks
            </Button>
          }
        />
      </Sheet>
    </div>
  );
}
