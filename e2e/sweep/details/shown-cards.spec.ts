import { expect } from '@playwright/test';
import { PEOPLE } from '../../pages/words';
import { lookAtShownCards } from '../../support/look/shown-cards';
import { openKindTable } from '../../support/tables/kind-table';
import { test } from '../../support/test';

test('GS 10.41B: a card that is played in the middle of a round is seen by everyone as the round ends', async ({
  page,
}) => {
  const app = await openKindTable(page, {
    secret: true,
    national: {
      Germany: [{ kind: 'support', power: 'Germany', amount: 2 }],
      Italy: [{ kind: 'civil-war', country: 'Spain' }],
      Britain: [{ kind: 'support', power: 'Britain', amount: 1 }],
      France: [{ kind: 'civil-war', country: 'Spain' }],
      Russia: [{ kind: 'support', power: 'Russia', amount: -1 }],
    },
    at: 'read',
  });
  await app.next('Pass to Anna');
  const [first, ...others] = PEOPLE;
  await app.openPapers(first as string);
  await lookAtShownCards(page);
  await app.papers.turnTo('Germany');
  await app.papers.order('Play');
  await app.hide();
  for (const person of others) {
    await app.openPapers(person);
    await lookAtShownCards(page);
    await app.hide();
  }
  const card = page.getByRole('dialog', { name: 'Germany shows Germany at home' });
  await expect(card).toContainText('German support 0 to +2');
  await card.getByRole('button', { name: 'Go on' }).click();
  await expect(app.sheet).toBeHidden();
});

test('GS 9.12: on a phone the general card is read whole, however long it is', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const leans = {
    kind: 'diplomacy',
    country: 'Turkey',
    side: 'Axis',
    beneficiaries: ['Italy'],
    amount: 1,
  } as const;
  const app = await openKindTable(page, {
    general: [
      { kind: 'support', power: 'Germany', amount: -1 },
      { kind: 'income', power: 'Britain', amount: 1 },
      { ...leans, beneficiaries: ['Italy'] },
      { kind: 'index', amount: 1 },
    ],
    at: 'general',
  });
  const last = app.sheet.getByText('The European Aggression Index', { exact: false });
  await page.getByRole('button', { name: '5 lines, not applied. Read the whole card' }).click();
  await expect(last).toBeInViewport({ ratio: 1 });
  await app.close();
  await expect(app.guide.getByRole('button', { name: 'Apply the card' })).toBeVisible();
});
