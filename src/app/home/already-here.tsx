import { countEntries } from '@/kernel/print';
import type { AlreadyHere } from '@/store/opening';
import { cx } from '@/ui/cx';
import { Button } from '@/ui/form/button';
import lay from '@/ui/lay.module.css';
import { Modal } from '@/ui/sheet/modal';
import styles from './home.module.css';

/** A file whose table is here, and what somebody answers. */
export interface HereAsked {
  /** The file’s name. */
  file: string;
  table: AlreadyHere;
  answer: (chosen: 'go on' | 'beside' | 'neither') => void;
}

/** Asks before an older copy is laid beside its table: it would pass for the table itself. */
export function AlreadyHereSheet({ file, table: { name, newer }, answer }: HereAsked) {
  return (
    <Modal label="This table is already here" onClose={() => answer('neither')}>
      <div className={styles.ask}>
        <h2>
          <bdi>{name}</bdi> is already here
        </h2>
        <p>
          {newer > 0
            ? `On this device it is ${countEntries(newer)} newer than in ${file}.`
            : `On this device it has everything that is in ${file}.`}
        </p>
        <p className={cx(lay.foot, styles.buttons)}>
          <Button onClick={() => answer('beside')}>Open the file beside it</Button>
          <Button look="solid" onClick={() => answer('go on')}>
            Go on with it
          </Button>
        </p>
      </div>
    </Modal>
  );
}
