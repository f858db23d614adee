import type { Doubt, Way } from '@/games/storm-over-asia/rules/cards/doubts';
import { cx } from '@/ui/cx';
import { Button } from '@/ui/form/button';
import lay from '@/ui/lay.module.css';
import { named } from '@/ui/sheet/journal-list';
import voice from '@/ui/type.module.css';
import styles from './entry-form.module.css';

/** The most doubts listed at once; others appear as these are fixed. */
const MAX_SHOWN = 7;

interface DoubtsProps {
  doubts: readonly Doubt[];
  onWay: (way: Way) => void;
}

/** Each line that is not sure: why, what would be allowed, and the keys that mend it. */
export function Doubts({ doubts, onWay }: DoubtsProps) {
  return (
    <ul className={styles.doubts} aria-label="Unclear" aria-live="polite">
      {named(doubts.slice(0, MAX_SHOWN), ({ line, message }) => `${line}:${message}`).map(([key, doubt]) => (
        <li key={key}>
          <span className={styles.where}>Line {doubt.line}</span>
          <DoubtWords doubt={doubt} onWay={onWay} />
        </li>
      ))}
    </ul>
  );
}

/** A doubt about a line, and the ways to resolve it. */
export function DoubtWords({ doubt, onWay }: { doubt: Doubt; onWay: (way: Way) => void }) {
  const { words, message, allowed, rule, ways } = doubt;
  return (
    <div className={styles.doubt}>
      <p>
        {words !== '' && <bdi className={voice.typed}>{words}</bdi>} <b>{message}</b> {allowed}{' '}
        {rule && <span className={voice.rule}>{rule}</span>}
      </p>
      {ways.length > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: keys that mend the words are no fields of a set
        <div className={cx(lay.buttons, styles.picks)} role="group" aria-label={message}>
          {ways.map((way) => (
            <Button key={way.label} onClick={() => onWay(way)}>
              {way.label}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}
