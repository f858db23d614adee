import { expect } from '@playwright/test';
import type { Seat } from '@/kernel/seats';
import { Alone } from '../../pages/alone';
import { CANARY, openCanaryTable } from '../../support/canary';
import { listenIn, searchEverywhere } from '../../support/hunter';
import { reload } from '../../support/reload';
import { openKindTable } from '../../support/tables/kind-table';
import { seedEntropy } from '../../support/tables/seeded';
import { test } from '../../support/test';

// What it puts into the window is there before the app begins.
test.use({ appGoesOn: false });

const ALONE: Seat[] = [
  { person: 'Anna', powers: ['Germany', 'Italy'] },
  { person: 'The app', powers: ['Britain', 'France', 'Russia'], by: 'app' },
];

test('a solo table: the app holds three powers, my papers open without a curtain, and a turn advances by itself to my decisions', async ({
  page,
}) => {
  await seedEntropy(page);
  const alone = new Alone(page);
  const { app } = alone;
  await app.openHome();
  await page.getByRole('button', { name: /^Gathering Storm/ }).click();
  await page.getByRole('radio', { name: /^One person/ }).check();
  const held = page.getByRole('list', { name: 'Who holds which power' });
  await expect(
    held.getByRole('group', { name: 'Germany' }).getByRole('radio', { name: 'Mine' }),
  ).toBeChecked();
  await expect(
    held.getByRole('group', { name: 'Russia' }).getByRole('radio', { name: 'The app’s' }),
  ).toBeChecked();
  await held.getByRole('group', { name: 'France' }).getByRole('radio', { name: 'Open' }).check();
  await page.getByRole('button', { name: 'Open the table' }).click();
  await alone.playOn();
  await expect(alone.happened.getByRole('listitem').first()).toContainText('The card is turned');
  await expect(alone.happened).toContainText('The app reads its cards and leaves orders');
  // Cards that the app shows after reading are listed with their reason; one tap leads to the player's own
  // cards.
  await alone.happened.getByRole('button', { name: 'Read your cards' }).click();
  // No curtain: the papers show the player's hand and the open hand, and no other.
  for (const power of ['Germany', 'Italy', 'France'])
    await expect(page.getByRole('tab', { name: new RegExp(`^${power}`) })).toBeVisible();
  await expect(page.getByRole('tab', { name: /^(Britain|Russia)/ })).toHaveCount(0);
  // After a reload they lie open again; the way back shuts them, and Escape does.
  await reload(page);
  await expect(page.getByRole('tab', { name: /^Germany/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(app.guide).toBeVisible();
  // The open hand is on the table; a tap opens the papers at its sheet.
  await page
    .getByRole('list', { name: 'Open hands' })
    .getByRole('button', { name: /^France|France/ })
    .click();
  await expect(page.getByRole('tab', { name: /^France/ })).toHaveAttribute('aria-selected', 'true');
  await app.hide();
  for (const held of ['Germany: 1 secret card', 'Britain: 1 secret card, the app’s'])
    await expect(page.getByRole('button', { name: held })).toBeVisible();
  await alone.playTo('Summer 1935');
  // The board question is asked at the start of the turn, in the same words every turn.
  await expect(alone.happened).toContainText('Spring 1935 ends');
  await alone.happened.getByRole('button', { name: 'New on the map?' }).click();
  await expect(app.sheet.getByRole('listitem')).toHaveCount(3);
  await app.sheet.getByRole('button', { name: /An aggression/ }).click();
  await expect(app.sheet).toContainText('Aggressions and the Pact');
  await app.close();
});

test('GS 9.12: nothing of a hand that the app holds appears anywhere until it is opened on purpose; the line stays', async ({
  page,
}) => {
  await seedEntropy(page);
  const listened = await listenIn(page);
  const app = await openCanaryTable(page, ALONE);
  await app.toDeal();
  await expect(app.guide).toContainText('Read your cards');
  const found = await searchEverywhere(page);
  const titles = new Set(
    [
      ...`${JSON.stringify(found)}${await listened()}`.matchAll(
        new RegExp(`${CANARY} (Britain|France|Russia) 7\\d\\d`, 'g'),
      ),
    ].map(([title]) => title),
  );
  const alone = new Alone(page);
  // With this seed a power of the app’s shows a card as it reads it.
  await expect(alone.happened).toBeVisible();
  await alone.toTable();
  await page
    .getByRole('button', { name: /the app’s/ })
    .last()
    .click();
  const sheet = page.getByRole('dialog', { name: /’s hand$/ });
  await sheet.getByRole('button', { name: /^Let me see/ }).click();
  await expect(sheet.getByRole('list', { name: 'Cards' })).toHaveCount(0);
  await sheet.getByRole('button', { name: 'Yes, show it and write it down' }).click();
  await expect(sheet).toContainText(CANARY);
  await sheet.getByRole('button', { name: 'Close' }).click();
  await app.openJournal();
  const rows = await app.journalRows();
  expect(rows[0]).toContain('was looked at on purpose');
  // Events that may come at any time were shown to all.
  for (const title of titles) expect(rows.join('\n')).toContain(title);
});

test('the policy is read, its odds are changed and saved; a named moment can be returned to from another line', {
  tag: '@long',
}, async ({ page }) => {
  const app = await openCanaryTable(page, ALONE);
  await app.menu(/^The app’s policy/);
  const rule = page.getByRole('group', { name: /lowers more than it raises/ }).first();
  const keep = page.getByRole('button', { name: 'Save this policy' });
  await expect(keep).toHaveAccessibleDescription('Nothing is changed.');
  await rule.getByRole('group', { name: 'Times' }).getByRole('button', { name: 'One less' }).click();
  // Leaving does not lose unsaved changes.
  await expect(page.getByRole('status').getByText('Changed, not saved yet')).toBeVisible();
  await page.getByRole('button', { name: 'Table', exact: true }).click();
  await app.menu(/^The app’s policy/);
  await keep.first().click();
  await expect(keep).toHaveAccessibleDescription('Nothing is changed.');
  await expect(page.getByRole('textbox', { name: 'Name of the policy' })).toHaveValue(
    'House policy, changed',
  );
  await page.getByRole('button', { name: 'Table', exact: true }).click();
  const mark = async (name: string) => {
    await app.menu(/^Bookmarks/);
    await app.sheet.getByRole('textbox', { name: 'A name for this moment' }).fill(name);
    await app.sheet.getByRole('button', { name: 'Bookmark this moment' }).click();
    await expect(app.sheet.getByRole('button', { name: 'Close' })).toBeVisible();
    await app.sheet.getByRole('button', { name: 'Close' }).click();
  };
  const back = async (name: string) => {
    await app.menu(/^Bookmarks/);
    await app.sheet.getByRole('button', { name: `Return to: ${name}` }).click();
    // The board must be reset too: lists what the card moved, or the state of the table if it moved nothing.
    const stands = app.sheet.getByRole('heading', { name: 'Last time' });
    const hands = page.getByRole('region', { name: 'Now on the board' });
    await expect(stands.or(hands)).toBeVisible();
    if (await stands.isVisible()) await app.close();
    else await hands.getByRole('button', { name: 'All put right' }).click();
    await expect(hands).toHaveCount(0);
  };
  await mark('Before the card');
  await app.next('Turn the card');
  await app.next('Apply the card');
  await mark('After the card');
  await back('Before the card');
  await expect(app.guide).toContainText('turn the card');
  await back('After the card');
  await expect(app.guide).toContainText('deal');
  // A moment without a name that a return leaves can be returned to as well.
  await back('Before the card');
  await app.next('Turn the card');
  await back('Before the card');
  await app.menu(/^Bookmarks/);
  await app.sheet
    .getByRole('button', { name: /^Return to: The moment you left/ })
    .first()
    .click();
  await expect(app.sheet.getByRole('heading', { name: 'Last time' })).toBeVisible();
  await app.close();
  await expect(app.guide).toContainText('apply the card');
});

test('the way back closes papers and leaves the table where it was; a card ordered for now is shown', async ({
  page,
}) => {
  const app = await openKindTable(page, {
    seats: [
      { person: 'Anna', powers: ['Germany', 'Italy'] },
      { person: 'The app', powers: ['Britain', 'France', 'Russia'], by: 'app' },
    ],
    national: { Germany: [{ kind: 'support', power: 'Germany', amount: 2 }] },
    secret: true,
    at: 'read',
  });
  await app.openHome();
  await page.getByRole('button', { name: /^Resume/ }).click();
  await app.next('Read your cards');
  await app.papers.order('Play');
  await page.goBack();
  await expect(app.guide).toBeVisible();
  await app.expectSupport({ Germany: '+2' });
  // No extra history entry is left: going back once more leaves the table.
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Dispatch Box' })).toBeVisible();
});
