import { useState } from 'react';
import { useActions } from '@/store/context';
import { hasCurtain } from '@/systems/gathering-storm/dues';
import { Button } from '@/ui/button';
import { Modal } from '@/ui/modal';
import styles from './sheet-foot.module.css';
import { SheetHead } from './sheet-head';
import { useTable } from './use-table';

const SAID = {
  shared: 'The copy was shared.',
  downloaded: 'The copy was saved to your downloads.',
  cancelled: 'No copy was made.',
};

/** End the evening: the table as one file, then Home. */
export function CopySheet({ onClose, go }: { onClose: () => void; go: (path: string) => void }) {
  const { open } = useTable();
  const actions = useActions();
  const [said, setSaid] = useState('');
  const secret = hasCurtain(open);
  const copy = async (kind: 'public' | 'whole') => setSaid(SAID[await actions.copy(kind)]);
  return (
    <Modal label="End the evening" onClose={onClose}>
      <SheetHead
        title="End the evening"
        note="The table stays on this device. A copy keeps it from a lost or broken one."
        onClose={onClose}
      />
      <div className={styles.body}>
        <p>
          {secret
            ? 'The whole copy holds every hand, packed against a glance. This is not encryption: give it to nobody who plays.'
            : 'The copy holds the table and its journal.'}
        </p>
        {secret && <p>The public copy holds what everyone may know, and can be given to anyone.</p>}
        <p role="status">{said}</p>
      </div>
      <div className={styles.foot}>
        {secret && (
          <Button icon="share" onClick={() => void copy('public')}>
            Public copy
          </Button>
        )}
        <Button icon="download" look="solid" onClick={() => void copy('whole')}>
          {secret ? 'Whole copy' : 'Save a copy'}
        </Button>
        <Button onClick={() => go('/')}>Home</Button>
      </div>
    </Modal>
  );
}
