import { expect } from '@playwright/test';
import { ChinaTable, type Hand } from '../../pages/china';
import { CHINA, openChina } from '../../support/tables/china-table';
import { test } from '../../support/test';

/** Six turns with paper cards, D1 to D17 in order of occurrence. */
async function sixTurns(table: ChinaTable): Promise<void> {
  const { page, app } = table;
  await test.step('1: general 43 turns a warlord flag Nationalist; one undo reverts the flag and the front (SOA 26.213B, 26.22)', async () => {
    await table.hasFront('−2');
    await table.generalCard(43);
    await table.pick('Northern China');
    await table.hasFlags('Northern China', '2 Nationalist, 2 Japanese');
    await table.hasFront('−3');
    await table.press(table.button('Undo: Replace a warlord flag with a Nationalist flag in Northern China'));
    await table.hasFlags('Northern China', '1 Nationalist, 2 Japanese, 1 warlord');
    await table.hasFront('−2');
    await table.pick('Szechuan');
    await table.hasFlags('Szechuan', '4 Nationalist');
    await table.hasFront('−3');
    await table.toDiplomacy();
    await table.warlord('Yunnan', []);
    await table.hasFlags('Yunnan', '2 Nationalist, 1 warlord');
    await table.endTurn();
  });
  await test.step('2: general 45 gives the front one back; Shanghai is conquered, its card is out (SOA 26.111A, 26.112D, E)', async () => {
    await table.generalCard(45);
    await table.pick('Eastern China');
    await table.hasFlags('Eastern China', '1 Nationalist, 1 Japanese, 1 warlord');
    await table.hasFront('−2');
    await table.toDiplomacy();
    await table.change('Shanghai', 'Japan conquers Shanghai');
    await table.close();
    await expect(page.getByText('Seven of nine can come now, one chance in seven each.')).toBeVisible();
    await table.warlord('Shensi', ['Shanghai', 'Yunnan']);
    // Four flags: the Nationalist one is removed.
    await table.hasFlags('Shensi', '3 Communist, 1 warlord');
    await table.endTurn();
  });
  await test.step('3: general 56 turns a warlord flag Japanese; the front stays; Yunnan can come again (SOA 26.213A)', async () => {
    await table.generalCard(56);
    await table.pick('Eastern China');
    await table.hasFlags('Eastern China', '1 Nationalist, 2 Japanese');
    await table.hasFront('−2');
    await table.toDiplomacy();
    await table.warlord('Yunnan', ['Shanghai', 'Shensi']);
    await table.hasFlags('Yunnan', '2 Nationalist, 2 warlord');
    await table.endTurn();
  });
  await test.step('4: general 47 turns a Japanese flag; Shanghai revolts and its card is back at once (SOA 26.111B, 26.112E)', async () => {
    await table.generalCard(47);
    await table.pick('South China Coast');
    await table.hasFlags('South China Coast', '1 Nationalist, 1 warlord');
    await table.toDiplomacy();
    await table.change('Shanghai', 'Shanghai revolts');
    await table.close();
    await table.warlord('Shanghai', ['Yunnan']);
    await table.hasFlags('Shanghai', '3 Japanese, 1 warlord');
    await table.endTurn();
  });
  await test.step('5: without a United Front a Chinese result is refused; with one it turns a flag (SOA 26.211)', async () => {
    await table.generalCard(12);
    await table.settle();
    await table.press(app.sheet.getByRole('button', { name: 'Done on the table' }));
    await expect(app.sheet).toBeHidden();
    await table.toDiplomacy();
    await table.change('Yunnan', 'Pick up a warlord flag', 'Nationalist, by a Chinese result');
    await expect(page.getByRole('alert')).toContainText('There is no United Front');
    await table.close();
    await table.press(table.button('Enter the United Front'));
    await page.getByRole('textbox', { name: 'Level before warlord flags' }).fill('6');
    const exists = app.sheet.getByRole('group', { name: 'The United Front exists' });
    await exists.getByRole('radio', { name: 'Yes' }).check();
    await table.press(app.sheet.getByRole('button', { name: 'Enter it' }));
    await table.hasFront('+4', { entered: true });
    await table.press(table.button('Change flags'));
    await table.press(table.button('Pick up a warlord flag'));
    await table.press(table.button('Nationalist, by a Chinese result'));
    await table.close();
    await table.hasFlags('Yunnan', '3 Nationalist, 1 warlord');
    await table.hasFront('+3', { entered: true });
    await table.warlord('Central China', ['Shanghai']);
    await table.hasFlags('Central China', '1 Nationalist, 1 Communist, 1 Japanese, 1 warlord');
    await table.endTurn();
  });
  await test.step('6: China shows 79; a fifth flag is refused, and says what is allowed (SOA 26.213B, 26.112)', async () => {
    await table.generalCard(44);
    await table.pick('Central China');
    await table.hasFront('+2', { entered: true });
    await table.next('Dealt', 'Show a card');
    await table.press(table.button('China'));
    await page.getByRole('textbox', { name: 'Number on the card' }).fill('79');
    await table.press(table.button('Show it'));
    await table.pick('Shensi');
    await table.hasFlags('Shensi', '1 Nationalist, 3 Communist');
    await table.hasFront('+1', { entered: true });
    await table.next('Go on', 'Go on', 'Go on');
    await table.change('Shensi', 'Place a Japanese flag');
    await expect(page.getByRole('alert')).toContainText('Shensi has 4 flags already.');
    await table.close();
    await table.warlord('Yunnan', ['Central China']);
    await table.endTurn();
    await expect(app.season).toHaveText(/Fall 1936/);
  });
}

for (const hand of ['keyboard', 'touch'] satisfies Hand[]) {
  test.describe(hand, () => {
    test.use({ hasTouch: hand === 'touch' });

    test(`six turns in China: conversions, a conquest, a revolt and an undo over two trackers, by ${hand}`, async ({
      page,
    }) => {
      await openChina(page, CHINA);
      await sixTurns(new ChinaTable(page, hand));
    });
  });
}
