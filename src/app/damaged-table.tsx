import { useState } from 'react';
import type { Refusal } from '@/kernel/result';
import type { Damage } from '@/store/app-store';
import { useActions } from '@/store/context';
import { Button } from '@/ui/form/button';
import lay from '@/ui/lay.module.css';
import { AppFrame } from '@/ui/page/app-frame';
import { PageHeader } from '@/ui/page/page-header';
import { Notice } from '@/ui/sheet/notice';
import { Sheet } from '@/ui/sheet/sheet';
import { Everything } from './everything';

/** Shown in place of a table that cannot be opened. */
export function NoTable({ refusal, go }: { refusal: Refusal; go: (path: string) => void }) {
  return (
    <AppFrame lid={<PageHeader name="Dispatch Box" title="No such table" />}>
      <Sheet title={refusal.message} pad titleSize="title">
        <p>{refusal.allowed}</p>
        <p>
          <Button look="solid" onClick={() => go('/')}>
            Back to Home
          </Button>
        </p>
      </Sheet>
    </AppFrame>
  );
}

const entriesOf = (count: number) => `${count} ${count === 1 ? 'entry' : 'entries'}`;

type Part = Damage['parts'][number];

function sayPart({ kind, entries, season, now }: Part): string {
  const when = [season, now].filter(Boolean).join(': ');
  const what = entries === 0 ? 'as it was set up' : `with its first ${entriesOf(entries)}`;
  return kind === 'whole'
    ? `The table ${what}. ${when}.`
    : `What everyone may know, ${what}, without hands and without the deck. ${when}.`;
}

/** Explains the damage of a table, and opens it as far as it can be read. */
export function DamagedTable({ damage, go }: { damage: Damage; go: (path: string) => void }) {
  const { id, name, wrong, parts } = damage;
  const actions = useActions();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const open = async ({ kind }: Part) => {
    const refused = await actions.openPart(id, kind);
    if (refused) setRefusal(refused);
    else go(`/table/${id}`);
  };
  return (
    <AppFrame
      lid={<PageHeader name={name} title="Damaged table" back={{ label: 'Home', onPress: () => go('/') }} />}
    >
      {refusal && (
        <Notice tone="refusal">
          {refusal.message} {refusal.allowed}
        </Notice>
      )}
      <Sheet title={`Not all of ${name} can be read`} pad titleSize="title">
        <ul>
          {wrong.map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
        {parts.length === 0 && <p>None of it can be opened. It stays on this device until you remove it.</p>}
        {parts.map((part, place) => (
          <div key={part.kind}>
            <p>{sayPart(part)}</p>
            <p className={lay.buttons}>
              <Button look={place === 0 ? 'solid' : undefined} onClick={() => void open(part)}>
                {part.kind === 'whole' ? 'Open as much as can be read' : 'Open what everyone may know'}
              </Button>
            </p>
          </div>
        ))}
        {parts.length > 0 && (
          <p>You can play on from there. The rest is set aside on this device and stays in the file.</p>
        )}
        <Everything id={id} />
      </Sheet>
    </AppFrame>
  );
}
