import { expect } from '@playwright/test';
import { drag } from '../../pages/drag';
import { Keyboard } from '../../pages/keyboard';
import { openKindTable } from '../../support/tables/kind-table';
import { test } from '../../support/test';

// Diplomacy events that continue after the card: what is due, what is barred, what turns into support.

test('a dispute: the Axis backs one country, the others owe the other one, and what is barred says why', async ({
  page,
}) => {
  const app = await openKindTable(page, {
    general: [
      { kind: 'dispute', countries: ['Bulgaria', 'Rumania'] },
      { kind: 'index', amount: 1 },
    ],
    at: 'placement',
  });
  await expect(app.guide).toContainText('First: what is due');
  await app.next('Settle it');
  await app.sheet.getByRole('button', { name: 'Germany in Bulgaria' }).click();
  // Now Russia, Britain or France owe a counter in Rumania.
  await expect(app.sheet.getByRole('button', { name: 'Russia in Rumania' })).toBeEnabled();
  await expect(app.sheet.getByRole('button', { name: /in Bulgaria/ })).toHaveCount(0);
  await app.sheet.getByRole('button', { name: 'France in Rumania' }).click();
  await expect(app.sheet).toBeHidden();
  await app.openBoard('Diplomacy');
  const panel = await app.openCountry('Rumania');
  await expect(panel.getByRole('button', { name: 'Place Italy’s counter' })).toHaveCount(0);
  await expect(panel).toContainText('The Axis is in Bulgaria: it may not place in Rumania this turn.');
  await expect(panel.getByRole('button', { name: 'Place Russia’s counter' })).toBeVisible();
});

test('a counter is dragged onto a country', async ({ page }) => {
  const app = await openKindTable(page, {
    general: [{ kind: 'index', amount: 1 }],
    keeps: ['flags'],
    at: 'placement',
  });
  const tray = page.getByRole('region', { name: 'Counters left' });
  const counter = tray.getByRole('listitem', { name: 'Britain: 2' });
  const greece = page.getByRole('button', { name: /^Greece No flags/ });
  await drag(page, counter, greece, { hold: { x: 20, y: 20 }, said: /^Over Greece/ });
  await expect(tray.getByRole('listitem', { name: 'Britain: 1' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Greece Counter: Britain/ })).toBeVisible();
  await app.undoButton.click();
  await expect(tray.getByRole('listitem', { name: 'Britain: 2' })).toBeVisible();
});

const DISPUTE = {
  general: [
    { kind: 'dispute' as const, countries: ['Bulgaria', 'Rumania'] as ['Bulgaria', 'Rumania'] },
    { kind: 'index' as const, amount: 1 },
  ],
  keeps: ['flags' as const],
  at: 'placement',
};

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('a dispute settled on the board by touch: a row, and who backs it', async ({ page }) => {
    const app = await openKindTable(page, DISPUTE);
    await app.openBoard('Diplomacy');
    const row = (name: RegExp) => page.getByRole('button', { name, expanded: false });
    await row(/^Bulgaria Counter owed/).tap();
    const bulgaria = page.getByRole('region', { name: 'Bulgaria' });
    await bulgaria.getByRole('button', { name: 'Germany in Bulgaria' }).tap();
    await expect(bulgaria.getByRole('status')).toContainText('Germany lays a diplomatic counter in Bulgaria');
    await row(/^Rumania Counter owed/).tap();
    const rumania = page.getByRole('region', { name: 'Rumania' });
    await rumania.getByRole('button', { name: 'Russia in Rumania' }).tap();
    await expect(page.getByRole('button', { name: /^Rumania Russia backs it/ })).toBeVisible();
    await expect(app.guide).toContainText('Next: diplomacy');
    // Undone where it was done, it is due again.
    await rumania.getByRole('button', { name: /^Undo: / }).tap();
    await expect(app.guide).toContainText('First: what is due');
  });
});

test('a dispute settled on the board by keyboard alone', async ({ page }) => {
  const app = await openKindTable(page, DISPUTE);
  await app.openBoard('Diplomacy');
  const keys = new Keyboard(page);
  const panel = (name: string) => page.getByRole('region', { name, exact: true });
  // The map is one stop of the Tab key; the arrow keys go over Sweden, Finland and Russia.
  await keys.tabTo(page.getByRole('button', { name: /^Norway/ }));
  for (const way of ['Right', 'Right', 'Right', 'Down']) await page.keyboard.press(`Arrow${way}`);
  await expect(page.getByRole('button', { name: /^Rumania Counter owed/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(panel('Rumania').getByRole('heading', { name: 'Rumania' })).toBeFocused();
  await keys.press(panel('Rumania').getByRole('button', { name: 'Anti-Comintern counter in Rumania' }));
  await expect(panel('Rumania')).toContainText('The anti-Comintern counter backs Rumania.');
  await keys.expectFocusSeen();
  await keys.press(panel('Rumania').getByRole('button', { name: 'Open Bulgaria' }));
  await expect(panel('Bulgaria')).toContainText('Russia may not place a diplomatic counter in Bulgaria.');
  await keys.press(panel('Bulgaria').getByRole('button', { name: 'Place France’s counter' }));
  await keys.press(panel('Bulgaria').getByRole('button', { name: 'Place the counter' }));
  await expect(panel('Bulgaria').getByRole('status')).toContainText(
    'France lays a diplomatic counter in Bulgaria, worth one or more.',
  );
  await keys.expectFocusSeen();
  await expect(app.guide).toContainText('Next: diplomacy');
  await keys.tabTo(panel('Bulgaria').getByRole('button', { name: 'Close' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Bulgaria France backs it/ })).toBeFocused();
});

test('an action barred by a dispute offers “All the same”: the table says so, and Undo reverts it', async ({
  page,
}) => {
  const app = await openKindTable(page, {
    ...DISPUTE,
    late: [
      { type: 'place-counter', power: 'Germany', country: 'Bulgaria', backs: true },
      { type: 'place-counter', power: 'Russia', country: 'Rumania', backs: true },
    ],
  });
  await app.openBoard('Diplomacy');
  const panel = await app.openCountry('Rumania');
  await expect(panel).toContainText('it may not place in Rumania this turn.');
  await panel.getByRole('button', { name: /^All the same.*Germany and Italy/ }).click();
  await panel.getByRole('radio', { name: 'Italy' }).check();
  await panel.getByRole('button', { name: 'Place the counter' }).click();
  await expect(panel).toContainText('Italy: a diplomatic counter');
  await app.openJournal();
  expect((await app.journalRows())[0]).toContain('All the same: the table says so');
  await app.leaveJournal();
});

test('Russian subversion: announced at its own stop, before diplomacy is resolved, in one of four countries', async ({
  page,
}) => {
  const app = await openKindTable(page, {
    national: {
      Russia: [{ kind: 'subversion', countries: ['Finland', 'Poland', 'Rumania', 'Turkey'] }],
    },
    commands: [{ type: 'set-fact', fact: 'subversion', value: 1 }],
    at: 'diplomacy',
  });
  await expect(page.getByText('Russia at home')).toBeHidden();
  await app.next('Show any events');
  await app.next('Settle it');
  await expect(app.sheet.getByRole('radio')).toHaveCount(5);
  await app.sheet.getByRole('radio', { name: 'Poland' }).click();
  await expect(app.sheet).toBeHidden();
  await expect(page.getByRole('button', { name: /Poland.*Russia.*\+1/ })).toBeVisible();
});

test('countries: flags, a conquest and Russia’s permissions are entered and appear in the journal', async ({
  page,
}) => {
  const app = await openKindTable(page, { at: 'placement' });
  await app.openBoard('Diplomacy');
  const finland = await app.openCountry('Finland');
  await finland.getByRole('button', { name: 'Track flags here' }).click();
  await finland.getByRole('button', { name: 'Change what is here' }).click();
  for (const power of ['Russia', 'Germany', 'Germany', 'Britain'])
    await finland.getByRole('button', { name: power, exact: true }).click();
  await finland.getByRole('button', { name: 'France', exact: true }).click();
  await expect(finland.getByRole('alert')).toContainText('Finland holds four flags at most.');
  await finland.getByRole('button', { name: 'Remove Britain’s flag' }).click();
  await finland.getByRole('radio', { name: 'Axis' }).check();
  await expect(page.getByRole('button', { name: 'Finland Taken by the Axis' })).toBeVisible();
  const russia = await app.openCountry('Russia');
  await russia.getByRole('button', { name: 'Change what is here' }).click();
  await russia.getByRole('checkbox', { name: 'Full cohesion' }).check();
  await expect(russia.getByRole('button', { name: 'Norway' })).toBeVisible();
  const rows = await app.readJournal();
  expect(rows.join('\n')).toContain('Finland has flags: Germany 2, Russia 1');
  expect(rows.join('\n')).toContain('Mark Finland as conquered by the Axis');
  expect(rows.join('\n')).toContain('Russia: full cohesion');
});
