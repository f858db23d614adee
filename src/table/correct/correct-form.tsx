import { useDeferredValue, useMemo } from 'react';
import type { Command, Correcting } from '@/kernel/game';
import { printRefusal } from '@/kernel/result';
import { useActions } from '@/store/context';
import { Button } from '@/ui/form/button';
import { useDraftState, useForms } from '@/ui/form/draft-state';
import { SelectField } from '@/ui/form/select-field';
import { LedgerForm, LedgerRow } from '@/ui/sheet/ledger-form';
import { Notice } from '@/ui/sheet/notice';
import { CommandFields } from '../command-fields';
import { useGameUi } from '../game-ui';
import { useRefusalSlotHere } from '../refusals';
import { useDispatch, useTable } from '../use-table';
import { CorrectionPreview, EntryComparison } from './correction-preview';
import { useCorrections } from './corrections';
import styles from './entry-panel.module.css';

interface CorrectFormProps {
  /** The public number of the entry. */
  entry: number;
  how: Correcting;
  /** As it was entered, or as what was forgotten begins. */
  begin: Command | null;
  /** How it reads, where it is changed. */
  was?: string | undefined;
  onLeave: () => void;
  onDone: () => void;
}

/** A command in its form, what it would change for all to see, and one button that applies it. */
export function CorrectForm({ entry, how, begin, was, onLeave, onDone }: CorrectFormProps) {
  const { EventPart } = useCorrections();
  const { fieldsOf } = useGameUi();
  const hasEvent = (of: Command) => fieldsOf(of).some(({ ask }) => ask === 'event');
  const [command, setCommand] = useDraftState('command', begin);
  // What a person puts right is no longer what a policy chose.
  const change = ({ why: _, ...next }: Command) => setCommand(next as Command);
  const [entering, setEntering] = useDraftState('entering', begin !== null && hasEvent(begin));
  if (command && entering && EventPart)
    return (
      <EventPart
        command={command}
        onLeave={onLeave}
        onCommand={(next) => {
          change(next);
          setEntering(false);
        }}
      />
    );
  return (
    <>
      {command && (
        <LedgerForm label="The entry">
          {how === 'insert' && 'total' in command && <TotalRow command={command} onChange={change} />}
          <CommandFields command={command} onChange={change} />
          {hasEvent(command) && (
            <LedgerRow label="The event">
              <Button onClick={() => setEntering(true)}>Change what it says</Button>
            </LedgerRow>
          )}
        </LedgerForm>
      )}
      <Apply
        {...{ entry, how, was, command, onLeave, onDone }}
        onAnyway={() => command && change({ ...command, anyway: true })}
      />
    </>
  );
}

function TotalRow({ command, onChange }: { command: Command; onChange: (command: Command) => void }) {
  const { open } = useTable();
  const { nameTotal, totals } = useGameUi();
  return (
    <LedgerRow label="Number">
      <SelectField
        hideLabel
        label="Number"
        value={String(command.total)}
        options={totals(open).map((value) => ({ value, label: nameTotal(value, open) }))}
        onChange={(total) => onChange({ ...command, total })}
      />
    </LedgerRow>
  );
}

type ApplyProps = Omit<CorrectFormProps, 'begin'> & {
  command: Command | null;
  /** The table says that it stands so all the same. */
  onAnyway: () => void;
};

function Apply({ entry, how, was, command, onAnyway, onLeave, onDone }: ApplyProps) {
  const actions = useActions();
  const forms = useForms();
  const { table } = useTable();
  const { place, refused } = useRefusalSlotHere();
  // An entry is put right while the table stands as it was, too.
  const { send } = useDispatch({ refusalSlot: place, fromThen: true, again: onAnyway });
  const wanted = useDeferredValue(command);
  const correction = useMemo(
    () => ({ type: 'correct', entry, how, ...(wanted ? { command: wanted } : {}) }),
    [entry, how, wanted],
  );
  // The rows are new with every entry, and so is what the correction would come to.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the table is what changes
  const preview = useMemo(() => actions.preview(correction), [actions, correction, table.rows]);
  async function apply() {
    if (!(await send({ ...correction, ...(command ? { command } : {}) }))) return;
    forms.forget();
    onDone();
  }
  const waits = preview.ok ? null : printRefusal(preview.refusal);
  const anyway = !preview.ok && preview.refusal.anyway;
  // Where the entry reads before and after, what is missing stands there.
  const notice = was === undefined || anyway ? waits : null;
  return (
    <div className={styles.outcome}>
      <section className={styles.told} aria-label="What it comes to">
        <EntryComparison was={was} put={preview.ok ? preview.value.put : null} waits={waits} />
        {preview.ok && <CorrectionPreview preview={preview.value} rows={table.rows} />}
        {refused}
        {notice && (
          <Notice>
            {notice} {anyway && <Button onClick={onAnyway}>All the same</Button>}
          </Notice>
        )}
      </section>
      <div className={styles.foot}>
        <Button tall onClick={onLeave}>
          Leave as it is
        </Button>
        <Button
          look="primary"
          tall
          disabled={waits !== null}
          {...(waits ? { why: waits } : {})}
          onClick={() => void apply()}
        >
          {how === 'remove' ? 'Take it out' : how === 'insert' ? 'Put it in' : 'Apply the correction'}
        </Button>
      </div>
    </div>
  );
}
