import { type Browser, expect, type Page } from '@playwright/test';
import type { App } from '../../pages/app';
import { Phone } from '../../pages/phone';
import { openEvening } from '../../support/evening';
import { test } from '../../support/test';

const SHOTS = process.env.LINK_SHOTS;

/** Opens the address for the room on a television, with the table's sheet open. */
async function openTelevision(browser: Browser, app: App): Promise<Page> {
  await app.sheet.getByRole('button', { name: 'Show the address for the room' }).click();
  if (SHOTS) await app.page.screenshot({ path: `${SHOTS}/room-code.png` });
  await app.sheet.getByRole('button', { name: 'Show as text' }).click();
  if (SHOTS) await app.page.screenshot({ path: `${SHOTS}/room-text.png` });
  const address = (await app.sheet.getByText('#/watch/').textContent()) ?? '';
  const context = await browser.newContext({ viewport: { width: 1920, height: 1080 } });
  const television = await context.newPage();
  await television.goto(new URL(address.replace(/^.*#/, '#'), app.page.url()).href);
  return television;
}

test('a television follows the table by its link, goes on after a reload, and ends with it', async ({
  page,
  browser,
}) => {
  const app = await openEvening(page, 516);
  await page.getByRole('button', { name: 'Menu' }).click();
  await app.sheet.getByRole('button', { name: /^Phones/ }).click();
  await app.sheet.getByRole('button', { name: 'Link phones in this network' }).click();
  const phone = await Phone.link(browser, app, 'Clara');
  const television = await openTelevision(browser, app);
  await expect(television).toHaveURL(/#\/watch$/);
  await expect(television.getByRole('list', { name: 'Phones' })).toContainText('Clara here');
  await app.sheet.getByRole('button', { name: 'Back' }).click();
  await expect(app.sheet.getByRole('group', { name: 'For the room' })).toContainText('a screen watches now');
  await app.sheet.getByRole('button', { name: 'Close' }).click();
  await app.go('Turn the card', 'Apply the card', 'Deal the cards');
  const next = television.getByRole('region', { name: 'What is next' });
  await expect(next).toContainText('Pass to Anna');
  await phone.show();
  await phone.answer();
  await expect(television.getByRole('list', { name: 'Phones' })).toContainText('Clara answered');
  if (SHOTS)
    for (const colorScheme of ['light', 'dark'] as const) {
      await television.emulateMedia({ colorScheme });
      await television.screenshot({ path: `${SHOTS}/room-${colorScheme}.png` });
    }
  await television.reload();
  await expect(next).toContainText('Pass to Anna');
  await page.getByRole('button', { name: 'Menu' }).click();
  await app.sheet.getByRole('button', { name: /^Phones/ }).click();
  await app.sheet.getByRole('button', { name: 'Unlink all phones' }).click();
  await app.sheet.getByRole('button', { name: 'Yes, unlink all phones' }).click();
  await expect(television.getByText('The table has ended this link.')).toBeVisible();
  if (SHOTS) await television.screenshot({ path: `${SHOTS}/room-ended.png` });
  await television.context().close();
  await phone.close();
});
