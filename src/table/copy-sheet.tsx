import { useEffect, useRef, useState } from 'react';
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

/** End the evening: opening this sheet gives the whole table as one file; then Home. */
export function CopySheet({ onClose, go }: { onClose: () => void; go: (path: string) => void }) {
  const { hasCurtain } = useFace();
  const { open } = useTable();
  const actions = useActions();
  const [said, setSaid] = useState('The copy is being made.');
  const given = useRef(false);
  const secret = hasCurtain(open);
  const copy = async (kind: 'public' | 'whole') => setSaid(SAID[await actions.copy(kind)]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the sheet opens
  useEffect(() => {
    if (given.current) return;
    given.current = true;
    void copy('whole');
  }, []);
  return (
    <OverSheet title="End the evening" note="The table stays on this device, too." onClose={onClose}>
      <div className={styles.body}>
        <p role="status">
          <b>{said}</b>
        </p>
        <p>
          {secret
            ? 'It is the whole copy and holds every hand, packed against a glance. This is not encryption: keep it from the players.'
            : 'It holds the table and its journal.'}
        </p>
        {secret && <p>A public copy holds what everyone may know, and can be given to anyone.</p>}
      </div>
      <div className={styles.foot}>
        {secret && (
          <Button icon="share" onClick={() => void copy('public')}>
            Public copy
          </Button>
        )}
        <Button icon="download" onClick={() => void copy('whole')}>
          Once more
        </Button>
        <Button look="solid" onClick={() => go('/')}>
          Home
        </Button>
      </div>
    </OverSheet>
  );
}
