import { READINGS } from '@/systems/gathering-storm/options';
import { Choices } from '@/ui/choices';
import { LedgerForm, LedgerRow } from '@/ui/ledger-form';
import { Modal } from '@/ui/modal';
import { SheetHead } from './sheet-head';
import { useDispatch, useTable } from './use-table';

/** How this table reads sentences of the rules that two groups could read in two ways. */
export function ReadingsSheet({ onClose }: { onClose: () => void }) {
  const { open } = useTable();
  const { send } = useDispatch();
  return (
    <Modal label="Readings of this table" onClose={onClose} wide>
      <SheetHead
        title="Readings of this table"
        note="The first of each is the usual one. A change counts from now on."
        onClose={onClose}
      />
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
    </Modal>
  );
}
