import { expect, test } from '@playwright/test';
import { Why } from '../pages/why';
import { openKindTable } from '../support/kind-table';

// Events of diplomacy whose work goes on after the card: what is owed, what is barred, what turns into support.

const conquered = (country: string) => ({ type: 'set-fact', fact: 'conquered', country, by: 'Axis' });

test('a dispute: the Axis backs one country, the others owe the other one, and what is barred says why', async ({
  page,
}) => {
  const box = await openKindTable(page, {
    general: [
      { kind: 'dispute', countries: ['Bulgaria', 'Rumania'] },
      { kind: 'index', amount: 1 },
    ],
    at: 'placement',
  });
  await expect(box.guide).toContainText('First: what is owed');
  await box.next('Settle it');
  await box.sheet.getByRole('button', { name: 'Germany in Bulgaria' }).click();
  // Now Russia, Britain or France owe a counter in Rumania.
  await expect(box.sheet.getByRole('button', { name: 'Russia in Rumania' })).toBeEnabled();
  await expect(box.sheet.getByRole('button', { name: /in Bulgaria/ })).toHaveCount(0);
  await box.sheet.getByRole('button', { name: 'France in Rumania' }).click();
  await expect(box.sheet.getByText('Nothing more is owed.')).toBeVisible();
  await box.close();
  await box.menu(/^Lay down a counter/);
  await box.sheet.getByRole('button', { name: 'Italy', exact: true }).click();
  await box.sheet.getByRole('radio', { name: 'Rumania' }).check();
  await box.sheet.getByRole('button', { name: 'Lay it down' }).click();
  await expect(box.sheet.getByRole('alert')).toContainText('Rumania');
});

test('a dispute may be settled on the table, with one tap', async ({ page }) => {
  const box = await openKindTable(page, {
    general: [{ kind: 'dispute', countries: ['Greece', 'Yugoslavia'] }],
    at: 'placement',
  });
  await box.next('Settle it');
  await box.sheet.getByRole('button', { name: 'Done on the table' }).click();
  await expect(box.sheet.getByText('Nothing more is owed.')).toBeVisible();
  await box.close();
  await expect(page.getByRole('button', { name: /Greece.*1 of 5/ })).toBeVisible();
});

test('an extra counter: one more than two, shown as it is laid', async ({ page }) => {
  const box = await openKindTable(page, {
    national: { Britain: [{ kind: 'diplomatic-counter', power: 'Britain' }] },
    at: 'placement',
  });
  await box.next('Show placement events');
  await box.openJournal();
  await expect(page.getByText('British diplomatic counters 2 to 3').first()).toBeVisible();
  await box.leaveJournal();
  await box.menu(/^Lay down a counter/);
  for (const country of ['Norway', 'Sweden', 'Ireland']) {
    await box.sheet.getByRole('button', { name: 'Britain', exact: true }).click();
    await box.sheet.getByRole('radio', { name: country }).check();
    await box.sheet.getByRole('button', { name: 'Lay it down' }).click();
    await expect(box.sheet.getByText(`Britain in ${country}`)).toBeVisible();
  }
  await box.sheet.getByRole('radio', { name: 'Belgium' }).check();
  await box.sheet.getByRole('button', { name: 'Lay it down' }).click();
  await expect(box.sheet.getByRole('alert')).toContainText('GS 24.54E');
});

test('a door for Russia: one of the three barred countries, and no second', async ({ page }) => {
  const box = await openKindTable(page, {
    national: { Russia: [{ kind: 'russian-door', countries: ['Austria', 'Czechoslovakia', 'Hungary'] }] },
    at: 'placement',
  });
  await box.next('Show placement events');
  await box.menu(/^Lay down a counter/);
  await box.sheet.getByRole('button', { name: 'Russia', exact: true }).click();
  await box.sheet.getByRole('radio', { name: 'Hungary' }).check();
  await box.sheet.getByRole('button', { name: 'Lay it down' }).click();
  await expect(box.sheet.getByText('Russia in Hungary')).toBeVisible();
  await box.sheet.getByRole('radio', { name: 'Austria' }).check();
  await box.sheet.getByRole('button', { name: 'Lay it down' }).click();
  await expect(box.sheet.getByRole('alert')).toContainText('it lies already');
});

test('Russian subversion: kept to the end of the Diplomatic phase, in one of four countries', async ({
  page,
}) => {
  const box = await openKindTable(page, {
    national: {
      Russia: [{ kind: 'subversion', countries: ['Finland', 'Poland', 'Rumania', 'Turkey'] }],
    },
    commands: [{ type: 'set-fact', fact: 'subversion', value: 1 }],
    at: 'diplomacy',
  });
  await box.next('Show the events');
  await expect(page.getByText('Russia at home')).toBeHidden();
  await box.next('Diplomacy is resolved');
  await box.next('Settle it');
  await expect(box.sheet.getByRole('radio')).toHaveCount(5);
  await box.sheet.getByRole('radio', { name: 'Poland' }).click();
  await box.close();
  await expect(page.getByRole('button', { name: /Poland.*Russia.*\+1/ })).toBeVisible();
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
  await box.next('Show the events');
  await box.next('Settle it');
  await box.sheet.getByRole('radio', { name: /^Not needed/i }).click();
  await box.close();
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

test('countries: flags, a conquest and what Russia may do are entered and stand in the journal', async ({
  page,
}) => {
  const box = await openKindTable(page, { at: 'placement' });
  await box.menu(/^Countries/);
  await box.sheet.getByRole('radio', { name: 'Finland' }).check();
  await box.sheet
    .getByRole('group', { name: 'Russia’s flags' })
    .getByRole('button', { name: 'One more' })
    .click();
  await box.sheet.getByRole('radio', { name: 'Conquered: Axis' }).check();
  await box.sheet.getByRole('checkbox', { name: 'Full cohesion' }).check();
  await box.close();
  const rows = await box.readJournal();
  expect(rows.join('\n')).toContain('Finland has flags: Russia 1');
  expect(rows.join('\n')).toContain('Finland is conquered by the Axis');
  expect(rows.join('\n')).toContain('Russia: full cohesion');
});
