import { useActions, useAppStore } from '@/store/context';
import { Button } from '@/ui/form/button';
import { OverSheet } from '../page/over-sheet';
import styles from '../page/sheet-foot.module.css';
import { CopyWords, useCopying } from './copying';

/** End the evening: exports the whole table as one file if the user wants it, then opens Home. */
export function CopySheet({ onClose, go }: { onClose: () => void; go: (path: string) => void }) {
  const { plan, said, saved, copy } = useCopying();
  const isLinked = useAppStore(({ link }) => link !== null);
  const { endLink } = useActions();
  return (
    <OverSheet
      title="End the evening?"
      note="The table stays on this device, too. Back it up as one file: that is the copy to keep."
      onClose={onClose}
    >
      <CopyWords plan={plan} said={said} />
      {isLinked && (
        <div className={styles.body}>
          <p>
            The phones stay linked for the next evening.{' '}
            <Button look="quiet" onClick={() => void endLink()}>
              Unlink all phones
            </Button>
          </p>
        </div>
      )}
      <div className={styles.foot}>
        {plan?.hides && (
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
            Back up
          </Button>
        )}
      </div>
    </OverSheet>
  );
}
