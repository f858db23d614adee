import { expect } from '@playwright/test';
import { Why } from '../../pages/why';
import { openKindTable } from '../../support/tables/kind-table';
import { test } from '../../support/test';

// Events of diplomacy whose work goes on after the card: what is due, what is barred, what turns into support.

const conquered = (country: string) => ({ type: 'set-fact', fact: 'conquered', country, by: 'Axis' });

test('a dispute may be settled on the table, with one tap', async ({ page }) => {
  const box = await openKindTable(page, {
    general: [{ kind: 'dispute', countries: ['Greece', 'Yugoslavia'] }],
    at: 'placement',
  });
  await box.next('Settle it');
  await box.sheet.getByRole('button', { name: 'Done on the table' }).click();
  await expect(box.sheet).toBeHidden();
  await expect(page.getByRole('button', { name: /Greece.*1 of 5/ })).toBeVisible();
});

test('an extra counter: one more than two, shown as it is laid', async ({ page }) => {
  const box = await openKindTable(page, {
    national: { Britain: [{ kind: 'diplomatic-counter', power: 'Britain' }] },
    at: 'placement',
  });
  await box.next('Show any cards that place counters');
  await box.openJournal();
  await expect(page.getByText('British diplomatic counters 2 to 3').first()).toBeVisible();
  await box.leaveJournal();
  await box.openBoard('Diplomacy');
  for (const country of ['Norway', 'Sweden', 'Ireland']) {
    await box.layDown('Britain', country);
    await expect(page.getByRole('button', { name: `${country} Counter: Britain` })).toBeVisible();
  }
  const panel = await box.openCountry('Belgium');
  await expect(panel.getByRole('button', { name: 'Place Britain’s counter' })).toHaveCount(0);
  await expect(panel).toContainText('Britain has placed as many counters as it may: 3.');
  await panel.getByRole('button', { name: 'Britain’s counters. Why?' }).click();
  await expect(box.sheet.getByRole('heading', { name: /British diplomatic counters 3/ })).toBeVisible();
});

test('a door for Russia: one of the three barred countries, and no second', async ({ page }) => {
  const box = await openKindTable(page, {
    national: { Russia: [{ kind: 'russian-door', countries: ['Austria', 'Czechoslovakia', 'Hungary'] }] },
    at: 'placement',
  });
  await box.next('Show any cards that place counters');
  await box.openBoard('Diplomacy');
  await expect(page.getByRole('button', { name: 'Austria Open to Russia' })).toBeVisible();
  await box.layDown('Russia', 'Hungary');
  await expect(page.getByRole('button', { name: 'Hungary Counter: Russia' })).toBeVisible();
  const panel = await box.openCountry('Austria');
  await expect(panel.getByRole('button', { name: 'Place Russia’s counter' })).toHaveCount(0);
  await expect(panel).toContainText('it is placed already');
});

test('diplomacy in a conquered country becomes support of the same size, whenever its owner likes', async ({
  page,
}) => {
  const box = await openKindTable(page, {
    national: {
      Britain: [
        { kind: 'diplomacy', country: 'Hungary', amount: 1, side: 'Allies', beneficiaries: ['Britain'] },
      ],
    },
    commands: [conquered('Hungary')],
    at: 'general',
  });
  await box.go('Apply the card', 'Deal the cards', 'Pass to Anna');
  await box.round(['Anna']);
  await box.openPapers('Ben');
  await expect(box.papers.card).toContainText('You may show it at any time this turn.');
  await box.papers.order('Play');
  await box.hide();
  await box.round(['Clara']);
  await box.expectSupport({ Britain: '+1' });
});

test('diplomacy where four flags stand asks whether it kept them, and is support if it did not', async ({
  page,
}) => {
  const box = await openKindTable(page, {
    national: {
      France: [
        { kind: 'diplomacy', country: 'Belgium', amount: 2, side: 'Allies', beneficiaries: ['France'] },
      ],
    },
    commands: [
      {
        type: 'set-fact',
        fact: 'flags',
        country: 'Belgium',
        flags: ['France', 'France', 'Britain', 'Germany'],
      },
    ],
    at: 'diplomacy',
  });
  await box.next('Show any events');
  await box.next('Settle it');
  await box.sheet.getByRole('radio', { name: /^Not needed/i }).click();
  await expect(box.sheet).toBeHidden();
  await box.expectSupport({ France: '+2' });
});

test('a general event in a conquered country gives support to whom it favors, and why says so', async ({
  page,
}) => {
  const box = await openKindTable(page, {
    general: [{ kind: 'diplomacy', country: 'Austria', amount: 1, side: 'Axis', beneficiaries: ['Germany'] }],
    commands: [conquered('Austria')],
  });
  await box.next('Apply the card');
  await box.expectSupport({ Germany: '+1' });
  const why: Why = await box.why(box.supportButton('Germany'));
  await expect(box.sheet).toContainText('A day like any other');
  expect(why).toBeInstanceOf(Why);
});

test('a flexible event may pick a conquest on purpose, for support', async ({ page }) => {
  const box = await openKindTable(page, {
    national: {
      Italy: [{ kind: 'flexible', power: 'Italy', amount: 1, countries: ['Albania', 'Bulgaria', 'Greece'] }],
    },
    commands: [conquered('Albania')],
    at: 'general',
  });
  await box.go('Apply the card', 'Deal the cards', 'Pass to Anna');
  await box.openPapers('Anna');
  await box.turnTo('Italy');
  await box.papers.card.getByRole('radio', { name: /^Albania/ }).check();
  await expect(box.papers.orders).toContainText('Your choice: Albania');
  await box.hide();
  await box.round(['Ben', 'Clara']);
  await page.getByRole('button', { name: /Crisis/ }).click();
  await box.expectSupport({ Italy: '+1' });
});
