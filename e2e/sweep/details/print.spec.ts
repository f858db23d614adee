import { expect, type Page } from '@playwright/test';
import { printed } from '../../support/paper';
import { scenes } from '../../support/scenes/scenes';
import { test } from '../../support/test';

const openScene = (page: Page, wanted: string) => scenes.find(({ name }) => name === wanted)?.open(page);

test('all charts of the history print with every mark, however it was looked at', async ({ page }) => {
  await openScene(page, 'history');
  const marks = await page.getByRole('toolbar').getByRole('button').count();
  const { sheets, fills } = await printed(page);
  const text = sheets.join('\n');
  for (const kind of [
    'Support',
    'Income',
    'European Aggression Index',
    'Economic Climate',
    'Balance of Power',
  ])
    expect(text).toContain(kind);
  expect(text).toContain('\u22122');
  const tones = ['#2f3945', '#00704f', '#c8699f', '#0b5fa8', '#b04300'];
  const filled = tones.reduce((sum, tone) => sum + (fills[tone] ?? 0), 0);
  // Five seals for support and five for income are next to the marks.
  expect(marks).toBeGreaterThan(10);
  expect(filled).toBeGreaterThanOrEqual(marks + 2 * tones.length);
});

test('no empty sheet follows where paper is narrower than the screen', async ({ page }) => {
  await openScene(page, 'deck-table');
  const { sheets } = await printed(page);
  for (const [at, words] of sheets.entries()) expect(words.trim(), `sheet ${at + 1}`).not.toBe('');
});

test('the table of results of GOSS prints its modifiers with their signs', async ({ page }) => {
  await openScene(page, 'goss-results');
  const { sheets } = await printed(page);
  expect(sheets.join('\n')).toMatch(/\u2212\d/);
  expect(sheets.join('\n')).toMatch(/\+\d/);
});
