import type { Power } from '@/games/gathering-storm/rules/vocabulary';
import { NumberField } from '@/ui/form/number-field';
import styles from './power-numbers.module.css';

/** Numbers as they are typed, a power each: `null` is one that cannot be read yet. */
export type PowerNumbers = Partial<Record<Power, number | null>>;

/** The range of a base income in files and commands. @rule GS 11.12C */
export const INCOMES = { min: -99, max: 99 };

interface PowerNumberFieldsProps {
  /** Of their own among the forms here. */
  name: string;
  powers: readonly Power[];
  values: PowerNumbers;
  /** Receives the values; the field of a power that is absent is empty. */
  onChange: (values: PowerNumbers) => void;
  /** The range allowed for a power; defaults to that of a base income. */
  range?: (power: Power) => { min: number; max: number };
  /** The label of a field; defaults to its power. */
  nameOf?: (power: Power) => string;
}

/** A number for each power, side by side in their order. */
export function PowerNumberFields({ name, powers, values, onChange, range, nameOf }: PowerNumberFieldsProps) {
  function write(power: Power, text: string, value: number | null) {
    const { [power]: _, ...others } = values;
    onChange(text.trim() === '' ? others : { ...others, [power]: value });
  }
  return (
    <div className={styles.boxes}>
      {powers.map((power) => (
        <PowerField
          key={power}
          name={`${name} ${power}`}
          label={nameOf?.(power) ?? power}
          value={values[power]}
          {...(range?.(power) ?? INCOMES)}
          onWrite={(text, value) => write(power, text, value)}
        />
      ))}
    </div>
  );
}

interface PowerFieldProps {
  name: string;
  label: string;
  value: number | null | undefined;
  min: number;
  max: number;
  onWrite: (text: string, value: number | null) => void;
}

function PowerField({ name, label, value, min, max, onWrite }: PowerFieldProps) {
  let written = '';
  return (
    <NumberField
      name={name}
      label={label}
      min={min}
      max={max}
      digits
      value={value ?? null}
      {...(value === null ? { error: `Write ${min} to ${max}.`.replace('-', '−') } : {})}
      onText={(text) => {
        written = text;
      }}
      onChange={(number) => onWrite(written, number)}
    />
  );
}
