import { type Page, test } from '@playwright/test';
import { App } from '../pages/app';
import { keepRow } from '../support/bench-rows';
import { storeTable } from '../support/shelf';
import { longTable } from '../support/tables/long-table';

// A trace would copy the page again and again while it is measured.
test.use({ trace: 'off' });

/** A processor so many times slower than this one. */
const SLOW = Number(process.env.SLOW ?? 4);
const SLOWED = SLOW > 1 ? ', slowed' : '';
const TIMES = 5;
const LENGTHS = (process.env.LENGTHS ?? '200,2000,10000').split(',').map(Number);

/** Milliseconds from the address to the first picture of the table. */
async function open(page: Page, id: string): Promise<number> {
  return page.evaluate(
    (to) =>
      new Promise<number>((done) => {
        const from = performance.now();
        const watch = new MutationObserver(() => {
          if (!document.querySelector('[aria-label="What to do next"]')) return;
          watch.disconnect();
          requestAnimationFrame(() => setTimeout(() => done(Math.round(performance.now() - from))));
        });
        watch.observe(document.body, { childList: true, subtree: true });
        location.hash = `/table/${to}`;
      }),
    id,
  );
}

/** Until everything of the table is read; milliseconds from now. */
async function untilWhole(page: Page): Promise<number> {
  const from = Date.now();
  await page.evaluate(() => (location.hash = `${location.hash}/journal`));
  await page.getByRole('region', { name: 'Entries' }).waitFor();
  return Date.now() - from;
}

/** Whether storage has a snapshot of the table; deletes it if `gone`. */
const snapshot = (page: Page, id: string, gone = false) =>
  page.evaluate(
    ([key, away]) =>
      new Promise<boolean>((done) => {
        const asked = indexedDB.open('dispatch-box');
        asked.onsuccess = () => {
          const db = asked.result;
          const tx = db.transaction('snapshots', 'readwrite');
          const found = tx.objectStore('snapshots').count(key as string);
          if (away) tx.objectStore('snapshots').delete(key as string);
          tx.oncomplete = () => {
            db.close();
            done(found.result > 0);
          };
        };
      }),
    [id, gone] as const,
  );

async function home(page: Page): Promise<void> {
  await page.evaluate(() => (location.hash = '/'));
  await page.getByRole('heading', { level: 1, name: 'Dispatch Box' }).waitFor();
}

const middle = (all: number[]) => [...all].sort((one, other) => one - other)[all.length >> 1] ?? 0;

for (const length of LENGTHS)
  test(`a stored table of ${length} entries on a processor slowed four times`, async ({ page }) => {
    test.setTimeout(900_000);
    const app = new App(page);
    await app.openHome();
    const id = await storeTable(page, longTable(length));
    await app.openHome();
    await open(page, id);
    const keeps = length >= 500;
    while (keeps && !(await snapshot(page, id))) await page.waitForTimeout(500);
    await home(page);
    const slow = await page.context().newCDPSession(page);
    await slow.send('Emulation.setCPUThrottlingRate', { rate: SLOW });
    const found: Record<string, number[]> = { 'with a snapshot': [], 'its past': [], without: [] };
    // In turns, so that other load on the machine affects both columns.
    for (let at = 0; at < TIMES; at += 1) {
      if (keeps) {
        found['with a snapshot']?.push(await open(page, id));
        found['its past']?.push(await untilWhole(page));
        await home(page);
        await snapshot(page, id, true);
      }
      found.without?.push(await open(page, id));
      await home(page);
      if (!keeps) continue;
      await slow.send('Emulation.setCPUThrottlingRate', { rate: 1 });
      await open(page, id);
      while (!(await snapshot(page, id))) await page.waitForTimeout(500);
      await home(page);
      await slow.send('Emulation.setCPUThrottlingRate', { rate: SLOW });
    }
    for (const [name, all] of Object.entries(found))
      if (all.length > 0) {
        console.log(`${length} entries, ${name}: ${all.join(', ')} ms`);
        keepRow(
          'opening',
          `a stored table, ${name}, ms`,
          `${length.toLocaleString('en')} entries${SLOWED}`,
          middle(all),
        );
      }
  });

/** Milliseconds from the choice of a file to the first picture of its table. */
async function openFile(page: Page, text: string): Promise<number> {
  const from = Date.now();
  const name = 'long.json';
  await page
    .getByLabel('Open a file')
    .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
  await page.getByRole('complementary', { name: 'What to do next' }).waitFor();
  return Date.now() - from;
}

test('a file of 2,000 entries on a processor slowed four times', async ({ page }) => {
  test.setTimeout(900_000);
  const text = longTable(2_000);
  await new App(page).openHome();
  const slow = await page.context().newCDPSession(page);
  await slow.send('Emulation.setCPUThrottlingRate', { rate: SLOW });
  const found: Record<string, number[]> = { 'in a worker': [], 'on the page': [] };
  for (let at = 0; at < 3; at += 1)
    for (const [name, all] of Object.entries(found)) {
      // As in a browser without workers.
      await page.evaluate((without) => {
        const globals = window as unknown as { kept?: typeof Worker; Worker: unknown };
        globals.kept ??= Worker;
        globals.Worker = without ? undefined : globals.kept;
      }, name === 'on the page');
      all.push(await openFile(page, text));
      await home(page);
    }
  for (const [name, all] of Object.entries(found)) {
    console.log(`a file of 2,000 entries, ${name}: ${all.join(', ')} ms`);
    keepRow('opening', `a file, ${name}, ms`, `2,000 entries${SLOWED}`, middle(all));
  }
});
