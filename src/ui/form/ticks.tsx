import { cx } from '../cx';
import { Icon } from '../mark/icon';
import styles from './choice.module.css';
import { ChoiceRow, type ChoiceRowProps, Choices } from './choices';

interface YesNoProps {
  label: string;
  /** Null until answered. */
  value: boolean | null;
  onChange: (yes: boolean) => void;
  showLabel?: boolean;
}

/** Yes or no, side by side. */
export function YesNo({ value, onChange, ...labeled }: YesNoProps) {
  return (
    <Choices
      {...labeled}
      options={[
        { value: 'yes', label: 'Yes' },
        { value: 'no', label: 'No' },
      ]}
      value={value === null ? null : value ? 'yes' : 'no'}
      onChange={(answer) => onChange(answer === 'yes')}
    />
  );
}

export interface TicksProps<T extends string> extends ChoiceRowProps<T> {
  values: readonly T[];
  /** Gets all ticked options, in their order. */
  onChange: (values: T[]) => void;
}

/** Any of several: native check boxes with a double ink edge and a check. */
export function Ticks<T extends string>({ values, onChange, ...row }: TicksProps<T>) {
  function toggle(value: T) {
    const ticked = (other: T) => (other === value ? !values.includes(value) : values.includes(other));
    onChange(row.options.map((option) => option.value).filter(ticked));
  }
  return (
    <ChoiceRow
      {...row}
      inputOf={(option) => ({
        type: 'checkbox',
        checked: values.includes(option),
        onChange: () => toggle(option),
      })}
      sign={
        <i className={cx(styles.sign, styles.box)}>
          <Icon name="check" small />
        </i>
      }
    />
  );
}
