import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { asksBack, type Mistake } from '@/systems/gathering-storm/card-text/read/mistake';
import { MOST_LETTERS } from '@/systems/gathering-storm/card-text/read/read-entered';
import { EFFECTS, kindOf } from '@/systems/gathering-storm/effects';
import type { CardPlace } from '@/systems/gathering-storm/effects/place';
import { capitalize, printList } from '@/systems/gathering-storm/vocabulary';
import { TextArea } from '@/ui/form/text-area';
import { LedgerRow } from '@/ui/sheet/ledger-form';
import type { CardDraft, Understood } from '../card-draft';
import styles from '../event-form.module.css';

interface WordsRowProps {
  text: string;
  place: CardPlace;
  mistakes: readonly Mistake[];
  /** Done was pressed before all was read. */
  tried: boolean;
  onText: (text: string) => void;
  onDone: () => void;
  /** A key that means something here; what it prevents does not happen. */
  onKey?: (event: KeyboardEvent<HTMLTextAreaElement>) => void;
  /** Stands under the words. */
  children?: ReactNode;
}

/** What is printed on a card, as it is typed. Too much at once is not taken, and what stood there stays. */
export function WordsRow(props: WordsRowProps) {
  const { text, place, mistakes, tried, onText, onDone, onKey, children } = props;
  const [offered, setOffered] = useState(0);
  const error = offered > 0 ? refuseLong(offered) : tried ? sayUnread(text, mistakes) : null;
  return (
    <LedgerRow label="The card" hint="as printed, or in your words" {...(error ? { error } : {})}>
      <TextArea
        label="What the card says"
        value={text}
        wrong={error !== null}
        placeholder={exampleOf(place)}
        autoCapitalize="sentences"
        hint={<Hint place={place} />}
        onKeyDown={(event) => {
          onKey?.(event);
          if (event.defaultPrevented) return;
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onDone();
        }}
        onChange={(next) => {
          const tooLong = next.length > MOST_LETTERS;
          setOffered(tooLong ? next.length : 0);
          if (!tooLong) onText(next);
        }}
      />
      {children}
    </LedgerRow>
  );
}

function refuseLong(letters: number): string {
  const count = (number: number) => number.toLocaleString('en-US');
  return `${count(letters)} letters are too many for a card: at most ${count(MOST_LETTERS)} are read. The text from before is still here.`;
}

function sayUnread(text: string, mistakes: readonly Mistake[]): string | null {
  if (mistakes.length === 0) return null;
  if (text.trim() === '') return 'Write what the card says.';
  if (mistakes.every(isQuestion)) return 'A question is left, below.';
  return `${nameUnread(text, mistakes)}. What would work is shown below.`;
}

/** What is understood and asks for the rest. */
const isQuestion = (mistake: Mistake) => mistake.kind === 'ask' || asksBack(mistake);

/** What comes next for somebody who writes: lines to be written otherwise, else a trend, else answers; nothing where all is read. */
export function nextUnread(
  mistakes: readonly Mistake[],
): { does: 'write' | 'trend' | 'answer'; lines: string[] } | null {
  const linesOf = (some: readonly Mistake[]) => [...new Set(some.map(({ line }) => String(line)))];
  const unread = linesOf(mistakes.filter((mistake) => !isQuestion(mistake) && !mistake.trend));
  if (unread.length > 0) return { does: 'write', lines: unread };
  const trends = linesOf(mistakes.filter(({ trend }) => trend));
  if (trends.length > 0) return { does: 'trend', lines: trends };
  const asked = linesOf(mistakes);
  return asked.length > 0 ? { does: 'answer', lines: asked } : null;
}

/** Whether a text has one line alone, so that nobody counts them. */
export const isOneLine = (text: string): boolean => !text.trim().includes('\n');

/** "Lines 1 and 3 are not understood yet", or what is missing where all of it is read; nothing where nothing is. */
export function nameUnread(text: string, mistakes: readonly Mistake[]): string {
  const next = nextUnread(mistakes);
  if (!next) return '';
  const isMany = next.lines.length > 1;
  const which = `line${isMany ? 's' : ''} ${printList(next.lines)}`;
  const isOne = isOneLine(text);
  if (next.does === 'trend') return isOne ? 'Set the trend' : `Set the trend of ${which}`;
  if (next.does === 'answer') return isOne ? 'Answer the question' : `Answer ${which}`;
  // What is read, and may not stand on this card, is understood.
  const what = mistakes.some(({ kind }) => kind === 'unread')
    ? 'not understood yet'
    : 'not possible like this';
  return isOne ? capitalize(what) : `${capitalize(which)} ${isMany ? 'are' : 'is'} ${what}`;
}

/** The same of an entry; nothing where it is not made by words, or has none yet. */
export const unreadIn = ({ how, text }: CardDraft, { mistakes }: Understood): string =>
  how === 'words' && text.trim() !== '' ? nameUnread(text, mistakes) : '';

/** Two lines as this card would print them. */
function exampleOf({ power }: CardPlace): string {
  const first = power
    ? kindOf({ kind: 'support', power, amount: 1 }).print(
        { kind: 'support', power, amount: 1 },
        { general: false, power },
      )
    : EFFECTS.diplomacy.example;
  return `${first}\n${EFFECTS.index.example}`;
}

function Hint({ place }: { place: CardPlace }) {
  return (
    <p>
      Its title first, if you like; under it what it does.{' '}
      {place.general ? (
        <>
          Whom it favors can stand in brackets: <span className={styles.typed}>[Germany]</span>
        </>
      ) : (
        <>
          For a gray card add <span className={styles.typed}>[secret]</span>
        </>
      )}
    </p>
  );
}
