import { Fragment, useState } from 'react';
import { cx } from '../cx';
import { useHold } from '../form/use-hold';
import { Icon } from '../mark/icon';
import { type Mark, Roundel } from '../mark/roundel';
import voice from '../type.module.css';
import styles from './curtain.module.css';
import { useFocusOnRoute } from './use-focus-on-route';

interface CurtainProps {
  /** When in the game this is. */
  when: string;
  /** The round's fixed order; empty if one person opens their papers alone. */
  order: readonly { name: string; now: boolean }[];
  /** Whose turn it is to look. */
  name: string;
  powers: readonly { name: string; mark: Mark }[];
  lead: string;
  holdMs?: number;
  onOpen: () => void;
  onBack?: () => void;
  backLabel?: string;
}

/** Shown after letting go too soon. */
const HOW = 'Keep holding, or use Tap twice instead';

/**
 * The curtain between two people. It names the next person and their parties, but no cards or counts. Opens
 * by press and hold, or by two taps.
 */
export function Curtain({
  when,
  order,
  name,
  powers,
  lead,
  holdMs = 900,
  onOpen,
  onBack,
  backLabel = 'Back to the table',
}: CurtainProps) {
  useFocusOnRoute();
  const [tapped, setTapped] = useState(false);
  const [short, setShort] = useState(false);
  const hold = useHold(holdMs, onOpen, () => setShort(true));

  return (
    <main className={styles.curtain}>
      <div className={styles.top}>
        <p className={styles.whenLine}>{when}</p>
        {order.length > 1 && (
          <ol className={styles.order} aria-label="Order of the round">
            {order.map((person, place) => (
              <Fragment key={person.name}>
                {place > 0 && (
                  <li aria-hidden="true">
                    <Icon name="chevron-right" small />
                  </li>
                )}
                <li className={cx(person.now && styles.now)} aria-current={person.now || undefined}>
                  <bdi>{person.name}</bdi>
                </li>
              </Fragment>
            ))}
          </ol>
        )}
      </div>
      <div className={styles.middle}>
        <div className={styles.words}>
          <h1 className={cx(name.length > 9 && styles.long)}>
            Pass to <bdi>{name}</bdi>
          </h1>
          <p className={styles.powers}>{powers.map((power) => power.name).join(', ')}</p>
          <p className={styles.lead}>{lead}</p>
        </div>
        <div className={cx(styles.seals, powers.length > 2 && styles.many)} aria-hidden="true">
          {powers.map((power) => (
            <div key={power.name} className={styles.seal}>
              <Roundel mark={power.mark} className={styles.roundel} />
            </div>
          ))}
        </div>
      </div>
      <div className={styles.low}>
        <div className={styles.clasp} aria-hidden="true">
          <svg viewBox="0 0 20 30" aria-hidden="true">
            <path d="M10 3a7 7 0 0 1 2.6 13.5L15 28H5l2.4-11.5A7 7 0 0 1 10 3Z" />
          </svg>
        </div>
        <button
          type="button"
          className={styles.hold}
          {...hold}
          onContextMenu={(event) => event.preventDefault()}
          onFocus={() => setTapped(false)}
        >
          <Icon name="lock" />
          <span>
            I am {name}. Hold to open
            {short && (
              <span className={styles.how} aria-hidden="true">
                {HOW}
              </span>
            )}
          </span>
        </button>
        <div className={styles.others}>
          <button
            type="button"
            className={styles.other}
            onBlur={() => setTapped(false)}
            onClick={() => (tapped ? onOpen() : setTapped(true))}
          >
            {tapped ? 'Tap once more' : 'Tap twice instead'}
          </button>
          {onBack && (
            <button type="button" className={cx(styles.other, styles.quiet)} onClick={onBack}>
              {backLabel}
            </button>
          )}
        </div>
        <p className={voice.hidden} role="status">
          {tapped ? 'Tap once more to open' : short ? HOW : ''}
        </p>
      </div>
    </main>
  );
}
