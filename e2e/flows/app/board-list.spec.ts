import { expect, type Page } from '@playwright/test';
import { reload } from '../../support/reload';
import { CHINA, openChina, playedChina } from '../../support/tables/china-table';
import { openGoss } from '../../support/tables/goss-table';
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

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('GS 25.31: two undos are one list; it outlives another page and a reload, and goes with its last tick', async ({
    page,
  }) => {
    const app = await openKindTable(page, {
      keeps: ['flags'],
      commands: [spain(3), flags('Hungary', 'Germany'), spain(4)],
    });
    await app.openJournal();
    await expect(
      page.getByRole('button', { name: /Move Spain’s civil war marker from 3 to 4/ }).first(),
    ).toBeVisible();
    await app.leaveJournal();
    // The turned card is in the app: there is nothing to do on the board, so no list.
    await app.undo(/^Undo: the card is turned/);
    await expect(listOf(page)).toHaveCount(0);
    await app.undo('Move Spain’s civil war marker from 3 to 4');
    await app.undo(/^Undo: Hungary has flags/);
    await expect(actsOf(page)).toHaveCount(2);
    await expect(actsOf(page).first()).toHaveAccessibleName('Take a German flag off Hungary.');
    await expect(actsOf(page).last()).toHaveAccessibleName('Move Spain’s civil war marker from 4 to 3.');
    await actsOf(page).last().tap();
    await reload(page);
    await expect(actsOf(page).last()).toBeChecked();
    await expect(actsOf(page).first()).not.toBeChecked();
    await app.openJournal();
    await expect(listOf(page)).toBeVisible();
    // Checked items are not repeated; open ones stay until a redo makes them unnecessary.
    await page.getByRole('button', { name: /^Redo: Hungary has flags/ }).tap();
    await expect(listOf(page)).toHaveCount(0);
    await page.getByRole('button', { name: /^Redo: Move Spain/ }).tap();
    await expect(actsOf(page)).toHaveAccessibleName('Move Spain’s civil war marker from 3 to 4.');
    await actsOf(page).tap();
    await expect(listOf(page)).toHaveCount(0);
  });

  test('GOSS 23.1.0: removes a marker placed by mistake while the register stays in use', {
    tag: '@long',
  }, async ({ page }) => {
    const app = await openGoss(page, (table) => {
      table.run('place-marker', { hex: '2318', side: 'first' });
    });
    await app.undoButton.tap();
    await expect(actsOf(page)).toHaveAccessibleName('Take a random event marker off 2318.');
    // The list does not block the table: play continues.
    await app.guide.getByRole('button').last().tap();
    await expect(listOf(page)).toBeVisible();
    await listOf(page).getByRole('button', { name: 'All put right' }).tap();
    await expect(listOf(page)).toHaveCount(0);
  });
});

test('SOA 26.211, 26.112: the act of a flag and of a warlord card is undone on the board by keyboard alone', async ({
  page,
}) => {
  const app = await openChina(page, CHINA, (table) => {
    playedChina(table);
    table.run('enter-warlord', { region: 'Shensi' });
  });
  await app.undoButton.press('Enter');
  await expect(actsOf(page)).toHaveCount(4);
  const names = await actsOf(page).evaluateAll((checkboxes) =>
    checkboxes.map((one) => one.closest('label')?.textContent),
  );
  expect(names).toEqual([
    'Put the warlord card of Shensi back in its deck.',
    'Take a warlord flag off Shensi.',
    'Put a Nationalist flag in Shensi.',
    'Keep the warlord card of Yunnan out of its deck.',
  ]);
  // In tab order the list is after the page and before the guide: a few steps back from the guide’s button.
  const last = actsOf(page).last();
  await app.guide.getByRole('button').first().focus();
  for (let steps = 0; steps < 4; steps += 1) {
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Space');
    if (steps === 0) await expect(last).toBeChecked();
  }
  await expect(listOf(page)).toHaveCount(0);
  // The focus is not lost when the list disappears: the next Tab moves on in the guide.
  await page.keyboard.press('Tab');
  await expect(app.guide.getByRole('button').first()).toBeFocused();
});
