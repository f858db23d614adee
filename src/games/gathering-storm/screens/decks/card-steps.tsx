import { Button } from '@/ui/form/button';
import styles from './deck-browser.module.css';

interface CardStepsProps {
  before: number | undefined;
  after: number | undefined;
  /** Null closes the card. */
  onGo: (number: number | null) => void;
  /** Shows a close button, for a card that covers the list. */
  closes?: boolean;
  writeHref?: string | undefined;
}

/** Moves from the open card to the previous or next search result. */
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
