import { type KeyboardEvent, useRef, useState } from 'react';
import { cx } from '@/ui/cx';
import { Button } from '@/ui/form/button';
import { DieKeys } from '@/ui/form/die-keys';
import { TextField } from '@/ui/form/field';
import { TextArea } from '@/ui/form/text-area';
import { Ticks } from '@/ui/form/ticks';
import lay from '@/ui/lay.module.css';
import { LedgerForm, LedgerRow } from '@/ui/sheet/ledger-form';
import type { DraftRow } from './draft';
import type { Found, RowField } from './fixes';
import styles from './results.module.css';
import type { Editing } from './use-editing';

interface RowFormProps {
  row: DraftRow;
  number: number;
  wrong: readonly Found[];
  editing: Editing;
}

const ORDER = ['from', 'to', 'combat', 'movement'] as const;
const NAMES = { from: 'From', to: 'To', combat: 'In combat', movement: 'In movement' } as const;

/** One row: two numbers by keys or a keyboard, its words, and whether the marker stays. Enter moves on. */
export function RowForm({ row, number, wrong, editing }: RowFormProps) {
  const form = useRef<HTMLDivElement>(null);
  const [figures, setFigures] = useState<'from' | 'to'>(row.to === '' && row.from !== '' ? 'to' : 'from');
  const set = (part: Partial<DraftRow>) => editing.change(row.key, part);

  function goOn(field: RowField) {
    const next = ORDER[ORDER.indexOf(field) + 1];
    if (next) form.current?.querySelector<HTMLElement>(`[data-field="${next}"]`)?.focus();
    else editing.next(row.key);
  }
  function writeNumber(field: 'from' | 'to', text: string) {
    set({ [field]: text });
    // The second figure is the last one.
    if (/^\d\d$/.test(text) && text.length > row[field].length) goOn(field);
  }
  const pick = (figure: number) =>
    writeNumber(figures, row[figures].length >= 2 ? String(figure) : row[figures] + figure);
  const press = (field: RowField) => (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    goOn(field);
  };
  const shared = (field: RowField) => ({
    'data-field': field,
    'aria-describedby': wrong.some((item) => item.field === field) ? `wrong-${row.key}` : undefined,
    onKeyDown: press(field),
  });
  const isWrong = (field: RowField) => wrong.some((item) => item.field === field && item.kind !== 'gap');
  const digits = (field: 'from' | 'to') => (
    <TextField
      {...shared(field)}
      label={NAMES[field]}
      big
      inputMode="none"
      enterKeyHint="next"
      className={styles.two ?? ''}
      value={row[field]}
      aria-invalid={isWrong(field) || undefined}
      onChange={(text) => writeNumber(field, text)}
      onFocus={(event) => {
        setFigures(field);
        event.target.select();
      }}
    />
  );
  const words = (field: 'combat' | 'movement') => (
    <TextArea
      {...shared(field)}
      label={NAMES[field]}
      rows={1}
      enterKeyHint="next"
      className={styles.words ?? ''}
      wrong={isWrong(field)}
      value={row[field]}
      // A cell of the card is one line: line breaks in pasted text are joined.
      onChange={(text) => set({ [field]: text.replace(/\s*[\r\n\t]+\s*/g, ' ') })}
    />
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a legend cannot stand over the ruled form
    <div ref={form} role="group" aria-label={`Row ${number}`}>
      <LedgerForm>
        <LedgerRow label="Dice" hint="two figures each">
          <div className={styles.dice}>
            <div className={styles.pair}>
              {digits('from')}
              {digits('to')}
            </div>
            <DieKeys label={`Figures of the ${figures === 'from' ? 'first' : 'last'} number`} onPick={pick} />
          </div>
        </LedgerRow>
        <LedgerRow label={NAMES.combat}>{words('combat')}</LedgerRow>
        <LedgerRow label={NAMES.movement}>
          {words('movement')}
          <Ticks
            label="Its marker"
            options={[{ value: 'keeps', label: 'Stays to the end of the phase' }]}
            values={row.keeps ? ['keeps'] : []}
            onChange={(values) => set({ keeps: values.length > 0 })}
          />
        </LedgerRow>
      </LedgerForm>
      <div className={cx(lay.foot, styles.foot)}>
        <Button look="quiet" icon="trash" onClick={() => editing.take(row)}>
          Take the row away
        </Button>
        <Button tall icon="chevron-right" onClick={() => editing.next(row.key)}>
          {isLast(row, editing) ? 'Done with the rows' : 'Next row'}
        </Button>
      </div>
    </div>
  );
}

/** No row follows, and no number is left for one. */
const isLast = (row: DraftRow, { draft, free }: Editing) =>
  free === null && draft.rows.at(-1)?.key === row.key;
