import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { printEffect } from '@/games/gathering-storm/rules/card-text/grammar/printed';
import type { Mistake } from '@/games/gathering-storm/rules/card-text/read/mistake';
import { MOST_LETTERS } from '@/games/gathering-storm/rules/card-text/read/read-event';
import type { CardPlace } from '@/games/gathering-storm/rules/effects/place';
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
  /** Rendered below the words. */
  children?: ReactNode;
}

/** A field for the words printed on a card. Refuses input that is too long and keeps the existing text. */
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
  return text.trim() === '' ? 'Write what the card says.' : 'What is underlined is not read yet.';
}

/** Whether a trend is the one thing that is left to set. */
export const isOnlyTrend = (mistakes: readonly Mistake[]): boolean =>
  mistakes.length > 0 && mistakes.every(({ trend }) => trend);

/** The big button's label while some words are unread, or '' if all are read. */
export function nameUnread(mistakes: readonly Mistake[]): string {
  if (mistakes.length === 0) return '';
  return isOnlyTrend(mistakes) ? 'Set the trend' : 'Go on by pieces';
}

/** The same for an entry; '' if it is not entered as words, or has none yet. */
export const unreadIn = ({ how, text }: CardDraft, { mistakes }: Understood): string =>
  how === 'words' && text.trim() !== '' ? nameUnread(mistakes) : '';

/** A title and a line as this card would print them. */
const exampleOf = ({ power }: CardPlace): string =>
  power
    ? `A quiet vote\n${printEffect({ kind: 'support', power, amount: 1 }, { general: false, power })}`
    : 'A quiet vote\nTurkey: 1 [Germany]\nEAI: +1';

function Hint({ place }: { place: CardPlace }) {
  return (
    <p>
      Its title on the first line, under it what it does; a line alone is what it does.{' '}
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
