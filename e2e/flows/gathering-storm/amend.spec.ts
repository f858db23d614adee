import { expect } from '@playwright/test';
import { listenIn, placesOf, searchEverywhere } from '../../support/hunter';
import { openKindTable } from '../../support/tables/kind-table';
import { test } from '../../support/test';

// What it puts into the window is there before the app begins.
test.use({ appGoesOn: false });

/** Occurs only in the amended card. */
const CANARY = 'Quillmark';

test('corrects a misprint on the general card before it applies, and again afterwards', async ({ page }) => {
  const app = await openKindTable(page, { general: [{ kind: 'support', power: 'Italy', amount: 1 }] });
  const card = page.getByRole('article', { name: 'A day like any other' });
  await expect(card).toContainText('Support 0 to +1');

  // Three taps: the card, the amount, done.
  await page.getByRole('button', { name: 'Amend this card' }).click();
  await app.sheet.getByRole('radio', { name: '−2', exact: true }).last().check();
  await expect(app.sheet).toContainText('Italian support 0 to −2');
  await app.sheet.getByRole('button', { name: 'Amend the card' }).click();
  await expect(app.sheet).toBeHidden();
  await expect(card).toContainText('Support 0 to −2');
  await app.next('Apply the card');
  await app.expectSupport({ Italy: '−2' });

  await page.getByRole('button', { name: 'Amend this card' }).click();
  await expect(app.sheet).toContainText('Its effects are worked out again');
  await app.sheet.getByRole('radio', { name: '+2', exact: true }).last().check();
  await app.sheet.getByRole('button', { name: 'Amend the card' }).click();
  await app.expectSupport({ Italy: '+2' });
  await app.undo('the correction');
  await app.expectSupport({ Italy: '−2' });
  const rows = await app.readJournal();
  expect(rows.join(' ')).toMatch(/Card \d+ is amended: the general event reads A day like any other/);
});

test('a held card amended in private reveals nothing until it is shown, and then says so', {
  tag: '@long',
}, async ({ page }) => {
  const readMessages = await listenIn(page);
  const app = await openKindTable(page, {
    national: { Germany: [{ kind: 'income', power: 'Germany', amount: 1 }] },
    keeps: [],
    at: 'read',
  });
  await app.next(/^Pass to Anna/);
  await app.openPapers('Anna');
  await page.getByRole('button', { name: 'The card reads differently' }).click();
  await page.getByRole('radio', { name: '−3', exact: true }).check();
  await page.getByRole('textbox', { name: 'Its title' }).fill(CANARY);
  await page.getByRole('button', { name: 'Use this text' }).click();
  await expect(app.papers.card).toContainText('You amended it.');
  await expect(app.papers.title).toHaveText(CANARY);
  // The search finds what is visible.
  expect(placesOf(await searchEverywhere(page), CANARY)).not.toEqual([]);
  await app.hide();

  const expectNothing = async (when: string) =>
    expect(
      placesOf({ ...(await searchEverywhere(page)), heard: await readMessages() }, CANARY),
      when,
    ).toEqual([]);
  await expectNothing('the curtain');
  for (const person of ['Ben', 'Clara']) {
    await app.openPapers(person);
    await expectNothing(`the papers of ${person}`);
    await app.hide();
  }
  await expectNothing('the table');
  expect((await app.readJournal()).join(' ')).not.toContain('amend');

  await app.go('Show any public events', 'Show any income events');
  const rows = (await app.readJournal()).join(' ');
  expect(rows).toContain(CANARY);
  expect(rows).toContain('Amended by its owner: the printed card reads differently');
});
