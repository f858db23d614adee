import { useState } from 'react';
import { printList } from '@/kernel/print';
import { printRefusal } from '@/kernel/result';
import type { PacketsOpened } from '@/store/link/link-view';
import { Button } from '@/ui/form/button';
import { TextArea } from '@/ui/form/text-area';
import { LedgerForm, LedgerRow } from '@/ui/sheet/ledger-form';
import { Notice } from '@/ui/sheet/notice';

/** What became of packets: whose were taken, and why others were not. */
export function OpenedNotices({ opened: { taken, refusals } }: { opened: PacketsOpened }) {
  const said = [...new Set(refusals.map(printRefusal))];
  return (
    <>
      {taken.length > 0 && <Notice tone="due">Taken: {printList([...new Set(taken)])}.</Notice>}
      {said.map((line) => (
        <Notice key={line} tone="refusal">
          {line}
        </Notice>
      ))}
    </>
  );
}

/** Takes packets from a pasted message. */
export function OpenPackets({ open }: { open: (input: string) => Promise<PacketsOpened> }) {
  const [pasted, setPasted] = useState('');
  const [opened, setOpened] = useState<PacketsOpened | null>(null);
  async function take() {
    const result = await open(pasted);
    setOpened(result);
    if (result.refusals.length === 0) setPasted('');
  }
  return (
    <LedgerForm label="Packets by post" onSubmit={() => void take()}>
      <LedgerRow label="Packets by post" hint="several at once, in any order">
        <TextArea label="The message with the packets" value={pasted} onChange={setPasted} />
        <Button type="submit">Open packets</Button>
        {opened && <OpenedNotices opened={opened} />}
      </LedgerRow>
    </LedgerForm>
  );
}
