import { useEffect, useState } from 'react';
import type { CarrierAddress } from '@/kernel/ports';
import { printRefusal, type Refusal } from '@/kernel/result';
import { useActions, useAppStore, usePreferences } from '@/store/context';
import { LEFT_PACKETS } from '@/store/link/hand-actions';
import type { LinkView, PacketsOpened } from '@/store/link/link-view';
import { Button } from '@/ui/form/button';
import { TextField } from '@/ui/form/field';
import { QrCode } from '@/ui/mark/qr-code';
import { LedgerForm, LedgerRow } from '@/ui/sheet/ledger-form';
import { LoadingNote } from '@/ui/sheet/loading-note';
import { Notice } from '@/ui/sheet/notice';
import type { SheetTools } from '../game-ui';
import { OverSheet } from '../page/over-sheet';
import foot from '../page/sheet-foot.module.css';
import styles from './link.module.css';
import { OpenedNotices } from './opened-packets';
import { sayPerson } from './people-lights';
import { PersonWithoutNetwork } from './person-without-network';
import { ownAddress } from './shown-code';

/** The served page's own broker. */
const ownBroker = (): CarrierAddress => ({ url: `${location.origin.replace(/^http/, 'ws')}/mqtt` });

/** Where phones open the app; null if this page’s server carries no packets, undefined while it is asked. */
function useServed(): readonly string[] | null | undefined {
  const { findServed } = useActions();
  const [served, setServed] = useState<readonly string[] | null>();
  useEffect(() => {
    let here = true;
    void findServed().then((found) => here && setServed(found));
    return () => {
      here = false;
    };
  }, [findServed]);
  return served;
}

/** Takes the answers that this device’s camera opened meanwhile. */
function useLeftPackets(isLinked: boolean): PacketsOpened | null {
  const { openAnswers } = useActions();
  const preferences = usePreferences();
  const [opened, setOpened] = useState<PacketsOpened | null>(null);
  useEffect(() => {
    const left = isLinked ? preferences.read(LEFT_PACKETS) : null;
    if (left === null) return;
    preferences.write(LEFT_PACKETS, null);
    void openAnswers(left).then(setOpened);
  }, [isLinked, preferences, openAnswers]);
  return opened;
}

/** Phones in the players' hands: linking them, and who is there. */
export function PhonesSheet({ onClose, onOpen }: Pick<SheetTools, 'onClose' | 'onOpen'>) {
  const link = useAppStore((state) => state.link);
  const served = useServed();
  const actions = useActions();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const attempt = async (work: () => Promise<Refusal | null>) => setRefusal(await work());
  useEffect(() => () => void actions.stopPairing(), [actions]);
  const shared = { served: served ?? null, attempt };
  const [away, setAway] = useState<string | null>(null);
  const left = useLeftPackets(link !== null);
  return (
    <OverSheet title="Phones" note="Everyone reads their own papers on their own phone." onClose={onClose}>
      {refusal && <Notice tone="refusal">{printRefusal(refusal)}</Notice>}
      {left && <OpenedNotices opened={left} />}
      {served === undefined ? (
        <LoadingNote />
      ) : !link ? (
        <Begin {...shared} onOpen={onOpen} />
      ) : link.pairing ? (
        <Code link={link} served={shared.served} pairing={link.pairing} />
      ) : away !== null && link.names[away] !== undefined ? (
        <PersonWithoutNetwork
          person={away}
          base={baseOf(shared.served)}
          answered={link.people.some(({ person, answered }) => person === away && answered)}
          onBack={() => setAway(null)}
        />
      ) : (
        <Linked link={link} {...shared} onAway={setAway} />
      )}
    </OverSheet>
  );
}

interface Shared {
  served: readonly string[] | null;
  attempt: (work: () => Promise<Refusal | null>) => Promise<void>;
}

/** Connects the table: by the computer that serves this page, or by a broker of one’s own. */
function Begin({ served, attempt, onOpen }: Shared & Pick<SheetTools, 'onOpen'>) {
  const actions = useActions();
  const [url, setUrl] = useState('');
  const [user, setUser] = useState('');
  const [password, setPassword] = useState('');
  const isServed = served !== null;
  return (
    <>
      <div className={foot.body}>
        {isServed ? (
          <p>
            The phones must be in the same network as this computer. What they receive is encrypted; the
            journal says who reads on a phone.
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
              Link phones in this network
            </Button>
          </p>
        )}
      </div>
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
    </>
  );
}

const CONNECTIONS = {
  connecting: 'Connecting to the broker …',
  lost: 'The broker does not answer. The app keeps trying.',
  refused: 'The broker refused the user or the password.',
} as const;

/** Each seat and its phone. */
function Linked({
  link,
  served,
  attempt,
  onAway,
}: Shared & { link: LinkView; onAway: (person: string) => void }) {
  const actions = useActions();
  return (
    <>
      {link.state !== 'open' && <Notice tone="due">{CONNECTIONS[link.state]}</Notice>}
      <LedgerForm>
        {link.people.map((one) => (
          <LedgerRow
            key={one.person}
            label={one.person}
            hint={[link.names[one.person], sayPerson(one)].filter(Boolean).join(', ')}
          >
            {one.phone ? (
              <>
                <Button onClick={() => onAway(one.person)}>{one.person} without a network</Button>
                <Button onClick={() => void attempt(() => actions.unlinkPhone(one.person))}>
                  Unlink {one.person}’s phone
                </Button>
              </>
            ) : (
              <Button look="solid" onClick={() => void attempt(() => actions.pairPhone(one.person))}>
                Link {one.person}’s phone
              </Button>
            )}
          </LedgerRow>
        ))}
      </LedgerForm>
      <p className={foot.aside}>{sayWhere(link, served)}</p>
      <div className={foot.foot}>
        <Button onClick={() => void actions.endLink()}>Unlink all phones</Button>
      </div>
    </>
  );
}

const sayWhere = ({ address }: LinkView, served: readonly string[] | null) =>
  served && served.length > 0 ? `Phones open ${served.join(' or ')}` : `Linked by ${address}`;

/** Where a phone opens the app. */
function baseOf(served: readonly string[] | null): string {
  // Only this device reaches itself as localhost.
  const [base = ownAddress()] = location.hostname === 'localhost' ? (served ?? []) : [];
  return base;
}

/** The page that a phone opens by the code. */
function addressOf(link: LinkView, served: readonly string[] | null, fragment: string): string {
  const isOwn = link.address === ownBroker().url;
  const broker = isOwn ? '' : `/${encodeURIComponent(JSON.stringify(link.broker))}`;
  return `${baseOf(served)}#/link/${fragment}${broker}`;
}

/** The code for one phone. */
function Code({
  link,
  served,
  pairing,
}: {
  link: LinkView;
  served: readonly string[] | null;
  pairing: NonNullable<LinkView['pairing']>;
}) {
  const actions = useActions();
  const [isTyped, setIsTyped] = useState(false);
  const address = addressOf(link, served, pairing.fragment);
  return (
    <>
      <div className={styles.code}>
        <p className={styles.big}>{pairing.person}: scan this with your phone’s camera</p>
        {!isTyped && <QrCode text={address} label={`The code for ${pairing.person}’s phone`} />}
        <p>It works once, within two minutes. Let nobody else scan it.</p>
        {isTyped && (
          <>
            <p>
              On the phone open <span className={styles.address}>{address.replace(/#.*/, '#/link')}</span> and
              enter these words:
            </p>
            <p className={styles.words}>{pairing.words}</p>
          </>
        )}
      </div>
      <div className={foot.foot}>
        <Button onClick={() => setIsTyped(!isTyped)}>
          {isTyped ? 'Show the code' : 'The camera does not help'}
        </Button>
        <Button onClick={() => void actions.stopPairing()}>Back</Button>
      </div>
    </>
  );
}
