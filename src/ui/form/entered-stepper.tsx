import type { ReactNode } from 'react';
import lay from '../lay.module.css';
import { Button } from './button';
import { useDraftState } from './draft-state';
import { Stepper, type StepperProps } from './stepper';

interface EnteredStepperProps extends Omit<StepperProps, 'value' | 'onChange' | 'drawn'> {
  /** The table's value, or null if none is entered yet, so that 0 can be entered too. */
  value: number | null;
  /** The unit of the counted number, if it depends on the number. */
  labelOf?: (counted: number) => string;
  /** Draws the number that is counted as the board has it. */
  draw?: (counted: number) => ReactNode;
  onEnter: (value: number) => void;
}

/** A stepper whose number is entered with one press; the steps before it change nothing. */
export function EnteredStepper(props: EnteredStepperProps) {
  // A new value from the table replaces this one.
  return <Counted key={String(props.value)} {...props} />;
}

function Counted({ value, labelOf, draw, onEnter, ...stepper }: EnteredStepperProps) {
  const [counted, setCounted] = useDraftState(stepper.label, value ?? 0);
  return (
    <div className={lay.buttons}>
      <Stepper
        {...stepper}
        label={labelOf?.(counted) ?? stepper.label}
        value={counted}
        onChange={setCounted}
        drawn={draw?.(counted)}
      />
      {counted !== value && (
        <Button onClick={() => onEnter(counted)}>{`Enter ${counted}`.replace('-', '−')}</Button>
      )}
    </div>
  );
}
