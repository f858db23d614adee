import { Button } from '@/ui/form/button';
import styles from './coach-bar.module.css';

interface StripProps {
  place: string;
  words: string;
  /** Placed before the main button, so that the main button does not move. */
  back?: Act | false;
  /** The guide's own button; it has the ring if `means` is set. */
  main: Act & { means?: boolean };
  leave: Act;
}

interface Act {
  label: string;
  onPress: () => void;
}

/** The next thing to do, at the top of the uppermost layer. */
export function CoachBar({ place, words, back, main, leave }: StripProps) {
  return (
    <section className={styles.strip} aria-label="First turn" data-first-turn>
      <div className={styles.say}>
        <p className={styles.place}>
          <span className={styles.which}>First turn · </span>
          {place}
        </p>
        <p className={styles.words} role="status">
          {words}
        </p>
      </div>
      <div className={styles.acts}>
        {back && <Button onClick={back.onPress}>{back.label}</Button>}
        <Button
          look={main.means ? 'solid' : 'plain'}
          data-guide-means={main.means || undefined}
          onClick={main.onPress}
        >
          {main.label}
        </Button>
        <Button look="quiet" onClick={leave.onPress}>
          {leave.label}
        </Button>
      </div>
    </section>
  );
}
