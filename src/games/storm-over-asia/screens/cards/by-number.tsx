import type { ReactNode } from 'react';
import { DECK_SIZE, type Event, type List } from '@/games/storm-over-asia/rules/cards/card';
import { readListEntryOf } from '@/games/storm-over-asia/rules/list-entries';
import { sayEvent } from '@/games/storm-over-asia/rules/say-event';
import type { OpenState } from '@/games/storm-over-asia/rules/state';
import { readWhole } from '@/kernel/file/letters';
import { useTable } from '@/table/use-table';
import { Button } from '@/ui/form/button';
import { Choices } from '@/ui/form/choices';
import { useDraftState } from '@/ui/form/draft-state';
import { ErrorLine } from '@/ui/form/error-line';
import { NumberKeys } from '@/ui/form/number-keys';
import lay from '@/ui/lay.module.css';
import voice from '@/ui/type.module.css';
import { EntryForm } from './entry-form';
import styles from './entry-form.module.css';

/** What the rules say about a number before it is entered. @rule SOA 26.111, 26.213 */
function KnownEntry({ list, number }: { list: List; number: number | null }) {
  const { open } = useTable<OpenState>();
  if (number === null) return null;
  const known = readListEntryOf(open, null, list, number);
  const rule = known?.effects.flatMap((effect) => (effect.kind === 'turn-flag' ? [effect.rule] : []))[0];
  return (
    <p className={styles.known} role="status">
      {known
        ? sayEvent(known).join(' ')
        : 'What this number does is not in the rules: read it from the card, here or once it is face up.'}{' '}
      {rule && <span className={voice.rule}>{rule}</span>}
    </p>
  );
}

const WAYS = [
  { value: 'number', label: 'By its number' },
  { value: 'words', label: 'By what it says' },
] as const;

/** Parses a typed card number; null if it is not one. */
function readNumber(text: string): number | null {
  const number = readWhole(text) ?? 0;
  return number >= 1 && number <= DECK_SIZE ? number : null;
}

interface ByNumberProps {
  list: List;
  /** The label of the button: "Enter the card". */
  enter: string;
  children?: ReactNode;
  /** Other actions, next to the button. */
  tools?: ReactNode;
  onEnter: (card: { number?: number; event?: Event }) => void;
}

/** Enters a paper card by its number, with what the rules know about it, or by its text. @rule SOA 9 */
export function ByNumber({ list, enter, children, tools, onEnter }: ByNumberProps) {
  const [way, setWay] = useDraftState<'number' | 'words'>('way', 'number');
  const [text, setText] = useDraftState('number as typed', '');
  const number = readNumber(text);
  const wrong = text.trim() !== '' && number === null;
  return (
    <div className={styles.body}>
      {children}
      <Choices label="How it is entered" options={WAYS} value={way} onChange={setWay} />
      {way === 'number' ? (
        <form
          className={styles.form}
          aria-label={enter}
          onSubmit={(event) => {
            event.preventDefault();
            if (number !== null) onEnter({ number });
          }}
        >
          <NumberKeys
            label="Number on the card"
            value={text}
            onChange={setText}
            wrong={wrong}
            upTo={DECK_SIZE}
          />
          {wrong && <ErrorLine>{`A card’s number is a whole number from 1 to ${DECK_SIZE}.`}</ErrorLine>}
          <div className={styles.act}>
            <KnownEntry list={list} number={number} />
            <div className={lay.buttons}>
              <Button
                type="submit"
                look="solid"
                className={styles.add}
                disabled={number === null}
                why={`Write a number from 1 to ${DECK_SIZE}.`}
              >
                {enter}
              </Button>
              {tools}
            </div>
          </div>
        </form>
      ) : (
        <>
          <EntryForm label={enter} enter={enter} onEnter={(event) => onEnter({ event })} />
          <div className={lay.buttons}>{tools}</div>
        </>
      )}
    </div>
  );
}
