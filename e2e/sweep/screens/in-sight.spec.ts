import { expect } from '@playwright/test';
import { openKindTable } from '../../support/tables/kind-table';
import { openPaper } from '../../support/tables/table-file';
import { test } from '../../support/test';

test.describe('1024 x 768', () => {
  test.use({ viewport: { width: 1024, height: 768 } });

  test('GS 9.41: the question of a paper table is visible under the powers', async ({ page }) => {
    await openPaper(page, (table) => table.to('read'));
    const asked = page.getByRole('region', { name: /^Anyone showing/ });
    await expect(asked.getByRole('heading')).toBeInViewport({ ratio: 1 });
    await expect(asked.getByRole('radio', { name: '+1' }).first()).toBeInViewport();
    const [question, powers] = await Promise.all(
      [asked, page.getByRole('button', { name: /^Russia support .*Why\?/ })].map((part) =>
        part.boundingBox(),
      ),
    );
    expect(question?.y).toBeGreaterThan((powers?.y ?? 0) + (powers?.height ?? 0));
  });

  test('GS 11.11: Points spent? is visible under the support of the powers', async ({ page }) => {
    await openKindTable(page, {
      keeps: ['income'],
      at: 'end',
      commands: [{ type: 'set-fact', fact: 'base-income', power: 'Germany', value: 12 }],
    });
    const spent = page.getByRole('region', { name: 'Points spent?' });
    await expect(spent.getByRole('textbox')).toBeInViewport({ ratio: 1 });
    const [question, powers] = await Promise.all(
      [spent, page.getByRole('button', { name: /^Support of Russia .*Why\?/ })].map((part) =>
        part.boundingBox(),
      ),
    );
    expect(question?.y).toBeGreaterThan((powers?.y ?? 0) + (powers?.height ?? 0));
  });
});

test.describe('papers open on what waits', () => {
  test('GS 9.12: the power that still holds a card is on top', async ({ page }) => {
    const app = await openKindTable(page, {
      keeps: ['income'],
      national: { Italy: [{ kind: 'income', power: 'Italy', amount: 1 }] },
      at: 'income-events',
    });
    await app.passTo('Anna');
    await app.openPapers('Anna');
    await expect(page.getByRole('tab', { selected: true })).toHaveAccessibleName(/^Italy/);
  });

  test('GS 15.21: the research sheet is on top while points are placed', async ({ page }) => {
    const app = await openKindTable(page, { keeps: ['research'], at: 'research' });
    await app.passTo('Anna');
    await app.openPapers('Anna');
    await expect(page.getByRole('tab', { selected: true })).toHaveAccessibleName(/^Axis research/);
  });
});

for (const viewport of [
  { width: 820, height: 1180 },
  { width: 1180, height: 740 },
])
  test(`a correction shows before and after beside its button, ${viewport.width} wide`, async ({ page }) => {
    await page.setViewportSize(viewport);
    const app = await openKindTable(page, {
      keeps: ['income'],
      commands: [
        { type: 'add-line', total: 'income:Italy', amount: 3, words: 'Ore for Genoa', until: 'turn' },
      ],
      at: 'industrial',
    });
    await app.openJournal();
    await page.getByRole('button', { name: /Ore for Genoa/ }).click();
    const entry = page.getByRole('region', { name: /Ore for Genoa|Correct it/ });
    await entry.getByRole('button', { name: 'Correct', exact: true }).click();
    await entry.getByRole('button', { name: 'One less' }).click();
    await expect(entry.getByRole('term').filter({ hasText: 'After' })).toBeInViewport({ ratio: 1 });
    await expect(entry.getByRole('term').filter({ hasText: 'Before' })).toBeInViewport({ ratio: 1 });
    await expect(entry.getByRole('row', { name: /^Italian points change/ })).toBeInViewport({ ratio: 1 });
    await expect(entry.getByRole('button', { name: 'Apply the correction' })).toBeInViewport({ ratio: 1 });
  });
