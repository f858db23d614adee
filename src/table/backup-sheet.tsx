import { Button } from '@/ui/button';
import { CopyWords, useCopying } from './copying';
import { OverSheet } from './over-sheet';
import styles from './sheet-foot.module.css';

/** Back up: what the file will be called and what is in it, and then the file. */
export function BackupSheet({ onClose }: { onClose: () => void }) {
  const { plan, said, saved, copy, copyRows } = useCopying();
  return (
    <OverSheet
      title="Back up"
      note="The whole table as one file: keep it somewhere else than on this device."
      onClose={onClose}
    >
      <CopyWords plan={plan} said={said} />
      <div className={styles.foot}>
        {/* It reads nothing, so that it is there whatever is wrong with the table. */}
        <Button look="quiet" onClick={() => void copyRows()}>
          Everything, unread
        </Button>
        {plan?.hides && (
          <Button icon="share" onClick={() => void copy('public')}>
            Public copy
          </Button>
        )}
        {saved ? (
          <>
            <Button icon="download" onClick={() => void copy('whole')}>
              Save it again
            </Button>
            <Button look="solid" onClick={onClose}>
              Done
            </Button>
          </>
        ) : (
          <Button look="solid" icon="download" onClick={() => void copy('whole')}>
            Save the file
          </Button>
        )}
      </div>
    </OverSheet>
  );
}
