import { useMemo, useState } from 'react';
import { useActions, useAppStore } from '@/store/context';
import type { CopyPlan } from '@/store/table/table-copies';
import { LedgerLines } from '@/ui/sheet/ledger-lines';
import styles from '../page/sheet-foot.module.css';
import { sayCopy } from './say-copy';

type Kind = 'whole' | 'public';

export const SAID = {
  shared: 'The copy was shared.',
  downloaded: 'The copy is in your downloads.',
  cancelled: 'No copy was made.',
};
export const FAILED = 'The copy could not be made. Try again, or on another browser.';

/** A copy of the open table: the plan and the result. No file is exported until the user asks. */
export function useCopying() {
  const actions = useActions();
  const entries = useAppStore(({ table }) => table?.entries);
  const id = useAppStore(({ table }) => table?.id);
  const [said, setSaid] = useState<string | null>(null);
  // Read from the table, so that message and buttons change in the same render and no tap hits a wrong one.
  const copiedAt = useAppStore(({ table }) => table?.copiedAt);
  // When the last copy was made before the first request here.
  const [before, setBefore] = useState<{ copiedAt: typeof copiedAt } | null>(null);
  const saved = before !== null && copiedAt !== before.copiedAt;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the table is what changes
  const plan = useMemo(() => actions.planCopy('whole'), [actions, entries]);
  async function copy(kind: Kind) {
    setSaid('The copy is being made.');
    setBefore((known) => known ?? { copiedAt });
    try {
      const given = await actions.copy(kind);
      setSaid(SAID[given]);
    } catch {
      setSaid(FAILED);
    }
  }
  async function copyRows() {
    const given = id === undefined ? 'failed' : await actions.exportRaw(id);
    setSaid(given === 'failed' ? FAILED : SAID[given]);
  }
  return { plan, said, saved, copy, copyRows };
}

/** Describes the copy before it is made, and then the result. */
export function CopyWords({ plan, said }: { plan: CopyPlan | null; said: string | null }) {
  const table = useAppStore((state) => state.table);
  return (
    <>
      {plan && table && (
        <LedgerLines
          rows={[
            { label: 'File', text: <b className={styles.fileName}>{plan.name}</b> },
            { label: 'In it', text: sayContent(plan) },
            { label: 'Last copy', text: sayCopy(table) },
          ]}
        />
      )}
      <div className={styles.body}>
        {plan?.hides && <p>A public copy holds what everyone may know, and can be given to anyone.</p>}
        <p>
          To open it on another device, choose <b>Open a file</b> on Home there, or drop it on that page.
        </p>
        <p role="status">
          <b>{said}</b>
        </p>
      </div>
    </>
  );
}

function sayContent({ hands, hides }: CopyPlan): string {
  if (hands)
    return 'The whole table and every hand. Whoever opens the file can read them: keep it where no player looks.';
  return hides
    ? 'The whole table and the deck in its order. Whoever opens the file can read it: keep it where no player looks.'
    : 'The whole table and its journal.';
}
