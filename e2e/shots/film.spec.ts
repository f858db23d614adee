import { type Page, test } from '@playwright/test';
import { PaperTable } from '../pages/paper';
import { seedEntropy } from '../support/tables/seeded';
import { openPaper } from '../support/tables/table-file';

/** A few taps at a table with paper cards, a picture after each: scripts/shots.mjs makes one that moves of them. */
test.use({ viewport: { width: 390, height: 844 }, colorScheme: 'light' });

const { SCENES } = process.env;
const asked = !SCENES || SCENES.split(',').includes('film');

async function film({ page }: { page: Page }): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await seedEntropy(page);
  await openPaper(page, (table) => table.deal());
  const table = new PaperTable(page);
  await page.evaluate(() => document.fonts.ready);
  let frame = 0;
  const take = async () => {
    await table.settled();
    frame += 1;
    await page.screenshot({ path: `shots/film-${frame}.png`, animations: 'disabled' });
  };
  await take();
  await table.quick('Germany', 'support', '−1');
  await take();
  await table.quick('Britain', 'support', '+2');
  await take();
  await table.done();
  await take();
  await table.supportButton('Russia').scrollIntoViewIfNeeded();
  await take();
  await table.supportButton('Britain').click();
  await table.sheet.waitFor();
  await take();
}

if (asked) test('film', film);
