import { createStore, type StoreApi } from 'zustand/vanilla';
import { type DeckRecord, type Platform, storageErrorMessage } from '@/kernel/ports';
import { accept, type Result, refuse } from '@/kernel/result';
import { freshId } from './fresh-id';

interface DeckState {
  /** The custom decks on this device, newest first; null until they are read. */
  decks: DeckRecord[] | null;
  /** Set if this device cannot store decks now. */
  failed: boolean;
}

interface DeckActions {
  readDecks(): Promise<void>;
  /** Stores a new deck; returns its id. */
  addDeck(game: string, deck: unknown): Promise<Result<string>>;
  /**
   * Saves a changed deck. The change is on the screen at once and stays there if it cannot be written. If
   * another window changed the deck meanwhile, it is read again and the change is refused.
   */
  changeDeck(id: string, change: (deck: never) => unknown): Promise<Result<null>>;
  removeDeck(id: string): Promise<void>;
  /** Whether something of a deck stands on the screen and not on the device: it is written, or could not be. */
  hasUnsaved(): boolean;
  /** Gives a file to the user. */
  giveFile(name: string, text: string, type: string): Promise<'shared' | 'downloaded' | 'cancelled'>;
}

export type DeckStore = StoreApi<DeckState> & { actions: DeckActions };

const FULL = 'Free some space or leave private browsing, then try again. Share the deck as a file meanwhile.';

/** Keeps decks on the screen and in storage in sync; writes one at a time. */
class SyncedDecks {
  #queue: Promise<unknown> = Promise.resolve();
  /** How often something was changed here. */
  #changes = 0;
  /** Decks with unsaved changes because the device could not store them. */
  readonly #unkept = new Set<string>();

  /** Writes that are not done yet. */
  #pending = 0;

  constructor(
    private readonly platform: Platform,
    private readonly store: StoreApi<DeckState>,
  ) {}

  /** Whether a deck has unsaved changes. */
  get hasUnsaved(): boolean {
    return this.#pending > 0 || this.#unkept.size > 0;
  }

  find(id: string): DeckRecord | undefined {
    return this.store.getState().decks?.find((record) => record.id === id);
  }

  #replace(record: DeckRecord): void {
    const others = (this.store.getState().decks ?? []).filter(({ id }) => id !== record.id);
    this.store.setState({ decks: [record, ...others] });
  }

  async #put(record: DeckRecord): Promise<Result<null>> {
    try {
      if (await this.platform.decks.put(record)) {
        this.#unkept.delete(record.id);
        // Another deck may still be unsaved.
        this.store.setState({ failed: this.#unkept.size > 0 });
        return accept(null);
      }
    } catch (error) {
      this.#unkept.add(record.id);
      this.store.setState({ failed: true });
      return refuse('This device could not save the deck.', { allowed: storageErrorMessage(error) ?? FULL });
    }
    this.#unkept.delete(record.id);
    await this.#readShelf();
    return refuse('Another window changed this deck.', {
      allowed: 'What it wrote is shown here now. Enter again what is missing.',
    });
  }

  /** Reads the stored decks; returns false if a deck changed during the read, which must be repeated. */
  async #readShelf(): Promise<boolean> {
    const before = this.#changes;
    try {
      const decks = await this.platform.decks.list();
      if (this.#changes !== before) return false;
      const shown = (this.store.getState().decks ?? []).filter(({ id }) => this.#unkept.has(id));
      const others = decks.filter(({ id }) => !shown.some((record) => record.id === id));
      this.store.setState({ decks: [...shown, ...others], failed: shown.length > 0 });
    } catch {
      this.store.setState(({ decks }) => ({ decks: decks ?? [], failed: true }));
    }
    return true;
  }

  async read(): Promise<void> {
    let written: Promise<unknown>;
    do {
      written = this.#queue;
      await written;
    } while (written !== this.#queue || !(await this.#readShelf()));
  }

  /** Adds a new deck to the screen once it is stored. */
  async add(record: DeckRecord): Promise<Result<null>> {
    const result = await this.#put(record);
    if (!result.ok) {
      this.#unkept.delete(record.id);
      return result;
    }
    // Discards a read in progress, which may lack the new deck.
    this.#changes += 1;
    if (!this.store.getState().decks) await this.read();
    if (!this.find(record.id)) this.#replace(record);
    return result;
  }

  /** Shows a change at once and queues the write, which stores the deck as it is at that time. */
  change(record: DeckRecord): Promise<Result<null>> {
    this.#changes += 1;
    this.#replace(record);
    this.#pending += 1;
    const written = this.#queue
      .then(() => this.#write(record.id))
      .finally(() => {
        this.#pending -= 1;
      });
    this.#queue = written.catch(() => undefined);
    return written;
  }

  async #write(id: string): Promise<Result<null>> {
    const now = this.find(id);
    if (!now) return accept(null);
    const version = now.version + 1;
    const result = await this.#put({ ...now, version });
    if (result.ok && this.find(id))
      this.store.setState(({ decks }) => ({
        decks: (decks ?? []).map((item) => (item.id === id ? { ...item, version } : item)),
      }));
    return result;
  }

  async remove(id: string): Promise<void> {
    await this.#queue;
    this.#unkept.delete(id);
    try {
      await this.platform.decks.remove(id);
    } catch {
      this.store.setState({ failed: true });
    }
    await this.read();
  }
}

/** The decks of this device. What happens here touches no table. */
export function createDeckStore(platform: Platform): DeckStore {
  const store = createStore<DeckState>(() => ({ decks: null, failed: false }));
  const decks = new SyncedDecks(platform, store);
  const actions: DeckActions = {
    readDecks: () => decks.read(),
    async addDeck(game, deck) {
      const record = { id: freshId(platform), game, version: 1, changedAt: platform.now(), deck };
      const result = await decks.add(record);
      if (!result.ok) return result;
      void platform.persist();
      return accept(record.id);
    },
    async changeDeck(id, change) {
      if (!store.getState().decks) await decks.read();
      const before = decks.find(id);
      if (!before) return refuse('This deck is not on this device.', { allowed: 'Open its file.' });
      return decks.change({ ...before, changedAt: platform.now(), deck: change(before.deck as never) });
    },
    removeDeck: (id) => decks.remove(id),
    hasUnsaved: () => decks.hasUnsaved,
    giveFile: (name, text, type) => platform.download(name, text, type),
  };
  return Object.assign(store, { actions });
}
