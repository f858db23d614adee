import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { reload } from '../../support/reload';
import { openGoss } from '../../support/tables/goss-table';
import { test } from '../../support/test';

/** A player's actions in the table of results. */
class Results {
  constructor(readonly page: Page) {}

  async open(): Promise<void> {
    await this.press('Boards');
    await expect(this.page.getByRole('button', { name: 'Paste or open a list' })).toBeVisible();
  }

  async press(name: string | RegExp): Promise<void> {
    await this.page
      .getByRole('button', { name, ...(typeof name === 'string' ? { exact: true } : {}) })
      .click();
  }

  get toMend() {
    return this.page.getByRole('region', { name: 'To fix' });
  }

  get keep() {
    return this.page.getByRole('button', { name: 'Use this table' });
  }

  /** Types into the focused element. */
  async type(...texts: string[]): Promise<void> {
    for (const text of texts) {
      await this.page.keyboard.type(text);
      if (!/^\d\d$/.test(text)) await this.page.keyboard.press('Enter');
    }
  }

  row(dice: string) {
    return this.page
      .getByRole('row')
      .filter({ has: this.page.getByRole('rowheader', { name: dice, exact: true }) });
  }
}

test('GOSS 23.1.1a: enters a printed table with an overlap by keyboard, corrects it by the messages, saves it, finds it in the journal and undoes it', async ({
  page,
}) => {
  const app = await openGoss(page);
  const results = new Results(page);
  await results.open();
  await expect(page.getByText(/^Ours, not the game’s/)).toBeVisible();
  await results.press('Write a new one');

  // The focus is in the end field of the first row; each row starts after the end of the one before.
  await results.type('09', 'Guns fall short', 'Wrong road');
  await results.type('50', 'Fog', 'Mud');
  await results.type('79', 'Low fuel', 'A jam');
  await results.type('99', 'A rush', 'Clear roads');
  await expect(results.keep).toBeFocused();
  await expect(results.toMend.getByRole('status')).toHaveText('No mistakes');

  // The card says 41 for the third row: typed as printed, it overlaps the second.
  await results.press(/^Row 3/);
  await page.getByRole('textbox', { name: 'From' }).fill('41');
  await expect(results.keep).toBeDisabled();
  await expect(page.getByText('Not ready: Rows 2 and 3 both cover 41 to 50.').first()).toBeVisible();
  await results.toMend.getByRole('button', { name: 'Rows 2 and 3 both cover 41 to 50.' }).click();
  await expect(page.getByRole('textbox', { name: 'From' })).toBeFocused();
  await results.toMend.getByRole('button', { name: 'End row 2 at 40' }).click();
  await page.getByRole('textbox', { name: 'Name of the table' }).fill('The card in the box');

  // A reload loses nothing.
  await reload(page);
  await results.press('Go on with the table you began');
  await results.press('Use this table');
  await expect(page.getByRole('heading', { name: 'The card in the box' })).toBeVisible();
  await expect(results.row('10–40')).toHaveText(/Fog.*Mud/);
  await expect(results.row('41–79')).toHaveText(/Low fuel.*A jam/);

  await app.openJournal();
  expect((await app.journalRows())[0]).toContain('The table of results is now The card in the box');
  await app.undo(/^Undo: /);
  await app.leaveJournal();
  await results.open();
  await expect(page.getByRole('heading', { name: 'Dispatch Box house table' })).toBeVisible();
});

test('GOSS 23.1.1a: pastes a list on a phone, corrects it by its line, saves, shares and reads it again, and restores the house table', {
  tag: '@long',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openGoss(page);
  const results = new Results(page);
  await results.open();
  await results.press('Paste or open a list');
  const list = page.getByRole('textbox', { name: 'The list as text' });
  await list.fill('Our card\n00–49 | Fog | Mud | stays\n5O–99 | A rush | Clear roads\nmodifier +5 | By day');
  await expect(page.getByText('1 row and 1 modifier understood; 1 thing to fix.')).toBeVisible();
  await expect(results.keep).toBeDisabled();
  await page.getByRole('textbox', { name: 'Line 3' }).fill('50–99 | A rush | Clear roads');
  await results.press('Use this table');
  await expect(page.getByRole('status').filter({ hasText: 'Our card is in use.' })).toBeVisible();
  await expect(results.row('00–49')).toHaveText(/Fog.*Mud.*Stays to the phase’s end/);

  const given = page.waitForEvent('download');
  await results.press('Share');
  const shared = await readFile(await (await given).path(), 'utf8');
  await results.press('Back to the house table');
  await page.getByRole('dialog').getByRole('button', { name: 'Use the house table' }).click();
  await expect(page.getByRole('heading', { name: 'Dispatch Box house table' })).toBeVisible();

  await results.press('Paste or open a list');
  const chooser = page.waitForEvent('filechooser');
  await results.press('Open a file');
  const picture = Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]);
  await (await chooser).setFiles({ name: 'card.png', mimeType: 'image/png', buffer: picture });
  await expect(page.getByRole('alert')).toContainText('This is a picture, not text.');
  await list.fill(shared);
  await results.press('Use this table');
  await expect(page.getByRole('heading', { name: 'Our card' })).toBeVisible();
});
