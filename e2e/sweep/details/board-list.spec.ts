import { expect, type Page } from '@playwright/test';
import { openKindTable } from '../../support/tables/kind-table';
import { test } from '../../support/test';

/** What to do by hand on the board after a move, as everyone at the table reads it. */
const listOf = (page: Page) => page.getByRole('region', { name: 'Now on the board' });
const actsOf = (page: Page) => listOf(page).getByRole('checkbox');

const spain = (counters: number) => ({ type: 'civil-war', country: 'Spain', counters, state: 'quiet' });
const flags = (country: string, ...powers: string[]) => ({
  type: 'set-fact',
  fact: 'flags',
  country,
  flags: powers,
});

test('a return to a named moment lists what goes back on the board, in place of the table’s position', async ({
  page,
}) => {
  const app = await openKindTable(page, {
    keeps: ['flags'],
    commands: [
      spain(2),
      { type: 'bookmark', name: 'Before Spain' },
      spain(3),
      flags('Spain', 'Italy', 'Italy'),
    ],
  });
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await app.sheet.getByRole('button', { name: /^Bookmarks/ }).click();
  await app.sheet.getByRole('button', { name: 'Return to: Before Spain' }).click();
  await expect(app.sheet).toBeHidden();
  await expect(actsOf(page).first()).toHaveAccessibleName('Take two Italian flags off Spain.');
  await expect(actsOf(page).last()).toHaveAccessibleName('Move Spain’s civil war marker from 3 to 2.');
  await listOf(page).getByRole('button', { name: 'All put right' }).click();
  await expect(listOf(page)).toHaveCount(0);
});

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 820, height: 1180 } });

  test('a list of five acts leaves every track number visible, and scrolls in itself', async ({ page }) => {
    const app = await openKindTable(page, {
      keeps: ['flags', 'income'],
      commands: [
        spain(3),
        flags('Hungary', 'Germany'),
        flags('Rumania', 'Germany', 'France'),
        flags('Turkey', 'Russia'),
        spain(4),
      ],
    });
    await app.undo(/^Undo: the card is turned/);
    for (let entry = 0; entry < 4; entry += 1) await app.undo(/^Undo: /);
    await expect(actsOf(page)).toHaveCount(5);
    await page.evaluate(() => scrollTo(0, 0));
    const top = (await listOf(page).boundingBox())?.y ?? 0;
    for (const name of [/^Economic Climate/, /^European Aggression Index/, /^Balance of Power/]) {
      const track = await page.getByRole('button', { name }).first().boundingBox();
      expect((track?.y ?? 0) + (track?.height ?? 0), String(name)).toBeLessThanOrEqual(top);
    }
    await actsOf(page).last().click();
    await expect(actsOf(page).last()).toBeChecked();
  });
});
