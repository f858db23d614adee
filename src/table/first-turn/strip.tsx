import { Button } from '@/ui/button';
import voice from '@/ui/type.module.css';
import styles from './strip.module.css';

interface StripProps {
  place: string;
  words: string;
  rule?: string | undefined;
  /** Something else was done. */
  strayed?: boolean;
  /** The guide’s own button, where it is the one thing to tap. */
  onCarryOn?: (() => void) | undefined;
  acts: readonly { label: string; onPress: () => void; quiet?: boolean }[];
}

/** The one thing to do, at the top of whatever lies uppermost. */
export function Strip({ place, words, rule, strayed, onCarryOn, acts }: StripProps) {
  return (
    <section className={styles.strip} aria-label="First turn" data-first-turn>
      <div className={styles.say}>
        <p className={styles.place}>
          <span className={styles.which}>First turn · </span>
          {place}
        </p>
        <p className={styles.words} role="status">
          {strayed && 'The table takes that, too. Here something else was meant: '}
          {words} {rule && <span className={voice.rule}>{rule}</span>}
        </p>
      </div>
      <div className={styles.acts}>
        {onCarryOn && (
          <Button look="solid" data-carries-on onClick={onCarryOn}>
            Carry on
          </Button>
        )}
        {acts.map(({ label, onPress, quiet }) => (
          <Button key={label} look={quiet ? 'quiet' : 'plain'} onClick={onPress}>
            {label}
          </Button>
        ))}
      </div>
    </section>
  );
}
