import { expect, type Page } from '@playwright/test';
import type { App } from '../../pages/app';
import { PEOPLE } from '../../pages/words';
import { setUpEvening } from '../../support/evening';
import { test } from '../../support/test';

const PINS: Readonly<Record<string, string>> = { Anna: '1111', Ben: '2222', Clara: '3333' };

const EVENING = 516;
const INCOMES = { Germany: 4, Italy: 3, Britain: 0, France: 3, Russia: 3 };

const lockOf = (page: Page, person: string) => page.getByRole('form', { name: person });

async function unlock(page: Page, person: string, pin: string): Promise<void> {
  await lockOf(page, person).getByLabel('PIN').fill(pin);
  await page.getByRole('button', { name: `Unlock ${person}` }).click();
}

async function unlockAll(page: Page, pins = PINS): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Unlock Our table' })).toBeVisible();
  for (const person of PEOPLE) {
    await unlock(page, person, pins[person] as string);
    await expect(lockOf(page, person)).toBeHidden();
  }
  await expect(page.getByRole('heading', { name: 'Unlock Our table' })).toBeHidden();
}

/** Deals, passes the device to everyone, and ends the turn. */
async function playTurn(app: App, inRound?: (person: string) => Promise<void>) {
  await app.go('Turn the card', 'Apply the card', 'Deal the cards', 'Pass to Anna');
  await app.round(PEOPLE, inRound);
  await app.followTo('Turn the card');
}

test('three people seal a table by PINs and play three turns, with reloads and a wrong PIN', {
  tag: '@long',
}, async ({ page }) => {
  const app = await setUpEvening(page, EVENING, { incomes: INCOMES, pins: PINS });
  await playTurn(app);

  await page.reload();
  await unlock(page, 'Anna', '0000');
  await expect(page.getByText('This is not Anna’s PIN.')).toBeVisible();
  await expect(page.getByText('Wait 1 second, then try again.')).toBeVisible();
  for (const person of ['Ben', 'Clara']) {
    await unlock(page, person, PINS[person] as string);
    await expect(lockOf(page, person)).toBeHidden();
  }
  await expect(async () => {
    await unlock(page, 'Anna', '1111');
    const waits = page.getByText('Anna’s lock waits after a wrong entry.');
    await expect(waits.or(page.getByRole('heading', { name: 'Summer 1935' }))).toBeVisible();
    expect(await waits.count()).toBe(0);
  }).toPass();
  await playTurn(app, async (person) => {
    if (person !== 'Ben') return;
    // Another window covers the papers: the curtain falls, and Ben opens them again.
    await page.evaluate(() => void dispatchEvent(new Event('blur')));
    await app.openPapers('Ben');
  });

  await app.go('Turn the card', 'Apply the card', 'Deal the cards', 'Pass to Anna');
  await app.openPapers('Anna');
  await page.reload();
  await unlockAll(page);
  await app.round(PEOPLE);
  await app.followTo('Turn the card');
  await expect(page.getByRole('heading', { name: 'Winter 1935' })).toBeVisible();

  await app.menu(/^PINs and passphrases/);
  await app.sheet.getByRole('radio', { name: 'Clara' }).check();
  await app.sheet.getByLabel('Present PIN or passphrase').fill('3333');
  await app.sheet.getByLabel('PIN', { exact: true }).fill('4444');
  await app.sheet.getByRole('button', { name: 'Change it' }).click();
  await expect(app.sheet).toBeHidden();
  await page.reload();
  await unlockAll(page, { ...PINS, Clara: '4444' });
  await expect(page.getByRole('heading', { name: 'Winter 1935' })).toBeVisible();
});
