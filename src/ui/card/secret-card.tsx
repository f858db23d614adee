import { type ReactNode, useId } from 'react';
import { cx } from '../cx';
import lay from '../lay.module.css';
import { Icon } from '../mark/icon';
import { named } from '../sheet/journal-list';
import ledger from '../sheet/ledger.module.css';
import styles from './secret-card.module.css';

interface SecretAction {
  label: string;
  onPress: () => void;
  disabled?: boolean;
  /** What a disabled action waits for; shown in words under the three buttons. */
  why?: string;
  /** Already ordered. */
  pressed?: boolean;
}

interface SecretCardProps {
  /** Whose it is: "Secret, … only". */
  banner: string;
  /** When the card may be shown. */
  window: string;
  title: string;
  /** Its place in the hand, above the card: "First card, turned up". */
  place?: string;
  rows: readonly { rule?: string; sentences: readonly string[] }[];
  actions: readonly SecretAction[];
  /** The questions of the card, between its ledger and its buttons. */
  children?: ReactNode;
}

/**
 * The one open card in a hand, laid out for one reader. Its buttons look alike and do not move, so players
 * across the table learn nothing from them.
 */
export function SecretCard({ banner, window, title, place, rows, actions, children }: SecretCardProps) {
  const id = useId();
  const waiting = actions.filter((action) => action.disabled && action.why);
  const Title = place ? 'h3' : 'h2';
  const card = (
    <article className={styles.card} aria-labelledby={id}>
      <div className={styles.banner}>
        <Icon name="lock" small />
        <span>{banner}</span>
        <span className={styles.window}>{window}</span>
      </div>
      <Title id={id} className={styles.title}>
        {title}
      </Title>
      <ol className={cx(ledger.ledger, styles.ledger)}>
        {rows.map(({ rule, sentences }, place) => (
          // The rows of a card never move.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <li key={place} className={ledger.row}>
            <div className={ledger.rule}>{rule}</div>
            <div className={cx(ledger.effect, styles.effect)}>
              {named(sentences).map(([key, sentence]) => (
                <p key={key}>{sentence}</p>
              ))}
            </div>
          </li>
        ))}
      </ol>
      {children && <div className={styles.asked}>{children}</div>}
      <div className={styles.foot}>
        <div className={styles.actions}>
          {actions.map((action) => {
            const waits = action.disabled && action.why ? `${id}${action.label}` : undefined;
            return (
              <button
                key={action.label}
                type="button"
                className={styles.action}
                aria-pressed={action.pressed}
                disabled={action.disabled && !waits}
                aria-disabled={waits ? true : undefined}
                aria-describedby={waits}
                onClick={waits ? undefined : action.onPress}
              >
                {action.pressed && <Icon name="check" small />}
                {action.label}
              </button>
            );
          })}
        </div>
        {waiting.map((action) => (
          <p key={action.label} id={`${id}${action.label}`} className={styles.waits}>
            {action.label}: {action.why}
          </p>
        ))}
      </div>
    </article>
  );
  if (!place) return card;
  return (
    <div className={cx(lay.column, styles.placed)}>
      <h2 className={styles.place}>{place}</h2>
      {card}
    </div>
  );
}
