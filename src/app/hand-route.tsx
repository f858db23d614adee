import { useEffect, useLayoutEffect, useState } from 'react';
import { loadScreens } from '@/games/screens';
import { BROKER_NEEDS_RELOAD } from '@/kernel/ports';
import { printRefusal, type Refusal } from '@/kernel/result';
import { brokerPart, readBrokerPart } from '@/store/broker-address';
import { AppStoreContext, useDecksStore, useHandActions } from '@/store/context';
import type { OpenHand } from '@/store/link/open-hand';
import { HandContext } from '@/table/link/hand-context';
import { Button } from '@/ui/form/button';
import { TextArea } from '@/ui/form/text-area';
import { AppFrame } from '@/ui/page/app-frame';
import { PageHeader } from '@/ui/page/page-header';
import { useNavigate } from '@/ui/page/use-navigate';
import { LedgerForm, LedgerRow } from '@/ui/sheet/ledger-form';
import { LoadingNote } from '@/ui/sheet/loading-note';
import { Notice } from '@/ui/sheet/notice';
import { Sheet } from '@/ui/sheet/sheet';
import { byGame } from './by-game';
import { useAwake } from './use-awake';

const handOf = byGame(async (game) => {
  const { Hand } = await loadScreens(game);
  if (!Hand) throw new Error(`There are no papers in ${game}.`);
  return Hand;
});

/** What this browser calls itself to the table: short, and the same for every phone of a kind. */
function nameThisDevice(): string {
  const { userAgent } = navigator;
  return /iPhone|iPad|Android/.exec(userAgent)?.[0] ?? 'Browser';
}

const NOT_READ: Refusal = {
  message: 'This address is not whole.',
  allowed: 'Scan the code on the table’s screen again.',
};

/** Links this phone by the code in its address, which leaves the address at once; or by the words on the table. */
export function LinkRoute({ code, broker }: { code?: string | undefined; broker?: string | undefined }) {
  const hands = useHandActions();
  const go = useNavigate();
  const [given] = useState({ code, broker });
  const [typed, setTyped] = useState('');
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  async function link(secret: string) {
    const address = readBrokerPart(given.broker);
    if (!address || !hands) return setRefusal(NOT_READ);
    setBusy(true);
    const linked = await hands.linkThisPhone(secret, address, nameThisDevice());
    if (!linked.ok && linked.refusal.message === BROKER_NEEDS_RELOAD) {
      location.replace(`#/link/${secret}${brokerPart(address)}`);
      location.reload();
      return;
    }
    setBusy(false);
    if (!linked.ok) return setRefusal(linked.refusal);
    location.replace(`#/hand/${linked.value}`);
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with the address as it was opened
  useEffect(() => {
    if (!given.code) return;
    history.replaceState(history.state, '', '#/link');
    void link(given.code);
  }, []);
  return (
    <AppFrame
      lid={
        <PageHeader
          name="Dispatch Box"
          title="Link this phone"
          back={{ label: 'Home', onPress: () => go('/') }}
        />
      }
    >
      <Sheet title="Link this phone" pad titleSize="title">
        {refusal && <Notice tone="refusal">{printRefusal(refusal)}</Notice>}
        {busy ? (
          <LoadingNote />
        ) : (
          <>
            <p>
              At the table tap Menu, then Phones, then Link your phone. Scan the code there with this phone’s
              camera, or tap The camera does not help and enter the twelve words.
            </p>
            <LedgerForm label="Link this phone" onSubmit={() => void link(typed)}>
              <LedgerRow label="Words" hint="the twelve on the table’s screen">
                <TextArea label="The twelve words" value={typed} onChange={setTyped} />
                <Button type="submit" look="solid">
                  Link this phone
                </Button>
              </LedgerRow>
            </LedgerForm>
          </>
        )}
      </Sheet>
    </AppFrame>
  );
}

/** One person’s papers on a linked phone. */
export function HandRoute({ device }: { device: string }) {
  const hands = useHandActions();
  const decks = useDecksStore();
  const go = useNavigate();
  const [hand, setHand] = useState<OpenHand | null>(null);
  const [isMissing, setIsMissing] = useState(false);
  useEffect(() => {
    let opened: OpenHand | null = null;
    let here = true;
    void hands?.openHand(device).then((found) => {
      if (!here) return found?.close();
      opened = found;
      setHand(found);
      setIsMissing(found === null);
    });
    return () => {
      here = false;
      opened?.close();
    };
  }, [hands, device]);
  useLifecycle(hand);
  useAwake(hand !== null);
  if (isMissing || !hands)
    return (
      <AppFrame lid={<PageHeader name="Dispatch Box" title="Not linked" />}>
        <Sheet title="This phone is not linked" pad titleSize="title">
          <p>Ask at the table for a code, and scan it with this phone’s camera.</p>
          <Button look="solid" onClick={() => go('/')}>
            Home
          </Button>
        </Sheet>
      </AppFrame>
    );
  if (!hand) return null;
  const Hand = handOf(hand.link.record.game);
  return (
    <AppStoreContext value={{ store: hand.store, decks, preferences: hand.preferences, hands }}>
      <HandContext value={hand}>
        <Hand />
      </HandContext>
    </AppStoreContext>
  );
}

/** Tells the table when the page is hidden or left, and asks for what is missing when it is seen again. */
function useLifecycle(hand: OpenHand | null): void {
  useLayoutEffect(() => {
    if (!hand) return;
    const { connection } = hand.link;
    const onLeave = () => {
      // A phone may end a hidden page at any time.
      hand.save();
      connection.leave();
    };
    const onVisibility = () => (document.hidden ? onLeave() : connection.join());
    document.addEventListener('visibilitychange', onVisibility);
    addEventListener('pagehide', onLeave);
    return () => {
      document.removeEventListener('visibilitychange', onVisibility);
      removeEventListener('pagehide', onLeave);
    };
  }, [hand]);
}

// In one piece with the papers: without a network nothing more can be fetched.
export { PacketRoute } from './packet-route';
