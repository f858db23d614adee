import { type Browser, expect } from '@playwright/test';
import type { App } from '../../pages/app';
import { Phone } from '../../pages/phone';
import { openEvening } from '../../support/evening';
import { test } from '../../support/test';

const SHOTS = process.env.LINK_SHOTS;

/** Links a phone for each person, and cuts every one off. */
async function linkAndCut(browser: Browser, app: App): Promise<Phone[]> {
  const phones = await Phone.linkAll(browser, app);
  for (const phone of phones) await phone.page.context().setOffline(true);
  return phones;
}

/** A phone opens its hand from the codes that the table shows one after another. */
async function openHand(app: App, phone: Phone): Promise<void> {
  const { person } = phone;
  await app.menu(/^Phones/);
  await app.sheet.getByRole('button', { name: `${person} without a network` }).click();
  await app.sheet.getByRole('button', { name: `Show ${person}’s hand as a code` }).click();
  await expect(app.sheet.getByRole('img', { name: `${person}’s hand as a code` })).toBeVisible();
  if (SHOTS) await app.page.screenshot({ path: `${SHOTS}/code-${person}.png` });
  for (;;) {
    await app.sheet.getByRole('button', { name: 'Show as text' }).click();
    await phone.open((await app.sheet.getByText(/#\/packet\//).textContent()) ?? '');
    const next = app.sheet.getByRole('button', { name: 'Next code' });
    if (!(await next.isVisible())) break;
    await expect(phone.page.getByText('Now scan the next code')).toBeVisible();
    await next.click();
  }
  await expect(phone.page.getByText('The table waits for you')).toBeVisible();
}

/** A phone reads its hand from the table’s code, and the table takes the answer as letters. */
async function answerByLetters(app: App, phone: Phone): Promise<void> {
  const { person } = phone;
  await openHand(app, phone);
  const letters = await phone.answerByLetters(SHOTS);
  await app.sheet.getByLabel('Eight letters').fill(letters);
  await app.sheet.getByRole('button', { name: `Enter ${person}’s answer` }).click();
  await expect(app.sheet.getByText(`${person} has answered.`)).toBeVisible();
  await app.sheet.getByRole('button', { name: 'Close' }).click();
}

/** The same, and the camera of the table’s device reads the answer from the phone. */
async function answerByCode(app: App, phone: Phone): Promise<void> {
  const { person } = phone;
  await openHand(app, phone);
  await app.sheet.getByRole('button', { name: 'Close' }).click();
  const camera = await app.page.context().newPage();
  await camera.goto(await phone.answerAsCode());
  await expect(camera.getByText('This is for a table')).toBeVisible();
  await camera.close();
  await app.menu(/^Phones/);
  await expect(app.sheet.getByText(`Taken: ${person}.`)).toBeVisible();
  await app.sheet.getByRole('button', { name: 'Close' }).click();
}

test('phones without a network read hands from codes and answer by eight letters', async ({
  page,
  browser,
}) => {
  const app = await openEvening(page, 516);
  const phones = await linkAndCut(browser, app);
  await app.go('Turn the card', 'Apply the card', 'Deal the cards');
  for (const phone of phones) await answerByLetters(app, phone);
  await expect(app.guide).toContainText('Everyone has answered');
  await app.next('Go on');
  expect(app.passes).toBe(0);
  for (const phone of phones) await phone.close();
});

test('three turns by codes alone, and nobody passes the device', { tag: '@long' }, async ({
  page,
  browser,
}) => {
  const app = await openEvening(page, 516);
  const phones = await linkAndCut(browser, app);
  const [anna, ...others] = phones as [Phone, Phone, Phone];
  const answer = async (label: string) => {
    if (!['Phones', 'End the turn without them'].includes(label)) return false;
    const asked = (await app.page.getByRole('list', { name: 'Phones' }).textContent()) ?? '';
    const waits = (phone: Phone) => !asked.includes(`${phone.person} answered`);
    if (waits(anna)) await answerByCode(app, anna);
    for (const phone of others) if (waits(phone)) await answerByLetters(app, phone);
    await expect(app.guide.locator('button').last()).toHaveText('Go on');
    return true;
  };
  for (let turn = 1; turn <= 3; turn += 1) {
    await app.go('Turn the card', 'Apply the card', 'Deal the cards');
    await app.followTo('Turn the card', answer);
  }
  expect(app.passes).toBe(0);
  for (const phone of phones) await phone.close();
});
