import { useId, useState } from 'react';
import type { Command } from '@/kernel/game';
import { parseHex } from '@/systems/goss/hex';
import type { OpenState } from '@/systems/goss/state';
import { stepAt } from '@/systems/goss/steps';
import { useTable } from '@/table/use-table';
import { KeyPad } from '@/ui/key-pad';
import { Ticks } from '@/ui/ticks';
import voice from '@/ui/type.module.css';
import styles from './doubles.module.css';
import { MapKeys } from './map-keys';
import { SideKeys } from './side-keys';
import { StepHead } from './step-head';
import { TypeKeys } from './type-keys';
import { askWho, type Who } from './who';

/** A hex has at most so many letters and digits. */
export const LONGEST_HEX = 7;

interface FindStepProps {
  /** The doubles, and the type die after them: a figure, or nothing where the app rolls. */
  onFound: (doubles: Command, die?: number) => void;
}

/** What players saw on their own dice: whom it affects, where, and the type die, whose tap enters all of it. @rule GOSS 23.1.0 */
export function FindStep({ onFound }: FindStepProps) {
  const { open } = useTable<OpenState>();
  const id = useId();
  const question = askWho(open);
  const [who, setWho] = useState<Who | null>(question.begin);
  const [hex, setHex] = useState('');
  const [map, setMap] = useState(open.maps.at(-1) ?? '');
  const [allTheSame, setAllTheSame] = useState(false);
  const [tried, setTried] = useState(false);
  const { assaults, name } = stepAt(open.step);
  const read = parseHex(hex);
  const wrong =
    (tried || hex.length > LONGEST_HEX) && !read.ok
      ? (read.refusal.allowed ?? read.refusal.message)
      : undefined;
  const missing =
    who === null
      ? 'Say first whom it affects.'
      : !read.ok
        ? hex === ''
          ? 'Type the hex first.'
          : (read.refusal.allowed ?? read.refusal.message)
        : !assaults && !allTheSame
          ? `The table stands in ${name}: say that it was a ground assault.`
          : null;

  function pick(die?: number) {
    setTried(true);
    if (missing || who === null || !read.ok) return;
    const doubles = {
      type: 'doubles',
      hex: read.value,
      ...(map.trim() === '' ? {} : { map: map.trim() }),
      ...question.sidesOf(who),
      ...(assaults ? {} : { anyway: true }),
    };
    onFound(doubles, die);
  }
  return (
    <div className={styles.columns}>
      <section className={styles.column} aria-labelledby={`${id}-who`}>
        <StepHead n={1} id={`${id}-who`} title={question.title} done={who !== null} />
        <SideKeys label={question.title} options={question.options} value={who} onPick={setWho} />
        <p className={voice.note}>
          {question.note} <span className={voice.rule}>GOSS 23.1.0</span>
        </p>
        <StepHead n={2} id={`${id}-hex`} title="The defender’s hex" done={read.ok} />
        <KeyPad
          label="The defender’s hex"
          value={hex}
          most={LONGEST_HEX}
          letters
          note="as the map prints it"
          error={wrong}
          onChange={setHex}
        />
        <MapKeys value={map} onChange={setMap} />
      </section>
      <section className={styles.column} aria-labelledby={`${id}-type`}>
        <StepHead n={3} id={`${id}-type`} title="The type die, 0 to 9" />
        {!assaults && (
          <Ticks
            label="In which phase"
            options={[
              {
                value: 'yes',
                label: 'It was a ground assault',
                note: `The table stands in ${name}.`,
              },
            ]}
            values={allTheSame ? ['yes'] : []}
            onChange={(values) => setAllTheSame(values.length > 0)}
          />
        )}
        <TypeKeys onDie={pick} />
        <p role="status" className={styles.missing}>
          {tried ? missing : ''}
        </p>
      </section>
    </div>
  );
}
