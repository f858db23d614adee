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
  /** The command to start from: as it was entered, or the default for a forgotten one. */
  begin: Command | null;
  /** The sentence of the entry before the change; undefined if none is changed. */
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
  // A corrected command was no longer chosen by a policy.
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
  /** Called when the table overrides a refusal. */
  onAnyway: () => void;
};

function Apply({ entry, how, was, command, onAnyway, onLeave, onDone }: ApplyProps) {
  const actions = useActions();
  const forms = useForms();
  const { table } = useTable();
  const { place, refused } = useRefusalSlotHere();
  // Entries can also be corrected while looking back.
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
  // Otherwise the comparison of before and after shows what is missing.
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
