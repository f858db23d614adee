import { Sheet } from '../sheet/sheet';
import styles from './hand-layout.module.css';

/** A hand without a card, in the place of the cards. */
export function EmptyHand({ power }: { power: string }) {
  return (
    <div className={styles.empty}>
      <Sheet title={`${power} holds no card`} pad>
        <p>Its next cards come with the next deal.</p>
      </Sheet>
    </div>
  );
}
