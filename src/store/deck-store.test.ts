import { beforeEach, describe, expect, it } from 'vitest';
import type { DeckRecord, Platform } from '@/kernel/ports';
import { createDeckStore, type DeckStore } from './deck-store';

/** A device in memory whose storage can be full; another window may write to it. */
function createDevice() {
  const rows = new Map<string, DeckRecord>();
  const device = { rows, full: false };
  let ids = 0;
  const platform = {
    decks: {
      list: async () => [...rows.values()].map((row) => structuredClone(row)),
      async put(record: DeckRecord) {
        await new Promise(setImmediate);
        if (device.full) throw new Error('full');
        if ((rows.get(record.id)?.version ?? 0) !== record.version - 1) return false;
        rows.set(record.id, structuredClone(record));
        return true;
      },
      remove: async (id: string) => void rows.delete(id),
    },
    entropy: (bytes: number) => Uint8Array.from({ length: bytes }, () => ids++ % 256),
    now: () => 1000,
    persist: async () => true,
  } as unknown as Platform;
  return { device, platform };
}

interface Words {
  words: string[];
}
const add = (word: string) => (deck: Words) => ({ words: [...deck.words, word] });

describe('decks of one’s own', () => {
  let store: DeckStore;
  let at: ReturnType<typeof createDevice>;
  let id: string;
  beforeEach(async () => {
    at = createDevice();
    store = createDeckStore(at.platform);
    const added = await store.actions.addDeck('game', { words: [] });
    id = added.ok ? added.value : '';
  });
  const storedWords = () => (at.device.rows.get(id)?.deck as Words | undefined)?.words;
  const shown = () =>
    (store.getState().decks?.find((record) => record.id === id)?.deck as Words | undefined)?.words;

  it('saves every change, even those made faster than they are written', async () => {
    const written = ['a', 'b', 'c'].map((word) => store.actions.changeDeck(id, add(word)));
    expect(shown()).toEqual(['a', 'b', 'c']);
    expect((await Promise.all(written)).every(({ ok }) => ok)).toBe(true);
    expect(storedWords()).toEqual(['a', 'b', 'c']);
    await store.actions.changeDeck(id, add('d'));
    expect(storedWords()).toEqual(['a', 'b', 'c', 'd']);
  });

  it('a deck added before any was read, or while they are read, joins the stored decks', async () => {
    const other = createDeckStore(at.platform);
    const added = await other.actions.addDeck('game', { words: ['new'] });
    expect(other.getState().decks).toHaveLength(2);
    const reading = other.actions.readDecks();
    const third = await other.actions.addDeck('game', { words: ['third'] });
    await reading;
    expect(other.getState().decks).toHaveLength(3);
    expect([added.ok, third.ok]).toEqual([true, true]);
    at.device.full = true;
    expect((await other.actions.addDeck('game', { words: ['lost'] })).ok).toBe(false);
    at.device.full = false;
    await other.actions.readDecks();
    expect(other.getState()).toMatchObject({ failed: false });
    expect(other.getState().decks).toHaveLength(3);
  });

  it('a full device says so and loses nothing that was written: the next change tries again', async () => {
    at.device.full = true;
    const refused = await store.actions.changeDeck(id, add('a'));
    expect(refused).toMatchObject({ ok: false, refusal: { message: expect.stringContaining('could not') } });
    expect(shown()).toEqual(['a']);
    expect(store.getState().failed).toBe(true);
    at.device.full = false;
    expect((await store.actions.changeDeck(id, add('b'))).ok).toBe(true);
    expect(storedWords()).toEqual(['a', 'b']);
    expect(store.getState().failed).toBe(false);
  });

  it('reports unsaved changes while they are written and while they cannot be; unreadable decks are not unsaved', async () => {
    expect(store.actions.hasUnsaved()).toBe(false);
    const written = store.actions.changeDeck(id, add('a'));
    await Promise.resolve();
    expect(store.actions.hasUnsaved()).toBe(true);
    await written;
    expect(store.actions.hasUnsaved()).toBe(false);
    at.device.full = true;
    await store.actions.changeDeck(id, add('b'));
    expect(store.actions.hasUnsaved()).toBe(true);
    at.device.full = false;
    await store.actions.changeDeck(id, add('c'));
    expect(store.actions.hasUnsaved()).toBe(false);
    const barred = createDeckStore({
      ...at.platform,
      decks: { ...at.platform.decks, list: () => Promise.reject(new Error('barred')) },
    } as Platform);
    await barred.actions.readDecks();
    expect(barred.getState().failed).toBe(true);
    expect(barred.actions.hasUnsaved()).toBe(false);
  });

  it('saving one deck says nothing of another that could not be saved', async () => {
    const added = await store.actions.addDeck('game', { words: [] });
    const other = added.ok ? added.value : '';
    at.device.full = true;
    await store.actions.changeDeck(id, add('a'));
    at.device.full = false;
    await store.actions.changeDeck(other, add('b'));
    expect([storedWords(), store.getState().failed, store.actions.hasUnsaved()]).toEqual([[], true, true]);
    await store.actions.changeDeck(id, add('c'));
    expect([storedWords(), store.getState().failed, store.actions.hasUnsaved()]).toEqual([
      ['a', 'c'],
      false,
      false,
    ]);
  });

  it('tells the later of two windows that change one deck, and shows what was saved', async () => {
    const other = createDeckStore(at.platform);
    await other.actions.changeDeck(id, add('theirs'));
    const late = await store.actions.changeDeck(id, add('mine'));
    expect(late).toMatchObject({
      ok: false,
      refusal: { message: expect.stringContaining('Another window') },
    });
    expect(storedWords()).toEqual(['theirs']);
    expect(shown()).toEqual(['theirs']);
    expect((await store.actions.changeDeck(id, add('mine'))).ok).toBe(true);
    expect(storedWords()).toEqual(['theirs', 'mine']);
  });

  it('a change does not bring back a deck that another window removed', async () => {
    const other = createDeckStore(at.platform);
    await other.actions.removeDeck(id);
    expect((await store.actions.changeDeck(id, add('mine'))).ok).toBe(false);
    expect(at.device.rows.size).toBe(0);
    expect(shown()).toBeUndefined();
  });

  it('a page opened during a write reads what was written, and loses nothing', async () => {
    const written = store.actions.changeDeck(id, add('a'));
    await store.actions.readDecks();
    expect(shown()).toEqual(['a']);
    const reading = store.actions.readDecks();
    const later = store.actions.changeDeck(id, add('b'));
    await Promise.all([written, reading, later]);
    expect(shown()).toEqual(['a', 'b']);
    await store.actions.changeDeck(id, add('c'));
    expect(storedWords()).toEqual(['a', 'b', 'c']);
  });

  it('what a full device could not save stays on the screen when another page opens', async () => {
    at.device.full = true;
    await store.actions.changeDeck(id, add('a'));
    await store.actions.readDecks();
    expect(shown()).toEqual(['a']);
    expect(store.getState().failed).toBe(true);
  });

  it('a deck that is not there is refused', async () => {
    expect((await store.actions.changeDeck('none', add('a'))).ok).toBe(false);
  });
});
