import { Button } from '@/ui/button';
import { DieKeys } from '@/ui/die-keys';
import styles from './assault.module.css';

interface DiceKeysProps {
  /** Whose dice: "Western, attacker". */
  label: string;
  /** The figures that were typed, at most two. */
  value: readonly number[];
  onChange: (value: number[]) => void;
}

/** Two dice of one side: the keys are there until both are typed. */
export function DiceKeys({ label, value, onChange }: DiceKeysProps) {
  const [tens = '–', ones = '–'] = value;
  return (
    <div className={styles.dice}>
      <p className={styles.whose}>
        {label}
        <output aria-label={`Dice: ${label}`}>
          {tens}
          {ones}
        </output>
        {value.length > 0 && (
          <Button look="quiet" aria-label={`${label}: type again`} onClick={() => onChange([])}>
            Again
          </Button>
        )}
      </p>
      {value.length < 2 && (
        <DieKeys
          label={`${label}: ${value.length === 0 ? 'the tens' : 'the ones'}`}
          onPick={(figure) => onChange([...value, figure])}
        />
      )}
    </div>
  );
}
