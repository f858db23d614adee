import { useState } from 'react';
import { printRefusal, type Refusal } from '@/kernel/result';
import type { SecretKind } from '@/kernel/sealing/sealing';
import { useActions } from '@/store/context';
import { Button } from '@/ui/form/button';
import { Choices } from '@/ui/form/choices';
import { TextField } from '@/ui/form/field';
import { LedgerForm, LedgerRow } from '@/ui/sheet/ledger-form';
import { Notice } from '@/ui/sheet/notice';
import { OverSheet } from '../page/over-sheet';
import { useTable } from '../use-table';

const KINDS = [
  { value: 'pin', label: 'A PIN' },
  { value: 'passphrase', label: 'A passphrase' },
] as const;

/** Gives a seat of a sealed table another PIN or passphrase. */
export function LocksSheet({ onClose }: { onClose: () => void }) {
  const { table } = useTable();
  const actions = useActions();
  const locks = table.locks ?? [];
  const [person, setPerson] = useState(locks[0]?.person ?? '');
  const [how, setHow] = useState<SecretKind>(locks[0]?.how ?? 'pin');
  const [present, setPresent] = useState('');
  const [secret, setSecret] = useState('');
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  async function change() {
    setBusy(true);
    const refused = await actions.changeSecret(person, present, how, secret);
    setBusy(false);
    setPresent('');
    setSecret('');
    setRefusal(refused);
    if (!refused) onClose();
  }
  return (
    <OverSheet
      title="PINs and passphrases"
      note="The old one no longer opens this table. Copies made before keep theirs."
      onClose={onClose}
    >
      <LedgerForm label="PINs and passphrases" onSubmit={() => void (busy || change())}>
        <LedgerRow label="Whose">
          <Choices
            label="Whose"
            options={locks.map((lock) => ({ value: lock.person, label: lock.person }))}
            value={person}
            onChange={setPerson}
          />
        </LedgerRow>
        <LedgerRow label="The present one" hint="empty if it was recovered just now">
          <TextField
            type="password"
            autoComplete="current-password"
            label="Present PIN or passphrase"
            value={present}
            onChange={setPresent}
          />
        </LedgerRow>
        <LedgerRow label="The new one">
          <Choices label="The new one" options={KINDS} value={how} onChange={setHow} />
          <TextField
            type="password"
            autoComplete="new-password"
            inputMode={how === 'pin' ? 'numeric' : undefined}
            label={how === 'pin' ? 'PIN' : 'Passphrase'}
            hint={how === 'pin' ? '4 to 12 digits' : 'At least 12 letters'}
            value={secret}
            onChange={setSecret}
          />
          {refusal && <Notice tone="refusal">{printRefusal(refusal)}</Notice>}
          <Button type="submit" look="solid" disabled={busy} why="It is being saved.">
            Change it
          </Button>
        </LedgerRow>
      </LedgerForm>
    </OverSheet>
  );
}
