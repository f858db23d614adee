import type { Command } from '@/kernel/game';
import { Button } from '@/ui/form/button';
import { LeaveButton } from '@/ui/sheet/close-button';
import { LedgerForm } from '@/ui/sheet/ledger-form';
import { OverSheet, type OverSheetProps } from './page/over-sheet';
import styles from './page/sheet-foot.module.css';
import { useDispatch } from './use-table';

interface CommandSheetProps extends OverSheetProps {
  /** What the button sends; the sheet closes once it is recorded. */
  command: Command;
  /** The label of the button. */
  doneLabel: string;
  /** Why it cannot be sent yet. */
  waits?: string | null;
  /** The label of a button that leaves without sending. */
  leaveLabel?: string;
  /** The content is words or a control of its own instead of rows of a form. */
  plain?: boolean;
}

/** A sheet that records one command: its fields, one button, and the refusal if there is one. */
export function CommandSheet({
  command,
  doneLabel,
  waits = null,
  leaveLabel,
  plain,
  children,
  ...sheet
}: CommandSheetProps) {
  const { send } = useDispatch();
  async function enter() {
    if (waits === null && (await send(command))) sheet.onClose();
  }
  return (
    <OverSheet {...sheet}>
      {plain ? (
        <div className={styles.body}>{children}</div>
      ) : (
        <LedgerForm label={sheet.title} onSubmit={() => void enter()}>
          {children}
        </LedgerForm>
      )}
      <div className={styles.foot}>
        {leaveLabel && <LeaveButton onClose={sheet.onClose}>{leaveLabel}</LeaveButton>}
        <Button
          look="solid"
          disabled={waits !== null}
          {...(waits ? { why: waits } : {})}
          onClick={() => void enter()}
        >
          {doneLabel}
        </Button>
      </div>
    </OverSheet>
  );
}
