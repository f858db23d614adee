import { useState } from 'react';
import type { Refusal } from '@/kernel/result';
import { ownBroker } from '@/store/broker-address';
import { useActions } from '@/store/context';
import { Button } from '@/ui/form/button';
import { TextField } from '@/ui/form/field';
import { LedgerForm, LedgerRow } from '@/ui/sheet/ledger-form';
import type { SheetTools } from '../game-ui';
import foot from '../page/sheet-foot.module.css';

export interface Shared {
  /** Where phones open the app; null if this page’s server carries no packets. */
  served: readonly string[] | null;
  hasPhones: boolean;
  attempt: (work: () => Promise<Refusal | null>) => Promise<void>;
}

/** Connects the table: by the computer that serves this page, or by a broker of one’s own. */
export function BeginLink({ served, hasPhones, attempt, onOpen }: Shared & Pick<SheetTools, 'onOpen'>) {
  const actions = useActions();
  const isServed = served !== null;
  const [isOwn, setIsOwn] = useState(!isServed);
  return (
    <>
      <div className={foot.body}>
        {isServed ? (
          <p>
            {hasPhones
              ? 'The phones must be in the same network as this device. What they receive is encrypted; the journal says who reads on a phone.'
              : 'The other screen must be in the same network as this device. What it receives is encrypted.'}
          </p>
        ) : (
          <p>
            This page is not served from a computer in your network. Start the app there with{' '}
            <code>npm start -- --host</code>. Save this table here, and open its file at that address: tables
            stay where they were made. Or link by a broker of your own.
          </p>
        )}
        {!isServed && (
          <p>
            <Button icon="download" onClick={() => onOpen('elsewhere')}>
              Save this table to move it
            </Button>
          </p>
        )}
        {isServed && (
          <p>
            <Button look="solid" onClick={() => void attempt(() => actions.startLink(ownBroker()))}>
              {hasPhones ? 'Link phones in this network' : 'Link screens in this network'}
            </Button>
          </p>
        )}
        {!isOwn && (
          <p>
            <Button look="quiet" onClick={() => setIsOwn(true)}>
              Somebody is far away
            </Button>
          </p>
        )}
      </div>
      {isOwn && <OwnBroker attempt={attempt} />}
    </>
  );
}

/** Connects the table by another broker than the one of this page’s server. */
function OwnBroker({ attempt }: Pick<Shared, 'attempt'>) {
  const actions = useActions();
  const [url, setUrl] = useState('');
  const [user, setUser] = useState('');
  const [password, setPassword] = useState('');
  return (
    <LedgerForm
      label="A broker of your own"
      onSubmit={() =>
        void attempt(() =>
          actions.startLink({
            url: url.trim(),
            ...(user ? { user } : {}),
            ...(password ? { password } : {}),
          }),
        )
      }
    >
      <LedgerRow label="A broker of your own" hint="MQTT by WebSocket">
        <TextField label="Address" hint="wss://…" value={url} onChange={setUrl} />
        <TextField label="User" value={user} onChange={setUser} />
        <TextField type="password" label="Password" value={password} onChange={setPassword} />
        <Button type="submit">Link by this broker</Button>
      </LedgerRow>
    </LedgerForm>
  );
}
