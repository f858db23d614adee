import type { ReactNode } from 'react';
import { appPowers } from '@/kernel/seats';
import { useDraftState } from '@/ui/form/draft-state';
import { LedgerRow } from '@/ui/sheet/ledger-form';
import { CommandSheet } from '../command-sheet';
import { useGameUi } from '../game-ui';
import { useTable } from '../use-table';
import type { SeatsFormProps } from './one-form';
import { SeatsForm } from './seats-form';

/** The set-up rows for who plays, and how the app decides for the powers it holds. */
export function WhoSits({ policy, ...form }: SeatsFormProps & { policy: ReactNode }) {
  const { seats } = form;
  return (
    <>
      <LedgerRow
        label="Who sits here"
        {...(seats.some(({ by }) => by) ? {} : { hint: 'Tap a power to move it' })}
      >
        <SeatsForm {...form} sharing />
      </LedgerRow>
      {appPowers(seats).length > 0 && (
        <LedgerRow label="How the app decides" hint="for the powers it plays">
          {policy}
        </LedgerRow>
      )}
    </>
  );
}

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
