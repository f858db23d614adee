import { expect, type Page } from '@playwright/test';
import { PaperTable } from '../../pages/paper';
import { openFresh } from '../../support/tables/fresh-table';
import { test } from '../../support/test';

/** Spring 1935 with paper cards: Italian support +2 and −1, the index +1, the climate −1. */
async function sitDown(page: Page): Promise<PaperTable> {
  await openFresh(page, { paper: true });
  const table = new PaperTable(page);
  await table.enterCard('−1', [
    { kind: 'Support', power: 'Italy', amount: '+2' },
    { kind: 'European Aggression Index', amount: '+1' },
  ]);
  await table.next('Dealt');
  await table.show('Italy', { kind: 'Support', amount: '−1' });
  return table;
}

test('support is the sum of its lines, and a line of the table’s own is four taps', async ({ page }) => {
  const table = await sitDown(page);
  await table.expectSupport({ Italy: '+1' });
  const why = await table.why(table.supportButton('Italy'));
  expect(await why.amounts()).toEqual([0, 2, -1]);
  expect(await why.total()).toBe(1);
  for (const rule of ['GS 10.31', 'GS 9.31B', 'GS 9.41E']) await expect(why.lines).toContainText(rule);
  await table.close();

  table.taps = 0;
  await table.tap(table.supportButton('Italy'));
  await table.tap(table.sheet.getByRole('button', { name: 'Add a modifier' }));
  await table.tap(table.sheet.getByRole('radio', { name: '+3' }));
  await table.tap(table.sheet.getByRole('button', { name: 'Add the modifier: +3' }));
  expect(table.taps).toBe(4);
  await expect(why.lines).toContainText('Table’s modifier');
  expect(await why.amounts()).toEqual([0, 2, -1, 3]);
  expect(await why.total()).toBe(4);
  await why.lines.getByRole('button', { name: /^Remove/ }).click();
  await expect(why.lines).not.toContainText('Table’s modifier');
  expect(await why.total()).toBe(1);
  await table.close();
  await table.expectSupport({ Italy: '+1' });
});

test('the table can set a number, and its line can be removed', async ({ page }) => {
  const table = await sitDown(page);
  const why = await table.why(table.supportButton('Italy'));
  const says = table.sheet.getByRole('group', { name: 'The table says it is' });
  for (let at = 0; at < 2; at += 1) await says.getByRole('button', { name: 'One less' }).click();
  await table.sheet.getByRole('button', { name: 'Set it to −1' }).click();
  await expect(why.lines).toContainText('The table says −1');
  expect(await why.amounts()).toEqual([0, 2, -1, -2]);
  expect(await why.total()).toBe(-1);
  await table.close();
  await table.expectSupport({ Italy: '−1' });
  await expect(page.getByText('The table says: Italian support is −1', { exact: true })).toBeVisible();
  await table.why(table.supportButton('Italy'));
  await why.lines.getByRole('button', { name: /^Remove/ }).click();
  await table.close();
  await table.expectSupport({ Italy: '+1' });
});
