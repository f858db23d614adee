import { useState } from 'react';
import { Button } from '@/ui/form/button';
import { QrCode } from '@/ui/mark/qr-code';
import styles from './link.module.css';

/** An address as a code for another device’s camera, or as text where the camera does not help. */
export function ShownCode({ address, label }: { address: string; label: string }) {
  const [isText, setIsText] = useState(false);
  return (
    <>
      {isText ? <p className={styles.packet}>{address}</p> : <QrCode large text={address} label={label} />}
      <Button onClick={() => setIsText(!isText)}>{isText ? 'Show the code' : 'Show as text'}</Button>
    </>
  );
}

/** The address under which this device opened the app. */
export const ownAddress = (): string => location.href.replace(/#.*/, '');
