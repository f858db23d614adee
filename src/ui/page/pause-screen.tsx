import { Crest } from '../mark/roundel';
import styles from './pause-screen.module.css';

interface PauseScreenProps {
  /** When in the game it stopped. */
  title: string;
  /** What comes next, as a full sentence. */
  next: string;
  onWake: () => void;
  wakeLabel?: string;
}

/** The shut lid while the table is away: when it was and what comes next. A touch anywhere wakes it. */
export function PauseScreen({ title, next, onWake, wakeLabel = 'Go on' }: PauseScreenProps) {
  return (
    <main className={styles.pause}>
      <Crest size="head" />
      <h1>{title}</h1>
      <p>{next}</p>
      {/* biome-ignore lint/a11y/noAutofocus: nothing else is on the screen */}
      <button type="button" className={styles.wake} autoFocus onClick={onWake}>
        {wakeLabel}
      </button>
    </main>
  );
}
