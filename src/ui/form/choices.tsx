import { type ComponentProps, type ReactNode, useId } from 'react';
import { cx } from '../cx';
import lay from '../lay.module.css';
import voice from '../type.module.css';
import styles from './choice.module.css';
import { useOwnName } from './row-label';
import { LIVE } from './touched';

export interface Choice<T extends string> {
  value: T;
  label: string;
  note?: string;
  disabled?: boolean;
}

export interface ChoiceRowProps<T extends string> {
  label: string;
  options: readonly Choice<T>[];
  /** Shows the label above; otherwise it is only read aloud. */
  showLabel?: boolean | undefined;
  /** Takes effect on tap. */
  live?: boolean | undefined;
}

type ChoiceGroupProps = Pick<ChoiceRowProps<string>, 'label' | 'showLabel' | 'live'> & {
  /** As wide as its place. */
  wide?: boolean;
  children: ReactNode;
};

/** Inputs under one name, however they lie. */
export function ChoiceGroup({ label, showLabel, live, wide, children }: ChoiceGroupProps) {
  const named = useOwnName(label) !== undefined;
  return (
    <fieldset className={cx(styles.group, wide && styles.wide)} {...(live ? LIVE : {})}>
      {(showLabel || named) && <legend className={showLabel ? voice.label : voice.hidden}>{label}</legend>}
      {children}
    </fieldset>
  );
}

/** Options side by side under one name, each with its own input. */
export function ChoiceRow<T extends string>({
  options,
  inputOf,
  sign,
  ...group
}: ChoiceRowProps<T> & { inputOf: (value: T) => ComponentProps<'input'>; sign: ReactNode }) {
  return (
    <ChoiceGroup {...group}>
      <div className={lay.buttons}>
        {options.map((option) => (
          <label key={option.value} className={styles.choice}>
            <input value={option.value} disabled={option.disabled} {...inputOf(option.value)} />
            {sign}
            <span>
              {option.label}
              {option.note && <span className={styles.note}>{option.note}</span>}
            </span>
          </label>
        ))}
      </div>
    </ChoiceGroup>
  );
}

export interface ChoicesProps<T extends string> extends ChoiceRowProps<T> {
  value: T | null;
  onChange: (value: T) => void;
  /** The same name makes one choice of several groups. */
  name?: string;
}

/** One of several: native radios, a double ink edge and a filled ring for the chosen one. */
export function Choices<T extends string>({ value, onChange, name: shared, ...row }: ChoicesProps<T>) {
  const own = useId();
  return (
    <ChoiceRow
      {...row}
      inputOf={(option) => ({
        type: 'radio',
        name: shared ?? own,
        checked: option === value,
        onChange: () => onChange(option),
      })}
      sign={<i className={cx(styles.sign, styles.radio)} />}
    />
  );
}
