import { createStore, type StoreApi } from 'zustand/vanilla';
import type { DeckRecord, Platform } from '@/kernel/ports';
import { accept, type Result, refuse } from '@/kernel/result';
import { freshId } from './fresh-id';

interface DeckState {
  /** Decks of one’s own on this device, newest first; nothing until they are read. */
  decks: DeckRecord[] | null;
  /** Set when this device cannot keep decks now. */
  failed: boolean;
}

interface DeckActions {
  readDecks(): Promise<void>;
  /** Keeps a new deck; gives its id. */
  addDeck(game: string, deck: unknown): Promise<Result<string>>;
  /**
   * Keeps a deck as it is now. It is on the screen at once and stays there when it cannot be written; one that
   * another window changed meanwhile is read anew and refused.
   */
  changeDeck(id: string, change: (deck: never) => unknown): Promise<Result<null>>;
  removeDeck(id: string): Promise<void>;
  /** Gives a file to the person. */
  giveFile(name: string, text: string, type: string): Promise<'shared' | 'downloaded' | 'cancelled'>;
}

export type DeckBox = StoreApi<DeckState> & { actions: DeckActions };

const FULL = {
  allowed: 'Free some space or leave private browsing, then try again. Share the deck as a file meanwhile.',
};

/** The decks of this device. What happens here touches no table. */
export function createDeckBox(platform: Platform): DeckBox {
  const store = createStore<DeckState>(() => ({ decks: null, failed: false }));
  const set = store.setState;
  let queue: Promise<unknown> = Promise.resolve();
  /** How often something was changed here. */
  let changes = 0;
  /** Decks that stand on the screen only, since the device could not keep them. */
  const unkept = new Set<string>();

  const replace = (record: DeckRecord) =>
    set(({ decks }) => ({ decks: [record, ...(decks ?? []).filter(({ id }) => id !== record.id)] }));

  async function put(record: DeckRecord): Promise<Result<null>> {
    try {
      if (await platform.decks.put(record)) {
        unkept.delete(record.id);
        set({ failed: false });
        return accept(null);
      }
    } catch {
      unkept.add(record.id);
      set({ failed: true });
      return refuse('This device could not save the deck.', FULL);
    }
    unkept.delete(record.id);
    await readShelf();
    return refuse('Another window changed this deck.', {
      allowed: 'What it wrote is shown here now. Enter again what is missing.',
    });
  }

  /** Reads what is kept, unless something is changed here meanwhile: then it is read again, once that is written. */
  async function readShelf(): Promise<boolean> {
    const before = changes;
    try {
      const decks = await platform.decks.list();
      if (changes !== before) return false;
      const shown = (store.getState().decks ?? []).filter(({ id }) => unkept.has(id));
      const others = decks.filter(({ id }) => !shown.some((record) => record.id === id));
      set({ decks: [...shown, ...others], failed: shown.length > 0 });
    } catch {
      set(({ decks }) => ({ decks: decks ?? [], failed: true }));
    }
    return true;
  }

  const actions: DeckActions = {
    async readDecks() {
      let written: Promise<unknown>;
      do {
        written = queue;
        await written;
      } while (written !== queue || !(await readShelf()));
    },
    async addDeck(game, deck) {
      const record = { id: freshId(platform), game, version: 1, changedAt: platform.now(), deck };
      const kept = await put(record);
      if (!kept.ok) return kept;
      replace(record);
      void platform.persist();
      return accept(record.id);
    },
    async changeDeck(id, change) {
      if (!store.getState().decks) await actions.readDecks();
      const before = store.getState().decks?.find((record) => record.id === id);
      if (!before) return refuse('This deck is not on this device.', { allowed: 'Open its file.' });
      const record = { ...before, changedAt: platform.now(), deck: change(before.deck as never) };
      changes += 1;
      replace(record);
      // One write after the other; each takes what stands on the screen when its turn comes.
      const written = queue.then(async () => {
        const now = store.getState().decks?.find((item) => item.id === id);
        if (!now) return accept(null);
        const next = { ...now, version: now.version + 1 };
        const kept = await put(next);
        if (kept.ok) {
          const later = store.getState().decks?.find((item) => item.id === id);
          if (later)
            set(({ decks }) => ({
              decks: (decks ?? []).map((item) =>
                item.id === id ? { ...item, version: next.version } : item,
              ),
            }));
        }
        return kept;
      });
      queue = written.catch(() => undefined);
      return written;
    },
    async removeDeck(id) {
      await queue;
      unkept.delete(id);
      try {
        await platform.decks.remove(id);
      } catch {
        set({ failed: true });
      }
      await actions.readDecks();
    },
    giveFile: (name, text, type) => platform.give(name, text, type),
  };
  return Object.assign(store, { actions });
}
