import { expect, type Page } from '@playwright/test';
import { PaperTable } from '../../pages/paper';
import { POWERS } from '../../pages/words';
import { openFresh } from '../../support/tables/fresh-table';
import { openPaper } from '../../support/tables/table-file';
import { test } from '../../support/test';

async function sitDown(page: Page): Promise<PaperTable> {
  await openFresh(page, { paper: true });
  const table = new PaperTable(page);
  return table;
}

test('a plain support event is three taps from the table', async ({ page }) => {
  const table = await sitDown(page);
  await table.enterCard('0');
  await table.next('Dealt');
  table.taps = 0;
  await table.show('Britain', { kind: 'Support', amount: '−1' });
  expect(table.taps).toBe(3);
  await table.expectSupport({ Britain: '−1' });
});

test('an ordinary turn takes at most sixteen taps, ten of them to enter its cards', async ({ page }) => {
  const table = await sitDown(page);
  await table.enterCard('+1', [{ kind: 'Support', power: 'Italy', amount: '−1' }]);
  await table.next('Dealt');
  // Every power shows a plain card: an amount in its row, and one button records all five.
  for (const power of POWERS) await table.quick(power, 'support', '+1');
  await table.done();
  await table.expectSupport({ Germany: '+1', Italy: '0', Britain: '+1', France: '+1', Russia: '+1' });
  await table.go('Take income');
  await table.endTurn();
  await expect(table.season).toHaveText('Summer 1935');
  expect(table.taps).toBeLessThanOrEqual(16);
});

test('GS 9.13: no later step asks once asking is stopped for the turn, and one tap says that nothing was shown', async ({
  page,
}) => {
  const app = await openPaper(page, (table) => table.deal().to('read'), { keeps: ['income'] });
  await app.next('No more cards this turn');
  await app.next('Take income');
  await expect(app.guide).not.toContainText('Anyone');
  await expect(app.guide).toContainText(
    'Germany, Italy, Britain, France and Russia have shown no event this turn.',
  );
  await app.next(/^(End the crisis and|Nobody: end) the turn$/);
  await expect(app.season).toHaveText('Summer 1935');
});
