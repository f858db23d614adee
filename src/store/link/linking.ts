import { bytesToHex } from '@noble/hashes/utils.js';
import { createRowsSource } from '@/kernel/link/followed-table';
import { createPairingSecret, secretAsFragment, secretAsWords } from '@/kernel/packets/pairing-secret';
import { createIdentity } from '@/kernel/packets/room';
import { writeRoomCode } from '@/kernel/packets/room-code';
import { BROKER_NEEDS_RELOAD, type Carrier, type CarrierAddress, type WriteLock } from '@/kernel/ports';
import { accept, type Refusal, type Result, refuse } from '@/kernel/result';
import { linkKey } from '../remembered';
import { NO_TABLE, type OpenTable } from '../table/open-table';
import type { TableSession } from '../table/table-session';
import { downloadPacket } from './download-packet';
import { LinkHost } from './link-host';
import { type LinkRecord, readLinkRecord, writeLinkRecord } from './link-record';
import type { PacketsOpened, PairingCode } from './link-view';
import { awaitPhone, CODE_LASTS } from './pairing';
import { createRoomKey } from './room-host';
import { enterLetters, openAnswers, postHand, showHand } from './without-network';

const NO_ADDRESS: Refusal = {
  message: 'This is not the address of a broker that the page may reach.',
  allowed: 'Enter one that begins with wss://.',
};

const NEEDS_RELOAD: Refusal = {
  message: 'The page may reach this broker once it is loaded again.',
  allowed: 'Reload this page; the table links by itself then.',
};

const ELSEWHERE: Refusal = {
  message: 'Another window of this device has linked this table.',
  allowed: 'Go on there, or close it and try again.',
};

const CANNOT: Refusal = {
  message: 'This device cannot link phones.',
  allowed: 'Serve the app from a computer in your network, and open it there.',
};

const NOT_LINKED = refuse('This table is not linked.', { allowed: 'Open Phones, and link it.' });

/** The link of the open table: its connection, its record, its phones. One at a time. */
export class Linking {
  #host: LinkHost | null = null;
  #carrier: Carrier | null = null;
  /** Of all windows of a device one answers the phones of a table. */
  #lock: { id: string; lock: WriteLock } | null = null;
  #pairing: { code: PairingCode; stop: () => void } | null = null;

  constructor(private readonly table: OpenTable) {}

  /** Connects the open table; with an address, to another broker than before. */
  async start(address?: CarrierAddress): Promise<Refusal | null> {
    const { live, platform } = this.table;
    if (!live) return NO_TABLE;
    if (!platform.connect) return CANNOT;
    const before = this.#read(live);
    const to = address ?? before?.address ?? null;
    if (!to) return CANNOT;
    if (!(await this.#acquire(live.id))) return ELSEWHERE;
    this.#disconnect();
    const record: LinkRecord = { ...(before ?? this.#createRecord(live)), address: to };
    const carrier = await platform.connect(to).catch((error: unknown) => error);
    if (carrier instanceof Error) return this.#refuse(carrier, record, to);
    if (this.table.live !== live) {
      (carrier as Carrier).close();
      return null;
    }
    this.#carrier = carrier as Carrier;
    this.#keep(record);
    this.#host = new LinkHost({
      live: () => this.table.live,
      carrier: this.#carrier,
      record,
      entropy: platform.entropy,
      now: platform.now,
      onRecord: (changed) => this.#keep(changed),
      onChange: () => this.#show(),
    });
    this.#carrier.onState(() => this.#show());
    this.#show();
    return null;
  }

  async #acquire(id: string): Promise<boolean> {
    if (this.#lock?.id === id) return true;
    const lock = await this.table.platform.locks.acquire(`link/${id}`, async () => undefined, false);
    this.#lock = lock && { id, lock };
    return lock !== null;
  }

  /** A broker that the page may not reach yet is remembered: the next page may. */
  #refuse(error: Error, record: LinkRecord, { url }: CarrierAddress): Refusal {
    if (error.message !== BROKER_NEEDS_RELOAD) return NO_ADDRESS;
    this.#keep(record);
    this.table.preferences.write('broker', new URL(url).origin);
    return NEEDS_RELOAD;
  }

  /** Shows a code for one seat, until a phone used it or two minutes have passed. */
  async pair(person: string): Promise<Result<PairingCode>> {
    const { live, platform } = this.table;
    const host = this.#host;
    const carrier = this.#carrier;
    if (!live || !host || !carrier) return NOT_LINKED;
    this.stopPairing();
    const secret = createPairingSecret(platform.entropy);
    const device = { device: this.#hex(8), person, secret: this.#hex(32) };
    const { record } = host;
    const grant = {
      ...device,
      table: record.id,
      game: live.game,
      tableName: live.summary.name.slice(0, 80),
      epoch: record.epoch,
    };
    const code = {
      person,
      fragment: secretAsFragment(secret),
      words: secretAsWords(secret),
      until: platform.now() + CODE_LASTS,
    };
    const stop = awaitPhone(carrier, secret, grant, platform.entropy, (name) => {
      host.add({ ...device, name, answer: null, played: null, taken: 0, posted: 0 });
      this.#endPairing();
      void live.dispatch({ type: 'link-phone', person, linked: true });
    });
    const timer = setTimeout(() => this.stopPairing(), CODE_LASTS);
    this.#pairing = {
      code,
      stop: () => {
        clearTimeout(timer);
        stop();
      },
    };
    this.#show();
    return accept(code);
  }

  /** Shows no code any more; the phone that used it may still ask for the reply once more. */
  #endPairing(): void {
    this.#pairing = null;
    this.#show();
  }

  stopPairing(): void {
    this.#pairing?.stop();
    if (this.#pairing) this.#endPairing();
  }

  async unlink(person: string): Promise<Refusal | null> {
    const device = this.#host?.record.devices.find((one) => one.person === person);
    if (!device) return null;
    this.#host?.remove(device.device);
    this.#show();
    return (await this.table.live?.dispatch({ type: 'link-phone', person, linked: false })) ?? null;
  }

  // Without a network: loaded with the link, since nothing more can be fetched then.
  async showHand(person: string): Promise<Result<string[]>> {
    const host = this.#host;
    return host ? showHand(host, person, this.table.platform.entropy) : NOT_LINKED;
  }

  async postHand(person: string): Promise<Refusal | null> {
    const { platform } = this.table;
    const packet = this.#host ? postHand(this.#host, person, platform.entropy) : NOT_LINKED;
    if (!packet.ok) return packet.refusal;
    await downloadPacket(platform, person, packet.value);
    return null;
  }

  enterLetters = async (person: string, typed: string): Promise<Refusal | null> =>
    this.#host ? enterLetters(this.#host, person, typed) : NOT_LINKED.refusal;

  openAnswers = async (input: string): Promise<PacketsOpened> =>
    this.#host ? openAnswers(this.#host, input) : { taken: [], refusals: [NOT_LINKED.refusal] };

  reveal = () => this.#host?.reveal() ?? Promise.resolve();

  /** The table changed: what is shown of the link may be others now. */
  refresh(): void {
    this.#show();
  }

  openedHere = (person: string) => this.#host?.openedHere(person);

  /** Something public happened, or a visit ended. */
  announced(): void {
    this.#host?.update();
  }

  /** The table is left; phones keep what they have and wait. */
  close(): void {
    this.#disconnect();
    this.#lock?.lock.release();
    this.#lock = null;
  }

  #disconnect(): void {
    this.stopPairing();
    this.#host?.close();
    this.#carrier?.close();
    this.#host = null;
    this.#carrier = null;
    this.table.store.setState({ link: null });
  }

  /** Unlinks every phone and every room, and forgets all keys. */
  end(): void {
    const id = this.table.live?.id;
    this.#host?.end();
    this.close();
    if (id !== undefined) this.table.preferences.write(linkKey(id), null);
    this.table.preferences.write('broker', null);
  }

  #hex(bytes: number): string {
    return bytesToHex(this.table.platform.entropy(bytes));
  }

  #createRecord(live: TableSession): Omit<LinkRecord, 'address'> {
    const identity = createIdentity(this.table.platform.entropy);
    return {
      id: live.id,
      epoch: this.#hex(8),
      identity: { secretKey: bytesToHex(identity.secretKey), publicKey: bytesToHex(identity.publicKey) },
      room: createRoomKey(this.table.platform.entropy),
      devices: [],
      sent: sourceOf(live).held(),
    };
  }

  /** The record of this table; a table that does not hold what was sent last was restored, so its phones pair anew. */
  #read(live: TableSession): LinkRecord | null {
    const record = readLinkRecord(this.table.preferences, live.id, sealedSeed(live));
    if (!record) return null;
    const { at } = record.sent;
    if (at === 0 || sourceOf(live).knownTo(record.sent) === at) return record;
    return { ...this.#createRecord(live), address: record.address };
  }

  #keep(record: LinkRecord): void {
    const { live, preferences, platform } = this.table;
    if (live) writeLinkRecord(preferences, record, sealedSeed(live), platform.entropy);
  }

  #show(): void {
    const host = this.#host;
    const carrier = this.#carrier;
    if (!host || !carrier) return;
    const { id: table, epoch, room, identity, devices, address } = host.record;
    const game = this.table.live?.game ?? '';
    this.table.store.setState({
      link: {
        ...host.view(),
        state: carrier.state,
        address: address?.url ?? '',
        broker: address as CarrierAddress | null,
        names: Object.fromEntries(devices.map(({ person, name }) => [person, name])),
        room: writeRoomCode({ game, table, epoch, room, host: identity.publicKey }),
        pairing: this.#pairing?.code ?? null,
      },
    });
  }
}

function sourceOf(live: TableSession) {
  const { table, published } = live.copies.headSource();
  return createRowsSource(table, published);
}

/** The seed of a sealed table, which seals its link record; null for any other table. */
const sealedSeed = (live: TableSession) => (live.read().locks ? live.copies.headSource().seed : null);
