import { expect } from '@playwright/test';
import { PEOPLE } from '../../pages/words';
import { lookAtShownCards } from '../../support/look/shown-cards';
import { openKindTable } from '../../support/tables/kind-table';
import { test } from '../../support/test';

test('GS 9.41: cards that are shown are seen by everyone, one after another, with what each changed', async ({
  page,
}) => {
  const app = await openKindTable(page, {
    national: {
      Germany: [{ kind: 'support', power: 'Germany', amount: 1 }],
      Britain: [{ kind: 'support', power: 'Germany', amount: -2 }],
      Italy: [{ kind: 'income', power: 'Italy', amount: 3 }],
      France: [{ kind: 'income', power: 'France', amount: 1 }],
      Russia: [{ kind: 'income', power: 'Russia', amount: 1 }],
    },
    at: 'read',
  });
  await app.next('Pass to Anna');
  await app.round(PEOPLE);
  await lookAtShownCards(page);
  // A double tap counts once: it does not close the card that appears.
  await app.guide.getByRole('button', { name: 'Show any public events' }).dblclick();
  const card = page.getByRole('dialog', { name: 'Germany shows Germany at home' });
  await expect(card).toContainText('Card 1 of 2');
  await expect(card).not.toContainText('German support 0');
  await card.getByRole('button', { name: 'Next: Britain’s card' }).click();
  const last = page.getByRole('dialog', { name: 'Britain shows Britain at home' });
  await expect(last).toContainText('German support 0 to −1');
  await last.getByRole('button', { name: 'Go on' }).click();
  await expect(app.sheet).toBeHidden();
  await expect(app.guide).toContainText('Next: income events');
  // An undo shows no sheet, and neither does a reload.
  await app.undo(/^Undo: two events shown/);
  await expect(app.sheet).toBeHidden();
});
