import { expect, type Page } from '@playwright/test';
import type { Effect } from '@/games/gathering-storm/rules/effects/shapes';
import type { Box } from '../../pages/box';
import { openKindTable } from '../../support/tables/kind-table';
import { openPaper } from '../../support/tables/table-file';
import { test } from '../../support/test';

// One table, one kind of event: what people see and tap from the card to the research sheet.

const steps = (board: string, project: string, count: number) => ({
  type: 'set-sheet',
  board,
  what: 'steps',
  project,
  steps: count,
});

/** Goes on to the papers of the first person after the deal. */
async function toPapers(box: Box): Promise<void> {
  await box.go('Apply the card', 'Deal the cards', 'Pass to Anna');
  await box.openPapers('Anna');
}

test('doubling: the steps of earlier turns are doubled before a point is placed, and what is over finds a place', async ({
  page,
}) => {
  const box = await openKindTable(page, {
    general: [{ kind: 'doubling', project: 'battleship design' }],
    commands: [steps('Axis', 'Germany/battleship design', 11), steps('Axis', 'Italy/battleship design', 2)],
    at: 'general',
  });
  await toPapers(box);
  await box.papers.turnToResearch('Axis');
  await expect(box.papers.project('German battleship design')).toContainText('12 steps, complete');
  await expect(box.papers.project('Italian battleship design')).toContainText('4 steps, 2 levels');
  await expect(page.getByText('2 of 2 surplus steps left')).toBeVisible();
  await expect(box.papers.left).toContainText('they wait for the doubling');
  // Closed rows say why; the Italian track is Italy’s alone.
  await expect(box.papers.project('Italian battleship design')).toContainText('belongs to Italy alone');
  await expect(box.papers.project('Air range')).toContainText('air research');
  await box.papers.putStep('Torpedoes');
  await expect(page.getByText('1 of 2 surplus steps left')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Settle: 1 step left' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await box.papers.putStep('Torpedoes');
  await page.getByRole('button', { name: 'Settle', exact: true }).click();
  await expect(box.papers.project('Torpedoes')).toContainText('2 steps, 1 level');
  // Then the points of the turn: the doubled step is not doubled again.
  await box.papers.putStep('Torpedoes');
  await expect(box.papers.project('Torpedoes')).toContainText('3 steps');
  await expect(box.papers.left).toContainText('4 points left');
  await box.hide();
});

test('atomic research: barred until the card permits it', async ({ page }) => {
  const box = await openKindTable(page, { general: [{ kind: 'atomic' }], at: 'general' });
  await toPapers(box);
  await box.papers.turnToResearch('Axis');
  await box.papers.putStep('Atomic research');
  await expect(box.papers.project('Atomic research')).toContainText('1 step');
});

test('atomic research stays barred under any other card', async ({ page }) => {
  const box = await openKindTable(page, { general: [], at: 'general' });
  await toPapers(box);
  await box.papers.turnToResearch('Axis');
  await expect(box.papers.project('Atomic research')).toContainText('Atomic research is barred');
  await expect(page.getByRole('button', { name: 'Put a step on Atomic research' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});

type Brought = [name: string, effect: Effect, picks: string, after: [string, string][]];

const OTHERS: Brought[] = [
  [
    'a level of any project',
    { kind: 'research-level-any', owner: 'Axis', category: 'intelligence' },
    'Spy rings',
    [['Spy rings', '2 steps']],
  ],
  [
    'a step of two projects',
    { kind: 'research-steps', projects: ['Axis/torpedoes', 'Axis/air range'] },
    '',
    [
      ['Torpedoes', '1 step'],
      ['Air range', '1 step'],
    ],
  ],
  [
    'a step of any two projects',
    { kind: 'research-steps-any', owner: 'Axis', category: 'air' },
    'Air range, Air transport',
    [
      ['Air range', '1 step'],
      ['Air transport', '1 step'],
    ],
  ],
];

/** Anna brings Italy's event to the Axis sheet, where nobody else looks. */
async function bring(page: Page, [, effect, picks, after]: Brought): Promise<Box> {
  const box = await openKindTable(page, { national: { Italy: [effect] }, at: 'general' });
  await toPapers(box);
  await box.turnTo('Italy');
  await expect(box.papers.card).toContainText('before or after points are placed, as you like');
  await page.getByRole('button', { name: 'Bring it to the Axis sheet now' }).click();
  await expect(page.getByText('It is on the Axis research sheet.')).toBeVisible();
  await box.papers.turnToResearch('Axis');
  for (const pick of picks.split(', ').filter(Boolean)) await box.papers.putStep(pick);
  if (picks) await page.getByRole('button', { name: 'Settle', exact: true }).click();
  for (const [project, words] of after) await expect(box.papers.project(project)).toContainText(words);
  return box;
}

for (const kind of OTHERS)
  test(`${kind[0]}: brought from the hand to the sheet in private`, async ({ page }) => {
    await bring(page, kind);
  });

test('a choice left open is made in private once the card lies open', async ({ page }) => {
  const box = await openKindTable(page, {
    national: { Italy: [{ kind: 'research-level-any', owner: 'Axis', category: 'intelligence' }] },
    at: 'construction',
  });
  await box.next('Show any used events');
  await box.next('Pass to Anna');
  await box.openPapers('Anna');
  await box.papers.turnToResearch('Axis');
  await box.papers.putStep('Covert operations');
  await page.getByRole('button', { name: 'Settle', exact: true }).click();
  await expect(box.papers.project('Covert operations')).toContainText('2 steps, 1 level');
  await box.hide();
  await expect(box.guide).toContainText('On to the Crisis');
});

test('espionage: one free point for a project of its category', async ({ page }) => {
  const box = await openKindTable(page, {
    national: { Germany: [{ kind: 'espionage', power: 'Germany', category: 'intelligence' }] },
    at: 'general',
  });
  await toPapers(box);
  await page.getByRole('button', { name: 'Bring it to the Axis sheet now' }).click();
  await box.papers.turnToResearch('Axis');
  await expect(page.getByText('One intelligence project gains a free point')).toBeVisible();
  await box.papers.putStep('Spy rings');
  await page.getByRole('button', { name: 'Settle', exact: true }).click();
  await box.papers.putStep('Spy rings');
  await expect(box.papers.project('Spy rings')).toContainText('2 steps, 1 level');
  await expect(box.papers.left).toContainText('4 points left');
});

test('an activity counter for research stands in the journal with its before and after', async ({ page }) => {
  const box = await openKindTable(page, {
    national: { Russia: [{ kind: 'research-counter', power: 'Russia' }] },
    at: 'construction',
  });
  await box.next('Show any used events');
  await box.openJournal();
  await expect(page.getByText('Russian activity counters for research 1 to 2')).toBeVisible();
});

test('an event of a paper card goes on the sheet before its card is shown, and counts once (GS 9.41B)', async ({
  page,
}) => {
  const box = await openPaper(page, (table) => table.deal().to('research'), {
    keeps: ['income', 'research'],
  });
  await box.passTo('Anna');
  await box.openPapers('Anna');
  // Whoever is asked while points are placed finds her research sheet on top.
  await expect(page.getByRole('heading', { name: 'Axis research' })).toBeVisible();
  await page.getByRole('button', { name: 'German event' }).click();
  const form = page.getByRole('region', { name: 'An event of a card in hand' });
  await form.getByRole('radio', { name: 'German rockets' }).check();
  await form.getByRole('button', { name: 'Put it on this sheet' }).click();
  await expect(box.papers.project('German rockets')).toContainText('2 steps, 1 level');
});

test('papers: what was looked at in this turn is not asked for again at the next visit', async ({ page }) => {
  const box = await openKindTable(page, {
    national: { Germany: [{ kind: 'support', power: 'Germany', amount: 2 }] },
    secret: true,
    at: 'read',
  });
  await box.next('Pass to Anna');
  await box.openPapers('Anna');
  await expect(box.papers.hideButton).toContainText('Italy not read yet');
  await expect(box.papers.hideButton).toContainText('Axis research: 5 points left');
  await box.turnTo('Italy');
  await expect(box.papers.hideButton).not.toContainText('not read yet');
  await box.papers.turnToResearch('Axis');
  await box.papers.putStep('Torpedoes');
  // What is left when the papers are hidden lapses as research is finished: it is said until all is placed.
  await expect(box.papers.hideButton).toContainText('Axis research: 4 points left');
  await box.turnTo('Germany');
  await box.hide();
  await box.visit();
  await box.next('Show any public events');
  await box.passTo('Anna');
  await box.openPapers('Anna');
  await expect(box.papers.hideButton).not.toContainText('not read yet');
});
