import { LINK_VERSION } from '@/kernel/link/messages';
import { fromBase64url } from '@/kernel/packets/base64url';
import { keyIdsOf } from '@/kernel/packets/channel';
import { keyIdOf, MAX_PACKET_BYTES } from '@/kernel/packets/packet';
import { readPairingSecret } from '@/kernel/packets/pairing-secret';
import { BROKER_NEEDS_RELOAD, type Carrier, type CarrierAddress, type Platform } from '@/kernel/ports';
import { accept, type Refusal, type Result, refuse } from '@/kernel/result';
import type { Preferences } from '../app-store';
import { loadSystem } from '../games';
import { downloadPacket } from './download-packet';
import { HandLink, UNLINKED } from './hand-link';
import { channelOf, readHand, readHands, readSeen, removeHand, writeHand, writeSeen } from './hand-record';
import { createHandStore, type HandStore, phonePreferences } from './hand-store';
import type { PacketForHand, PacketsOpened } from './link-view';
import { askHost } from './pairing';
import { openUpdate, openUpdates } from './without-network';

const CANNOT = refuse('This browser cannot be linked.', { allowed: 'Try another browser.' });

/** The page may reach this broker once it is loaded again; the address with the code must stay until then. */
const NEEDS_RELOAD = refuse(BROKER_NEEDS_RELOAD, {
  allowed: 'Open the code’s address again if this stays.',
});

/** Remembers a broker that this page may not reach yet, once. */
function refuseBroker(preferences: Preferences, error: Error, { url }: CarrierAddress): Result<string> {
  if (error.message !== BROKER_NEEDS_RELOAD) return CANNOT;
  const { origin } = new URL(url);
  if (preferences.read('broker') === origin) return CANNOT;
  preferences.write('broker', origin);
  return NEEDS_RELOAD;
}

/** Milliseconds between two writes of what a phone saw last. */
const WRITE_EVERY = 3000;

/**
 * Links this device by the code on the table's screen. Returns the id of the link.
 * @param name what its owner's browser calls itself
 */
export async function linkThisPhone(
  { platform, preferences }: { platform: Platform; preferences: Preferences },
  code: string,
  address: CarrierAddress,
  name: string,
): Promise<Result<string>> {
  if (!platform.connect) return CANNOT;
  const secret = readPairingSecret(code);
  if (!secret.ok) return secret;
  const carrier = await platform.connect(address).catch((error: unknown) => error);
  if (carrier instanceof Error) return refuseBroker(preferences, carrier, address);
  const found = carrier as Carrier;
  const granted = await askHost(found, secret.value, { app: String(LINK_VERSION), name }, platform.entropy);
  found.close();
  if (!granted.ok) return granted;
  const grant = granted.value;
  writeHand(preferences, { ...grant, address, answer: null, answers: 0, posted: 0, opened: 0 });
  return accept(grant.device);
}

/** A linked phone's page while it is open. */
export interface OpenHand extends HandStore {
  preferences: Preferences;
  /** Takes what came without a connection. */
  openPackets(input: string): Promise<PacketsOpened>;
  /** Gives the user the answer as a file. */
  saveAnswer(): Promise<Refusal | null>;
  /** Stores what was decided and not sent, before the page may be lost. */
  save(): void;
  close(): void;
}

/** Takes a packet from the address in a code, whichever table it is from. Null if it is for no link of this device. */
export async function openPacket(
  platform: Platform,
  preferences: Preferences,
  letters: string,
): Promise<PacketForHand | null> {
  const bytes = fromBase64url(letters.slice(0, MAX_PACKET_BYTES));
  const key = bytes && keyIdOf(bytes);
  const record = key && readHands(preferences).find((one) => keyIdsOf(channelOf(one)).host === key);
  const hand = record ? await openHand(platform, preferences, record.device) : null;
  if (!bytes || !record || !hand) return null;
  const opened = openUpdate(hand.link, bytes);
  hand.close();
  const { device } = record;
  return opened.ok
    ? { device, more: opened.value.more, refusal: null }
    : { device, more: false, refusal: opened.refusal };
}

/** Opens a linked phone's page: first what it saw last, then what the table sends. */
export async function openHand(
  platform: Platform,
  preferences: Preferences,
  device: string,
): Promise<OpenHand | null> {
  const record = readHand(preferences, device);
  const system = record && (await loadSystem(record.game));
  if (!record || !system || !platform.connect) return null;
  const own = phonePreferences(preferences);
  let hand: HandStore | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const write = () => {
    clearTimeout(timer);
    timer = undefined;
    const seen = link.seen();
    if (seen) writeSeen(preferences, device, seen);
  };
  const link = new HandLink({
    record,
    system,
    entropy: platform.entropy,
    now: platform.now,
    seen: readSeen(preferences, device),
    onRecord: (changed) => writeHand(preferences, changed),
    onChange: () => {
      hand?.refresh();
      // Another version is no end: the link goes on once both are the same.
      if (link.ended === UNLINKED) removeHand(preferences, device);
      else timer ??= setTimeout(write, WRITE_EVERY);
    },
  });
  hand = createHandStore(platform, own, link);
  let isClosed = false;
  void platform.connect(record.address).then(
    (carrier) => {
      if (isClosed) carrier.close();
      else link.connection.connect(carrier);
    },
    // Its broker is another than the one that this page may reach: the next page may.
    (error: Error) => refuseBroker(preferences, error, record.address),
  );
  return {
    ...hand,
    preferences: own,
    openPackets: (input) => openUpdates(link, input),
    async saveAnswer() {
      const packet = link.sealAnswer(false);
      if (!packet.ok) return packet.refusal;
      await downloadPacket(platform, 'the table', packet.value);
      return null;
    },
    save: write,
    close() {
      isClosed = true;
      write();
      link.connection.close();
    },
  };
}
