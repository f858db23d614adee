import { expect, type Page } from '@playwright/test';
import type { Box } from '../../pages/box';
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

const sitDown = (page: Page): Promise<Box> => openEvening(page, EVENING, { incomes: INCOMES });

test('explains why so many cards are dealt, and the curtain says that a round visits everyone only while it does', async ({
  page,
}) => {
  const box = await sitDown(page);
  await box.go('Turn the card', 'Apply the card');
  await box.guide.getByRole('button', { name: 'Why one each?' }).click();
  await expect(box.sheet.getByRole('term')).toHaveText(['Germany', 'Italy', 'Britain', 'France', 'Russia']);
  await expect(box.sheet.getByText('Every turn: 1 (GS 9.12)')).toHaveCount(5);
  await box.sheet.getByRole('button', { name: 'Back to the table' }).click();
  await box.go('Deal the cards', 'Pass to Anna');
  await expect(page.getByText('The round visits everyone')).toBeVisible();
  await box.round(PEOPLE);
  await box.next('Show any public events');
  await box.passTo('Ben');
  await expect(page.getByText('Only Ben reads papers now')).toBeVisible();
  await expect(page.getByText('The round visits everyone')).toHaveCount(0);
  await expect(page.getByRole('list', { name: 'Order of the round' })).toHaveCount(0);
});
