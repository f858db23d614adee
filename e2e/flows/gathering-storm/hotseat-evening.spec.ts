import { expect, type Page } from '@playwright/test';
import type { App } from '../../pages/app';
import { PEOPLE } from '../../pages/words';
import { openEvening } from '../../support/evening';
import { lookAtShownCards, shownCardButton } from '../../support/look/shown-cards';
import { countTaps, expectTaps } from '../../support/look/taps';
import { test } from '../../support/test';

/**
 * With this entropy Germany has a card for one of two countries in Spring 1935, and Britain a secret one of
 * +1; in Summer Germany's second card comes before or after research points; in Fall it holds two secret
 * ones.
 */
const EVENING = 516;

/** Income from the board each turn, typed at set-up. */
const INCOMES = { Germany: 4, Italy: 3, Britain: 0, France: 3, Russia: 3 };

const sitDown = (page: Page): Promise<App> => openEvening(page, EVENING, { incomes: INCOMES });

test('GS 9.41: a usual turn with cards in every hand answers each tap and takes few taps', {
  tag: '@long',
}, async ({ page }) => {
  const app = await sitDown(page);
  await countTaps(page);
  await app.go('Turn the card', 'Apply the card', 'Deal the cards', 'Pass to Anna');
  await app.round(PEOPLE, async (person) => {
    if (person !== 'Anna') return;
    await app.papers.turnTo('Germany');
    await app.papers.answer('Hungary');
  });
  await lookAtShownCards(page);
  const main = app.guide.locator('button').last();
  const shown = shownCardButton(page);
  const notShown = app.guide.getByText(/No .*? was (shown|announced)\./);
  const pressed: string[] = [];
  for (;;) {
    const label = (await main.textContent()) ?? '';
    if (label === 'Turn the card') break;
    pressed.push(label);
    await app.next(label);
    // Shown cards open a sheet; if none were shown, the guide says so.
    if (/^(Show|Announce) any/.test(label)) await expect(shown.or(notShown).first(), label).toBeVisible();
    while (await shown.isVisible()) await shown.click();
  }
  test.info().annotations.push({ type: 'taps', description: pressed.join(' · ') });
  expect(new Set(pressed).size).toBe(pressed.length);
  await expectTaps(page, 'a usual hotseat turn of three people', 27);
});

test('who goes back over a draw draws the same again', { tag: '@long' }, async ({ page }) => {
  const app = await sitDown(page);
  const hands: string[][] = [];
  const titles: string[] = [];
  const readAll = async () => {
    const found: string[] = [];
    await app.round(PEOPLE, async () => void found.push(...(await app.papers.titles())));
    hands.push(found);
  };
  await app.next('Turn the card');
  await expect(app.guide).toContainText('Next: apply the card');
  titles.push(await app.cardTitle());
  await app.go('Apply the card', 'Deal the cards', 'Pass to Anna');
  await readAll();

  for (const what of ['Clara’s papers', 'Ben’s papers', 'Anna’s papers', 'cards dealt']) await app.undo(what);
  await app.undo(/^Undo: .* applied/);
  await app.undo(/^Undo: .* turned/);
  await expect(app.undoButton).toHaveText('Nothing to undo');
  expect(await app.cardTitle()).toBe('Not turned yet');

  await app.next('Turn the card');
  await expect(app.guide).toContainText('Next: apply the card');
  titles.push(await app.cardTitle());
  await app.go('Apply the card', 'Deal the cards', 'Pass to Anna');
  await readAll();

  expect(titles[1]).toBe(titles[0]);
  expect(hands[0]).toHaveLength(5);
  expect(new Set(hands[0]).size).toBe(5);
  expect(hands[1]).toEqual(hands[0]);
});
