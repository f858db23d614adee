import { readFile } from 'node:fs/promises';
import { type Download, expect, type Page } from '@playwright/test';
import { paper } from '@/games/gathering-storm/rules/testing/play';
import { exportWhole } from '@/kernel/file/saves';
import { App } from '../../pages/app';
import { drop } from '../../support/drop';
import { openCopy } from '../../support/open-journal';
import { openKindTable } from '../../support/tables/kind-table';
import { playedTable } from '../../support/tables/played-table';
import { openPaper } from '../../support/tables/table-file';
import { test } from '../../support/test';

const textOf = async (download: Download) => readFile(await download.path(), 'utf8');

/** Every file that leaves the page. */
function watchFiles(page: Page): Download[] {
  const files: Download[] = [];
  page.on('download', (file) => files.push(file));
  return files;
}

test('Back up shows the file, its contents and whether it includes hands before saving', async ({ page }) => {
  const app = await openKindTable(page, { at: 'read' });
  const files = watchFiles(page);
  await app.menu(/^Back up/);
  const name = (await app.sheet.getByText(/\.json$/).textContent()) ?? '';
  expect(name).toMatch(/^\d{4}-\d\d-\d\d_spring-1935_one-kind_\d+-entr(?:y|ies)_with-hands\.json$/);
  await expect(app.sheet.getByText(/every hand\. Whoever opens the file can read them/)).toBeVisible();
  expect(files).toEqual([]);
  const given = page.waitForEvent('download');
  await app.sheet.getByRole('button', { name: 'Save the file' }).click();
  expect((await given).suggestedFilename()).toBe(name);
  await expect(app.sheet.getByText('Today; nothing has changed since')).toBeVisible();
  // The public copy contains no hands, and neither does its name.
  const open = page.waitForEvent('download');
  await app.sheet.getByRole('button', { name: 'Public copy' }).click();
  expect((await open).suggestedFilename()).toMatch(
    /^\d{4}-\d\d-\d\d_spring-1935_one-kind_\d+-entr(?:y|ies)\.json$/,
  );
  await app.sheet.getByRole('button', { name: 'Done' }).click();
  await expect(app.guide).toBeVisible();
});

test('Home describes a copy before making it, and opens a dropped file', async ({ page }) => {
  const app = await openPaper(page, (table) => table.to('read'));
  const guide = (await app.guide.textContent()) ?? '';
  await app.menu(/^Home/);
  const files = watchFiles(page);
  await page.getByRole('button', { name: 'Back up' }).click();
  await expect(app.sheet.getByText(/_thursday-cabinet_\d+-entries\.json$/)).toBeVisible();
  expect(files).toEqual([]);
  const given = page.waitForEvent('download');
  await app.sheet.getByRole('button', { name: 'Save the file' }).click();
  const copy = await textOf(await given);
  await app.sheet.getByRole('button', { name: 'Done' }).click();

  expect(await drop(page, { '1.json': 'eggs, milk' })).toEqual({ held: true, taken: true });
  await expect(page.getByRole('alert')).toContainText('not a Dispatch Box table');
  await drop(page, { '1.json': copy, '2.json': 'eggs, milk', '3.json': copy });
  await expect(app.sheet.getByText(/everything that is in 1\.json/)).toBeVisible();
  await app.openBeside();
  await expect(app.sheet.getByText(/everything that is in 3\.json/)).toBeVisible();
  await app.openBeside();
  await expect(page.getByRole('alert')).toContainText('2.json');
  const others = page.getByRole('region', { name: 'Other tables' }).getByRole('listitem');
  await expect(others).toHaveCount(2);
  await drop(page, { '1.json': copy });
  await app.openBeside();
  await expect(app.guide).toHaveText(guide);
});

test('reports every refusal among several files, even for a key that every object has, and saves none', async ({
  page,
}) => {
  await page.goto('./#/');
  await expect(page.getByRole('button', { name: /^Open a file/ })).toBeVisible();
  const table = '{"format":"dispatch-box/table","version":2,"setup":{"__proto__":{"name":"x"}},"entries":[]}';
  const texts = {
    'list.json': 'eggs, milk',
    'deep.json': '['.repeat(1000),
    'proto.json': table,
    'newer.json': '{"format":"dispatch-box/table","version":9}',
  };
  await drop(page, texts);
  const notice = page.getByRole('alert');
  // The file name is isolated in a `bdi`, so a right-to-left name does not reorder the sentence.
  await expect(notice.locator('bdi').first()).toHaveText('list.json');
  await expect(notice).toContainText('list.json: This file is damaged or is not a Dispatch Box table.');
  await expect(notice).toContainText('deep.json: In this file too many things lie within each other.');
  await expect(notice).toContainText(
    'proto.json: This table’s file is damaged at setup.__proto__: it is a name that nothing in a file has.',
  );
  await expect(notice).toContainText('newer.json: This file was made by a newer Dispatch Box');
  await expect(page.getByText('A table without a name')).toHaveCount(0);
});

test('a very long table shows its loading progress, and Cancel changes nothing', {
  tag: '@long',
}, async ({ page }) => {
  const table = paper({ name: 'A long one' });
  for (let at = 0; at < 3000; at += 1) {
    table.run('note', { words: 'A word' });
    table.run('drop-note', { id: table.open.notes[0]?.id });
  }
  const { game, setup } = table.journal;
  const record = { id: 'long', game: game.id, rules: game.rules, setup, deck: null, kind: 'whole' as const };
  const text = JSON.stringify(exportWhole(record, table.journal, null));
  await page.goto('./#/');
  const worker = page.waitForEvent('worker');
  const reading = page.getByRole('progressbar', { name: 'Read so far' });
  // Reading takes an unknown time: cancels at the first progress, and returns the text shown then.
  const seen = page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        new MutationObserver((_, watcher) => {
          const bar = document.querySelector('progress');
          const cancel = [...document.querySelectorAll('button')].find((one) => one.textContent === 'Cancel');
          if (!bar?.value || !cancel) return;
          watcher.disconnect();
          resolve(`${bar.getAttribute('aria-label')}: ${bar.parentElement?.textContent}`);
          cancel.click();
        }).observe(document.body, { childList: true, subtree: true, attributes: true });
      }),
  );
  await new App(page).openFile('long.json', text);
  // The page itself stays idle while the worker reads.
  const ended = (await worker).waitForEvent('close');
  expect(await seen).toMatch(/^Read so far: .*Reading long\.json/);
  await expect(page.getByRole('alert')).toContainText('The file was not opened.');
  await expect(reading).toHaveCount(0);
  await ended;
  await expect(page.getByText('A long one')).toHaveCount(0);
});

test('the log, the figures and a play export as files that match the screen', async ({ page }) => {
  const app = await openCopy(page, playedTable(3));
  const support = await app.support('Germany');
  const give = async (line: RegExp) => {
    const given = page.waitForEvent('download');
    await app.sheet.getByRole('button', { name: line }).click();
    const file = await given;
    await expect(app.sheet.getByRole('status')).toContainText(file.suggestedFilename());
    return { name: file.suggestedFilename(), text: await textOf(file) };
  };
  await app.menu(/^Export/);
  const log = await give(/^The log/);
  expect(log.name).toMatch(/^\d{4}-\d\d-\d\d_[a-z]+-1935_thursday-cabinet_log\.txt$/);
  expect(log.text).toContain('Anna: Germany, Italy');

  const figures = await give(/^The figures/);
  expect(figures.name).toMatch(/_figures\.csv$/);
  const rows = figures.text.split('\r\n');
  expect(rows[0]).toBe('\ufeffEntry,Turn,When,Phase,Figure,Before,After,Change,Why');
  const last = rows.findLast((row) => row.includes(',German support,') || row.includes(',Germany support,'));
  const after = last?.split(',')[6] ?? '0';
  expect(after.replace('-', '−')).toBe(support.replace('+', ''));

  const play = await give(/^The play/);
  expect(play.name).toMatch(/_play\.bgsplay$/);
  const file = JSON.parse(play.text);
  expect(file.games[0].name).toBe('Gathering Storm');
  expect(file.players.map(({ name }: { name: string }) => name)).toEqual(['Anna', 'Ben', 'Clara']);
  await app.close();
  await expect(app.guide).toBeVisible();
});

test('with several players, saving a copy with every hand adds a journal line that undo cannot remove', async ({
  page,
}) => {
  const app = await openKindTable(page, { at: 'read' });
  const copyRows = async () =>
    (await app.readJournal()).filter((row) => row.includes('A whole copy was made'));
  const give = async (name: string) => {
    await app.menu(/^Back up/);
    const given = page.waitForEvent('download');
    await app.sheet.getByRole('button', { name, exact: true }).click();
    await given;
    await expect(app.sheet.getByRole('status')).toContainText('is in your downloads');
    await page.keyboard.press('Escape');
  };
  await give('Public copy');
  expect(await copyRows()).toEqual([]);
  await give('Save the file');
  await give('Everything, unread');
  const lines = await copyRows();
  expect(lines).toHaveLength(2);
  expect(lines[0]).toContain('with every hand in it');
  await app.undo('cards dealt');
  expect(await copyRows()).toEqual(lines);
});
