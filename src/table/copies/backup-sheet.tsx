import type { CopyPlan } from '@/store/table/table-copies';
import { Button } from '@/ui/form/button';
import { OverSheet } from '../page/over-sheet';
import styles from '../page/sheet-foot.module.css';
import { CopyWords, useCopying } from './copying';

/** The purpose of the file: to keep it, or to continue elsewhere. */
const FOR = {
  keeping: {
    title: 'Back up',
    note: 'The whole table as one file: keep it somewhere else than on this device.',
  },
  elsewhere: {
    title: 'Take it to another device',
    note: 'Save the whole table as one file and bring that there. From then on each device keeps a table of its own: play on with one of them.',
  },
} as const;

/** The secrets that a reader of the unread file would find. */
const sayRows = ({ hands, hides }: CopyPlan) =>
  hands
    ? ' Every hidden hand is in it, too: give it to nobody who plays.'
    : hides
      ? ' The deck in its order is in it, too: give it to nobody who plays.'
      : '';

interface BackupSheetProps {
  purpose?: keyof typeof FOR;
  onClose: () => void;
}

/** Back up: shows the file's name and content, then gives the file. */
export function BackupSheet({ purpose = 'keeping', onClose }: BackupSheetProps) {
  const { plan, said, saved, copy, copyRows } = useCopying();
  return (
    <OverSheet {...FOR[purpose]} onClose={onClose}>
      <CopyWords plan={plan} said={said} />
      {purpose === 'keeping' && plan && (
        <p className={styles.aside}>
          <b>Everything, unread</b> is all that lies of this table on this device, as it lies, for somebody
          who is to mend it.{sayRows(plan)}
        </p>
      )}
      <div className={styles.foot}>
        {/* Does not read the table, so that it works whatever is wrong with it. */}
        {purpose === 'keeping' && (
          <Button look="quiet" onClick={() => void copyRows()}>
            Everything, unread
          </Button>
        )}
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
