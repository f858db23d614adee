import { printRefusal, type Refusal } from '@/kernel/result';
import { Button } from '@/ui/form/button';
import type { useDispatch } from '../use-table';
import styles from './acts.module.css';

export type Send = ReturnType<typeof useDispatch>['send'];

interface ActProps {
  label: string;
  /** Why it cannot be done now. */
  refusal: Refusal | null;
  onPress: () => void;
}

/** A button for an act, disabled if it is refused; `Reasons` shows why. */
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

/** The label of an act, and why it is refused, if it is. */
type Refused = readonly [label: string, refusal: Refusal | null];

/** Why the acts shown here are refused: each reason once, with what it prevents and what would be allowed. */
export function Reasons({ of }: { of: readonly Refused[] }) {
  const refused = of.flatMap(([label, refusal]) =>
    refusal ? [{ label, words: printRefusal(refusal) }] : [],
  );
  const reasons = [...new Set(refused.map(({ words }) => words))];
  const stopped = (reason: string) =>
    refused.flatMap(({ label, words }) => (words === reason ? label : [])).join(', ');
  // A button that is disabled reads its reason aloud itself.
  return reasons.length > 0 ? (
    <ul className={styles.reasons} aria-hidden>
      {reasons.map((reason) => (
        <li key={reason}>
          <b>{stopped(reason)}:</b> {reason}
        </li>
      ))}
    </ul>
  ) : null;
}
