import lay from '../lay.module.css';
import { Button } from './button';
import { useDraftState } from './draft-state';
import { Stepper, type StepperProps } from './stepper';

interface EnteredStepperProps extends Omit<StepperProps, 'value' | 'onChange'> {
  /** As the table has it; nothing where nobody has entered it, so that 0 can be entered, too. */
  value: number | null;
  /** What the number that is counted is called, where that changes with it. */
  labelOf?: (counted: number) => string;
  onEnter: (value: number) => void;
}

/** A number that is counted and entered once: the numbers on the way decide nothing. */
export function EnteredStepper(props: EnteredStepperProps) {
  // Another number of the table’s takes the place of this one.
  return <Counted key={String(props.value)} {...props} />;
}

function Counted({ value, labelOf, onEnter, ...stepper }: EnteredStepperProps) {
  const [counted, setCounted] = useDraftState(stepper.label, value ?? 0);
  return (
    <div className={lay.buttons}>
      <Stepper
        {...stepper}
        label={labelOf?.(counted) ?? stepper.label}
        value={counted}
        onChange={setCounted}
      />
      {counted !== value && (
        <Button onClick={() => onEnter(counted)}>{`Enter ${counted}`.replace('-', '−')}</Button>
      )}
    </div>
  );
}
