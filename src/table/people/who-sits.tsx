import type { ReactNode } from 'react';
import { appPowers } from '@/kernel/seats';
import { LedgerRow } from '@/ui/sheet/ledger-form';
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
