import { useId, useState } from 'react';
import { printOdds } from '@/systems/goss/doubles';
import { parseHex } from '@/systems/goss/hex';
import type { OpenState } from '@/systems/goss/state';
import { stepAt } from '@/systems/goss/steps';
import { otherSide, type Side } from '@/systems/goss/vocabulary';
import { OverSheet } from '@/table/over-sheet';
import { useActs } from '@/table/use-acts';
import { useTable } from '@/table/use-table';
import { Button } from '@/ui/button';
import { KeyPad } from '@/ui/key-pad';
import { Ticks } from '@/ui/ticks';
import voice from '@/ui/type.module.css';
import styles from '../doubles/doubles.module.css';
import { LONGEST_HEX } from '../doubles/find-step';
import { MapKeys } from '../doubles/map-keys';
import { Outcome } from '../doubles/outcome';
import { SideKeys } from '../doubles/side-keys';
import { StepHead } from '../doubles/step-head';
import { activeSide } from '../doubles/who';
import { DiceKeys } from './dice-keys';

interface AssaultSheetProps {
  onOpen: (sheet: string) => void;
  onClose: () => void;
}

/** A ground assault in full: two dice each, rolled here or typed, and the doubles among them. @rule GOSS 23.1.0 */
export function AssaultSheet({ onOpen, onClose }: AssaultSheetProps) {
  const { open, table } = useTable<OpenState>();
  const { act, refusal } = useActs();
  const [before, setBefore] = useState(table.entries);
  const newest = table.rows.findLast(({ no, stands }) => no > before && stands);
  const found = open.pending.length > 0;
  return (
    <OverSheet
      title={newest ? 'The assault' : 'Roll an assault'}
      note={`This table’s reading: ${printOdds(open.readings)}`}
      wide
      refusal={refusal}
      onClose={onClose}
    >
      {newest ? (
        <>
          <Outcome row={newest} {...(found ? {} : { act, onClose })} />
          <div className={styles.foot}>
            {found ? (
              <Button look="solid" tall onClick={() => onOpen('doubles')}>
                Settle the random event
              </Button>
            ) : (
              <Button onClick={() => setBefore(table.entries)}>Another assault</Button>
            )}
          </div>
        </>
      ) : (
        <AssaultForm onAssault={(assault) => void act({ type: 'assault', ...assault })} />
      )}
    </OverSheet>
  );
}

/** Digits typed so far, at most two. */
type Typed = readonly number[];

function AssaultForm({ onAssault }: { onAssault: (assault: object) => void }) {
  const { open } = useTable<OpenState>();
  const id = useId();
  const { assaults, name } = stepAt(open.step);
  const [attacker, setAttacker] = useState<Side>(activeSide(open));
  const [hex, setHex] = useState('');
  const [map, setMap] = useState(open.maps.at(-1) ?? '');
  const [typed, setTyped] = useState<{ attacker: Typed; defender: Typed }>({ attacker: [], defender: [] });
  const [allTheSame, setAllTheSame] = useState(false);
  const read = parseHex(hex);
  const waits = !read.ok
    ? hex === ''
      ? 'Type the defender’s hex.'
      : (read.refusal.allowed ?? read.refusal.message)
    : !assaults && !allTheSame
      ? `The table stands in ${name}: say that it is a ground assault.`
      : null;
  const whole = typed.attacker.length === 2 && typed.defender.length === 2;
  const begun = typed.attacker.length + typed.defender.length > 0;

  const send = (more: object) =>
    read.ok &&
    onAssault({
      hex: read.value,
      ...(map.trim() === '' ? {} : { map: map.trim() }),
      attacker,
      ...(assaults ? {} : { anyway: true }),
      ...more,
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
        <StepHead n={2} id={`${id}-hex`} title="The defender’s hex" done={read.ok} />
        <KeyPad
          label="The defender’s hex"
          value={hex}
          most={LONGEST_HEX}
          letters
          note="as the map prints it"
          onChange={setHex}
        />
        <MapKeys value={map} onChange={setMap} />
      </section>
      <section className={styles.column} aria-labelledby={`${id}-dice`}>
        <StepHead n={3} id={`${id}-dice`} title="Two dice each" done={whole} />
        {!assaults && (
          <Ticks
            label="In which phase"
            options={[
              { value: 'yes', label: 'It is a ground assault', note: `The table stands in ${name}.` },
            ]}
            values={allTheSame ? ['yes'] : []}
            onChange={(values) => setAllTheSame(values.length > 0)}
          />
        )}
        {(['attacker', 'defender'] as const).map((role) => (
          <DiceKeys
            key={role}
            label={`${open.sides[role === 'attacker' ? attacker : otherSide(attacker)].name}, ${role}`}
            value={typed[role]}
            onChange={(figures) => setTyped({ ...typed, [role]: figures })}
          />
        ))}
        <p className={voice.note}>
          As they lie, before any modifier <span className={voice.rule}>GOSS 23.1.0</span>
        </p>
        {begun ? (
          <Button
            look="solid"
            tall
            disabled={waits !== null || !whole}
            why={waits ?? 'Type two dice for each side.'}
            onClick={() => send({ dice: typed })}
          >
            Enter these dice
          </Button>
        ) : (
          <Button
            look="solid"
            tall
            icon="dice"
            disabled={waits !== null}
            {...(waits ? { why: waits } : {})}
            onClick={() => send({})}
          >
            Roll all four
          </Button>
        )}
      </section>
    </div>
  );
}
