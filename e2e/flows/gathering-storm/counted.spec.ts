import { expect } from '@playwright/test';
import { Alone } from '../../pages/alone';
import { PaperTable } from '../../pages/paper';
import { PEOPLE } from '../../pages/words';
import { openEvening } from '../../support/evening';
import { countTaps, expectTaps } from '../../support/look/taps';
import { seedEntropy } from '../../support/tables/seeded';
import { test } from '../../support/test';

test('a newcomer’s first turn with paper cards, from Home to the next season', async ({ page }) => {
  const table = new PaperTable(page);
  await table.openHome();
  await countTaps(page);
  await page.getByRole('button', { name: /^Gathering Storm/ }).click();
  await page.getByRole('radio', { name: /Paper/ }).click();
  await page.getByRole('button', { name: 'Open the table' }).click();
  await table.enterCard('−1', [
    { kind: 'Income', power: 'Germany', amount: '+1' },
    { kind: 'Diplomacy', country: 'Turkey', favor: 'Germany', amount: '+1' },
  ]);
  // She does not believe the first number, and looks.
  await table.why(table.moneyButton('Germany'));
  await table.close();
  await table.next('Dealt');
  await table.quick('Germany', 'support', '−1');
  await table.done();
  await table.pass();
  await table.quick('Italy', 'income', '+1');
  await table.done();
  await table.pass();
  await table.next('Take income');
  await table.show('France', { kind: 'A free unit' });
  await table.pass();
  await table.show('Britain', { kind: 'Diplomacy', country: 'Sweden', amount: '+1' });
  await table.pass();
  // A secret support event is shown at the very end.
  await table.showFromTile('Russia', { kind: 'Support', amount: '+1' });
  await table.endTurn();
  await expect(table.season).toHaveText('Summer 1935');
  await expectTaps(page, 'a newcomer’s first paper turn', 40);
});

test('a hotseat turn of three people', async ({ page }) => {
  const app = await openEvening(page, 516);
  await countTaps(page);
  await app.go('Turn the card', 'Apply the card', 'Deal the cards', 'Pass to Anna');
  await app.round(PEOPLE);
  for (;;) {
    const next = app.guide.getByRole('button').last();
    const label = (await next.textContent()) ?? '';
    if (/the turn$/i.test(label)) break;
    await next.click();
    await app.settled();
    if (label !== 'Settle it') continue;
    // Choices that an event leaves are made at the table.
    await app.sheet.getByRole('radio', { disabled: false }).first().click();
    await app.leave();
  }
  await app.next(/the turn$/);
  await expect(app.season).toHaveText('Summer 1935');
  expect(app.passes).toBe(3);
  await expectTaps(page, 'a hotseat turn of three, three passes', 32);
});

test('a turn alone', async ({ page }) => {
  await seedEntropy(page);
  const alone = new Alone(page);
  await alone.app.openHome();
  await page.getByRole('button', { name: /^Gathering Storm/ }).click();
  await page.getByRole('radio', { name: /^One person/ }).check();
  await page.getByRole('button', { name: 'Open the table' }).click();
  await alone.app.guide.waitFor();
  await countTaps(page);
  await alone.playTo('Summer 1935');
  await expectTaps(page, 'a turn alone, two powers of five', 18);
});
