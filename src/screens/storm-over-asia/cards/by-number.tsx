import type { ReactNode } from 'react';
import { DECK_SIZE, type Event, type List } from '@/systems/storm-over-asia/cards/card';
import { Button } from '@/ui/form/button';
import { Choices } from '@/ui/form/choices';
import { useDraftState } from '@/ui/form/draft-state';
import { NumberField } from '@/ui/form/number-field';
import { EntryForm } from './entry-form';
import styles from './entry-form.module.css';
import { KnownEntry } from './known-entry';

const WAYS = [
  { value: 'number', label: 'By its number' },
  { value: 'words', label: 'By what it says' },
] as const;

interface ByNumberProps {
  list: List;
  /** What the button says: "Enter the card". */
  enter: string;
  children?: ReactNode;
  onEnter: (card: { number?: number; event?: Event }) => void;
}

/** A paper card by its number, with what the rules know of it, or by what it says. @rule SOA 9 */
export function ByNumber({ list, enter, children, onEnter }: ByNumberProps) {
  const [way, setWay] = useDraftState<'number' | 'words'>('way', 'number');
  const [number, setNumber] = useDraftState<number | null>('number', null);
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
          <NumberField
            label="Number on the card"
            hint={`1 to ${DECK_SIZE}`}
            min={1}
            max={DECK_SIZE}
            value={number}
            onChange={setNumber}
          />
          <KnownEntry list={list} number={number} />
          <Button
            type="submit"
            look="solid"
            className={styles.add}
            disabled={number === null}
            why={`Write a number from 1 to ${DECK_SIZE}.`}
          >
            {enter}
          </Button>
        </form>
      ) : (
        <EntryForm label={enter} enter={enter} onEnter={(event) => onEnter({ event })} />
      )}
    </div>
  );
}
