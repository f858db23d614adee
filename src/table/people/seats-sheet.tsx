import { Button } from '@/ui/form/button';
import { useDraftState } from '@/ui/form/draft-state';
import { LeaveButton } from '@/ui/sheet/close-button';
import { useGameUi } from '../game-ui';
import { OverSheet } from '../page/over-sheet';
import styles from '../page/sheet-foot.module.css';
import { useDispatch, useTable } from '../use-table';
import { SeatsForm } from './seats-form';

/** For a player who arrives late or leaves: passes a power, with its cards, to another person. */
export function SeatsSheet({ onClose }: { onClose: () => void }) {
  const { handRule } = useGameUi();
  const { open } = useTable();
  const { send } = useDispatch();
  const [seats, setSeats] = useDraftState('seats', open.seats);
  return (
    <OverSheet
      title="Who sits here"
      note={handRule && `A hand belongs to its power and goes with it (${handRule}).`}
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
