import { Choices } from './choices';

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
