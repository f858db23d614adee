import type { PointerEventHandler, Ref } from 'react';
import { cx } from '../cx';
import { LIVE } from '../form/touched';
import { Icon } from '../mark/icon';
import voice from '../type.module.css';
import styles from './point-stack.module.css';

interface PointStackProps {
  /** "general". */
  name: string;
  /** Tokens that are left, and those that lie somewhere. */
  left: number;
  placed: number;
  /** What one token is worth, written on it. */
  worth?: number;
  /** Text under the name: "2 of 3 left"; may be empty. */
  words: string;
  /** Steps of an event: hatched in brass. */
  ghost?: boolean;
  square?: boolean;
  /** Cannot be placed now: dashed. */
  waits?: boolean;
  taken?: boolean;
  /** Picks a token up or puts it back; `byKey` if it was not done by pointer. */
  onTake: (byKey: boolean) => void;
  /** Starts dragging the top token. */
  onGrip?: PointerEventHandler;
  ref?: Ref<HTMLButtonElement>;
}

/** If there are more tokens than this, one token shows their number. */
const DRAWN = 4;

/** Tokens of one kind, unplaced before placed: one button that picks up the top token. */
export function PointStack(props: PointStackProps) {
  const { name, left, placed, worth = 1, words, ghost, square, waits, taken, onTake, onGrip, ref } = props;
  const shut = waits || left === 0;
  const drawn = left + placed <= DRAWN;
  return (
    <button
      ref={ref}
      type="button"
      className={cx(styles.stack, taken && styles.taken)}
      {...LIVE}
      aria-pressed={taken ?? false}
      aria-disabled={shut || undefined}
      onClick={shut ? undefined : (event) => onTake(event.detail === 0)}
      {...(shut || !onGrip ? {} : { onPointerDown: onGrip })}
      data-stack
    >
      <span className={styles.tokens} aria-hidden="true">
        {drawn
          ? Array.from({ length: left }, (_, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: tokens of a kind are alike
              <Token key={at} {...{ ghost, square, waits }} text={String(worth)} />
            ))
          : left > 0 && <Token {...{ ghost, square, waits }} text={`${left}×`} />}
        {Array.from({ length: drawn ? placed : Math.min(1, placed) }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: tokens of a kind are alike
          <i key={at} className={cx(styles.token, square && styles.square, styles.laid)}>
            <Icon name="check" small />
          </i>
        ))}
      </span>
      <span className={styles.words}>
        <span className={voice.hidden}>{taken ? 'Put back: ' : 'Take up: '}</span>
        <span className={styles.name}>{name}</span>
        {words && (
          <>
            <span className={voice.hidden}>, </span>
            <span className={styles.count}>{words}</span>
          </>
        )}
      </span>
    </button>
  );
}

interface TokenProps {
  text: string;
  ghost?: boolean | undefined;
  square?: boolean | undefined;
  waits?: boolean | undefined;
}

/** A single token, as shown in its stack or under the pointer. */
export function Token({ text, ghost, square, waits }: TokenProps) {
  return (
    <i className={cx(styles.token, square && styles.square, ghost && styles.ghost, waits && styles.waits)}>
      {text}
    </i>
  );
}
