import { type FormEvent, useState } from 'react';
import type { Event } from '@/systems/storm-over-asia/cards/card';
import { nameTotal, TOTALS } from '@/systems/storm-over-asia/totals';
import { Button } from '@/ui/button';
import { Choices } from '@/ui/choices';
import { TextField } from '@/ui/field';
import { SelectField } from '@/ui/select-field';
import { Stepper } from '@/ui/stepper';
import styles from './entry-form.module.css';
import { EntryWords } from './entry-words';

type Effect = Event['effects'][number];

/** Numbers that a card moves, as its shape allows. */
const MOVED = TOTALS.filter((key) => /^(index|support:|income:)/.test(key));

interface EntryFormProps {
  label: string;
  /** What the form’s button says. */
  enter: string;
  onEnter: (event: Event) => void;
}

const WAYS = [
  { value: 'words', label: 'As it is printed' },
  { value: 'pieces', label: 'Piece by piece' },
] as const;

/** What a card says, as its owner reads it: in its printed words, or piece by piece. @rule SOA 9 */
export function EntryForm(props: EntryFormProps) {
  const [way, setWay] = useState<'words' | 'pieces'>('words');
  return (
    <div className={styles.form}>
      <Choices label="How it is written" options={WAYS} value={way} onChange={setWay} />
      {way === 'words' ? <EntryWords {...props} /> : <EntryPieces {...props} />}
    </div>
  );
}

/** A title, numbers it moves this turn, and what is done on the board. */
function EntryPieces({ label, enter, onEnter }: EntryFormProps) {
  const [title, setTitle] = useState('');
  const [lines, setLines] = useState<{ total: string; amount: number }[]>([]);
  const [words, setWords] = useState('');

  function submit(event: FormEvent) {
    event.preventDefault();
    const moved = lines.filter(({ amount }) => amount !== 0);
    const effects: Effect[] = moved.map(({ total, amount }) => ({ kind: 'line', total, amount }));
    if (words.trim() !== '') effects.push({ kind: 'by-hand', words });
    onEnter({ title, secret: false, window: 'drawn', effects });
  }
  const change = (at: number, next: Partial<{ total: string; amount: number }>) =>
    setLines(lines.map((line, index) => (index === at ? { ...line, ...next } : line)));
  return (
    <form className={styles.form} aria-label={label} onSubmit={submit}>
      <TextField label="Title" value={title} maxLength={80} onChange={setTitle} />
      {lines.map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
        <div key={at} className={styles.line}>
          <SelectField
            label={`Number ${at + 1}`}
            options={MOVED.map((value) => ({ value, label: nameTotal(value) }))}
            value={line.total}
            onChange={(total) => change(at, { total })}
          />
          <Stepper
            label={`Amount ${at + 1}`}
            value={line.amount}
            min={-9}
            max={9}
            sign="always"
            onChange={(amount) => change(at, { amount })}
          />
          <Button
            icon="close"
            aria-label={`Take number ${at + 1} away`}
            onClick={() => setLines(lines.filter((_, index) => index !== at))}
          />
        </div>
      ))}
      {lines.length < 5 && (
        <Button
          icon="plus"
          className={styles.add}
          onClick={() => setLines([...lines, { total: MOVED[0] as string, amount: 1 }])}
        >
          A number it moves this turn
        </Button>
      )}
      <TextField label="Done on the board, in words" value={words} maxLength={200} onChange={setWords} />
      <Button type="submit" look="solid" className={styles.add}>
        {enter}
      </Button>
    </form>
  );
}
