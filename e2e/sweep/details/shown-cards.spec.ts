import { expect } from '@playwright/test';
import { PaperTable } from '../../pages/paper';
import { PEOPLE } from '../../pages/words';
import { lookAtShownCards } from '../../support/look/shown-cards';
import { openKindTable } from '../../support/tables/kind-table';
import { openPaper } from '../../support/tables/table-file';
import { test } from '../../support/test';

test('GS 9.13, 10.31: a card that is played as the turn ends says what it came to, and that it is over', async ({
  page,
}) => {
  const box = await openKindTable(page, {
    secret: true,
    national: {
      Britain: [
        { kind: 'support', power: 'Britain', amount: 2 },
        { kind: 'civil-war', country: 'Spain' },
      ],
    },
    at: 'crisis',
  });
  await lookAtShownCards(page);
  await box.next('End the crisis and the turn');
  const card = page.getByRole('dialog', { name: 'Britain shows Britain at home' });
  await expect(card).toContainText('British support +2 at the end of the turn');
  await expect(card).toContainText('Put Spain’s civil war marker');
  await expect(card).toContainText('The turn ended with it: what counts for one turn is over.');
  await card.getByRole('button', { name: 'Go on' }).click();
  await box.expectSupport({ Britain: '0' });
});

test('GS 10.41B: a card that is played in the middle of a round is seen by everyone as the round ends', async ({
  page,
}) => {
  const box = await openKindTable(page, {
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
  await box.next('Pass to Anna');
  const [first, ...others] = PEOPLE;
  await box.openPapers(first as string);
  await lookAtShownCards(page);
  await box.papers.turnTo('Germany');
  await box.papers.order('Play');
  await box.hide();
  for (const person of others) {
    await box.openPapers(person);
    await lookAtShownCards(page);
    await box.hide();
  }
  const card = page.getByRole('dialog', { name: 'Germany shows Germany at home' });
  await expect(card).toContainText('German support 0 to +2');
  await card.getByRole('button', { name: 'Go on' }).click();
  await expect(box.sheet).toBeHidden();
});

test('GS 25.31: the marker of a civil war is told where its country is chosen', async ({ page }) => {
  await openPaper(page, (table) => {
    table.run('civil-war', { country: 'Greece', counters: 1, state: 'quiet' });
    const greece = {
      kind: 'diplomacy',
      country: 'Greece',
      amount: 1,
      side: 'Axis',
      beneficiaries: ['Italy'],
    };
    table.deal(0, greece as never).to('diplomacy');
    const countries = ['Greece', 'Turkey'];
    table.plays('Italy', { kind: 'flexible', power: 'Italy', amount: 1, countries } as never);
  });
  const table = new PaperTable(page);
  const moves = 'Move Greece’s civil war marker from 2 to 3';
  await table.next('Settle it');
  await expect(table.sheet.getByRole('radio', { name: 'Greece' })).toHaveAccessibleName(new RegExp(moves));
  await expect(table.sheet.getByRole('radio', { name: 'Turkey' })).not.toHaveAccessibleName(/marker/);
  await table.close();
  await table.tile('France').click();
  await table.type('Greece or Turkey: 1');
  await table.sheet.getByRole('radio', { name: /^Greece/ }).check();
  await expect(table.row('What changes')).toContainText(moves);
});

test('GS 25.31: the general card tells the hands to move the marker of a civil war', async ({ page }) => {
  await openPaper(page, (table) => {
    const greece = {
      kind: 'diplomacy',
      country: 'Greece',
      amount: 1,
      side: 'Axis',
      beneficiaries: ['Italy'],
    };
    table.run('civil-war', { country: 'Greece', counters: 1, state: 'quiet' });
    const event = { title: 'Envoys', secret: false, effects: [greece] };
    table.run('enter-card', { trend: 0, general: event });
    table.run('apply-card');
  });
  await expect(page.getByRole('article')).toContainText('Move Greece’s civil war marker from 1 to 2.');
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
  const box = await openKindTable(page, {
    general: [
      { kind: 'support', power: 'Germany', amount: -1 },
      { kind: 'income', power: 'Britain', amount: 1 },
      { ...leans, beneficiaries: ['Italy'] },
      { kind: 'index', amount: 1 },
    ],
    at: 'general',
  });
  const last = box.sheet.getByText('The European Aggression Index', { exact: false });
  await page.getByRole('button', { name: '5 lines, not applied. Read the whole card' }).click();
  await expect(last).toBeInViewport({ ratio: 1 });
  await box.close();
  await expect(box.guide.getByRole('button', { name: 'Apply the card' })).toBeVisible();
});
