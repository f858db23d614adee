import { expect, type Page } from '@playwright/test';
import type { Effect } from '@/games/gathering-storm/rules/effects/shapes';
import type { App } from '../../pages/app';
import { Keyboard } from '../../pages/keyboard';
import { openKindTable } from '../../support/tables/kind-table';
import { openPaper } from '../../support/tables/table-file';
import { test } from '../../support/test';

// One table, one kind of event: what players see and tap from the card to the research sheet.

const steps = (board: string, project: string, count: number) => ({
  type: 'set-sheet',
  board,
  what: 'steps',
  project,
  steps: count,
});

/** Goes on to the papers of the first player after the deal. */
async function toPapers(app: App): Promise<void> {
  await app.go('Apply the card', 'Deal the cards', 'Pass to Anna');
  await app.openPapers('Anna');
}

type Brought = [name: string, effect: Effect, picks: string, after: [string, string][]];

const LEVEL: Brought = [
  'a level of one project',
  { kind: 'research-level', project: 'Axis/torpedoes' },
  '',
  [['Torpedoes', '2 steps']],
];

/** Anna brings Italy's event to the Axis sheet, in private. */
async function bring(page: Page, [, effect, picks, after]: Brought): Promise<App> {
  const app = await openKindTable(page, { national: { Italy: [effect] }, at: 'general' });
  await toPapers(app);
  await app.turnTo('Italy');
  await expect(page.getByText('before or after points are placed, as you like')).toBeVisible();
  await page.getByRole('button', { name: 'Bring it to the Axis sheet now' }).click();
  await expect(page.getByText('It is on the Axis research sheet.')).toBeVisible();
  await app.papers.turnToResearch('Axis');
  for (const pick of picks.split(', ').filter(Boolean)) await app.papers.putStep(pick);
  if (picks) await page.getByRole('button', { name: 'Settle', exact: true }).click();
  for (const [project, words] of after) await expect(app.papers.project(project)).toContainText(words);
  return app;
}

test('levels reached on a research sheet are shown to all at the end of the Economic phase', {
  tag: '@long',
}, async ({ page }) => {
  const app = await bring(page, LEVEL);
  await app.hide();
  await app.openPapers('Ben');
  await expect(page.getByRole('tab', { name: 'Axis research' })).toBeHidden();
  await app.hide();
  await app.openPapers('Clara');
  await app.hide();
  await expect(page.getByText('Italy at home')).toBeHidden();
  await page.getByRole('button', { name: /Diplomatic/ }).click();
  await app.openJournal();
  await expect(page.getByText('Italy shows Italy at home').first()).toBeVisible();
});

test('a paper card: its event is used before points are placed, and shown when its time comes', async ({
  page,
}) => {
  const app = await openPaper(page, (table) => table.to('research'));
  await app.passTo('Anna');
  await app.openPapers('Anna');
  await app.papers.turnToResearch('Axis');
  await page.getByRole('button', { name: 'Italian event' }).click();
  await page.getByRole('radio', { name: 'Axis torpedoes' }).click();
  await page.getByRole('button', { name: 'Put it on this sheet' }).click();
  await expect(app.papers.project('Torpedoes')).toContainText('2 steps, 1 level');
  await expect(page.getByText('Brought to this sheet: Italy’s event')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Italian event' })).toBeVisible();
});

test.describe('placing', () => {
  test.use({ hasTouch: true });

  test('a point is placed by dragging it, by tapping without a drag, and by keyboard alone', async ({
    page,
  }) => {
    const app = await openKindTable(page, { at: 'general' });
    await toPapers(app);
    await app.papers.turnToResearch('Axis');
    await expect(app.papers.left).toContainText('5 points left');

    // Drags a token and drops it on a project that accepts it.
    await app.papers.drag('General', 'Air range');
    await expect(app.papers.project('Air range')).toContainText('1 step, 0 levels; +1 this turn');
    await expect(app.papers.left).toContainText('4 points left');
    // Dropped on one that does not accept it: refused there, and nothing is placed.
    await app.papers.drag('General', 'Atomic research');
    await expect(app.papers.project('Atomic research').getByRole('alert')).toContainText(
      'Atomic research is barred. A general event permits it; until then only surplus steps may go there. (GS 15.24)',
    );
    await expect(app.papers.left).toContainText('4 points left');

    await app.papers.stack('Intelligence').tap();
    await expect(app.papers.project('Atomic research')).toContainText('Atomic research is barred');
    await app.papers.placeHere('Spy rings').tap();
    await expect(app.papers.project('Spy rings')).toContainText('1 step');
    await expect(app.papers.stack('Intelligence')).toHaveAttribute('aria-disabled', 'true');

    const keys = new Keyboard(page);
    await keys.press(app.papers.stack('Advanced'));
    await keys.expectFocusSeen();
    await page.keyboard.press('Escape');
    await expect(app.papers.stack('Advanced')).toHaveAttribute('aria-pressed', 'false');
    await expect(app.papers.stack('Advanced')).toBeFocused();
    await page.keyboard.press(' ');
    await keys.press(app.papers.placeHere('German rockets'));
    await expect(app.papers.project('German rockets')).toContainText('1 step');
    await expect(app.papers.left).toContainText('2 points left');
    await keys.tabTo(page.getByRole('button', { name: 'Take a step from German rockets' }), 'Shift+Tab');
    await page.keyboard.press(' ');
    await expect(app.papers.left).toContainText('3 points left');
  });
});

test('a research result is public only once it is shown; before that nothing of the sheet is', {
  tag: '@long',
}, async ({ page }) => {
  const app = await openKindTable(page, {
    general: [{ kind: 'support-results', power: 'Germany', base: -1, max: 3, category: 'naval' }],
    commands: [steps('Axis', 'Axis/torpedoes', 7)],
    at: 'general',
  });
  await app.openBoard('Research');
  const axis = page.getByRole('region', { name: 'Axis naval research' });
  await expect(axis).toContainText('Torpedoes–nothing shown');
  await app.next('Apply the card');
  await expect(page.getByText('German support −1')).toBeVisible();
  const before = await page.getByRole('main').textContent();
  await page.getByRole('button', { name: 'Pass the sheets round' }).click();
  await app.openPapers('Anna');
  await app.papers.turnToResearch('Axis');
  await expect(app.papers.project('Torpedoes')).toContainText('7 steps');
  await app.hide();
  for (const person of ['Ben', 'Clara']) {
    await app.openPapers(person);
    await app.hide();
  }
  expect(await page.getByRole('main').textContent()).toBe(before);

  await page.getByRole('button', { name: 'Show a result: Axis research' }).click();
  await app.sheet.getByRole('radio', { name: 'Torpedoes' }).check();
  await app.sheet.getByRole('button', { name: 'Show it to all' }).click();
  await expect(axis).toContainText('Torpedoes1 result');
  await expect(axis).not.toContainText('step');
  await expect(page.getByText('German support 0')).toBeVisible();
  await page.getByRole('button', { name: 'German support: why?' }).click();
  await expect(app.sheet).toContainText('Axis torpedoes, 1 result');
});
