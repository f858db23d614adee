import type { Event } from '@/games/storm-over-asia/rules/cards/card';
import { nameTotal, TOTALS } from '@/games/storm-over-asia/rules/totals';
import { FLAG_EVENTS } from '@/games/storm-over-asia/rules/warlords/flag-events';
import { cx } from '@/ui/cx';
import { Button } from '@/ui/form/button';
import { useDraftState } from '@/ui/form/draft-state';
import { TextField } from '@/ui/form/field';
import { SelectField } from '@/ui/form/select-field';
import { Stepper } from '@/ui/form/stepper';
import lay from '@/ui/lay.module.css';
import { flagName } from '../words';
import styles from './entry-form.module.css';

type Effect = Event['effects'][number];

/** Numbers that a card moves, as its shape allows. */
const MOVED = TOTALS.filter((key) => /^(index|support:|income:)/.test(key)).map((value) => ({
  value,
  label: nameTotal(value),
}));
const TURNS = FLAG_EVENTS.map(({ from, to }) => ({
  value: `${from}/${to}`,
  label: `A ${flagName(from)} becomes a ${flagName(to)}`,
}));
const MOST_EFFECTS = 6;

const turnAt = (at: number): Effect => {
  const { from, to, picks, rule } = FLAG_EVENTS[at] as (typeof FLAG_EVENTS)[number];
  return { kind: 'turn-flag', from, to, picks, rule };
};
const NEW: { label: string; effect: () => Effect }[] = [
  {
    label: 'A number it moves this turn',
    effect: () => ({ kind: 'line', total: MOVED[0]?.value as string, amount: 1 }),
  },
  { label: 'A flag that is turned', effect: () => turnAt(0) },
  { label: 'Something done on the board', effect: () => ({ kind: 'by-hand', words: '' }) },
];

interface EntryPiecesProps {
  event: Event;
  onChange: (part: Pick<Event, 'title' | 'effects'>) => void;
}

interface Draft {
  title: string;
  pieces: { id: number; effect: Effect }[];
}

/** A title, numbers it moves this turn, flags that are turned, and what is done on the board. @rule SOA 9 */
export function EntryPieces({ event, onChange }: EntryPiecesProps) {
  const [draft, setDraft] = useDraftState<Draft>('draft', () => ({
    title: event.title,
    pieces: event.effects.map((effect, id) => ({ id, effect })),
  }));
  const { title, pieces } = draft;
  function put(next: Draft) {
    setDraft(next);
    const effects = next.pieces
      .map(({ effect }) => effect)
      .filter((effect) => effect.kind !== 'by-hand' || effect.words.trim() !== '')
      .filter((effect) => effect.kind !== 'line' || effect.amount !== 0);
    onChange({ title: next.title.trim(), effects });
  }
  const fresh = Math.max(0, ...pieces.map(({ id }) => id + 1));
  return (
    <>
      <TextField
        label="Title"
        value={title}
        maxLength={80}
        onChange={(next) => put({ ...draft, title: next })}
      />
      {pieces.map(({ id, effect }, at) => (
        <div key={id} className={cx(lay.buttons, styles.line)}>
          <Piece
            effect={effect}
            at={at + 1}
            onChange={(next) =>
              put({ title, pieces: pieces.map((piece) => (piece.id === id ? { id, effect: next } : piece)) })
            }
          />
          <Button
            icon="close"
            aria-label={`Take piece ${at + 1} away`}
            onClick={() => put({ title, pieces: pieces.filter((piece) => piece.id !== id) })}
          />
        </div>
      ))}
      {pieces.length < MOST_EFFECTS && (
        <div className={cx(lay.buttons, styles.picks)}>
          {NEW.map(({ label, effect }) => (
            <Button
              key={label}
              icon="plus"
              onClick={() => put({ title, pieces: [...pieces, { id: fresh, effect: effect() }] })}
            >
              {label}
            </Button>
          ))}
        </div>
      )}
    </>
  );
}

interface PieceProps {
  effect: Effect;
  /** Which piece it is, from 1. */
  at: number;
  onChange: (effect: Effect) => void;
}

function Piece({ effect, at, onChange }: PieceProps) {
  if (effect.kind === 'by-hand')
    return (
      <TextField
        label={`Done on the board, in words (${at})`}
        value={effect.words}
        maxLength={200}
        onChange={(words) => onChange({ ...effect, words })}
      />
    );
  if (effect.kind === 'turn-flag')
    return (
      <SelectField
        label={`Flag ${at}`}
        options={TURNS}
        value={`${effect.from}/${effect.to}`}
        onChange={(value) => onChange(turnAt(TURNS.findIndex((turn) => turn.value === value)))}
      />
    );
  return (
    <>
      <SelectField
        label={`Number ${at}`}
        options={MOVED}
        value={effect.total}
        onChange={(total) => onChange({ ...effect, total })}
      />
      <Stepper
        label={`Amount ${at}`}
        value={effect.amount}
        min={-9}
        max={9}
        sign="always"
        onChange={(amount) => onChange({ ...effect, amount })}
      />
    </>
  );
}
