import type { SecretKind } from '@/kernel/sealing/sealing';
import { Choices } from '@/ui/form/choices';
import { TextField } from '@/ui/form/field';

export interface NewSecret {
  how: SecretKind;
  secret: string;
}

const KINDS = [
  { value: 'pin', label: 'A PIN' },
  { value: 'passphrase', label: 'A passphrase' },
] as const;

/** A new PIN or passphrase. */
export function SecretFields({
  value,
  onChange,
}: {
  value: NewSecret;
  onChange: (value: NewSecret) => void;
}) {
  const { how, secret } = value;
  const pin = how === 'pin';
  return (
    <>
      <Choices
        label="The new one"
        options={KINDS}
        value={how}
        onChange={(kind) => onChange({ how: kind, secret: '' })}
      />
      <TextField
        type="password"
        autoComplete="new-password"
        inputMode={pin ? 'numeric' : undefined}
        label={pin ? 'PIN' : 'Passphrase'}
        hint={pin ? '4 to 12 digits' : 'At least 12 letters'}
        value={secret}
        onChange={(entered) => onChange({ how, secret: entered })}
      />
    </>
  );
}
