import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { sitDownTo, WAYS } from '@/cli/testing/evenings';
import { HOUSE_DECK } from '@/games/gathering-storm/rules/cards/house-deck';
import { createPick, type Pick } from '@/games/gathering-storm/rules/testing/pick';
import { nextCommand } from '@/games/gathering-storm/rules/testing/player';
import { beginMortal } from '../support/mortal-browser';
import { wholeCopy } from '../support/open-journal';
import { storeTable } from '../support/shelf';
import { seedOf } from '../support/tables/seeded';
import { createTableFile } from '../support/tables/table-file';

// Kills the browser at random moments of play, again and again, with one profile: everything reported as
// saved must still be there, letter by letter, and every table must open. A failure names its seed, but a
// seed does not determine where exactly a browser dies. Runs ITERATIONS kills in all, by WORKERS workers, for
// at most MINUTES minutes.

const WORKERS = Number(process.env.WORKERS ?? 2);
const KILLS = Math.ceil(Number(process.env.ITERATIONS ?? 1000) / WORKERS);
const MINUTES = Number(process.env.MINUTES ?? Number.POSITIVE_INFINITY);
const SEED = Number(process.env.SEED ?? new Date().toISOString().slice(2, 10).replaceAll('-', ''));
/** The longest play before a kill, in milliseconds. */
const LIFE = 1500;
/** A table is played on for so many lives, then another one is begun. */
const LIVES = 25;

/** Stored entries of a table, by number. */
type Known = Map<number, string>;
/** The entries that were written before they were reported as saved. */
type Reported = { id: string; entries: [n: number, text: string][] };

/** Records writes, and reports them as soon as the app tells its other windows that they are saved. */
function listen(): void {
  const written: [string, number, string][] = [];
  const { add, put } = IDBObjectStore.prototype;
  const noting = (write: typeof put): typeof put =>
    function (this: IDBObjectStore, value, key) {
      if (this.name === 'entries') {
        const [id, n] = key as [string, number];
        const text = JSON.stringify(value);
        this.transaction.addEventListener('complete', () => written.push([id, n, text]));
      }
      return key === undefined ? write.call(this, value) : write.call(this, value, key);
    };
  IDBObjectStore.prototype.add = noting(add);
  IDBObjectStore.prototype.put = noting(put);
  const { postMessage } = BroadcastChannel.prototype;
  BroadcastChannel.prototype.postMessage = function (message) {
    const id = (message as { id?: string; entries?: number } | null)?.id;
    if (id && 'entries' in message) {
      const entries = written.splice(0).flatMap(([of, n, text]) => (of === id ? [[n, text]] : []));
      (window as unknown as { hear(said: unknown): void }).hear({ id, entries });
    }
    postMessage.call(this, message);
  };
}

/** Presses whatever can be pressed on the page or the sheet over it, but for what leads away from the table. */
function play([seed, address]: readonly [number, string]): void {
  let state = seed >>> 0;
  const pick = (below: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  const AWAY = /remove|delete|save|share|print|file|back up|copy|home|install|guide|help|device/i;
  const nameOf = (one: Element) => one.getAttribute('aria-label') ?? one.textContent ?? '';
  const press = () => {
    if (!location.hash.startsWith(address)) location.hash = address;
    const top = [...document.querySelectorAll('dialog[open]')].at(-1);
    const guide = document.querySelector('[aria-label="What to do next"]');
    const from = top ?? (guide && pick(3) > 0 ? guide : document);
    const all = [
      ...from.querySelectorAll<HTMLElement>('button, input[type="radio"], input[type="checkbox"]'),
    ].filter((one) => !(one as HTMLButtonElement).disabled && !AWAY.test(nameOf(one)));
    // The main button of a sheet is its last one.
    const last = all.at(-1);
    const chosen = pick(3) === 0 && last ? last : all[pick(all.length)];
    chosen?.click();
    setTimeout(press, 5 + pick(30));
  };
  press();
}

/** The whole copy of a table of any game, some way into its evening. */
function begin(pick: Pick): string {
  const way = WAYS[pick(WAYS.length)] as string;
  const moves = pick(60);
  if (way !== 'gathering-storm hotseat') {
    const { game, deck, journal, move } = sitDownTo(way, pick(1000));
    for (let at = 0; at < moves; at += 1) move();
    return wholeCopy(journal, { game, rules: journal.game.rules, deck });
  }
  // With its seed, so that the app can deal.
  const { table, file } = createTableFile(HOUSE_DECK, seedOf(pick(200), 3), { name: 'Killed' });
  for (let at = 0; at < moves; at += 1) table.attempt(nextCommand(table, pick, HOUSE_DECK.cards));
  return file();
}

/** All entries of all tables. */
const readStorage = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<[string, [number, string][]][]>((done, fail) => {
        const asked = indexedDB.open('dispatch-box');
        asked.onerror = () => fail(asked.error);
        asked.onsuccess = () => {
          const db = asked.result;
          // A dying browser may lose a whole database: then this one is new and empty.
          if (!db.objectStoreNames.contains('records')) return done([]);
          const tx = db.transaction(['records', 'notes', 'entries']);
          const records = tx.objectStore('records').getAllKeys();
          const notes = tx.objectStore('notes').getAllKeys();
          const keys = tx.objectStore('entries').getAllKeys();
          const values = tx.objectStore('entries').getAll();
          tx.onerror = () => fail(tx.error);
          tx.oncomplete = () => {
            db.close();
            const found = new Map(
              records.result
                .filter((id) => notes.result.includes(id))
                .map((id) => [String(id), [] as [number, string][]]),
            );
            for (const [at, key] of keys.result.entries()) {
              const [id, n] = key as [string, number];
              found.get(id)?.push([n, JSON.stringify(values.result[at])]);
            }
            done([...found]);
          };
        };
      }),
  );

/** Saved entries that are lost or changed, a sentence each. Entries found now must survive from now on. */
async function findLost(page: Page, tables: Map<string, Known>): Promise<string[]> {
  const stored = new Map(await readStorage(page));
  const lost: string[] = [];
  for (const [id, known] of tables) {
    const lying: Known = new Map(stored.get(id));
    if (!stored.has(id)) lost.push(`${id} is gone`);
    if ([...lying.keys()].some((n, at) => n !== at + 1)) lost.push(`${id}: entries with a gap`);
    for (const [n, text] of known)
      if (lying.get(n) !== text)
        lost.push(`${id}: entry ${n} was kept and is ${lying.get(n) ?? 'gone'}: ${text}`);
    for (const [n, text] of lying) known.set(n, text);
  }
  return lost;
}

for (let worker = 0; worker < WORKERS; worker += 1)
  test(`nothing saved is lost, whenever the browser is killed: ${worker + 1}`, async ({ baseURL }) => {
    test.setTimeout(0);
    const begun = Date.now();
    const seed = SEED * 10 + worker;
    const pick = createPick(seed);
    const profile = mkdtempSync(join(tmpdir(), 'dispatch-box-kills-'));
    const tables = new Map<string, Known>();
    const seen = { kills: 0, heard: 0, entries: 0, told: 0 };
    let id = '';
    try {
      for (; seen.kills < KILLS && Date.now() - begun < MINUTES * 60_000; seen.kills += 1) {
        const { context, kill } = await beginMortal(profile);
        try {
          const page = context.pages()[0] ?? (await context.newPage());
          const where = `seed ${seed}, life ${seen.kills + 1}`;
          await page.goto(`${baseURL}favicon.svg`);
          if (tables.size > 0) expect(await findLost(page, tables), where).toEqual([]);
          if (seen.kills % LIVES === 0) {
            const copy = begin(pick);
            id = await storeTable(page, copy);
            tables.set(id, new Map());
          }
          await context.exposeBinding('hear', (_, { id: of, entries }: Reported) => {
            seen.told += 1;
            for (const [n, text] of entries) tables.get(of)?.set(n, text);
            seen.heard += entries.length;
          });
          await context.addInitScript(listen);
          await page.goto(`${baseURL}#/table/${id}`);
          await expect(page.getByRole('heading', { level: 1 }).first(), where).toBeVisible();
          await expect(
            page.getByRole('button', { name: /raw journal|what can be read/i }),
            where,
          ).toBeHidden();
          await page.evaluate(play, [pick(2 ** 31), `#/table/${id}`] as const);
          await new Promise((resolve) => setTimeout(resolve, 100 + pick(LIFE)));
        } finally {
          await kill();
        }
      }
      const { context, kill } = await beginMortal(profile);
      const page = context.pages()[0] ?? (await context.newPage());
      await page.goto(`${baseURL}favicon.svg`);
      expect(await findLost(page, tables)).toEqual([]);
      await kill();
    } finally {
      // On a failure, the profile is left for inspection.
      if (seen.kills < KILLS && Date.now() - begun < MINUTES * 60_000)
        console.log(`kills ${worker + 1}: see ${profile}`);
      else rmSync(profile, { recursive: true, force: true });
      const minutes = (Date.now() - begun) / 60_000;
      console.log(
        `kills ${worker + 1}: ${seen.kills} kills from seed ${seed}, ${tables.size} tables, ${seen.heard} entries were said to be kept; ${(seen.kills / minutes).toFixed(1)} a minute`,
      );
    }
  });
