import { expect, type Page } from '@playwright/test';
import type { App } from '../../pages/app';
import { PEOPLE } from '../../pages/words';
import { openEvening } from '../../support/evening';
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

test('explains why so many cards are dealt, and the curtain says that a round visits everyone only while it does', async ({
  page,
}) => {
  const app = await sitDown(page);
  await app.go('Turn the card', 'Apply the card');
  await app.guide.getByRole('button', { name: 'Why one each?' }).click();
  await expect(app.sheet.getByRole('term')).toHaveText(['Germany', 'Italy', 'Britain', 'France', 'Russia']);
  await expect(app.sheet.getByText('Every turn: 1 (GS 9.12)')).toHaveCount(5);
  await app.sheet.getByRole('button', { name: 'Back to the table' }).click();
  await app.go('Deal the cards', 'Pass to Anna');
  await expect(page.getByText('The round visits everyone')).toBeVisible();
  await app.round(PEOPLE);
  await app.next('Show any public events');
  await app.passTo('Ben');
  await expect(page.getByText('Only Ben reads papers now')).toBeVisible();
  await expect(page.getByText('The round visits everyone')).toHaveCount(0);
  await expect(page.getByRole('list', { name: 'Order of the round' })).toHaveCount(0);
});
