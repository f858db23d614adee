import { OverSheet } from '@/table/over-sheet';
import { useDispatch } from '@/table/use-table';
import { ByNumber } from './by-number';

/** The paper general card, as it lies face up on the table. @rule SOA 9 */
export function EnterCardSheet({ onClose }: { onClose: () => void }) {
  const { send, refusal } = useDispatch();
  return (
    <OverSheet
      title="The general card"
      note="Its general entry is for all."
      onClose={onClose}
      refusal={refusal}
    >
      <ByNumber
        list="general"
        enter="Apply the card"
        onEnter={async (card) => {
          if (!(await send({ type: 'enter-card', ...card }))) return;
          // What it does stood in the form: nothing is asked again.
          await send({ type: 'apply-card' });
          onClose();
        }}
      />
    </OverSheet>
  );
}
