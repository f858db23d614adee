import { expect } from '@playwright/test';
import { HOUSE_DECK } from '@/games/gathering-storm/rules/cards/house-deck';
import { openKindTable } from '../../support/tables/kind-table';
import { onNewDevice, test } from '../../support/test';

onNewDevice(
  'after some days the table tells where it was left, and the board is compared figure by figure',
  { tag: '@long' },
  async ({ page }) => {
    await page.clock.install({ time: new Date('2026-03-05T19:00:00') });
    const app = await openKindTable(page, {
      general: [{ kind: 'index', amount: 1 }],
      commands: [{ type: 'note', words: 'Clara plays Italy while Anna is away.' }],
      at: 'placement',
    });
    await expect(app.sheet).toBeHidden();
    await app.menu(/^Home/);
    await page.clock.setSystemTime(new Date('2026-03-26T19:00:00'));
    await page.getByRole('button', { name: /^Resume/ }).click();
    await expect(app.sheet.getByRole('heading', { name: 'Last time' })).toBeVisible();
    const story = app.sheet.getByRole('list').first().getByRole('listitem');
    await expect(story.first()).toHaveText(/^Spring 1935, Diplomatic phase/);
    expect(await story.count()).toBeLessThanOrEqual(8);
    await expect(app.sheet.getByText('Clara plays Italy while Anna is away.')).toBeVisible();
    for (const agrees of await app.sheet.getByRole('button', { name: 'Agrees', exact: true }).all())
      await agrees.click();
    await expect(app.sheet.getByRole('status')).toHaveText('The board agrees.');
    await app.sheet.getByRole('button', { name: 'Correct European Aggression Index' }).click();
    await expect(
      app.sheet.getByRole('heading', { name: /^Why is the European Aggression Index/ }),
    ).toBeVisible();
    await app.close();
    await app.menu(/^Home/);
    await page.getByRole('button', { name: /^Resume/ }).click();
    await app.guide.waitFor();
    await expect(app.sheet).toBeHidden();
    // After some days more: resume, and one tap for a board that agrees.
    await app.menu(/^Home/);
    await page.clock.setSystemTime(new Date('2026-04-16T19:00:00'));
    await page.getByRole('button', { name: /^Resume/ }).click();
    await app.sheet.getByRole('button', { name: 'Everything agrees: go on' }).click();
    await expect(app.sheet).toBeHidden();
  },
);

test('a private note stays with its power until war comes and all agree, then everyone can read it', {
  tag: '@long',
}, async ({ page }) => {
  const app = await openKindTable(page, { deck: HOUSE_DECK, at: 'crisis' });
  await app.menu(/^Pass the papers round/);
  await app.next('Pass to Anna');
  await app.openPapers('Anna');
  await page.getByRole('button', { name: 'Write a note' }).click();
  await page.getByRole('textbox', { name: 'A note for yourself' }).fill('The Pact comes in the fall.');
  await page.getByRole('button', { name: 'Save the note' }).click();
  await app.hide();
  await app.openPapers('Ben');
  await expect(page.getByText('The Pact comes in the fall.')).toHaveCount(0);
  await app.hide();
  await app.openPapers('Clara');
  await app.hide();
  expect(await app.readJournal()).not.toContain('The Pact comes in the fall.');
  await app.menu(/^War: end the game/);
  await app.sheet.getByRole('button', { name: 'War: end the game' }).click();
  await page.getByRole('button', { name: 'Open the papers' }).click();
  const open = app.sheet.getByRole('button', { name: 'Open the papers' });
  await app.sheet.getByRole('checkbox', { name: 'Anna' }).check();
  await expect(open).toHaveAccessibleDescription('Ben and Clara have not agreed.');
  await app.sheet.getByRole('checkbox', { name: 'Ben' }).check();
  await app.sheet.getByRole('checkbox', { name: 'Clara' }).check();
  await open.click();
  await expect(app.sheet.getByText('The Pact comes in the fall.')).toBeVisible();
});
