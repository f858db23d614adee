import { useState } from 'react';
import { cx } from '@/ui/cx';
import { Button } from '@/ui/form/button';
import { DieKeys } from '@/ui/form/die-keys';
import voice from '@/ui/type.module.css';
import styles from './assault.module.css';

export const ROLES = ['attacker', 'defender'] as const;
export type Role = (typeof ROLES)[number];

/** Figures typed so far, two for each side at most. */
export type Typed = Readonly<Record<Role, readonly number[]>>;

interface DiceKeysProps {
  /** Whose dice: "Western, attacker". */
  names: Readonly<Record<Role, string>>;
  value: Typed;
  onChange: (value: Typed) => void;
}

/** Two dice of each side by one set of keys: first the attacker’s, then the defender’s. */
export function DiceKeys({ names, value, onChange }: DiceKeysProps) {
  const [again, setAgain] = useState<Role | null>(null);
  const due = ROLES.find((role) => value[role].length < 2) ?? null;
  const at = again && value[again].length < 2 ? again : due;

  function pick(figure: number) {
    if (at) onChange({ ...value, [at]: [...value[at], figure] });
  }
  return (
    <div className={styles.dice}>
      {ROLES.map((role) => (
        <p key={role} className={cx(styles.whose, role === at && styles.now)}>
          {names[role]}
          <output aria-label={`Dice: ${names[role]}`}>
            <span className={voice.hidden}>{names[role]} </span>
            {value[role][0] ?? '–'}
            {value[role][1] ?? '–'}
          </output>
          {value[role].length > 0 && (
            <Button
              look="quiet"
              aria-label={`Again: ${names[role]}`}
              onClick={() => {
                setAgain(role);
                onChange({ ...value, [role]: [] });
              }}
            >
              Again
            </Button>
          )}
        </p>
      ))}
      {at && (
        <DieKeys
          label={`${names[at]}: ${value[at].length === 0 ? 'the tens' : 'the ones'}`}
          onPick={pick}
          onType={pick}
        />
      )}
    </div>
  );
}
