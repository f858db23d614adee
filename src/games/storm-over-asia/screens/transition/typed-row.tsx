import { Button } from '@/ui/form/button';
import { useDraftState, useForms } from '@/ui/form/draft-state';
import { NumberField } from '@/ui/form/number-field';
import { LedgerRow } from '@/ui/sheet/ledger-form';
import styles from './transition.module.css';

interface TypedField {
  key: string;
  label: string;
  value: number | null;
  min: number;
  max: number;
}

interface TypedRowProps {
  label: string;
  hint: string;
  fields: readonly TypedField[];
  /** Whether one of several fields is enough. */
  some?: boolean;
  /** Whether it was entered. */
  onEnter: (typed: Record<string, number>) => Promise<boolean>;
}

const inForce = (fields: readonly TypedField[]) =>
  Object.fromEntries(fields.map(({ key, value }): [string, number | null] => [key, value]));

/** Figures that are typed and entered together as one entry. The values in force stay until then. */
export function TypedRow(row: TypedRowProps) {
  return <Typed key={JSON.stringify(inForce(row.fields))} {...row} />;
}

function Typed({ label, hint, fields, some, onEnter }: TypedRowProps) {
  const forms = useForms();
  const [typed, setTyped] = useDraftState(label, () => inForce(fields));
  const given = Object.fromEntries(
    Object.entries(typed).filter((field): field is [string, number] => field[1] !== null),
  );
  const count = Object.keys(given).length;
  const enough = some ? count > 0 : count === fields.length;
  const news = fields.some(({ key, value }) => typed[key] !== value);
  const why = enough ? 'Write another figure first.' : 'Write a figure first.';

  async function enter() {
    if (enough && news && (await onEnter(given))) forms.forget(label);
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
        {fields.map(({ key, label: name, min, max }) => (
          <NumberField
            key={key}
            name={`${label} ${key}`}
            label={name}
            hideLabel={fields.length === 1}
            min={min}
            max={max}
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
