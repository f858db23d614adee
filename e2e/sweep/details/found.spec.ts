import { expect } from '@playwright/test';
import { countTaps, expectTaps, restartTaps } from '../../support/look/taps';
import { openKindTable } from '../../support/tables/kind-table';
import { test } from '../../support/test';

const DEVICES = {
  phone: { width: 390, height: 844 },
  tablet: { width: 820, height: 1180 },
};

for (const [device, size] of Object.entries(DEVICES))
  test(`ten things that a newcomer looks for are at most three taps from the table on a ${device}`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    const app = await openKindTable(page, {
      keeps: ['income', 'research', 'flags', 'ships'],
      general: [{ kind: 'support', power: 'Germany', amount: 1 }],
      turns: 1,
      at: 'crisis',
    });
    await page.evaluate(() => {
      const offer = new Event('beforeinstallprompt', { cancelable: true });
      dispatchEvent(Object.assign(offer, { prompt: async () => {}, userChoice: new Promise(() => {}) }));
      Object.assign(window, { print: () => document.body.setAttribute('data-printed', 'yes') });
    });
    await countTaps(page);
    const find = async (what: string, way: () => Promise<void>) => {
      await restartTaps(page);
      await way();
      await expectTaps(page, `${what}, on a ${device}`, 3);
    };
    const press = (name: string | RegExp) => app.sheet.getByRole('button', { name }).first().click();

    await find('what the climate is', async () => {
      await page.getByRole('button', { name: /^Economic Climate.*Why\?$/ }).click();
      await expect(app.sheet.getByText(/^How well business goes in Europe/)).toBeInViewport();
    });
    await app.close();

    await find('why a number is what it is', async () => {
      await app.supportButton('Germany').click();
      await expect(app.sheet.getByRole('list', { name: 'Lines' })).toContainText('A day like any other');
    });
    await expect(app.sheet.getByRole('button', { name: 'Last turn: +1' })).toBeInViewport();
    await app.close();

    await find('an amount of last turn, with its lines', async () => {
      await app.supportButton('Germany').click();
      await press('Last turn: +1');
      await expect(app.sheet.getByRole('heading', { level: 2 })).toHaveText(
        'Why was German support +1 in Spring 1935?',
      );
    });
    await app.close();

    await find('a copy', async () => {
      await app.menu(/^Back up/);
      const given = page.waitForEvent('download');
      await press('Save the file');
      expect((await given).suggestedFilename()).toMatch(/\.json$/);
    });
    await app.close();

    await find('the table on another device', async () => {
      await app.menu(/^Take it to another device/);
      await expect(app.sheet.getByText(/choose Open a file on Home there/)).toBeVisible();
      const given = page.waitForEvent('download');
      await press('Save the file');
      await given;
    });
    await app.close();

    await find('print', async () => {
      await app.menu(/^Print/);
      await press(/^This page/);
      await expect(page.locator('body')).toHaveAttribute('data-printed', 'yes');
    });

    await find('install', async () => {
      await app.menu(/^Settings/);
      await expect(app.sheet.getByText(/^A window of its own/)).toBeVisible();
      await press('Install');
    });
    await app.close();

    await find('larger text', async () => {
      await app.menu(/^Settings/);
      await app.sheet.getByRole('radio', { name: 'Larger', exact: true }).click();
      await expect(page.locator('html')).toHaveAttribute('data-text', '3');
    });
    await app.sheet
      .getByRole('group', { name: 'Text size' })
      .first()
      .getByRole('radio', { name: 'Usual' })
      .check();
    await app.close();

    await find('help', async () => {
      await app.menu(/^Help/);
      await expect(page.getByRole('dialog', { name: 'Help', exact: true })).toBeVisible();
    });
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();

    await find('the way to take back what was done two phases ago', async () => {
      await app.menu(/^Undo something earlier/);
      await press(/^Income is taken/);
      await expect(app.sheet.getByRole('button', { name: /^Take back \d+ entries$/ })).toBeVisible();
    });
    // Corrects only this entry in the journal.
    await press('Only this entry');
    await expect(page.getByRole('button', { name: 'Take back all from here on' })).toBeVisible();
    await page.goBack();
    await page.goBack();
    await app.menu(/^Undo something earlier/);
    await press(/^Income is taken/);
    await press(/^Take back \d+ entries$/);
    await expect(app.sheet).toBeHidden();
    await expect(app.guide).toContainText('income');
  });
