import { useState } from 'react';
import type { Command } from '@/kernel/game';
import { useNumbersOf } from '@/table/command-fields';
import { Button } from '@/ui/form/button';
import { useDraftState } from '@/ui/form/draft-state';
import { NumberField } from '@/ui/form/number-field';
import { LedgerRow } from '@/ui/sheet/ledger-form';
import styles from './count-row.module.css';

interface CountFieldProps {
  label: string;
  /** With the number in force, if one is entered. */
  command: Command;
  /** The argument that is entered. */
  of?: string;
  /** Instead of the command's own lower limit. */
  min?: number;
  send: (command: Command) => unknown;
}

/** A number that the table counts and enters; the button appears once it differs. */
export function CountField({ label, command, of = 'value', send, ...limits }: CountFieldProps) {
  const { min, max, nullable } = useNumbersOf(command)(of);
  const value = typeof command[of] === 'number' ? command[of] : null;
  const [typed, setTyped] = useDraftState(label, value);
  const [text, setText] = useState('');
  const cleared = nullable && value !== null && typed === null && text.trim() === '';
  return (
    <form
      className={styles.entry}
      onSubmit={(event) => {
        event.preventDefault();
        if (typed !== null || cleared) void send({ ...command, [of]: typed });
      }}
    >
      <NumberField
        hideLabel
        label={label}
        {...{ min, max, ...limits }}
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
