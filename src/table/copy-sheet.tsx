import { useState } from 'react';
import { useActions } from '@/store/context';
import { Button } from '@/ui/button';
import { useFace } from './face';
import { OverSheet } from './over-sheet';
import styles from './sheet-foot.module.css';
import { useTable } from './use-table';

const SAID = {
  shared: 'The copy was shared.',
  downloaded: 'The copy is in your downloads.',
  cancelled: 'No copy was made.',
};

/** End the evening: the whole table as one file where somebody asks for it; then Home. */
export function CopySheet({ onClose, go }: { onClose: () => void; go: (path: string) => void }) {
  const { hasCurtain } = useFace();
  const { open } = useTable();
  const actions = useActions();
  const [said, setSaid] = useState<string | null>(null);
  const [saved, setSaved] = useState(false);
  const secret = hasCurtain(open);
  async function copy(kind: 'public' | 'whole') {
    setSaid('The copy is being made.');
    const given = await actions.copy(kind);
    setSaid(SAID[given]);
    if (kind === 'whole' && given !== 'cancelled') setSaved(true);
  }
  return (
    <OverSheet title="End the evening?" note="The table stays on this device, too." onClose={onClose}>
      <div className={styles.body}>
        <p>
          {secret
            ? 'Save the whole table as one file: it is the copy to keep. It holds every hand, scrambled but not encrypted: keep it from the players.'
            : 'Save the table and its journal as one file: it is the copy to keep.'}
        </p>
        {secret && <p>A public copy holds what everyone may know, and can be given to anyone.</p>}
        <p role="status">
          <b>{said}</b>
        </p>
      </div>
      <div className={styles.foot}>
        {secret && (
          <Button icon="share" onClick={() => void copy('public')}>
            Public copy
          </Button>
        )}
        {saved ? (
          <Button icon="download" onClick={() => void copy('whole')}>
            Save it again
          </Button>
        ) : (
          <Button onClick={() => go('/')}>Home without a file</Button>
        )}
        {saved ? (
          <Button look="solid" onClick={() => go('/')}>
            Home
          </Button>
        ) : (
          <Button look="solid" icon="download" onClick={() => void copy('whole')}>
            Save the table
          </Button>
        )}
      </div>
    </OverSheet>
  );
}
