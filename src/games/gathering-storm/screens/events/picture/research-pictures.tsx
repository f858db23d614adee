import type { Picture } from '@/games/gathering-storm/rules/say/picture';
import { cx } from '@/ui/cx';
import { Pips } from '@/ui/figure/pips';
import { Icon } from '@/ui/mark/icon';
import { Roundel } from '@/ui/mark/roundel';
import { MARKS } from '../../board/marks';
import board from './board-pictures.module.css';
import styles from './effect-picture.module.css';
import { Arrow } from './move';
import { SealsOf } from './seals-of';

type Of<K extends Picture['kind']> = Extract<Picture, { kind: K }>;

/** A name with more letters is set smaller. */
const LONG = 14;

const Name = ({ of }: { of: string }) => (
  <b className={cx(styles.name, of.length > LONG && styles.long)}>{of}</b>
);

/** Steps that a project gains, ringed; dashed where their owner picks it. How many it had is secret. */
export function Steps({ whose: [one, ...more], names, steps, sure }: Of<'steps'>) {
  return (
    <>
      {one && more.length === 0 ? (
        <Roundel mark={MARKS[one]} className={styles.seal} />
      ) : (
        <SealsOf powers={one ? [one, ...more] : []} />
      )}
      {names.map((name, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a category may be named twice
        <span key={at} className={styles.project}>
          <Name of={name} />
          <Pips only had={0} now={sure ? steps : 0} ghost={sure ? 0 : steps} />
        </span>
      ))}
    </>
  );
}

/** Earlier steps and as many again, for each researcher. */
export function Doubled({ name, steps, isLine }: Of<'doubled'> & { isLine: boolean }) {
  return (
    <>
      <Icon name={name === 'atomic' ? 'atom' : 'research'} className={styles.icon} />
      <span className={styles.project}>
        <Name of={name} />
        <span className={styles.move}>
          {!isLine && (
            <>
              <Pips only had={steps} now={0} />
              <Arrow />
            </>
          )}
          <Pips only had={steps} now={0} ghost={steps} />
        </span>
      </span>
    </>
  );
}

/** A ship on its way: each one space, or one ship two. */
export function ShipSpaces({ power, spaces }: Of<'ships'>) {
  return (
    <>
      <Roundel mark={MARKS[power]} className={styles.seal} />
      <Icon name="anchor" className={styles.icon} />
      <svg className={board.yard} viewBox="0 0 120 48" aria-hidden="true">
        {(spaces === 1 ? [4, 27] : [15]).map((top) => (
          <g key={top}>
            {[0, 1, 2].map((place) => (
              <rect
                key={place}
                className={cx(board.cell, place === 0 && board.was, place === spaces && board.now)}
                x={4 + place * 39}
                y={top}
                width="33"
                height="17"
                rx="3"
              />
            ))}
            <path
              className={cx(board.way, board.thin)}
              d={`M21 ${top + 8.5}H${4 + spaces * 39 - 5}m-6-5 6 5-6 5`}
            />
          </g>
        ))}
      </svg>
    </>
  );
}
