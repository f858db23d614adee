import { Button } from '@/ui/button';
import { LeaveButton } from '@/ui/close-button';
import { useKept } from '@/ui/kept';
import { useFace } from './face';
import { OverSheet } from './over-sheet';
import { SeatsForm } from './seats-form';
import styles from './sheet-foot.module.css';
import { useDispatch, useTable } from './use-table';

/** Someone comes late or leaves: a power passes to another person, with its cards. */
export function SeatsSheet({ onClose }: { onClose: () => void }) {
  const { handRule } = useFace();
  const { open } = useTable();
  const { send } = useDispatch();
  const [seats, setSeats] = useKept('seats', open.seats);
  return (
    <OverSheet
      title="Who sits here"
      note={`A hand belongs to its power and goes with it (${handRule}).`}
      onClose={onClose}
      wide
    >
      <div className={styles.body}>
        <SeatsForm seats={seats} onChange={setSeats} />
      </div>
      <div className={styles.foot}>
        <LeaveButton onClose={onClose}>Cancel</LeaveButton>
        <Button
          look="solid"
          onClick={async () => {
            if (await send({ type: 'reseat', seats })) onClose();
          }}
        >
          Save the seats
        </Button>
      </div>
    </OverSheet>
  );
}
