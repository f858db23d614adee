import { readFile } from 'node:fs/promises';
import { type Download, expect, type Page } from '@playwright/test';
import { paper } from '@/games/gathering-storm/rules/testing/play';
import { exportWhole } from '@/kernel/file/saves';
import { App } from '../../pages/app';
import { openCopy } from '../../support/open-journal';
import { reload } from '../../support/reload';
import { openChina } from '../../support/tables/china-table';
import { openGoss } from '../../support/tables/goss-table';
import { playedTable } from '../../support/tables/played-table';
import { openPaper } from '../../support/tables/table-file';
import { test } from '../../support/test';

const textOf = async (download: Download) => readFile(await download.path(), 'utf8');

test('a table with paper cards has no hands to keep secret', async ({ page }) => {
  const app = await openPaper(page);
  await app.menu(/^Back up/);
  await expect(app.sheet.getByText(/_thursday-cabinet_\d+-entries\.json$/)).toBeVisible();
  await expect(app.sheet.getByText('The whole table and its journal.')).toBeVisible();
  await expect(app.sheet.getByText(/hand/)).toHaveCount(0);
});

test('reports an error far into a long table, and leaves the shelf unchanged', async ({ page }) => {
  const table = paper({ name: 'A long one' });
  for (let at = 0; at < 600; at += 1)
    table.run('set-fact', { fact: 'base-income', power: 'Germany', value: 10 + (at % 3) });
  const { game, setup } = table.journal;
  const record = { id: 'long', game: game.id, rules: game.rules, setup, deck: null, kind: 'whole' as const };
  const file = exportWhole(record, table.journal, null);
  const damaged = structuredClone(file);
  Object.assign(damaged.entries[590]?.changes[0] ?? {}, { 2: 99 });
  const open = (table: unknown) => new App(page).openFile('long.json', JSON.stringify(table));
  await page.goto('./#/');
  const worker = page.waitForEvent('worker');
  await open(damaged);
  await worker;
  await expect(page.getByRole('alert')).toContainText('Entry 591 does not add up');
  await expect(page.getByText('A long one')).toHaveCount(0);
  await open(file);
  await expect(page.getByRole('complementary', { name: 'What to do next' })).toBeVisible();
});

test('mentions many entries since the last copy once, quietly, as a page opens', async ({ page }) => {
  const app = await openCopy(page, playedTable(6));
  const reminder = page.getByText(/entries are only on this device/);
  await expect(reminder).toHaveCount(0);
  // As if it had been played here.
  await page.goto('./favicon.svg');
  await page.evaluate(
    () =>
      new Promise((done, fail) => {
        const asked = indexedDB.open('dispatch-box');
        asked.onsuccess = () => {
          const tx = asked.result.transaction('notes', 'readwrite');
          const notes = tx.objectStore('notes');
          notes.openCursor().onsuccess = ({ target }) => {
            const cursor = (target as IDBRequest<IDBCursorWithValue | null>).result;
            cursor?.update({ ...cursor.value, copiedEntries: 0 });
          };
          tx.oncomplete = () => done(asked.result.close());
          tx.onerror = fail;
        };
      }),
  );
  await page.goto('./#/');
  await page.getByRole('button', { name: /^Resume/ }).click();
  await expect(reminder).toBeVisible();
  await page.getByRole('button', { name: 'Later' }).click();
  await expect(reminder).toHaveCount(0);
  await reload(page);
  await app.guide.waitFor();
  await expect(reminder).toHaveCount(0);
  await app.menu();
  await expect(
    app.sheet.getByRole('button', { name: /^Back up Last copy: None yet; \d+ entries/ }),
  ).toBeVisible();
});

for (const [game, open] of Object.entries({
  'Storm Over Asia': (page: Page) => openChina(page, {}),
  GOSS: (page: Page) => openGoss(page),
}))
  test(`${game}: its log, figures and play leave the table, too`, async ({ page }) => {
    const app = await open(page);
    await app.menu(/^Export/);
    const give = async (line: RegExp) => {
      const given = page.waitForEvent('download');
      await app.sheet.getByRole('button', { name: line }).click();
      return textOf(await given);
    };
    expect((await give(/^The log/)).split('\n')[1]).toMatch(new RegExp(`^${game}, `));
    expect(await give(/^The figures/)).toMatch(/^\ufeffEntry,Turn,When,/);
    expect(JSON.parse(await give(/^The play/)).games[0].name).toBe(game);
  });
