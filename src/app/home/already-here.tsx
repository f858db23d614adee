import { countEntries } from '@/kernel/print';
import type { AlreadyHere } from '@/store/opening';
import { OverSheet } from '@/table/page/over-sheet';
import sheet from '@/table/page/sheet-foot.module.css';
import { Button } from '@/ui/form/button';

/** A file whose table is already stored, and the callback for the answer. */
export interface HereAsked {
  /** The file’s name. */
  file: string;
  table: AlreadyHere;
  answer: (chosen: 'go on' | 'add' | 'neither') => void;
}

/** Asks before an older copy is stored next to its table: it would be mistaken for the table itself. */
export function AlreadyHereSheet({ file, table: { name, newer }, answer }: HereAsked) {
  return (
    <OverSheet title="This table is already here" onClose={() => answer('neither')}>
      <p className={sheet.body}>
        <span>
          <b>
            <bdi>{name}</bdi>
          </b>{' '}
          {newer > 0
            ? `on this device is ${countEntries(newer)} newer than in `
            : 'on this device has everything that is in '}
          <bdi className={sheet.fileName}>{file}</bdi>.
        </span>
      </p>
      <div className={sheet.foot}>
        <Button onClick={() => answer('add')}>Open the file beside it</Button>
        <Button look="solid" onClick={() => answer('go on')}>
          Go on with it
        </Button>
      </div>
    </OverSheet>
  );
}
