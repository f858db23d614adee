import { useState } from 'react';
import { RECOVERIES, type RecoveryKind, type SecretKind } from '@/kernel/sealing/sealing';
import type { SealChoice } from '@/store/table/begin-table';
import { Choices } from '@/ui/form/choices';
import { TextField } from '@/ui/form/field';
import { LedgerRow } from '@/ui/sheet/ledger-form';
import type { Seat } from '../game-ui';

type Readers = 'open' | SecretKind;

const READERS = [
  { value: 'open', label: 'Whoever has the device' },
  { value: 'pin', label: 'Each seat, by a PIN' },
  { value: 'passphrase', label: 'Each seat, by a passphrase' },
] as const;

const WORDS: Record<Readers, string> = {
  open: 'Hands are stored as they are: the owner of this device can read them.',
  pin: 'Hands are stored sealed. A PIN protects against a glance on this device; it does not protect a file.',
  passphrase: 'Hands are stored sealed. A passphrase protects them on this device and in files.',
};

const LABELS: Record<RecoveryKind, string> = {
  none: 'Nothing',
  paper: 'A sheet of paper, printed once',
  others: 'All other seats together',
};

/** Who can read the hands: kept in this page only, so that no secret is ever stored. */
export function useSealing(seats: readonly Seat[]) {
  const [readers, setReaders] = useState<Readers>('open');
  const [recovery, setRecovery] = useState<RecoveryKind>('paper');
  const [secrets, setSecrets] = useState<Readonly<Record<number, string>>>({});
  const people = seats.flatMap(({ person, powers, by }, at) =>
    by === undefined && powers.length > 0 ? [{ person, at }] : [],
  );
  const way = recovery === 'others' && people.length < 3 ? 'paper' : recovery;
  const seal: SealChoice | undefined =
    readers === 'open'
      ? undefined
      : {
          recovery: way,
          seats: people.map(({ person, at }) => ({
            person: person.trim(),
            how: readers,
            secret: secrets[at] ?? '',
          })),
        };
  return { readers, setReaders, recovery: way, setRecovery, secrets, setSecrets, people, seal };
}

/** Who can read the hands on this device. */
export function SealRow({ sealing }: { sealing: ReturnType<typeof useSealing> }) {
  const { readers, setReaders, recovery, setRecovery, secrets, setSecrets, people } = sealing;
  const pin = readers === 'pin';
  return (
    <LedgerRow label="Who can read the hands on this device">
      <Choices
        label="Who can read the hands on this device"
        options={READERS}
        value={readers}
        onChange={setReaders}
      />
      <p>{WORDS[readers]} To read on phones, link them at the table: Menu, then Phones.</p>
      {readers !== 'open' && (
        <>
          {people.map(({ person, at }) => (
            <TextField
              key={at}
              type="password"
              autoComplete="new-password"
              inputMode={pin ? 'numeric' : undefined}
              label={`${person}’s ${pin ? 'PIN' : 'passphrase'}`}
              hint={pin ? '4 to 12 digits' : 'At least 12 letters'}
              value={secrets[at] ?? ''}
              onChange={(secret) => setSecrets({ ...secrets, [at]: secret })}
            />
          ))}
          <Choices
            showLabel
            label={`If a ${pin ? 'PIN' : 'passphrase'} is forgotten, this helps`}
            options={RECOVERIES.map((value) => ({
              value,
              label: LABELS[value],
              disabled: value === 'others' && people.length < 3,
            }))}
            value={recovery}
            onChange={setRecovery}
          />
        </>
      )}
    </LedgerRow>
  );
}
