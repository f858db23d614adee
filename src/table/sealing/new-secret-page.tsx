import { useState } from 'react';
import { printList } from '@/kernel/print';
import { printRefusal, type Refusal } from '@/kernel/result';
import { useActions, useAppStore } from '@/store/context';
import { Button } from '@/ui/form/button';
import { Choices } from '@/ui/form/choices';
import lay from '@/ui/lay.module.css';
import { AppFrame } from '@/ui/page/app-frame';
import { PageHeader } from '@/ui/page/page-header';
import { LedgerForm, LedgerRow } from '@/ui/sheet/ledger-form';
import { Notice } from '@/ui/sheet/notice';
import { Sheet } from '@/ui/sheet/sheet';
import { type NewSecret, SecretFields } from './secret-fields';

/** Shown once a table was recovered: whoever forgot their PIN or passphrase chooses another, now or later. */
export function NewSecretPage({ people }: { people: readonly string[] }) {
  const actions = useActions();
  const [chosen, setPerson] = useState<string | null>(null);
  const usual = useAppStore(({ table }) => table?.locks?.[0]?.how) ?? 'pin';
  const [fresh, setFresh] = useState<NewSecret>({ how: usual, secret: '' });
  const [changed, setChanged] = useState<readonly string[]>([]);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  // After the sheet of paper all seats are recovered, though most people know theirs.
  const person = chosen !== null && people.includes(chosen) ? chosen : people.length === 1 ? people[0] : null;
  async function change() {
    if (!person) return setRefusal({ message: 'Nobody is chosen.', allowed: 'Choose who forgot theirs.' });
    setBusy(true);
    const refused = await actions.changeSecret(person, '', fresh.how, fresh.secret);
    setBusy(false);
    setRefusal(refused);
    setFresh({ ...fresh, secret: '' });
    if (!refused) setChanged([...changed, person]);
  }
  return (
    <AppFrame lid={<PageHeader name="Dispatch Box" title="Recovered" />}>
      <Sheet title="A new PIN or passphrase" pad titleSize="title">
        <p>
          Whoever forgot theirs chooses another now, or later in the menu under “PINs and passphrases”. Until
          then the forgotten one stays.
        </p>
        {changed.length > 0 && <Notice>{printList(changed)}: changed.</Notice>}
        <LedgerForm label="A new PIN or passphrase" onSubmit={() => void (busy || change())}>
          <LedgerRow label="Whose">
            {people.length === 1 ? (
              <p>{person}</p>
            ) : (
              <Choices
                label="Whose"
                options={people.map((one) => ({ value: one, label: one }))}
                value={person ?? null}
                onChange={setPerson}
              />
            )}
          </LedgerRow>
          <LedgerRow label="The new one">
            <SecretFields value={fresh} onChange={setFresh} />
            {refusal && <Notice tone="refusal">{printRefusal(refusal)}</Notice>}
            <Button type="submit" look="solid" disabled={busy} why="It is being saved.">
              Change it
            </Button>
          </LedgerRow>
        </LedgerForm>
        <p className={lay.buttons}>
          <Button onClick={() => actions.dismissRecovered()}>
            {changed.length > 0 ? 'Go to the table' : 'Not now: go to the table'}
          </Button>
        </p>
      </Sheet>
    </AppFrame>
  );
}
