import { useDeferredValue, useMemo } from 'react';
import { checkDeck, warnDeck } from '@/games/gathering-storm/rules/cards/decks';
import {
  type CardPart,
  checkOwnDeck,
  dealtDeck,
  isWhole,
  numbersMissing,
  type OwnDeck,
  printRanges,
} from '@/games/gathering-storm/rules/cards/own-deck';
import { sayDealt, sayDeck, sayParts } from '@/games/gathering-storm/rules/cards/say-deck';
import { printRefusal } from '@/kernel/result';
import { named } from '@/ui/sheet/journal-list';
import { LedgerLines } from '@/ui/sheet/ledger-lines';
import styles from './deck-state.module.css';

interface DeckStateProps {
  id: string;
  deck: OwnDeck;
}

/** Number of mistakes shown; the next ones appear as these are fixed. */
const MOST_SHOWN = 5;

/** The status of the user's own deck: what it has, what it lacks, and its errors. */
export function DeckState({ id, deck }: DeckStateProps) {
  const missing = useMemo(() => numbersMissing(deck), [deck]);
  // The cards are there first; then every event is looked at.
  const looked = useDeferredValue<OwnDeck | null>(deck, null);
  const { wrong, warnings, barred } = useMemo(() => lookThrough(looked), [looked]);
  const link = (number: number) => `#/decks/${id}/card/${number}`;
  const first = missing[0];
  const has = sayDeck(deck);
  const dealt = sayDealt(deck);
  const rows = [
    { label: 'It has', text: has },
    ...(deck.cards.length === deck.size && deck.cards.every(isWhole)
      ? []
      : [{ label: 'How full', text: `${sayParts(deck)}.` }]),
    {
      label: 'To play',
      text: barred
        ? 'Not yet: it has mistakes.'
        : (dealt ?? 'Not yet: it needs six complete cards. A table with paper cards can use it already.'),
    },
    ...(first === undefined
      ? []
      : [{ label: 'Missing', text: <MissingNumbers numbers={missing} first={first} href={link(first)} /> }]),
    ...(wrong.length === 0 ? [] : [{ label: 'Wrong', text: <Wrong wrong={wrong} link={link} /> }]),
    ...(warnings.length === 0 ? [] : [{ label: 'Unusual', text: <Sentences sentences={warnings} /> }]),
  ];
  const whole = dealt === has && rows.length === 2;
  return whole ? <p className={styles.whole}>{has}, all complete.</p> : <LedgerLines rows={rows} />;
}

interface MissingNumbersProps {
  numbers: readonly number[];
  first: number;
  href: string;
}

function MissingNumbers({ numbers, first, href }: MissingNumbersProps) {
  return (
    <>
      {printRanges(numbers)}.{' '}
      <a className={styles.link} href={href}>
        Write card {first}
      </a>
    </>
  );
}

interface WrongProps {
  wrong: ReturnType<typeof checkOwnDeck>;
  link: (number: number) => string;
}

function Wrong({ wrong, link }: WrongProps) {
  return (
    <ul className={styles.wrong}>
      {named(wrong.slice(0, MOST_SHOWN), ({ number, part, message }) => `${number} ${part} ${message}`).map(
        ([key, refusal]) => (
          <li key={key}>
            {refusal.number !== undefined && (
              <>
                <a className={styles.link} href={link(refusal.number)}>
                  Card {refusal.number}, {partName(refusal.part)}
                </a>
                :{' '}
              </>
            )}
            {printRefusal(refusal)}
          </li>
        ),
      )}
      {wrong.length > MOST_SHOWN && <li>And {wrong.length - MOST_SHOWN} more.</li>}
    </ul>
  );
}

function Sentences({ sentences }: { sentences: readonly string[] }) {
  return (
    <ul className={styles.wrong}>
      {named(sentences).map(([key, sentence]) => (
        <li key={key}>{sentence}</li>
      ))}
    </ul>
  );
}

/** Returns the errors and warnings of a deck. */
function lookThrough(deck: OwnDeck | null) {
  if (!deck) return { wrong: [], warnings: [], barred: false };
  const dealt = dealtDeck(deck);
  return {
    barred: dealt.ok && !checkDeck(dealt.value).ok,
    wrong: checkOwnDeck(deck),
    warnings: warnDeck(deck),
  };
}

function partName(part: CardPart | undefined): string {
  if (part === 'trend') return 'trend';
  return part === 'general' || part === undefined ? 'general event' : `${part}’s event`;
}
