import { expect, test } from '@playwright/test';
import type { Effect } from '@/systems/gathering-storm/effects/shapes';
import type { Box } from '../pages/box';
import { openKindTable } from '../support/kind-table';

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
  await expect(box.papers.project('German battleship design')).toContainText('12 steps, 6 levels');
  await expect(box.papers.project('Italian battleship design')).toContainText('4 steps, 2 levels');
  await expect(page.getByText('2 steps left').first()).toBeVisible();
  // Closed rows say why; the Italian track is Italy’s alone.
  await expect(box.papers.project('Italian battleship design')).toContainText('belongs to Italy alone');
  await expect(box.papers.project('Air range')).toContainText('air research');
  await box.papers.putStep('Torpedoes');
  await expect(page.getByText('1 step left').first()).toBeVisible();
  await box.papers.putStep('Torpedoes');
  await page.getByRole('button', { name: 'Settle', exact: true }).click();
  await expect(box.papers.project('Torpedoes')).toContainText('2 steps, 1 level');
  // Then the points of the turn: the doubled step is not doubled again.
  await box.papers.putStep('Torpedoes');
  await expect(box.papers.project('Torpedoes')).toContainText('3 steps');
  await expect(page.getByText('4 points left')).toBeVisible();
  await box.hide();
});

test('atomic research: barred until the card permits it', async ({ page }) => {
  const box = await openKindTable(page, { general: [{ kind: 'atomic' }], at: 'general' });
  await toPapers(box);
  await box.papers.turnToResearch('Axis');
  await box.papers.putStep('Atomic');
  await expect(box.papers.project('Atomic')).toContainText('1 step');
});

test('atomic research stays barred under any other card', async ({ page }) => {
  const box = await openKindTable(page, { general: [], at: 'general' });
  await toPapers(box);
  await box.papers.turnToResearch('Axis');
  await expect(box.papers.project('Atomic')).toContainText('Atomic research is barred');
  await expect(page.getByRole('button', { name: 'Put a step on Atomic' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});

const NATIONAL: [string, Effect, string, [string, string][]][] = [
  [
    'a level of one project',
    { kind: 'research-level', project: 'Axis/torpedoes' },
    '',
    [['Torpedoes', '2 steps']],
  ],
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

for (const [name, effect, picks, after] of NATIONAL) {
  test(`${name}: brought from the hand to the sheet in private, shown at the end of the Economic phase`, async ({
    page,
  }) => {
    const box = await openKindTable(page, { national: { Italy: [effect] }, at: 'general' });
    await toPapers(box);
    await box.turnTo('Italy');
    await page.getByRole('button', { name: 'Bring it to the Axis sheet now' }).click();
    await expect(page.getByText('It lies on the Axis research sheet.')).toBeVisible();
    await box.papers.turnToResearch('Axis');
    for (const pick of picks.split(', ').filter(Boolean)) await box.papers.putStep(pick);
    if (picks) await page.getByRole('button', { name: 'Settle', exact: true }).click();
    for (const [project, words] of after) await expect(box.papers.project(project)).toContainText(words);
    await box.hide();
    await box.openPapers('Ben');
    await expect(page.getByRole('tab', { name: 'Axis research' })).toBeHidden();
    await box.hide();
    await box.openPapers('Clara');
    await box.hide();
    await expect(page.getByText('Italy at home')).toBeHidden();
    await page.getByRole('button', { name: /Diplomatic/ }).click();
    await box.openJournal();
    await expect(page.getByText('Italy shows Italy at home').first()).toBeVisible();
  });
}

test('a choice left open is made in private once the card lies open', async ({ page }) => {
  const box = await openKindTable(page, {
    national: { Italy: [{ kind: 'research-level-any', owner: 'Axis', category: 'intelligence' }] },
    at: 'construction',
  });
  await box.next('Show what was used');
  await box.next('Pass to Anna');
  await box.openPapers('Anna');
  await box.papers.turnToResearch('Axis');
  await box.papers.putStep('Covert operations');
  await page.getByRole('button', { name: 'Settle', exact: true }).click();
  await expect(box.papers.project('Covert operations')).toContainText('2 steps, 1 level');
  await box.hide();
  await expect(box.guide).toContainText('first placement');
});

test('espionage: one free point in its category', async ({ page }) => {
  const box = await openKindTable(page, {
    national: { Germany: [{ kind: 'espionage', power: 'Germany', category: 'intelligence' }] },
    at: 'general',
  });
  await toPapers(box);
  await page.getByRole('button', { name: 'Bring it to the Axis sheet now' }).click();
  await box.papers.turnToResearch('Axis');
  await expect(page.getByText('5 points left, 1 free in intelligence')).toBeVisible();
  await box.papers.putStep('Spy rings');
  await box.papers.putStep('Spy rings');
  await expect(box.papers.project('Spy rings')).toContainText('2 steps, 1 level');
  await expect(page.getByText('4 points left, 0 free in intelligence')).toBeVisible();
});

test('an activity counter for research stands in the journal with its before and after', async ({ page }) => {
  const box = await openKindTable(page, {
    national: { Russia: [{ kind: 'research-counter', power: 'Russia' }] },
    at: 'construction',
  });
  await box.next('Show what was used');
  await box.openJournal();
  await expect(page.getByText('Russian activity counters for research 1 to 2')).toBeVisible();
});
