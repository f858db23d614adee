import type { FormEvent } from 'react';
import { printRefusal, type Refusal } from '@/kernel/result';
import { cx } from '@/ui/cx';
import { Button } from '@/ui/form/button';
import { useDraftState } from '@/ui/form/draft-state';
import { NumberField } from '@/ui/form/number-field';
import type { useDispatch } from '../use-table';
import styles from './acts.module.css';
import countsStyles from './counts.module.css';

/** A number that the table enters. */
export interface Count {
  id: string;
  label: string;
  /** The entered value; undefined if unknown. */
  value: number | undefined;
  min: number;
  max: number;
  /** Takes a full row. */
  wide?: boolean;
  /** Numbers of one group are entered together or not at all. */
  group?: string;
}

interface CountsProps {
  /** Names the form. */
  label: string;
  counts: readonly Count[];
  /** Receives the changed values by id and returns true if they were saved. */
  onEnter: (changed: Record<string, number>) => Promise<boolean>;
}

/** Numbers of the board, typed and entered together. */
export function Counts({ label, counts, onEnter }: CountsProps) {
  const [typed, setTyped] = useDraftState<Record<string, number | null>>(label, {});
  const shown = ({ id, value }: Count) => (id in typed ? (typed[id] ?? null) : (value ?? null));
  const changed = counts.filter((count) => count.id in typed && typed[count.id] !== (count.value ?? null));
  const groups = new Set(changed.flatMap(({ group }) => group ?? []));
  const needed = counts.filter(
    (count) => changed.includes(count) || (count.group && groups.has(count.group)),
  );
  const open = needed.find((count) => shown(count) === null);
  const why = open ? `Write a number for “${open.label}” first.` : 'Write a number first.';
  const ready = changed.length > 0 && !open;

  async function enter(event: FormEvent) {
    event.preventDefault();
    if (!ready) return;
    if (await onEnter(Object.fromEntries(changed.map((count) => [count.id, shown(count) as number]))))
      setTyped({});
  }
  return (
    <form className={countsStyles.counts} aria-label={label} onSubmit={(event) => void enter(event)}>
      {counts.map((count) => (
        <div key={count.id} className={cx(count.wide && countsStyles.wide)}>
          <NumberField
            name={`${label} ${count.id}`}
            label={count.label}
            min={count.min}
            max={count.max}
            value={shown(count)}
            onChange={(value) => setTyped({ ...typed, [count.id]: value })}
          />
        </div>
      ))}
      <Button type="submit" look="solid" disabled={!ready} why={why}>
        Enter
      </Button>
    </form>
  );
}

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
