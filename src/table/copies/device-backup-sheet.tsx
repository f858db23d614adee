import { useEffect, useState } from 'react';
import { counted, printList } from '@/kernel/print';
import { printRefusal, type Result } from '@/kernel/result';
import { useActions } from '@/store/context';
import type { DeviceBackup } from '@/store/device-file/plans';
import { Button } from '@/ui/form/button';
import { LedgerLines } from '@/ui/sheet/ledger-lines';
import { Notice } from '@/ui/sheet/notice';
import { OverSheet } from '../page/over-sheet';
import styles from '../page/sheet-foot.module.css';
import { FAILED, SAID } from './copying';

/** Back up everything: shows the file's name and content, then gives the file. */
export function DeviceBackupSheet({ onClose }: { onClose: () => void }) {
  const actions = useActions();
  const [planned, setPlanned] = useState<Result<DeviceBackup> | null>(null);
  const [said, setSaid] = useState<string | null>(null);
  useEffect(() => {
    let isOpen = true;
    void actions.planDeviceBackup().then((plan) => isOpen && setPlanned(plan));
    return () => {
      isOpen = false;
    };
  }, [actions]);
  const isSaved = said === SAID.downloaded || said === SAID.shared;
  const plan = planned?.ok ? planned.value : null;
  async function save() {
    const given = await plan?.give().catch(() => 'failed' as const);
    setSaid(given === undefined || given === 'failed' ? FAILED : SAID[given]);
    await actions.loadTables();
  }
  return (
    <OverSheet
      title="Back up everything"
      note="All of this device as one file: keep it somewhere else."
      onClose={onClose}
    >
      {plan && (
        <LedgerLines
          rows={[
            { label: 'File', text: <b className={styles.fileName}>{plan.name}</b> },
            { label: 'In it', text: sayContent(plan) },
            ...(plan.left.length > 0 ? [{ label: 'Not in it', text: sayLeft(plan.left) }] : []),
          ]}
        />
      )}
      {planned && !planned.ok && <Notice tone="refusal">{printRefusal(planned.refusal)}</Notice>}
      <div className={styles.body}>
        <p>
          To restore it, on this device or another, choose <b>Open a file</b> on Home there. You are asked
          before anything is replaced.
        </p>
        <p role="status">
          <b>{said ?? (planned ? null : 'The file is being made.')}</b>
        </p>
      </div>
      <div className={styles.foot}>
        <Button
          look={isSaved ? 'plain' : 'solid'}
          icon="download"
          disabled={!plan}
          onClick={() => void save()}
        >
          {isSaved ? 'Save it again' : 'Save the file'}
        </Button>
        {isSaved && (
          <Button look="solid" onClick={onClose}>
            Done
          </Button>
        )}
      </div>
    </OverSheet>
  );
}

function sayContent({ tables, decks, hands, hides }: DeviceBackup): string {
  const all = `${counted(tables, 'table')}, ${counted(decks, 'deck')}, policies, settings, and what was typed in forms.`;
  if (hands)
    return `${all} Every hand is in it, too. Whoever opens the file can read them: keep it where no player looks.`;
  return hides
    ? `${all} Decks in their order are in it, too. Whoever opens the file can read them: keep it where no player looks.`
    : all;
}

const sayLeft = (names: readonly string[]): string =>
  `${printList(names)}: damaged. Open a damaged table and choose Everything, unread.`;
