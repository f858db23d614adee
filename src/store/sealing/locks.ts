import type { TableRecord } from '@/kernel/ports';
import type { Refusal } from '@/kernel/result';
import { readSealing, type Sealing, type SecretKind } from '@/kernel/sealing/sealing';
import {
  changeSecret,
  joinSeats,
  recoverByOthers,
  recoverByPaper,
  type SeatKeys,
  unlockSeat,
} from '@/kernel/sealing/unlock';
import type { LockedTable } from '../app-store';
import { NO_TABLE, type OpenTable } from '../table/open-table';
import { readTries, secondsAfter, waitOf, writeTries } from './tries';
import { UnlockedTable } from './unlocked-table';

type Held = Record<string, SeatKeys>;

const seconds = (count: number) => `${count} ${count === 1 ? 'second' : 'seconds'}`;
const DAMAGED: Refusal = {
  message: 'The locks of this table are damaged.',
  allowed: 'Open a copy of the table.',
};
const WRONG_SHEET: Refusal = {
  message: 'These are not the words of this table’s recovery sheet.',
  allowed: 'Compare each word with the sheet.',
};
const NOT_SAVED: Refusal = {
  message: 'This device could not save the new secret.',
  allowed: 'The old one is still valid. Try again.',
};

/** Unlocks sealed tables seat by seat. Keys are in memory only, and gone with the page. */
export class Locks {
  /** The open seats of the locked table. */
  #held: { id: string; seats: Held } = { id: '', seats: {} };

  constructor(private readonly table: OpenTable) {}

  #seatsOf(id: string): Held {
    return this.#held.id === id ? this.#held.seats : {};
  }

  async #read(): Promise<{ id: string; sealing: Sealing } | null> {
    const { platform, store } = this.table;
    const id = store.getState().locked?.id;
    const rows = id === undefined ? null : await platform.storage.read(id);
    const read = rows?.locked === undefined ? null : readSealing(rows.locked);
    return id !== undefined && read?.ok ? { id, sealing: read.value } : null;
  }

  /** Those who may choose a new secret without the forgotten one. */
  #recoveredAt(id: string): readonly string[] {
    const { recovered } = this.table.store.getState();
    return recovered?.id === id ? recovered.people : [];
  }

  #setRecovered(id: string, people: readonly string[]): void {
    this.table.store.setState({ recovered: people.length > 0 ? { id, people, asks: true } : null });
  }

  #show(
    id: string,
    seats: Partial<Record<string, Partial<LockedTable['seats'][number]>>>,
  ): LockedTable | null {
    const { store } = this.table;
    const { locked } = store.getState();
    if (locked?.id !== id) return null;
    const shown = { ...locked, seats: locked.seats.map((seat) => ({ ...seat, ...seats[seat.person] })) };
    store.setState({ locked: shown });
    return shown;
  }

  /** Opens the table with the last seat. */
  async #add(id: string, sealing: Sealing, more: Held): Promise<Refusal | null> {
    const { platform } = this.table;
    this.#held = { id, seats: { ...this.#seatsOf(id), ...more } };
    const { seats } = this.#held;
    const opened = Object.fromEntries(Object.keys(seats).map((person) => [person, { open: true }]));
    const shown = this.#show(id, opened);
    if (!shown?.seats.every(({ open }) => open)) return null;
    const keyring = joinSeats(sealing, seats);
    this.#held = { id: '', seats: {} };
    if (!keyring) return DAMAGED;
    platform.vault?.unlock(id, new UnlockedTable(keyring, platform.entropy));
    return this.table.open(id, this.table.watching);
  }

  /** Returns the seconds to wait. */
  #countWrong(id: string, person: string, wrong: number): number {
    const { platform, preferences } = this.table;
    const wait = secondsAfter(wrong);
    const until = platform.now() + wait * 1000;
    writeTries(preferences, id, person, { wrong, until });
    this.#show(id, { [person]: { until } });
    return wait;
  }

  /** The keys that a secret opens, or why it is refused; a wrong one makes the next wait. */
  async #open(id: string, sealing: Sealing, person: string, secret: string): Promise<SeatKeys | Refusal> {
    const { platform, preferences } = this.table;
    const tries = readTries(preferences, id, person);
    const wait = waitOf(tries, platform.now());
    if (wait > 0)
      return {
        message: `${person}’s lock waits after a wrong entry.`,
        allowed: `Try again in ${seconds(Math.ceil(wait / 1000))}.`,
      };
    // Counted before it is tried: a second try at the same time waits, and a reload does not help.
    this.#countWrong(id, person, tries.wrong + 1);
    const keys = await unlockSeat(sealing, person, secret);
    if (!keys) {
      const how = sealing.seats.find((seat) => seat.person === person)?.how;
      const again = this.#countWrong(id, person, tries.wrong + 1);
      const message = `This is not ${person}’s ${how === 'pin' ? 'PIN' : 'passphrase'}.`;
      return { message, allowed: `Wait ${seconds(again)}, then try again.` };
    }
    writeTries(preferences, id, person, null);
    return keys;
  }

  async unlock(person: string, secret: string): Promise<Refusal | null> {
    const locks = await this.#read();
    if (!locks) return NO_TABLE;
    const { id, sealing } = locks;
    const opened = await this.#open(id, sealing, person, secret);
    return 'message' in opened ? opened : this.#add(id, sealing, { [person]: opened });
  }

  async recoverByPaper(words: string): Promise<Refusal | null> {
    const locks = await this.#read();
    if (!locks) return NO_TABLE;
    const seats = recoverByPaper(locks.sealing, words);
    if (!seats) return WRONG_SHEET;
    this.#setRecovered(locks.id, Object.keys(seats));
    return this.#add(locks.id, locks.sealing, seats);
  }

  async recoverByOthers(person: string): Promise<Refusal | null> {
    const locks = await this.#read();
    if (!locks) return NO_TABLE;
    const { id, sealing } = locks;
    const keys = recoverByOthers(sealing, person, this.#seatsOf(id));
    if (!keys) return DAMAGED;
    this.#setRecovered(id, [person]);
    return this.#add(id, sealing, { [person]: keys });
  }

  /** @param present its present secret; not asked for after the seat was recovered in this page */
  async changeSecret(
    person: string,
    present: string,
    how: SecretKind,
    secret: string,
  ): Promise<Refusal | null> {
    const { platform, live } = this.table;
    const unlocked = live ? platform.vault?.find(live.id) : null;
    if (!live || !unlocked) return NO_TABLE;
    const recovered = this.#recoveredAt(live.id);
    if (!recovered.includes(person)) {
      const opened = await this.#open(live.id, unlocked.keyring.sealing, person, present);
      if ('message' in opened) return opened;
    }
    const changed = await changeSecret(unlocked.keyring, { person, how, secret }, platform.entropy);
    if (!changed.ok) return changed.refusal;
    const rows = await platform.vault?.readSealed(live.id);
    if (!rows) return NOT_SAVED;
    const record = { ...(rows.record as TableRecord), sealing: changed.value.sealing };
    if (!(await platform.vault?.putRecord(record))) return NOT_SAVED;
    unlocked.keyring = changed.value;
    // From now on the seat has a secret that somebody knows.
    const others = recovered.filter((one) => one !== person);
    if (others.length < recovered.length) this.#setRecovered(live.id, others);
    return null;
  }
}
