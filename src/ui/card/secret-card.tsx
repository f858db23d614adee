import { type ReactNode, useId } from 'react';
import { cx } from '../cx';
import { LIVE } from '../form/touched';
import { Icon } from '../mark/icon';
import { type Mark, Ribbon } from '../mark/roundel';
import { named } from '../sheet/journal-list';
import voice from '../type.module.css';
import styles from './secret-card.module.css';

export interface CardRow {
  /** The label as printed. */
  rule?: string;
  sentence: string;
  /** The effect drawn, where the face draws another one. */
  picture?: ReactNode;
}

export interface SecretCardProps {
  /** Its place in the hand: "First card". */
  place: string;
  mark: Mark;
  /** When the card may be shown. */
  window: string;
  /** Its main effect drawn, as large as can be. */
  art: ReactNode;
  title: string;
  rows: readonly CardRow[];
  /** The order it has, in a few words: "Play: ordered"; read aloud with its place. */
  order: string;
  ordered: boolean;
  /** What becomes of it, in a whole sentence. */
  becomes: string;
  /** Why some orders are not open to it. */
  why: readonly string[];
  /** What the picture and the order say already: for screen readers alone. */
  aloud: readonly string[];
  /** What it is worth, and what it would change now. */
  children?: ReactNode;
}

interface Picking {
  /** The card that the orders are for. */
  up: boolean;
  onPick: () => void;
}

/** A card in its owner’s hand, laid out for one reader. The whole card is one key, which picks it. */
export function SecretCard(card: SecretCardProps & Picking) {
  const id = useId();
  return (
    <article className={cx(styles.card, card.up && styles.up)} aria-labelledby={id} aria-current={card.up}>
      <Ribbon mark={card.mark} className={styles.ribbon ?? ''} />
      <div className={styles.art}>
        <p className={styles.head}>
          <button
            type="button"
            className={styles.pick}
            {...LIVE}
            aria-pressed={card.up}
            tabIndex={card.up ? 0 : -1}
            onClick={card.onPick}
          >
            {card.place} <span className={voice.hidden}>({card.order})</span>
          </button>
          <span className={styles.window}>{card.window}</span>
        </p>
        <div className={styles.picture}>{card.art}</div>
      </div>
      <h3 id={id} className={styles.title}>
        {card.title || <span className={voice.hidden}>{card.place}</span>}
      </h3>
      {named(card.rows, ({ sentence }) => sentence).map(([key, { rule, sentence, picture }]) => (
        <div key={key} className={styles.effect}>
          {picture}
          <p>
            {sentence} {rule && <span className={voice.rule}>{rule}</span>}
          </p>
        </div>
      ))}
      {card.children}
      {named(card.aloud).map(([key, sentence]) => (
        <p key={key} className={voice.hidden}>
          {sentence}
        </p>
      ))}
      <div className={styles.becomes}>
        <Icon name={card.ordered ? 'check' : 'clock'} small />
        <p>
          {card.becomes}
          {named(card.why).map(([key, sentence]) => (
            <span key={key}>{sentence}</span>
          ))}
        </p>
      </div>
    </article>
  );
}
