import { useEffect, useState } from 'react';
import { printRefusal, type Refusal } from '@/kernel/result';
import { isForOne, namePass } from '@/kernel/seats';
import { brokerPart } from '@/store/broker-address';
import { useActions, useAppStore, usePreferences } from '@/store/context';
import { LEFT_PACKETS } from '@/store/link/hand-actions';
import type { LinkView, PacketsOpened } from '@/store/link/link-view';
import { Button } from '@/ui/form/button';
import { QrCode } from '@/ui/mark/qr-code';
import { LedgerForm, LedgerRow } from '@/ui/sheet/ledger-form';
import { LoadingNote } from '@/ui/sheet/loading-note';
import { Notice } from '@/ui/sheet/notice';
import { type SheetTools, useGameUi } from '../game-ui';
import { OverSheet } from '../page/over-sheet';
import foot from '../page/sheet-foot.module.css';
import { useTableActs } from '../use-acts';
import { useTable } from '../use-table';
import { BeginLink, type Shared } from './begin-link';
import styles from './link.module.css';
import { OpenedNotices } from './opened-packets';
import { sayPerson } from './people-lights';
import { PersonWithoutNetwork } from './person-without-network';
import { ownAddress } from './shown-code';

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

/** Whether people here have papers to read on phones: not in a game without any, nor where one person plays. */
function useHasPhones(): boolean {
  const { open } = useTable();
  const { hasCommand } = useGameUi();
  return hasCommand('open-papers') && !isForOne(open.seats);
}

const PHONES = { title: 'Phones', note: 'Everyone reads their own papers on their own phone.' };
const SCREENS = { title: 'On another screen', note: 'What everyone at the table may see.' };
const ROOM = { title: 'For the room', note: 'What everyone at the table may see, and no hand.' };

/** Phones in the players' hands and screens that watch: linking them, and who is there. */
export function PhonesSheet({ onClose, onOpen }: Pick<SheetTools, 'onClose' | 'onOpen'>) {
  const link = useAppStore((state) => state.link);
  const served = useServed();
  const hasPhones = useHasPhones();
  const actions = useActions();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [isRoom, setIsRoom] = useState(false);
  const attempt = async (work: () => Promise<Refusal | null>) => setRefusal(await work());
  useEffect(() => () => void actions.stopPairing(), [actions]);
  const shared = { served: served ?? null, hasPhones, attempt };
  const [away, setAway] = useState<string | null>(null);
  const left = useLeftPackets(link !== null);
  const { lowerCurtain } = useTableActs();
  const pass = (person: string) => {
    onClose();
    lowerCurtain(person);
  };
  return (
    <OverSheet {...(isRoom && link ? ROOM : hasPhones ? PHONES : SCREENS)} onClose={onClose}>
      {refusal && <Notice tone="refusal">{printRefusal(refusal)}</Notice>}
      {left && <OpenedNotices opened={left} />}
      {served === undefined ? (
        <LoadingNote />
      ) : !link ? (
        <BeginLink {...shared} onOpen={onOpen} />
      ) : link.pairing ? (
        <Code link={link} served={shared.served} pairing={link.pairing} />
      ) : away !== null && link.names[away] !== undefined ? (
        <PersonWithoutNetwork
          person={away}
          base={baseOf(shared.served)}
          answered={link.people.some(({ person, answered }) => person === away && answered)}
          onBack={() => setAway(null)}
        />
      ) : isRoom ? (
        <RoomCode link={link} served={shared.served} onBack={() => setIsRoom(false)} />
      ) : (
        <Linked link={link} onRoom={() => setIsRoom(true)} {...shared} onAway={setAway} onPass={pass} />
      )}
    </OverSheet>
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
  hasPhones,
  attempt,
  onRoom,
  onAway,
  onPass,
}: Shared & {
  link: LinkView;
  onRoom: () => void;
  onAway: (person: string) => void;
  onPass: (person: string) => void;
}) {
  const actions = useActions();
  const { seats } = useTable().open;
  const people = hasPhones ? link.people : [];
  return (
    <>
      {link.state !== 'open' && <Notice tone="due">{CONNECTIONS[link.state]}</Notice>}
      <LedgerForm>
        {people.map((one) => (
          <LedgerRow
            key={one.person}
            label={one.person}
            hint={[link.names[one.person], sayPerson(one)].filter(Boolean).join(', ')}
          >
            {one.phone ? (
              <>
                {link.missing.phones.includes(one.person) && (
                  <Button onClick={() => onPass(one.person)}>{namePass(seats, one.person)}</Button>
                )}
                <Button onClick={() => onAway(one.person)}>{one.person} without a network</Button>
                <UnlinkButton
                  what={`${one.person}’s phone`}
                  onUnlink={() => void attempt(() => actions.unlinkPhone(one.person))}
                />
              </>
            ) : (
              <Button look="solid" onClick={() => void attempt(() => actions.pairPhone(one.person))}>
                Link {one.person}’s phone
              </Button>
            )}
          </LedgerRow>
        ))}
        <LedgerRow
          label="For the room"
          hint={link.isWatched ? 'a screen watches now' : 'a television, or a friend far away'}
        >
          <Button onClick={onRoom}>Show the address for the room</Button>
        </LedgerRow>
      </LedgerForm>
      <p className={foot.aside}>{sayWhere(link, served, hasPhones)}</p>
      <div className={foot.foot}>
        {hasPhones ? (
          <UnlinkButton what="all phones" onUnlink={() => void actions.endLink()} />
        ) : (
          <Button onClick={() => void actions.endLink()}>End the link</Button>
        )}
      </div>
    </>
  );
}

/** Asks first: an unlinked phone needs another code. */
function UnlinkButton({ what, onUnlink }: { what: string; onUnlink: () => void }) {
  const [asks, setAsks] = useState(false);
  if (!asks) return <Button onClick={() => setAsks(true)}>Unlink {what}</Button>;
  return (
    <>
      <Button onClick={onUnlink}>Yes, unlink {what}</Button>
      <Button onClick={() => setAsks(false)}>Keep the link</Button>
    </>
  );
}

/** Words alone do not say which broker: then a phone needs the whole address. */
const sayWhere = ({ address, broker }: LinkView, served: readonly string[] | null, hasPhones: boolean) =>
  hasPhones && served && served.length > 0 && brokerPart(broker) === ''
    ? `Without a camera, a phone opens ${served.map((base) => `${base}#/link`).join(' or ')}`
    : `Linked by ${address}`;

/** Where another device opens the app. */
function baseOf(served: readonly string[] | null): string {
  // Only this device reaches itself as localhost.
  const [base = ownAddress()] = location.hostname === 'localhost' ? (served ?? []) : [];
  return base;
}

/** The page that another device opens by a code. */
function addressOf(
  link: LinkView,
  served: readonly string[] | null,
  page: 'link' | 'watch',
  fragment: string,
): string {
  return `${baseOf(served)}#/${page}/${fragment}${brokerPart(link.broker)}`;
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
  const address = addressOf(link, served, 'link', pairing.fragment);
  return (
    <>
      <div className={styles.code}>
        <p className={styles.big}>
          {isTyped
            ? `${pairing.person}: on your phone`
            : `${pairing.person}: scan this with your phone’s camera`}
        </p>
        {!isTyped && <QrCode text={address} label={`The code for ${pairing.person}’s phone`} />}
        <p>It works once, within two minutes. Let nobody else scan it.</p>
        {isTyped && (
          <>
            <p>Open this address on the phone; send it there if the phone is far away:</p>
            <p className={styles.whole}>{address}</p>
          </>
        )}
        {isTyped && brokerPart(link.broker) === '' && (
          <>
            <p>
              Or open <span className={styles.address}>{address.replace(/#.*/, '#/link')}</span> there and
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

/** The address for every screen that watches. */
function RoomCode({
  link,
  served,
  onBack,
}: {
  link: LinkView;
  served: readonly string[] | null;
  onBack: () => void;
}) {
  const [isText, setIsText] = useState(false);
  const address = addressOf(link, served, 'watch', link.room);
  return (
    <>
      <div className={styles.code}>
        <p className={styles.big}>Open this on the screen for the room</p>
        {isText ? (
          <p className={styles.whole}>{address}</p>
        ) : (
          <QrCode text={address} label="The address for the room" />
        )}
        <p>
          Whoever has it sees what everyone at the table may see, and no hand. Unlinking a phone ends it; a
          new address is here then.
        </p>
      </div>
      <div className={foot.foot}>
        <Button onClick={() => setIsText(!isText)}>{isText ? 'Show the code' : 'Show as text'}</Button>
        <Button onClick={onBack}>Back</Button>
      </div>
    </>
  );
}
