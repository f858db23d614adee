import { expect, type Page } from '@playwright/test';
import { App } from '../../pages/app';
import { History } from '../../pages/history';
import { reload } from '../../support/reload';
import { playedTable } from '../../support/tables/played-table';
import { test } from '../../support/test';

/** A table after three turns, about to take income in the fourth. */
async function sitDown(page: Page): Promise<History> {
  const app = new App(page);
  await app.openHome();
  await app.openFile('thursday.json', playedTable(3));
  await app.guide.waitFor();
  return new History(app);
}
const idOf = (page: Page) => /table\/([^/]+)/.exec(page.url())?.[1] ?? '';

test('a mark opens what moved a number, and leads to the table then; the arrows go on and back', async ({
  page,
}) => {
  const history = await sitDown(page);
  const { app } = history;
  await app.openBoard('History');
  const mark = history.marks('Germany').first();
  const [, level = ''] = /: (\S+),/.exec((await mark.getAttribute('aria-label')) ?? '') ?? [];
  await mark.click();
  await expect(app.sheet.getByRole('heading', { level: 2 })).toHaveText('Spring 1935: German support');
  await expect(app.sheet).toContainText(`ended at ${level}`);
  const no = await history.goThen(history.entries.last());
  await expect(app.season).toHaveText('Spring 1935');
  await app.expectSupport({ Germany: level });
  await expect(app.undoButton).toBeHidden();

  await page.keyboard.press('ArrowLeft');
  await expect(history.band).not.toContainText(`entry ${no}`);
  await page.keyboard.press('ArrowRight');
  await expect(history.band).toContainText(`entry ${no}`);
  await history.foot.getByRole('button', { name: 'Later' }).focus();
  await page.keyboard.press('Enter');
  await expect(history.band).not.toContainText(`entry ${no}`);
  await expect(history.foot.getByRole('button', { name: 'Later' })).toBeFocused();
  await history.backToNow();
  await expect(app.season).toHaveText('Winter 1935');
});

test('the table as it was can be read on every page and changed on none', { tag: '@long' }, async ({
  page,
}) => {
  const history = await sitDown(page);
  const id = idOf(page);
  for (const no of [0, 30]) {
    for (const name of ['table', 'diplomacy', 'economy', 'construction', 'research', 'history']) {
      await page.goto(`./#/table/${id}/${name}/${no}`);
      await expect(history.band).toContainText(no === 0 ? 'as it was set up' : 'after entry 30');
      await expect(history.foot).toBeVisible();
    }
  }
  await page.goto(`./#/table/${id}/table/9999`);
  await expect(history.app.guide).toBeVisible();
  await expect(history.band).toBeHidden();
});

test('the room view follows the table in another window, and ignores its curtain', {
  tag: '@long',
}, async ({ page, context }) => {
  const { app } = await sitDown(page);
  await app.menu();
  const opened = context.waitForEvent('page');
  await app.sheet.getByRole('link', { name: /^For the room/ }).click();
  const room = await opened;
  await expect(room.getByRole('heading', { level: 1, name: 'Winter 1935' })).toBeVisible();
  await expect(room.getByRole('button')).toHaveText(['Leave']);
  const next = room.getByRole('region', { name: 'What is next' });
  await expect(next).toContainText('Next: take income');

  await app.next('Take income');
  await expect(next).not.toContainText('Next: take income');
  await app.passTo('Anna');
  await expect(page.getByRole('button', { name: /I am Anna/ })).toBeVisible();
  await reload(room);
  await expect(room.getByRole('heading', { level: 1, name: 'Winter 1935' })).toBeVisible();
  await expect(room.getByRole('button')).toHaveText(['Leave']);
  await room.getByRole('button', { name: 'Leave' }).click();
  await expect(room.getByRole('button', { name: /^Resume/ })).toBeVisible();
  // Without a table's name the room shows the one that was played last.
  await room.goto('./#/room');
  await expect(room.getByRole('heading', { level: 1, name: 'Winter 1935' })).toBeVisible();
  await reload(page);
  await expect(page.getByRole('button', { name: /I am Anna/ })).toBeVisible();
});
