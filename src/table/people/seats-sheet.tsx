import { useDraftState } from '@/ui/form/draft-state';
import { CommandSheet } from '../command-sheet';
import { useGameUi } from '../game-ui';
import { useTable } from '../use-table';
import { SeatsForm } from './seats-form';

/** For a player who arrives late or leaves: passes a power, with its cards, to another person. */
export function SeatsSheet({ onClose }: { onClose: () => void }) {
  const { handRule } = useGameUi();
  const { open } = useTable();
  const [seats, setSeats] = useDraftState('seats', open.seats);
  return (
    <CommandSheet
      title="Who sits here"
      note={handRule && `A hand belongs to its power and goes with it (${handRule}).`}
      command={{ type: 'reseat', seats }}
      doneLabel="Save the seats"
      leaveLabel="Cancel"
      plain
      onClose={onClose}
      wide
    >
      <SeatsForm seats={seats} onChange={setSeats} />
    </CommandSheet>
  );
}
