import { useState } from 'react';
import { Button } from '@/ui/form/button';
import { useDraftState } from '@/ui/form/draft-state';
import { NumberField } from '@/ui/form/number-field';
import { LedgerRow } from '@/ui/sheet/ledger-form';
import styles from './count-row.module.css';

interface CountFieldProps {
  label: string;
  /** Null if it is not entered. */
  value: number | null;
  min?: number;
  max?: number;
  onEnter: (value: number) => void;
  /** Called when the field is emptied; if omitted, a number stays until it is replaced. */
  onClear?: () => void;
}

/** A number that the table counts and enters; the button appears once it differs. */
export function CountField({ label, value, min = 0, max = 999, onEnter, onClear }: CountFieldProps) {
  const [typed, setTyped] = useDraftState(label, value);
  const [text, setText] = useState('');
  const cleared = onClear && value !== null && typed === null && text.trim() === '';
  const enter = () => (typed !== null ? onEnter(typed) : cleared && onClear());
  return (
    <form
      className={styles.entry}
      onSubmit={(event) => {
        event.preventDefault();
        enter();
      }}
    >
      <NumberField
        hideLabel
        label={label}
        min={min}
        max={max}
        value={typed}
        onText={setText}
        onChange={setTyped}
      />
      {typed !== value && typed !== null && (
        <Button type="submit">{`Enter ${typed}`.replace('-', '−')}</Button>
      )}
      {cleared && <Button type="submit">Take it out</Button>}
    </form>
  );
}

/** The same as a row of a ruled form. */
export function CountRow({ hint, ...field }: CountFieldProps & { hint: string }) {
  return (
    <LedgerRow label={field.label} hint={hint}>
      <CountField {...field} />
    </LedgerRow>
  );
}
