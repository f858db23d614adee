import { expect, type Page } from '@playwright/test';
import { Box } from '../../pages/box';
import { History } from '../../pages/history';
import { scenes } from '../../support/scenes/scenes';
import { openKindTable } from '../../support/tables/kind-table';
import { playedTable } from '../../support/tables/played-table';
import { test } from '../../support/test';

/** A table that has played three turns and stands at taking income in the fourth. */
async function sitDown(page: Page): Promise<History> {
  const box = new Box(page);
  await box.openHome();
  await box.openFile('thursday.json', playedTable(3));
  await box.guide.waitFor();
  return new History(box);
}

test('the numbers stand in a table too; a turn opens what moved any of them', async ({ page }) => {
  const history = await sitDown(page);
  const { box } = history;
  await box.openBoard('History');
  await history.show('Table');
  await expect(page.getByRole('table', { name: 'Support at the end of each turn' })).toBeVisible();
  await expect(page.getByRole('rowheader')).toHaveText([
    'Winter 1935 now',
    'Fall 1935',
    'Summer 1935',
    'Spring 1935',
  ]);
  for (const power of ['Germany', 'Italy', 'Britain', 'France', 'Russia'])
    await expect(page.getByRole('columnheader', { name: power })).toBeVisible();
  const moved = history.rows.filter({ hasText: 'Spring 1935' }).getByRole('button');
  const count = Number(/\d+/.exec((await moved.textContent()) ?? '')?.[0]);
  await moved.click();
  await expect(history.entries).toHaveCount(count);
  await box.close();
  await history.choose('Climate');
  await expect(page.getByRole('table', { name: 'Economic Climate at the end of each turn' })).toBeVisible();
  await history.show('Chart');
  await expect(history.marks('Economic Climate').first()).toBeVisible();
});

test('income that only its owner sees is not drawn', async ({ page }) => {
  const box = await openKindTable(page, {
    keeps: ['income'],
    readings: { 'income-shown': 'owner' },
    at: 'income',
  });
  await box.openBoard('History');
  await new History(box).choose('Income');
  await expect(page.getByText('Only its owner sees the income of a power')).toBeVisible();
  await expect(page.getByRole('toolbar')).toHaveCount(0);
});

for (const name of ['table', 'crowded']) {
  test(`the whole table is seen on a tablet without scrolling: ${name}`, async ({ page }) => {
    await page.setViewportSize({ width: 1180, height: 740 });
    await scenes.find((scene) => scene.name === name)?.open(page);
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight))
      .toBe(0);
    const wars = await page.getByRole('list', { name: 'Civil wars' }).boundingBox();
    const guide = await page.getByRole('complementary').boundingBox();
    expect((wars?.y ?? 0) + (wars?.height ?? 0)).toBeLessThanOrEqual(guide?.y ?? 0);
  });
}
