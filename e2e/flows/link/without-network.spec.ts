import { expect } from '@playwright/test';
import { Phone } from '../../pages/phone';
import { PEOPLE } from '../../pages/words';
import { openEvening } from '../../support/evening';
import { test } from '../../support/test';

const SHOTS = process.env.LINK_SHOTS;

test('phones without a network read hands from codes and answer by eight letters', async ({
  page,
  browser,
}) => {
  const app = await openEvening(page, 516);
  const openPhones = async () => {
    await page.getByRole('button', { name: 'Menu' }).click();
    await app.sheet.getByRole('button', { name: /^Phones/ }).click();
  };
  await openPhones();
  await app.sheet.getByRole('button', { name: 'Link phones in this network' }).click();
  const phones: Phone[] = [];
  for (const person of PEOPLE) phones.push(await Phone.link(browser, app, person));
  await app.sheet.getByRole('button', { name: 'Close' }).click();
  for (const phone of phones) await phone.page.context().setOffline(true);
  await app.go('Turn the card', 'Apply the card', 'Deal the cards');
  for (const phone of phones) {
    const { person } = phone;
    await openPhones();
    await app.sheet.getByRole('button', { name: `${person} without a network` }).click();
    await app.sheet.getByRole('button', { name: `Show ${person}’s hand as a code` }).click();
    await expect(app.sheet.getByRole('img', { name: `${person}’s hand as a code` })).toBeVisible();
    if (SHOTS) await page.screenshot({ path: `${SHOTS}/code-${person}.png` });
    await app.sheet.getByRole('button', { name: 'Show as text' }).click();
    const address = await app.sheet.getByText(/#\/packet\//).textContent();
    const letters = await phone.answerByLetters(address ?? '', SHOTS);
    await app.sheet.getByLabel('Eight letters').fill(letters);
    await app.sheet.getByRole('button', { name: `Enter ${person}’s answer` }).click();
    await expect(app.sheet.getByText(`${person} has answered.`)).toBeVisible();
    if (SHOTS) await page.screenshot({ path: `${SHOTS}/answered-${person}.png` });
    await app.sheet.getByRole('button', { name: 'Close' }).click();
  }
  await expect(app.guide).toContainText('Everyone has answered');
  await app.next('Go on');
  expect(app.passes).toBe(0);
  for (const phone of phones) await phone.close();
});
