import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { EFFECTS } from '@/games/gathering-storm/rules/effects';
import type { CardPlace } from '@/games/gathering-storm/rules/effects/place';
import type { Effect } from '@/games/gathering-storm/rules/effects/shapes';
import { Button } from '@/ui/form/button';
import { Choices } from '@/ui/form/choices';
import { LedgerRow } from '@/ui/sheet/ledger-form';
import styles from '../event-form.module.css';
import { groupKinds } from './effect-kinds';

type Kind = Effect['kind'];

interface KindChoicesProps {
  /** "What?", or which of several effects it is. */
  label: string;
  place: CardPlace;
  /** The kinds for this moment, listed first. */
  first: readonly Kind[];
  /** Null until one is chosen. */
  value: Kind | null;
  /** What is wrong with the effect but not with any one field. */
  error: string | null;
  onChange: (kind: Kind) => void;
  children?: ReactNode;
}

const optionsOf = (kinds: readonly Kind[]) =>
  kinds.map((kind) => ({ value: kind, label: EFFECTS[kind].name }));

/** What an effect is: the kinds of this moment, and every other that this card can carry, group by group. */
export function KindChoices({ label, place, first, value, error, onChange, children }: KindChoicesProps) {
  const name = useId();
  const [more, setMore] = useState(false);
  const group = useRef<HTMLDivElement>(null);
  // A finger that has chosen is done with the list; arrow keys go on through it.
  const pointed = useRef(false);
  const folded = useRef(false);
  useLayoutEffect(() => {
    if (more || !folded.current) return;
    folded.current = false;
    group.current?.querySelector<HTMLInputElement>('input:checked')?.focus({ preventScroll: true });
    group.current?.scrollIntoView({ block: 'nearest' });
  }, [more]);
  function choose(kind: Kind) {
    onChange(kind);
    if (!pointed.current) return;
    folded.current = true;
    setMore(false);
  }
  const near = more || value === null || first.includes(value) ? first : [...first, value];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a legend cannot stand before rows of the ledger
    <div
      ref={group}
      className={styles.kinds}
      role="group"
      aria-label="Kind of effect"
      onPointerDown={() => {
        pointed.current = true;
      }}
      onKeyDown={() => {
        pointed.current = false;
      }}
    >
      <LedgerRow label={label} {...(error ? { error } : {})}>
        <Choices label="Usual now" name={name} options={optionsOf(near)} value={value} onChange={onChange} />
        <Button look="quiet" aria-expanded={more} onClick={() => setMore(!more)}>
          {more ? 'Fewer kinds' : 'Other kinds'}
        </Button>
        {children}
      </LedgerRow>
      {more &&
        groupKinds(place, first).map(({ group: title, kinds }) => (
          <LedgerRow key={title} label={title}>
            <Choices label={title} name={name} options={optionsOf(kinds)} value={value} onChange={choose} />
          </LedgerRow>
        ))}
    </div>
  );
}
