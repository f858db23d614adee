import { useEffect, useState } from 'react';
import { useHandActions } from '@/store/context';
import type { HandRecord } from '@/store/link/hand-record';
import { Button } from '@/ui/form/button';
import { useNavigate } from '@/ui/page/use-navigate';
import { LedgerForm, LedgerRow } from '@/ui/sheet/ledger-form';
import { Sheet } from '@/ui/sheet/sheet';

/** The tables elsewhere to which this device is linked. */
export function HandLinks() {
  const hands = useHandActions();
  const go = useNavigate();
  const [links, setLinks] = useState<readonly HandRecord[]>([]);
  useEffect(() => {
    void hands?.readLinks().then(setLinks);
  }, [hands]);
  async function forget(device: string) {
    await hands?.forget(device);
    setLinks((await hands?.readLinks()) ?? []);
  }
  if (links.length === 0) return null;
  return (
    <Sheet title="Your papers at other tables">
      <LedgerForm>
        {links.map(({ device, person, tableName }) => (
          <LedgerRow key={device} label={tableName} hint={person}>
            <Button look="solid" onClick={() => go(`/hand/${device}`)}>
              Open {person}’s papers
            </Button>
            <Button onClick={() => void forget(device)}>Unlink</Button>
          </LedgerRow>
        ))}
      </LedgerForm>
    </Sheet>
  );
}
