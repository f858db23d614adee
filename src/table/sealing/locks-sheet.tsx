import { useState } from 'react';
import { printRefusal, type Refusal } from '@/kernel/result';
import { useActions, useAppStore } from '@/store/context';
import { Button } from '@/ui/form/button';
import { Choices } from '@/ui/form/choices';
import { TextField } from '@/ui/form/field';
import { LedgerForm, LedgerRow } from '@/ui/sheet/ledger-form';
import { Notice } from '@/ui/sheet/notice';
import { OverSheet } from '../page/over-sheet';
import { useTable } from '../use-table';
import { type NewSecret, SecretFields } from './secret-fields';

/** Gives a seat of a sealed table another PIN or passphrase. */
export function LocksSheet({ onClose }: { onClose: () => void }) {
  const { table } = useTable();
  const actions = useActions();
  const recovered = useAppStore((state) => state.recovered);
  const locks = table.locks ?? [];
  const [person, setPerson] = useState(locks[0]?.person ?? '');
  const [present, setPresent] = useState('');
  const [fresh, setFresh] = useState<NewSecret>({ how: locks[0]?.how ?? 'pin', secret: '' });
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const isRecovered = recovered?.id === table.id && recovered.people.includes(person);
  async function change() {
    setBusy(true);
    const refused = await actions.changeSecret(person, present, fresh.how, fresh.secret);
    setBusy(false);
    setPresent('');
    setFresh({ ...fresh, secret: '' });
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
        {!isRecovered && (
          <LedgerRow label="The present one">
            <TextField
              type="password"
              autoComplete="current-password"
              label="Present PIN or passphrase"
              value={present}
              onChange={setPresent}
            />
          </LedgerRow>
        )}
        <LedgerRow label="The new one">
          <SecretFields value={fresh} onChange={setFresh} />
          {refusal && <Notice tone="refusal">{printRefusal(refusal)}</Notice>}
          <Button type="submit" look="solid" disabled={busy} why="It is being saved.">
            Change it
          </Button>
        </LedgerRow>
      </LedgerForm>
    </OverSheet>
  );
}
