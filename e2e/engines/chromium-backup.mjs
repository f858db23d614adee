// A backup made in another browser, opened and backed up again in Chromium.
import { readFile } from 'node:fs/promises';
import { chromium } from '@playwright/test';
import { getChromium } from '../../scripts/chromium.mjs';

/** Opens this text as a file; the backup that Chromium makes of the table, once its heading says this. */
export async function openInChromium(address, text, heading) {
  const browser = await chromium.launch({ executablePath: getChromium(), args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage({ viewport: { width: 1180, height: 740 } });
    await page.goto(address);
    const buffer = Buffer.from(text);
    await page
      .locator('input[type="file"]')
      .setInputFiles({ name: 'backup.json', mimeType: 'application/json', buffer });
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^End the evening/ })
      .click();
    const given = page.waitForEvent('download');
    await page.getByRole('dialog').getByRole('button', { name: 'Back up' }).click();
    return await readFile(await (await given).path(), 'utf8');
  } finally {
    await browser.close();
  }
}
