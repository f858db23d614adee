import { expect } from '@playwright/test';
import { Phone } from '../../pages/phone';
import { PEOPLE } from '../../pages/words';
import { openEvening } from '../../support/evening';
import { test } from '../../support/test';

const SHOTS = process.env.LINK_SHOTS;

test('three people link their phones, read and answer on them, and nobody passes the device', async ({
  page,
  browser,
}) => {
  const app = await openEvening(page, 516);
  await page.getByRole('button', { name: 'Menu' }).click();
  await app.sheet.getByRole('button', { name: /^Phones/ }).click();
  await app.sheet.getByRole('button', { name: 'Link phones in this network' }).click();
  const phones: Phone[] = [];
  for (const person of PEOPLE) phones.push(await Phone.link(browser, app, person));
  if (SHOTS) await page.screenshot({ path: `${SHOTS}/phones.png` });
  await app.sheet.getByRole('button', { name: 'Close' }).click();
  await app.go('Turn the card', 'Apply the card', 'Deal the cards');
  await expect(app.guide).toContainText('Waiting for 3 phones');
  for (const phone of phones) {
    await phone.show();
    if (SHOTS) await phone.page.screenshot({ path: `${SHOTS}/hand-${phone.person}.png` });
    await phone.answer();
    await phone.hide();
    if (SHOTS) await phone.page.screenshot({ path: `${SHOTS}/cover-${phone.person}.png` });
  }
  await expect(app.guide).toContainText('Everyone has answered');
  if (SHOTS) await page.screenshot({ path: `${SHOTS}/answered.png` });
  await app.next('Go on');
  if (SHOTS) await page.screenshot({ path: `${SHOTS}/after.png` });
  expect(app.passes).toBe(0);
  for (const phone of phones) await phone.close();
});
