import { type RefObject, useId, useRef, useState } from 'react';
import { foundHere } from '@/games/goss/rules/events';
import { placeOf } from '@/games/goss/rules/hex';
import type { OpenState } from '@/games/goss/rules/state';
import { stepAt } from '@/games/goss/rules/steps';
import { otherSide, type Side } from '@/games/goss/rules/vocabulary';
import { useTable } from '@/table/use-table';
import { cx } from '@/ui/cx';
import { Button } from '@/ui/form/button';
import { Choices } from '@/ui/form/choices';
import { DieKeys } from '@/ui/form/die-keys';
import { useDraftState } from '@/ui/form/draft-state';
import { Ticks } from '@/ui/form/ticks';
import voice from '@/ui/type.module.css';
import styles from '../doubles/doubles.module.css';
import { StepHead } from '../doubles/find-step';
import { MapKeys } from '../doubles/map-keys';
import { SideKeys } from '../doubles/side-keys';
import { activeSide } from '../doubles/who';
import { HexPad, useHexTyping } from '../hex-pad';
import { focusFirst, useFocusOn } from '../use-first-key';
import assaultStyles from './assault.module.css';

interface ActiveLineProps {
  value: Side;
  onChange: (side: Side) => void;
}

/** Which side is active: by the clock, unless the table says otherwise. @rule GOSS 23.1.0 */
function ActiveLine({ value, onChange }: ActiveLineProps) {
  const { open } = useTable<OpenState>();
  const other = otherSide(value);
  return (
    <div className={assaultStyles.active}>
      <p role="status">
        {open.sides[value].name} is active, by {value === activeSide(open) ? 'the clock' : 'the table’s word'}
        .
      </p>
      <Button look="quiet" onClick={() => onChange(other)}>
        No, {open.sides[other].name} is
      </Button>
    </div>
  );
}

const ROLES = ['attacker', 'defender'] as const;
export type Role = (typeof ROLES)[number];

/** Figures typed so far, two for each side at most. */
type Typed = Readonly<Record<Role, readonly number[]>>;

interface DiceKeysProps {
  /** Whose dice: "Western, attacker". */
  names: Readonly<Record<Role, string>>;
  value: Typed;
  onChange: (value: Typed) => void;
}

/** Two dice of each side by one set of keys: first the attacker’s, then the defender’s. */
function DiceKeys({ names, value, onChange }: DiceKeysProps) {
  const [again, setAgain] = useState<Role | null>(null);
  const due = ROLES.find((role) => value[role].length < 2) ?? null;
  const at = again && value[again].length < 2 ? again : due;

  function pick(figure: number) {
    if (at) onChange({ ...value, [at]: [...value[at], figure] });
  }
  return (
    <div className={assaultStyles.dice}>
      {ROLES.map((role) => (
        <p key={role} className={cx(assaultStyles.whose, role === at && assaultStyles.now)}>
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

const NONE: Typed = { attacker: [], defender: [] };
const isBegun = (typed: Typed) => ROLES.some((role) => typed[role].length > 0);
const isWhole = (typed: Typed) => ROLES.every((role) => typed[role].length === 2);

/** @rule GOSS 23.1.1a */
const AGAIN = [
  { value: 'same', label: 'New dice of that assault', note: 'they make no event' },
  { value: 'other', label: 'Another assault of this hex' },
] as const;

/** Hex, attacker, defender, which side is active, and two dice each: rolled here or typed. @rule GOSS 23.1.0 */
export function AssaultForm({ onAssault }: { onAssault: (assault: object) => void }) {
  const { open } = useTable<OpenState>();
  const id = useId();
  const { assaults, name } = stepAt(open.step);
  const [attacker, setAttacker] = useDraftState<Side>('attacker', activeSide(open));
  const [active, setActive] = useDraftState<Side>('active', activeSide(open));
  const hex = useHexTyping();
  const [map, setMap] = useDraftState('map', open.maps.at(-1) ?? '');
  const [typed, setTyped] = useDraftState('dice', NONE);
  const [allTheSame, setAllTheSame] = useDraftState('all the same', false);
  const [again, setAgain] = useDraftState<'same' | 'other'>('again', 'same');
  const named = map.trim() === '' ? undefined : map.trim();
  const before = hex.hex !== null && foundHere(open, placeOf({ hex: hex.hex, map: named }));
  const place = useRef<HTMLDivElement>(null);
  useFocusOn(() => place.current?.querySelector('input'));
  const dice = useRef<HTMLDivElement>(null);
  const waits =
    hex.waits ??
    (!assaults && !allTheSame ? `It is now ${name}: confirm that it is a ground assault.` : null);

  const send = () =>
    hex.hex !== null &&
    onAssault({
      hex: hex.hex,
      ...(named === undefined ? {} : { map: named }),
      attacker,
      ...(active === activeSide(open) ? {} : { active }),
      ...(before ? { again: again === 'same' } : {}),
      ...(assaults ? {} : { anyway: true }),
      ...(isBegun(typed) ? { dice: typed } : {}),
    });
  return (
    <div className={styles.columns}>
      <section className={styles.column} aria-labelledby={`${id}-who`}>
        <StepHead n={1} id={`${id}-who`} title="Who attacks?" done />
        <SideKeys
          label="Who attacks?"
          options={['first', 'second']}
          value={attacker}
          onPick={(who) => who !== 'both' && setAttacker(who)}
        />
        <ActiveLine value={active} onChange={setActive} />
        <div ref={place} className={styles.place}>
          <StepHead n={2} id={`${id}-hex`} title="The defender’s hex" done={hex.hex !== null} />
          <MapKeys value={map} onChange={setMap} />
          <HexPad label="The defender’s hex" hex={hex} onWhole={() => focusFirst(dice.current)} />
        </div>
      </section>
      <section className={styles.column} aria-labelledby={`${id}-dice`}>
        <StepHead n={3} id={`${id}-dice`} title="Two dice each, as rolled" done={isWhole(typed)} />
        {!assaults && (
          <Ticks
            label="In which phase"
            options={[{ value: 'yes', label: 'It is a ground assault', note: `It is now ${name}.` }]}
            values={allTheSame ? ['yes'] : []}
            onChange={(values) => setAllTheSame(values.length > 0)}
          />
        )}
        {before && (
          <Choices
            label="This hex had its event in this phase"
            showLabel
            options={AGAIN}
            value={again}
            onChange={setAgain}
          />
        )}
        <RollOrType ref={dice} {...{ attacker, typed, waits }} onType={setTyped} onSend={send} />
      </section>
    </div>
  );
}

interface RollOrTypeProps {
  ref: RefObject<HTMLDivElement | null>;
  attacker: Side;
  typed: Typed;
  onType: (typed: Typed) => void;
  /** Why the assault cannot be entered yet. */
  waits: string | null;
  onSend: () => void;
}

/** The app rolls all four dice unless one is typed. */
function RollOrType({ ref, attacker, typed, onType, waits, onSend }: RollOrTypeProps) {
  const { sides } = useTable<OpenState>().open;
  const begun = isBegun(typed);
  const stop = waits ?? (begun && !isWhole(typed) ? 'Type two dice for each side.' : null);
  return (
    <div ref={ref} className={styles.type}>
      <Button
        look="solid"
        tall
        {...(begun ? {} : { icon: 'dice' as const })}
        disabled={stop !== null}
        {...(stop ? { why: stop } : {})}
        onClick={onSend}
      >
        {begun ? 'Enter these dice' : 'Roll all four'}
      </Button>
      <DiceKeys
        names={{
          attacker: `${sides[attacker].name}, attacker`,
          defender: `${sides[otherSide(attacker)].name}, defender`,
        }}
        value={typed}
        onChange={onType}
      />
    </div>
  );
}
