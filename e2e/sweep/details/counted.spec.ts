import { expect } from '@playwright/test';
import type { App } from '../../pages/app';
import { ChinaTable } from '../../pages/china';
import { PaperTable } from '../../pages/paper';
import { countTaps, expectTaps } from '../../support/look/taps';
import { CHINA, openChina } from '../../support/tables/china-table';
import { openFresh } from '../../support/tables/fresh-table';
import { openGoss } from '../../support/tables/goss-table';
import { tap } from '../../support/tap';
import { test } from '../../support/test';

/** From combat to combat until the next day; `before` runs before each tap. */
async function goThroughDay(app: App, before = async () => {}): Promise<void> {
  const onward = app.guide.getByRole('button', { name: /^Go to / });
  for (let taps = 0; !(await app.season.textContent())?.includes('Day 2'); taps += 1) {
    expect(taps).toBeLessThan(60);
    await before();
    // Quick taps in one place count as one, so taps alternate: a real user reads in between.
    const place = await onward.boundingBox();
    const x = (place?.width ?? 0) * (taps % 2 === 0 ? 0.1 : 0.9);
    const seen = (await app.page.locator('body').textContent()) ?? '';
    await tap(onward, { position: { x, y: (place?.height ?? 0) / 2 } });
    await expect(app.page.locator('body')).not.toHaveText(seen);
    await app.settled();
  }
}

test('a practiced turn with paper cards', async ({ page }) => {
  await openFresh(page, { paper: true });
  const table = new PaperTable(page);
  await countTaps(page);
  await table.enterCard('+1', [{ kind: 'Support', power: 'Italy', amount: '−1' }]);
  await table.next('Dealt');
  await table.quick('Germany', 'support', '+1');
  await table.quick('Britain', 'support', '−1');
  await table.done();
  await table.pass();
  for (const power of ['Italy', 'France', 'Russia'] as const) await table.quick(power, 'income', '+1');
  await table.done();
  await table.go('Take income');
  await table.endTurn();
  await expect(table.season).toHaveText('Summer 1935');
  await expectTaps(page, 'a practiced paper turn, a card each', 18);
});

test('a turn with paper cards, an aggression and three secret cards', async ({ page }) => {
  await openFresh(page, { paper: true });
  const table = new PaperTable(page);
  await countTaps(page);
  await table.enterCard('0', [{ kind: 'Support', power: 'Italy', amount: '−1' }]);
  await table.next('Dealt');
  await table.quick('Germany', 'support', '+1');
  await table.quick('Britain', 'support', '−1');
  await table.done();
  await table.pass();
  await table.pass();
  await table.next('Take income');
  for (let phase = 0; phase < 2; phase += 1) await table.pass();
  await expect(page.getByRole('heading', { name: 'Anyone showing a secret card?' })).toBeVisible();
  await table.takes('Germany', 'Austria');
  for (const power of ['Italy', 'France', 'Russia'] as const)
    await table.show(power, { kind: 'Support', amount: '+1' });
  await table.endTurn();
  await expect(table.season).toHaveText('Summer 1935');
  await expectTaps(page, 'a paper turn with an aggression and three secret cards', 34);
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('a turn of Storm Over Asia with paper cards', async ({ page }) => {
    await openChina(page, CHINA);
    const table = new ChinaTable(page, 'touch');
    await countTaps(page);
    await table.generalCard(43);
    await table.pick('Northern China');
    await table.toDiplomacy();
    await table.next('Go on', 'Enter the card');
    const cards = table.app.sheet.getByRole('list', { name: 'Warlord cards' });
    await table.press(cards.getByRole('button', { disabled: false }).first());
    await table.endTurn();
    await expect(table.app.guide).toContainText('Next: the general card');
    await expectTaps(page, 'a turn of Storm Over Asia, paper cards', 12);
  });

  test('a day of GOSS without doubles', async ({ page }) => {
    const app = await openGoss(page);
    await countTaps(page);
    await goThroughDay(app);
    await expectTaps(page, 'a day of GOSS without doubles', 8);
  });

  test('a day of GOSS, with a combat event', async ({ page }) => {
    const app = await openGoss(page);
    await countTaps(page);
    const key = (group: string, figure: string) =>
      app.sheet.getByRole('group', { name: group }).getByRole('button', { name: figure, exact: true }).tap();
    let combat = false;
    await goThroughDay(app, async () => {
      const doubles = app.guide.getByRole('button', { name: 'Doubles' });
      if (!combat && (await doubles.isVisible())) {
        combat = true;
        await doubles.tap();
        await app.sheet.getByRole('button', { name: 'Western' }).tap();
        for (const digit of '2318') await key('The defender’s hex, digits', digit);
        await key('Type die, combat event', '3');
        await key('The tens', '4');
        await key('The ones', '7');
        await app.sheet.getByRole('button', { name: 'Back to the register' }).tap();
      }
    });
    expect(combat).toBe(true);
    await expectTaps(page, 'a day of GOSS with a combat event', 17);
  });
});
