import type { Page } from '@playwright/test';
import { readTableFile } from '@/kernel/file/saves';
import { createJournal } from '@/kernel/journal/journal';
import { initialSummary } from '@/store/initial-summary';
import { REPLAYED } from './games';

interface Row {
  store: 'records' | 'entries' | 'seeds' | 'notes' | 'decks';
  key: string | [string, number];
  value: unknown;
}

/** Windows in which the app stays open between tests: it opens the next stored table without a reload. */
const goesOn = new WeakSet<Page>();

/** Clears all storage and settings of a device; leaves the window on a page outside the app. */
export async function clearDevice(page: Page): Promise<void> {
  goesOn.delete(page);
  await page.goto('./favicon.svg');
  await page.evaluate(async () => {
    localStorage.clear();
    sessionStorage.clear();
    for (const { name } of await indexedDB.databases())
      await new Promise((done, fail) => {
        const gone = indexedDB.deleteDatabase(name ?? '');
        gone.onsuccess = done;
        gone.onerror = () => fail(gone.error);
      });
  });
}

/**
 * Goes Home and clears the storage; returns how many decks it had, or null if a write is pending, which would
 * land after the clearing. Runs in the page, since each call from outside takes as long as its work.
 */
async function clearAtHome(): Promise<number | null> {
  if (!dispatchEvent(new Event('beforeunload', { cancelable: true }))) return null;
  const isHome = () => document.querySelector('h1')?.textContent === 'Dispatch Box';
  location.hash = '#/';
  const isThere = await new Promise<boolean>((done) => {
    const look = () => {
      if (location.hash !== '#/' || !isHome()) return;
      watch.disconnect();
      done(true);
    };
    const watch = new MutationObserver(look);
    watch.observe(document, { subtree: true, childList: true, characterData: true });
    // A broken page is reloaded.
    setTimeout(() => done(false), 30_000);
    look();
  });
  if (!isThere) return null;
  localStorage.clear();
  sessionStorage.clear();
  return new Promise<number>((done, fail) => {
    const asked = indexedDB.open('dispatch-box');
    asked.onerror = () => fail(asked.error);
    asked.onsuccess = () => {
      const names = [...asked.result.objectStoreNames];
      const tx = asked.result.transaction(names, 'readwrite');
      const counted = tx.objectStore('decks').count();
      for (const name of names) tx.objectStore(name).clear();
      tx.onerror = () => fail(tx.error);
      tx.oncomplete = () => {
        asked.result.close();
        done(counted.result);
      };
    };
  });
}

/**
 * The same while the app stays open at Home. Besides storage it holds decks and their drafts in memory: if
 * there are any, or the app is not open, the page is reloaded.
 */
export async function clearBelowApp(page: Page): Promise<void> {
  if (!page.url().includes('/#/')) return clearDevice(page);
  const decks = await page.evaluate(clearAtHome);
  if (decks === 0) goesOn.add(page);
  else await clearDevice(page);
}

/** Writes rows to the storage of this device, in the app's format. */
async function putRows(page: Page, rows: readonly Row[]): Promise<void> {
  await page.evaluate(
    (text) =>
      new Promise<void>((done, fail) => {
        const all = JSON.parse(text) as Row[];
        const asked = indexedDB.open('dispatch-box', 3);
        asked.onerror = () => fail(asked.error);
        asked.onupgradeneeded = () => {
          for (const name of ['records', 'entries', 'seeds', 'notes', 'decks', 'snapshots'])
            asked.result.createObjectStore(name);
        };
        asked.onsuccess = () => {
          const names = [...asked.result.objectStoreNames];
          const tx = asked.result.transaction(names, 'readwrite');
          for (const { store, key, value } of all)
            tx.objectStore(store).put(store === 'seeds' ? Uint8Array.from(value as number[]) : value, key);
          tx.onerror = () => fail(tx.error);
          tx.oncomplete = () => {
            asked.result.close();
            done();
          };
        };
      }),
    JSON.stringify(rows),
  );
}

/**
 * Writes rows to the storage of this device. Loads an address of the app where nothing else runs, so that the
 * next page finds them.
 */
export async function storeRows(page: Page, rows: readonly Row[]): Promise<void> {
  if (!page.url().endsWith('/favicon.svg')) await page.goto('./favicon.svg');
  await putRows(page, rows);
}

/** The rows of a table out of its whole copy, as if its file had been opened just now. */
function rowsOf(id: string, copy: string, now: number): Row[] {
  const read = readTableFile(copy);
  if (!read.ok) throw new Error(read.refusal.message);
  const { file, entries, seed } = read.value;
  const { game, rules, setup, deck, kind } = file;
  const record = { id, game, rules, setup, deck, kind };
  const system = REPLAYED[game]?.system;
  if (!system) throw new Error(`There is no game "${game}".`);
  const note = initialSummary(system, createJournal(system.create(deck), setup, entries), { ...record, now });
  return [
    { store: 'records', key: id, value: record },
    { store: 'notes', key: id, value: note },
    ...(seed ? [{ store: 'seeds' as const, key: id, value: [...seed] }] : []),
    ...entries.map((entry) => ({
      store: 'entries' as const,
      key: [id, entry.n] as [string, number],
      value: entry,
    })),
  ];
}

let tableCount = 0;

/** A name of its own for each table of a run, in letters: a hunt for a secret number must never meet it there. */
const nameOf = (count: number) => [...`${count}`].map((figure) => 'abcdefghij'[Number(figure)]).join('');

/** Stores a table from its whole copy; returns its id. */
export async function storeTable(page: Page, copy: string): Promise<string> {
  tableCount += 1;
  const id = `e2e-table-${nameOf(tableCount)}`;
  // By the page’s clock, which a story may have set.
  // biome-ignore lint/plugin: a date of a table, which no test measures
  const rows = rowsOf(id, copy, await page.evaluate(() => Date.now()));
  await (goesOn.has(page) ? putRows : storeRows)(page, rows);
  return id;
}
