import { useState } from 'react';
import { printRefusal, type Refusal } from '@/kernel/result';
import { Button } from '@/ui/button';
import { NumberField } from '@/ui/number-field';
import type { useDispatch } from '../use-table';
import styles from './construction-sheet.module.css';

export type Send = ReturnType<typeof useDispatch>['send'];

interface ActProps {
  label: string;
  /** Why it cannot be done now. */
  refusal: Refusal | null;
  onPress: () => void;
}

/** Something that can be done, or why not; `Reasons` says it beside. */
export function Act({ label, refusal, onPress }: ActProps) {
  return (
    <Button
      disabled={refusal !== null}
      {...(refusal ? { why: printRefusal(refusal) } : {})}
      onClick={onPress}
    >
      {label}
    </Button>
  );
}

/** What stands beside, and why it cannot be done. */
type Refused = readonly [label: string, refusal: Refusal | null];

/** Why what is beside cannot be done: each reason once, with what it stops. */
export function Reasons({ of }: { of: readonly Refused[] }) {
  const reasons = [...new Set(of.flatMap(([, refusal]) => refusal?.message ?? []))];
  const stopped = (reason: string) =>
    of.flatMap(([label, refusal]) => (refusal?.message === reason ? label : [])).join(', ');
  // A button that is disabled reads its reason aloud itself.
  return reasons.length > 0 ? (
    <ul className={styles.reasons} aria-hidden>
      {reasons.map((reason) => (
        <li key={reason}>
          {stopped(reason)}: {reason}
        </li>
      ))}
    </ul>
  ) : null;
}

interface CountsProps {
  /** What is counted, by key. */
  labels: Record<string, string>;
  /** What is entered; nothing where it is unknown. */
  values: Partial<Record<string, number>>;
  max: number;
  onEnter: (values: Record<string, number>) => void;
}

/** Numbers of the board, typed and entered together. */
export function Counts({ labels, values, max, onEnter }: CountsProps) {
  const [typed, setTyped] = useState<Record<string, number | null>>({});
  const keys = Object.keys(labels);
  const shown = (key: string) => (key in typed ? (typed[key] ?? null) : (values[key] ?? null));
  const changed = keys.some((key) => key in typed && typed[key] !== values[key]);
  const whole = keys.every((key) => shown(key) !== null);
  const enter = () => {
    onEnter(Object.fromEntries(keys.map((key) => [key, shown(key) ?? 0])));
    setTyped({});
  };
  return (
    <div className={styles.counts}>
      {keys.map((key) => (
        <NumberField
          key={key}
          label={labels[key] as string}
          min={0}
          max={max}
          value={shown(key)}
          onChange={(value) => setTyped({ ...typed, [key]: value })}
        />
      ))}
      <Button look="solid" disabled={!changed || !whole} onClick={enter}>
        Enter
      </Button>
    </div>
  );
}
