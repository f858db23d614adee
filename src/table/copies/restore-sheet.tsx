import { useState } from 'react';
import { counted, printList } from '@/kernel/print';
import { printRefusal, type Refusal } from '@/kernel/result';
import { useActions, useDeckActions } from '@/store/context';
import { kindOfName } from '@/store/device-file/device-file';
import type { RestorePlan } from '@/store/device-file/plans';
import { useDeviceActs } from '@/store/use-device';
import { Button } from '@/ui/form/button';
import { Choices } from '@/ui/form/choices';
import { LedgerLines } from '@/ui/sheet/ledger-lines';
import { Notice } from '@/ui/sheet/notice';
import { OverSheet } from '../page/over-sheet';
import styles from '../page/sheet-foot.module.css';

const OPTIONS = [
  { value: 'keep', label: 'Keep what is here' },
  { value: 'replace', label: 'Take the file’s' },
] as const;

interface RestoreSheetProps {
  plan: RestorePlan;
  onClose: () => void;
}

/** A file of a whole device: what it would add, and what it would replace, before it does. */
export function RestoreSheet({ plan, onClose }: RestoreSheetProps) {
  const actions = useActions();
  const decks = useDeckActions();
  const device = useDeviceActs();
  const [where, setWhere] = useState<(typeof OPTIONS)[number]['value']>('keep');
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [stage, setStage] = useState<'asked' | 'busy' | 'done'>('asked');
  const rows = sayPlan(plan);
  const differs = sayMixed(plan, 'other');
  const nothing = rows.length === 0 && differs === '';

  async function restore() {
    setStage('busy');
    const restored = await actions.restoreDevice(plan, where === 'replace');
    await decks.readDecks();
    device.read();
    setRefusal(restored.ok ? null : restored.refusal);
    setStage(restored.ok ? 'done' : 'asked');
  }
  const isDone = stage === 'done' || nothing;
  return (
    <OverSheet
      title="Restore from the file"
      note="Everything of a device, as it was backed up."
      onClose={onClose}
    >
      <LedgerLines
        rows={[
          ...rows,
          ...(differs === '' ? [] : [{ label: 'Different here', text: differs }]),
          { label: 'Already here', text: sayMixed(plan, 'here') || 'Nothing of it' },
        ]}
      />
      <div className={styles.body}>
        {differs !== '' && stage !== 'done' && (
          <Choices
            label="Where it is different here"
            showLabel
            options={OPTIONS}
            value={where}
            onChange={setWhere}
          />
        )}
        {refusal && <Notice tone="refusal">{printRefusal(refusal)}</Notice>}
        <p role="status">
          <b>{stage === 'done' ? 'Restored.' : nothing ? 'All of it is on this device already.' : null}</b>
        </p>
      </div>
      <div className={styles.foot}>
        {isDone ? (
          <Button look="solid" onClick={onClose}>
            Done
          </Button>
        ) : (
          <>
            <Button onClick={onClose}>Change nothing</Button>
            <Button look="solid" disabled={stage === 'busy'} onClick={() => void restore()}>
              Restore
            </Button>
          </>
        )}
      </div>
    </OverSheet>
  );
}

/** What happens to the tables, and what else is new here; one line each. */
function sayPlan(plan: RestorePlan): { label: string; text: string }[] {
  const tables = (is: RestorePlan['tables'][number]['is']) => plan.tables.filter((step) => step.is === is);
  const names = (is: 'parted') => printList(tables(is).map(({ table }) => table.note.name));
  const longer = tables('longer').map(
    ({ table, more }) => `${table.note.name}, ${more} newer ${more === 1 ? 'entry' : 'entries'}`,
  );
  const lines = [
    { label: 'Added', text: sayMixed(plan, 'new') },
    { label: 'Goes on', text: longer.join('; ') },
    {
      label: 'Beside yours',
      text: names('parted') && `${names('parted')}: played on differently here. Both stay.`,
    },
  ];
  return lines.filter(({ text }) => text !== '');
}

const deckName = (deck: unknown) => (deck as { name?: unknown }).name;

/** Tables and decks by name, the rest by kind and number. */
function sayMixed({ tables, decks, preferences }: RestorePlan, is: 'new' | 'other' | 'here'): string {
  const names = [
    ...tables.filter((step) => step.is === is).map(({ table }) => table.note.name),
    ...decks.filter((step) => step.is === is).map(({ record }) => `deck ${deckName(record.deck)}`),
  ];
  const many = (kind: ReturnType<typeof kindOfName>) =>
    preferences.filter((step) => step.is === is && kindOfName(step.name) === kind).length;
  const [settings, policies, typed] = [many('setting'), many('policy'), many('typed')];
  return printList([
    ...names,
    ...(settings > 0 ? [counted(settings, 'setting')] : []),
    ...(policies > 0 ? [policies === 1 ? '1 policy' : `${policies} policies`] : []),
    ...(typed > 0 ? [`what was typed in ${counted(typed, 'form')}`] : []),
  ]);
}
