import { expect } from '@playwright/test';
import type { App } from '../../pages/app';
import { Phone } from '../../pages/phone';
import { openEvening } from '../../support/evening';
import { test } from '../../support/test';

const SHOTS = process.env.LINK_SHOTS;

/** Answers on the phones where the table waits for them. */
const answering = (app: App, phones: readonly Phone[]) => async (label: string) => {
  if (!['Phones', 'End the turn without them'].includes(label)) return false;
  for (const phone of phones) if (await phone.isAsked()) await phone.answer();
  await expect(app.guide.locator('button').last()).toHaveText('Go on');
  return true;
};

test('three people link their phones, read and answer on them, and nobody passes the device', async ({
  page,
  browser,
}) => {
  const app = await openEvening(page, 516);
  const phones = await Phone.linkAll(browser, app);
  await app.go('Turn the card', 'Apply the card', 'Deal the cards');
  await expect(app.guide).toContainText('Waiting for 3 phones');
  for (const phone of phones) {
    if (SHOTS) {
      await phone.show();
      await phone.page.screenshot({ path: `${SHOTS}/hand-${phone.person}.png` });
      await phone.hide();
    }
    await phone.answer();
    if (SHOTS) await phone.page.screenshot({ path: `${SHOTS}/cover-${phone.person}.png` });
  }
  await expect(app.guide).toContainText('Everyone has answered');
  if (SHOTS) await page.screenshot({ path: `${SHOTS}/answered.png` });
  await app.next('Go on');
  if (SHOTS) await page.screenshot({ path: `${SHOTS}/after.png` });
  expect(app.passes).toBe(0);
  for (const phone of phones) await phone.close();
});

test('three turns with three phones, and nobody passes the device', { tag: '@long' }, async ({
  page,
  browser,
}) => {
  const app = await openEvening(page, 516);
  const phones = await Phone.linkAll(browser, app);
  for (let turn = 1; turn <= 3; turn += 1) {
    await app.go('Turn the card', 'Apply the card', 'Deal the cards');
    const [phone] = phones as [Phone];
    // One of them leaves an order that she may change until the answers are played.
    await phone.show();
    await phone.page.getByRole('button', { name: 'Play', exact: true }).first().tap();
    await phone.hide();
    await app.followTo('Turn the card', answering(app, phones));
  }
  expect(app.passes).toBe(0);
  for (const phone of phones) await phone.close();
});
