import { useEffect, useLayoutEffect, useState } from 'react';
import { loadScreens } from '@/games/screens';
import type { Refusal } from '@/kernel/result';
import { readBrokerPart } from '@/store/broker-address';
import { AppStoreContext, useAppStore, useDecksStore, useHandActions } from '@/store/context';
import type { OpenRoom } from '@/store/link/open-room';
import { RoomContext, useRoomView } from '@/table/link/room-context';
import { sayConnection } from '@/table/link/say-connection';
import { Button } from '@/ui/form/button';
import { AppFrame } from '@/ui/page/app-frame';
import { PageHeader } from '@/ui/page/page-header';
import { useNavigate } from '@/ui/page/use-navigate';
import { Sheet } from '@/ui/sheet/sheet';
import { byGame } from './by-game';
import { useAwake } from './use-awake';
import styles from './watch-route.module.css';

const roomOf = byGame(async (game) => (await loadScreens(game)).Room);

const NOT_READ: Refusal = {
  message: 'This address is not whole.',
  allowed: 'Open the address that the table shows under “For the room” again.',
};
const NONE: Refusal = {
  message: 'This screen watches no table.',
  allowed: 'Open the address that the table shows under “For the room”.',
};

const UNHEARD =
  'The table must be open on its own device. If a phone was unlinked there, or the table restored, it has a new address.';

/** Watches the table of the address, which leaves the address at once; without one, the table of last time. */
export function WatchRoute({ code, broker }: { code?: string | undefined; broker?: string | undefined }) {
  const { room, refusal } = useOpenRoom(code, broker);
  const decks = useDecksStore();
  const hands = useHandActions();
  useAwake(room !== null);
  useSeenAgain(room);
  if (refusal) return <Waiting refusal={refusal} />;
  if (!room || !hands) return <Waiting />;
  return (
    <AppStoreContext value={{ store: room.store, decks, preferences: room.preferences, hands }}>
      <RoomContext value={room}>
        <Watched room={room} />
      </RoomContext>
    </AppStoreContext>
  );
}

/** Opens the link of the address, or the remembered one. */
function useOpenRoom(code: string | undefined, broker: string | undefined) {
  const hands = useHandActions();
  const [room, setRoom] = useState<OpenRoom | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  // The code leaves the address while the page stays.
  const [given, setGiven] = useState({ code, broker });
  if (code !== undefined && code !== given.code) setGiven({ code, broker });
  useEffect(() => {
    if (code !== undefined) history.replaceState(history.state, '', '#/watch');
  }, [code]);
  useEffect(() => {
    let opened: OpenRoom | null = null;
    let here = true;
    const open = async (): Promise<OpenRoom | Refusal> => {
      if (!hands) return NONE;
      const address = readBrokerPart(given.broker);
      if (given.code !== undefined) {
        const refused = address ? await hands.watchByCode(given.code, address) : NOT_READ;
        if (refused) return refused;
      }
      return (await hands.openRoom()) ?? NONE;
    };
    setRoom(null);
    setRefusal(null);
    void open().then((found) => {
      const isRoom = 'store' in found;
      if (!here) return isRoom && found.close();
      if (isRoom) opened = found;
      setRoom(opened);
      setRefusal(isRoom ? null : found);
    });
    return () => {
      here = false;
      opened?.close();
    };
  }, [hands, given]);
  return { room, refusal };
}

/** Asks for what is missing when the page is seen again. */
function useSeenAgain(room: OpenRoom | null): void {
  useLayoutEffect(() => {
    const onVisibility = () => !document.hidden && room?.link.join();
    document.addEventListener('visibilitychange', onVisibility);
    return () => document.removeEventListener('visibilitychange', onVisibility);
  }, [room]);
}

function Watched({ room }: { room: OpenRoom }) {
  const go = useNavigate();
  const hasTable = useAppStore(({ table }) => table !== null);
  const view = useRoomView(room);
  const leave = () => {
    room.forget();
    go('/');
  };
  if (view.ended) return <Waiting refusal={view.ended} />;
  if (!hasTable) return <Waiting line={sayConnection(view, 'screen')} onForget={leave} />;
  const Room = roomOf(room.game);
  return <Room go={leave} />;
}

interface WaitingProps {
  refusal?: Refusal;
  line?: string | null;
  onForget?: () => void;
}

/** While there is no table to show: why, and what to do. */
function Waiting({ refusal, line, onForget }: WaitingProps) {
  const go = useNavigate();
  return (
    <AppFrame
      lid={
        <PageHeader
          name="Dispatch Box"
          title="For the room"
          back={{ label: 'Home', onPress: () => go('/') }}
        />
      }
    >
      <Sheet title={refusal ? 'No table to watch' : 'Connecting to the table'} pad titleSize="title">
        <div className={styles.waiting}>
          <p role="status" className={styles.line}>
            {refusal?.message ?? line ?? 'Connecting …'}
          </p>
          <p>{refusal?.allowed ?? UNHEARD}</p>
        </div>
        {onForget && (
          <p>
            <Button onClick={onForget}>Stop watching</Button>
          </p>
        )}
      </Sheet>
    </AppFrame>
  );
}
