import { READINGS } from '@/systems/storm-over-asia/options';
import type { OpenState } from '@/systems/storm-over-asia/state';
import { OverSheet } from '@/table/over-sheet';
import { useDispatch, useTable } from '@/table/use-table';
import { Choices } from '@/ui/choices';
import { LedgerForm, LedgerRow } from '@/ui/ledger-form';

/** How this table reads sentences of the rules that two groups could read in two ways. */
export function ReadingsSheet({ onClose }: { onClose: () => void }) {
  const { open } = useTable<OpenState>();
  const { send, refusal } = useDispatch();
  return (
    <OverSheet
      title="Readings of this table"
      note="The first of each is the usual one. A change counts from now on."
      onClose={onClose}
      refusal={refusal}
      wide
    >
      <LedgerForm label="Readings">
        {READINGS.map(({ id, question, rule, readings }) => (
          <LedgerRow key={id} label={question} hint={rule}>
            <Choices
              label={question}
              options={readings.map(({ value, words }) => ({ value: value as string, label: words }))}
              value={open.readings[id]}
              onChange={(value) => void send({ type: 'choose-reading', reading: id, value })}
            />
          </LedgerRow>
        ))}
      </LedgerForm>
    </OverSheet>
  );
}
