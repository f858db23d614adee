import { type Mark, Roundel } from '../mark/roundel';
import { Figure } from './figure';
import styles from './framed-figure.module.css';

interface FramedFigureProps {
  value: number;
  /** Whom it favors. */
  marks: readonly Mark[];
  /** The full meaning in words, since the marks have no names. */
  label: string;
  /** Without it the frame is decoration: what it lies on says the same in words. */
  onPress?: (() => void) | undefined;
}

/** A number in a frame with the seals of those it favors; it opens into its lines. */
export function FramedFigure({ value, marks, label, onPress }: FramedFigureProps) {
  const frame = (
    <span className={styles.frame} aria-hidden={onPress ? undefined : true}>
      <Figure value={value} sign="always" className={styles.value} />
      {marks.map((mark) => (
        <Roundel key={mark.tone + mark.letter} mark={mark} className={styles.mark} />
      ))}
    </span>
  );
  if (!onPress) return frame;
  return (
    <button type="button" className={styles.figure} aria-label={label} onClick={onPress}>
      {frame}
    </button>
  );
}
