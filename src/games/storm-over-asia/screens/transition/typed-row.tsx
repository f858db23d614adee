import type { Command } from '@/kernel/game';
import { useNumbersOf } from '@/table/command-fields';
import { Button } from '@/ui/form/button';
import { useDraftState, useForms } from '@/ui/form/draft-state';
import { NumberField } from '@/ui/form/number-field';
import { LedgerRow } from '@/ui/sheet/ledger-form';
import styles from './transition.module.css';

interface TypedRowProps {
  label: string;
  hint: string;
  /** Without the figures. */
  command: Command;
  /** The labels of the figures, in order. */
  asks: Readonly<Record<string, string>>;
  /** The figures in force. */
  now: object | null;
  /** Whether one of several fields is enough. */
  some?: boolean;
  act: (command: Command) => Promise<boolean>;
}

function inForce({ asks, now }: TypedRowProps): Record<string, number | null> {
  const figures: Record<string, unknown> = { ...now };
  const read = (key: string) => (typeof figures[key] === 'number' ? figures[key] : null);
  return Object.fromEntries(Object.keys(asks).map((key) => [key, read(key)]));
}

/** Figures that are typed and entered together as one entry. The values in force stay until then. */
export function TypedRow(row: TypedRowProps) {
  return <Typed key={JSON.stringify(inForce(row))} {...row} />;
}

function Typed(row: TypedRowProps) {
  const { label, hint, command, asks, some, act } = row;
  const fields = Object.entries(asks);
  const numberOf = useNumbersOf(command);
  const forms = useForms();
  const [typed, setTyped] = useDraftState(label, () => inForce(row));
  const given = Object.fromEntries(
    Object.entries(typed).filter((field): field is [string, number] => field[1] !== null),
  );
  const count = Object.keys(given).length;
  const enough = some ? count > 0 : count === fields.length;
  const news = Object.entries(inForce(row)).some(([key, value]) => typed[key] !== value);
  const why = enough ? 'Write another figure first.' : 'Write a figure first.';

  async function enter() {
    if (enough && news && (await act({ ...command, ...given }))) forms.forget(label);
  }
  return (
    <LedgerRow label={label} hint={hint}>
      <form
        className={styles.typed}
        aria-label={`Enter: ${label}`}
        onSubmit={(event) => {
          event.preventDefault();
          void enter();
        }}
      >
        {fields.map(([key, name]) => (
          <NumberField
            key={key}
            name={`${label} ${key}`}
            label={name}
            hideLabel={fields.length === 1}
            min={numberOf(key).min}
            max={numberOf(key).max}
            value={typed[key] ?? null}
            onChange={(value) => setTyped((now) => ({ ...now, [key]: value }))}
          />
        ))}
        <Button type="submit" disabled={!enough || !news} why={why}>
          Enter
        </Button>
      </form>
    </LedgerRow>
  );
}
