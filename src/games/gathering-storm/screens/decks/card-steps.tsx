import { Button } from '@/ui/form/button';
import styles from './deck-browser.module.css';

interface CardStepsProps {
  before: number | undefined;
  after: number | undefined;
  /** Nothing closes the card. */
  onGo: (number: number | null) => void;
  /** Closed by a button, where it lies over the list. */
  closes?: boolean;
  writeHref?: string | undefined;
}

/** From the card that lies open to the one before and the one after, as they were found. */
export function CardSteps({ before, after, onGo, closes, writeHref }: CardStepsProps) {
  return (
    <>
      <Button
        icon="chevron-left"
        aria-label={before === undefined ? 'No card before' : `Back to card ${before}`}
        disabled={before === undefined}
        onClick={() => onGo(before ?? null)}
      >
        {before}
      </Button>
      <Button
        icon="chevron-right"
        aria-label={after === undefined ? 'No card after' : `On to card ${after}`}
        disabled={after === undefined}
        onClick={() => onGo(after ?? null)}
      >
        {after}
      </Button>
      {writeHref && (
        <a className={styles.write} href={writeHref}>
          Change it
        </a>
      )}
      {closes && (
        <Button icon="close" className={styles.close} onClick={() => onGo(null)}>
          Close
        </Button>
      )}
    </>
  );
}
