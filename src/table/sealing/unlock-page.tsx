import { useLayoutEffect, useRef, useState } from 'react';
import { printRefusal, type Refusal } from '@/kernel/result';
import type { LockedTable } from '@/store/app-store';
import { useActions, useAppStore } from '@/store/context';
import { Button } from '@/ui/form/button';
import { TextField } from '@/ui/form/field';
import lay from '@/ui/lay.module.css';
import { AppFrame } from '@/ui/page/app-frame';
import { PageHeader } from '@/ui/page/page-header';
import { LedgerForm, LedgerRow } from '@/ui/sheet/ledger-form';
import { Notice } from '@/ui/sheet/notice';
import { Sheet } from '@/ui/sheet/sheet';
import styles from './sealing.module.css';

type Try = (work: () => Promise<Refusal | null>) => Promise<void>;

/** The lock of one seat. */
function SeatLock({
  seat: { person, how },
  busy,
  onTry,
}: {
  seat: LockedTable['seats'][number];
  busy: boolean;
  onTry: Try;
}) {
  const actions = useActions();
  const [secret, setSecret] = useState('');
  return (
    <LedgerForm
      label={person}
      onSubmit={() => {
        if (busy) return;
        setSecret('');
        void onTry(() => actions.unlock(person, secret));
      }}
    >
      <LedgerRow label={person}>
        <TextField
          type="password"
          inputMode={how === 'pin' ? 'numeric' : undefined}
          label={how === 'pin' ? 'PIN' : 'Passphrase'}
          value={secret}
          onChange={setSecret}
        />
        <Button type="submit" look="solid" disabled={busy} why="A lock is being tried.">
          Unlock {person}
        </Button>
      </LedgerRow>
    </LedgerForm>
  );
}

/** What helps when a secret is forgotten. */
function Recovery({ locked, onTry }: { locked: LockedTable; onTry: Try }) {
  const actions = useActions();
  const [words, setWords] = useState('');
  const closed = locked.seats.filter(({ open }) => !open);
  const [last] = closed;
  if (locked.recovery === 'none')
    return <p>This table was set up without a way back from a forgotten PIN or passphrase.</p>;
  if (locked.recovery === 'others')
    return closed.length === 1 && last ? (
      <Button onClick={() => void onTry(() => actions.recoverByOthers(last.person))}>
        Unlock {last.person} by all the others
      </Button>
    ) : (
      <p>If one person forgot theirs, all the others unlock first. Then they can open that seat.</p>
    );
  return (
    <LedgerForm label="Recovery sheet" onSubmit={() => void onTry(() => actions.recoverByPaper(words))}>
      <LedgerRow label="Recovery sheet" hint="if somebody forgot theirs">
        <TextField className={styles.twelve} label="Its twelve words" value={words} onChange={setWords} />
        <Button type="submit">Unlock every seat by the sheet</Button>
      </LedgerRow>
    </LedgerForm>
  );
}

/** Shown in place of a sealed table until every seat is unlocked, one after another. */
export function UnlockPage({ locked, go }: { locked: LockedTable; go: (path: string) => void }) {
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [busy, setBusy] = useState(false);
  const { name, seats } = locked;
  const locks = useRef<HTMLDivElement>(null);
  const closed = seats.filter(({ open }) => !open).length;
  const before = useRef(closed);
  // The field that was typed in is gone: the next seat's is ready.
  useLayoutEffect(() => {
    if (closed < before.current) locks.current?.querySelector('input')?.focus();
    before.current = closed;
  }, [closed]);
  const onTry: Try = async (work) => {
    setBusy(true);
    setRefusal(null);
    setRefusal(await work());
    setBusy(false);
  };
  return (
    <AppFrame
      lid={<PageHeader name={name} title="Locked table" back={{ label: 'Home', onPress: () => go('/') }} />}
    >
      <Sheet title={`Unlock ${name}`} pad titleSize="title">
        <p>Everyone who plays unlocks their seat. The table stays open until this page is closed.</p>
        {refusal && <Notice tone="refusal">{printRefusal(refusal)}</Notice>}
        <div ref={locks}>
          {seats.map((seat) =>
            seat.open ? (
              <p key={seat.person}>{seat.person} is unlocked.</p>
            ) : (
              <SeatLock key={seat.person} seat={seat} busy={busy} onTry={onTry} />
            ),
          )}
        </div>
        <Recovery locked={locked} onTry={onTry} />
      </Sheet>
    </AppFrame>
  );
}

/** The words that unlock every seat, shown once. */
export function RecoverySheet({ words: code }: { words: string }) {
  const actions = useActions();
  const name = useAppStore(({ table }) => (table?.view.open as { name?: string } | undefined)?.name);
  return (
    <AppFrame lid={<PageHeader name="Dispatch Box" title="Recovery sheet" />}>
      <Sheet title="Recovery sheet" pad titleSize="title">
        <p>
          These twelve words unlock every seat of {name ? `“${name}”` : 'this table'}. They are shown only
          now: print them or write them down, and keep them where no player looks.
        </p>
        <ol className={styles.words}>
          {code.split(' ').map((word, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a word may occur twice, and none moves
            <li key={at}>{word}</li>
          ))}
        </ol>
        <p className={lay.buttons}>
          <Button icon="file" onClick={() => window.print()}>
            Print the sheet
          </Button>
          <Button look="solid" onClick={() => actions.dismissRecoverySheet()}>
            Go to the table
          </Button>
        </p>
      </Sheet>
    </AppFrame>
  );
}
