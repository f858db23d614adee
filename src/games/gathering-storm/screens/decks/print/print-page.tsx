import { useMemo } from 'react';
import {
  isWhole,
  MOST_CARDS,
  type PartCard,
  printRanges,
  readRanges,
} from '@/games/gathering-storm/rules/cards/own-deck';
import { printRefusal } from '@/kernel/result';
import { Button } from '@/ui/form/button';
import { Choices } from '@/ui/form/choices';
import { useDraftState } from '@/ui/form/draft-state';
import { TextField } from '@/ui/form/field';
import { Ticks } from '@/ui/form/ticks';
import { AppFrame } from '@/ui/page/app-frame';
import { PageHeader } from '@/ui/page/page-header';
import { usePrinting } from '@/ui/page/use-printing';
import { LedgerForm, LedgerRow } from '@/ui/sheet/ledger-form';
import { Notice } from '@/ui/sheet/notice';
import { Sheet } from '@/ui/sheet/sheet';
import { useDeck } from '../use-deck';
import styles from './print-page.module.css';
import { type Paper, PrintPages } from './print-pages';
import { isTooLong, pagesOf } from './print-sheets';

interface PrintPageProps {
  id: string;
  go: (path: string) => void;
}

const WHICH = [
  { value: 'all', label: 'All' },
  { value: 'range', label: 'Some' },
] as const;
const EXTRAS = [
  { value: 'whole', label: 'Complete cards only' },
  { value: 'backs', label: 'Backs too', note: 'flipped on the long edge' },
] as const;
const PAPERS: readonly { value: Paper; label: string }[] = [
  { value: 'a4', label: 'A4' },
  { value: 'letter', label: 'Letter' },
];

type Which = (typeof WHICH)[number]['value'];
type Extra = (typeof EXTRAS)[number]['value'];

/** Cards to cut out: nine to a page, each page of fronts followed by its backs. */
export function PrintPage({ id, go }: PrintPageProps) {
  const { deck, refusal } = useDeck(id);
  const [which, setWhich] = useDraftState<Which>('which', 'all');
  const [range, setRange] = useDraftState('range', '1 to 9');
  const [paper, setPaper] = useDraftState<Paper>('paper', 'a4');
  const [extras, setExtras] = useDraftState<Extra[]>('extras', ['backs']);
  const numbers = which === 'all' ? null : readRanges(range, MOST_CARDS);
  const unread = which === 'range' && numbers === null;
  const wholeOnly = extras.includes('whole');
  const wanted = unread ? '' : (numbers?.join() ?? 'all');
  const cards = useMemo(() => (deck ? chosen(deck.cards, wanted, wholeOnly) : []), [deck, wanted, wholeOnly]);
  const pages = useMemo(() => pagesOf(cards), [cards]);
  const printing = usePrinting();
  const long = cards.filter(isTooLong).map(({ number }) => number);
  const backs = extras.includes('backs');
  const back = { label: 'Deck', onPress: () => go(`/decks/${id}`) };

  return (
    <AppFrame
      lid={
        <div className={styles.screen}>
          <PageHeader name={deck?.name ?? 'Dispatch Box'} title="Print cards" back={back} />
        </div>
      }
    >
      <div className={styles.screen}>
        <div className={styles.page}>
          {refusal && <Notice tone="refusal">{printRefusal(refusal)}</Notice>}
          {deck && (
            <Sheet label="What to print">
              <LedgerForm>
                <LedgerRow label="Cards">
                  <Choices label="Cards" options={WHICH} value={which} onChange={setWhich} />
                  {which === 'range' && (
                    <TextField
                      label="Numbers"
                      value={range}
                      onChange={setRange}
                      {...(unread ? { error: 'Write numbers such as 1 to 9, 12, 30 to 36.' } : {})}
                    />
                  )}
                  <Ticks label="Which of them" options={EXTRAS} values={extras} onChange={setExtras} />
                </LedgerRow>
                <LedgerRow label="Paper">
                  <Choices label="Paper" options={PAPERS} value={paper} onChange={setPaper} />
                </LedgerRow>
              </LedgerForm>
              <div className={styles.foot}>
                <p className={styles.count} role="status">
                  {sayPages(cards.length, pages.length, backs)}
                </p>
                <Button
                  look="solid"
                  disabled={cards.length === 0}
                  why="No card is chosen."
                  onClick={() => window.print()}
                >
                  Print the cards
                </Button>
              </div>
              <p className={styles.hint}>
                Print at full size (100 %), without added margins. For backs, print on both sides and flip on
                the long edge. Cut along the marks: a card is 63 by 88 mm.
              </p>
              {long.length > 0 && (
                <Notice tone="due">
                  {long.length === 1 ? 'Card' : 'Cards'} {printRanges(long)}: the text is too long for a card
                  and is cut off.
                </Notice>
              )}
            </Sheet>
          )}
        </div>
      </div>
      {deck && (
        <PrintPages
          pages={printing ? pages : pages.slice(0, 1)}
          name={deck.name}
          paper={paper}
          backs={backs}
        />
      )}
    </AppFrame>
  );
}

/** The cards with these numbers ("all" for every one), in order. */
function chosen(cards: readonly PartCard[], wanted: string, wholeOnly: boolean): PartCard[] {
  const numbers = new Set(wanted.split(',').map(Number));
  return cards
    .filter((card) => (wanted === 'all' || numbers.has(card.number)) && (!wholeOnly || isWhole(card)))
    .sort((one, other) => one.number - other.number);
}

function sayPages(cards: number, pages: number, backs: boolean): string {
  const all = `${cards} ${cards === 1 ? 'card' : 'cards'}`;
  if (cards === 0) return 'No card is chosen.';
  const fronts = `${pages} ${pages === 1 ? 'page' : 'pages'} of fronts`;
  return backs ? `${all}: ${fronts}, as many of backs.` : `${all}: ${fronts}.`;
}
