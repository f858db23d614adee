import { useId, useRef, useState } from 'react';
import { foundHere } from '@/games/goss/rules/events';
import { placeOf } from '@/games/goss/rules/hex';
import type { OpenState } from '@/games/goss/rules/state';
import { stepAt } from '@/games/goss/rules/steps';
import type { Command } from '@/kernel/game';
import { useTable } from '@/table/use-table';
import { cx } from '@/ui/cx';
import { Button } from '@/ui/form/button';
import { useDraftState } from '@/ui/form/draft-state';
import { Ticks } from '@/ui/form/ticks';
import { Icon } from '@/ui/mark/icon';
import voice from '@/ui/type.module.css';
import { HexPad, useHexTyping } from '../hex-pad';
import { firstIn, focusFirst, useFocusOn } from '../use-first-key';
import styles from './doubles.module.css';
import { MapKeys } from './map-keys';
import { SideKeys } from './side-keys';
import { TypeKeys } from './type-keys';
import { askWho, type Who } from './who';

interface StepHeadProps {
  n: number;
  title: string;
  id: string;
  done?: boolean;
}

/** A numbered step of finding an event; an answered step has a check mark. */
export function StepHead({ n, title, id, done }: StepHeadProps) {
  return (
    <h3 className={styles.step} id={id}>
      <i className={cx(styles.n, done && styles.done)} aria-hidden="true">
        {done ? <Icon name="check" small /> : n}
      </i>
      {title}
    </h3>
  );
}

interface FindStepProps {
  /** Receives the doubles and the type die after them; the die is undefined if the app rolls it. */
  onFound: (doubles: Command, die?: number) => void;
}

/** What players saw on their own dice: whom it affects, where, and the type die, whose tap enters all of it. @rule GOSS 23.1.0 */
export function FindStep({ onFound }: FindStepProps) {
  const { open } = useTable<OpenState>();
  const id = useId();
  const question = askWho(open);
  const [who, setWho] = useDraftState<Who | null>('who', question.begin);
  const hex = useHexTyping();
  const [map, setMap] = useDraftState('map', open.maps.at(-1) ?? '');
  const [allTheSame, setAllTheSame] = useDraftState('all the same', false);
  const [tried, setTried] = useState(false);
  const { assaults, name } = stepAt(open.step);
  const side = useRef<HTMLElement>(null);
  const where = useRef<HTMLDivElement>(null);
  const type = useRef<HTMLDivElement>(null);
  const missing =
    who === null
      ? `First: ${question.title}`
      : (hex.waits ??
        (!assaults && !allTheSame ? `It is now ${name}: confirm that it was a ground assault.` : null));

  const toHex = () => where.current?.querySelector('input')?.focus({ preventScroll: true });
  const asksSide = question.begin === null;
  useFocusOn(
    () => firstIn(asksSide ? side.current : where.current?.querySelector('label')?.parentElement),
    asksSide,
  );

  function pickSide(next: Who) {
    setWho(next);
    toHex();
  }
  const named = map.trim() === '' ? undefined : map.trim();
  const place = hex.hex === null ? null : placeOf({ hex: hex.hex, map: named });
  /** The hex had its event in this phase: new dice of that assault make none. */
  const before = place !== null && foundHere(open, place);
  function found(answer: { die?: number | undefined; again?: boolean }) {
    setTried(true);
    if (missing || who === null || place === null) return;
    const doubles = {
      type: 'doubles',
      ...place,
      ...question.sidesOf(who),
      ...(before ? { again: answer.again ?? false } : {}),
      ...(assaults ? {} : { anyway: true }),
    };
    onFound(doubles, answer.die);
  }
  return (
    <div className={styles.columns}>
      <section ref={side} className={styles.column} aria-labelledby={`${id}-who`}>
        <StepHead n={1} id={`${id}-who`} title={question.title} done={who !== null} />
        <SideKeys label={question.title} options={question.options} value={who} onPick={pickSide} />
        <div ref={where} className={styles.place}>
          <StepHead n={2} id={`${id}-hex`} title="The defender’s hex" done={hex.hex !== null} />
          <MapKeys value={map} onChange={setMap} />
          <HexPad
            label="The defender’s hex"
            hex={hex}
            tried={tried}
            onWhole={() => focusFirst(type.current)}
          />
        </div>
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
                note: `It is now ${name}.`,
              },
            ]}
            values={allTheSame ? ['yes'] : []}
            onChange={(values) => setAllTheSame(values.length > 0)}
          />
        )}
        {before && (
          <div className={styles.near}>
            <p>
              The assault on {place.hex} has had its event in this phase.{' '}
              <span className={voice.rule}>GOSS 23.1.1a</span>
            </p>
            <Button onClick={() => found({ again: true })}>New dice of that assault: no event</Button>
            <p className={voice.note}>The type die is for another assault of this hex.</p>
          </div>
        )}
        <p role="status" className={styles.missing}>
          {tried ? missing : ''}
        </p>
        <div ref={type} className={styles.type}>
          <TypeKeys onDie={(die) => found({ die })} />
        </div>
      </section>
    </div>
  );
}
