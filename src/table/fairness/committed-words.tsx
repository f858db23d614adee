import { useState } from 'react';
import { Button } from '@/ui/form/button';
import { lazyComponent } from '@/ui/lazy-component';
import styles from './fairness.module.css';

const QrCode = lazyComponent(async () => (await import('@/ui/mark/qr-code')).QrCode);

/** Four words, large; behind a tap all 64 digits of the value, and their QR code. */
export function CommittedWords({ hex, words }: { hex: string; words: string }) {
  const [full, setFull] = useState(false);
  return (
    <>
      <p className={styles.words}>{words}</p>
      {full && (
        <div className={styles.full}>
          <p className={styles.value}>{hex}</p>
          <QrCode text={hex} label="The full value as a QR code" />
        </div>
      )}
      <p>
        <Button look="quiet" aria-expanded={full} onClick={() => setFull(!full)}>
          {full ? 'Only the four words' : 'The full value and its QR code'}
        </Button>
      </p>
    </>
  );
}
