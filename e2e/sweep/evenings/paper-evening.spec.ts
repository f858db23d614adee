import { expect, type Page } from '@playwright/test';
import { PaperTable } from '../../pages/paper';
import { POWERS, type Power } from '../../pages/words';
import { openFresh } from '../../support/tables/fresh-table';
import { test } from '../../support/test';

async function sitDown(page: Page): Promise<PaperTable> {
  await openFresh(page, { paper: true });
  const table = new PaperTable(page);
  return table;
}

/** Support on the five tiles, in playing order. */
async function expectSupports(table: PaperTable, ...levels: string[]): Promise<void> {
  await table.expectSupport(Object.fromEntries(POWERS.map((power, at) => [power, levels[at] ?? ''])));
}

/** Income before it is taken, tile points after, in playing order. */
async function expectMoney(
  table: PaperTable,
  what: 'Income' | 'Tile points',
  ...sums: (number | string)[]
): Promise<void> {
  for (const [at, power] of POWERS.entries())
    await expect(table.moneyButton(power)).toHaveAccessibleName(`${power}: ${what} ${sums[at]}`);
}

async function expectIndex(table: PaperTable, index: string): Promise<void> {
  const name = new RegExp(`^European Aggression Index ${index.replace('+', '\\+')}[:.]`);
  await expect(table.page.getByRole('button', { name })).toBeVisible();
}

async function expectCountries(table: PaperTable, ...chips: string[]): Promise<void> {
  await table.showCountries();
  for (const chip of chips)
    await expect(table.page.getByRole('button', { name: `${chip}. Why?`, exact: true })).toBeVisible();
}

async function expectDraws(table: PaperTable, counts: Partial<Record<Power, number>>): Promise<void> {
  for (const power of POWERS)
    await expect(
      table.page.getByRole('button', { name: `${power}: Draws ${counts[power] ?? 1}`, exact: true }),
    ).toBeVisible();
}

/** Trade pacts as they lie on the board. */
async function enterPact(table: PaperTable, country: string, power: string): Promise<void> {
  const all = table.sheet.getByRole('button', { name: 'All countries' });
  if (await all.isVisible()) await all.click();
  await table.sheet
    .getByRole('group', { name: country, exact: true })
    .getByRole('checkbox', { name: power })
    .check();
}

test('three whole turns with paper cards match the results calculated by hand', async ({ page }) => {
  const table = await sitDown(page);

  await test.step('before the first card: what each sheet brings', async () => {
    await table.menu(/^Board figures/);
    await table.enterIncomes({ Germany: 3, Italy: 2, Britain: 3, France: 2, Russia: 2 });
    await table.close();
    await expectMoney(table, 'Income', 3, 2, 3, 2, 2);
  });

  await test.step('Spring 1935', async () => {
    await table.enterCard('−1', [
      { kind: 'Diplomacy', country: 'Turkey', favor: 'Germany', amount: '+1' },
      { kind: 'Income', power: 'Germany', amount: '+1' },
    ]);
    await table.menu(/^Board figures/);
    await table.setFigure(/^Climate −1 gives/, 'Germany', -1);
    await table.setFigure(/^Climate −1 gives/, 'Britain', -1);
    await table.close();
    await expectDraws(table, {});
    await table.next('Dealt');

    await table.show('Britain', { kind: 'Support', amount: '−1' });
    await table.show(
      'Italy',
      { kind: 'Support', amount: '+1' },
      { kind: 'European Aggression Index', amount: '+1' },
    );
    await table.pass();
    await expectSupports(table, '0', '+1', '−1', '0', '0');
    await expectIndex(table, '+1');

    await table.show('Germany', { kind: 'Income', amount: '+1' });
    await table.show('France', { kind: 'Random tiles', none: true });
    // Germany 3 each turn, +1 by the card, +1 by its event, −1 by the climate.
    // Italy 2, support +1. Britain 3, support −1, climate −1.
    await expectMoney(table, 'Income', 4, 3, 1, 2, 2);
    await table.next('No one else: take income');
    await expectMoney(table, 'Tile points', 4, 3, 1, 2, 2);

    await table.jump('Diplomatic');
    await table.show('Russia', { kind: 'Diplomacy', country: 'Greece', amount: '+2' });
    await expectCountries(table, 'Turkey +1 for Germany', 'Greece +2 for Russia');
    await expect(page.getByRole('button', { name: /^Greece: 1 of 5/ })).toBeVisible();
    await table.jump('Crisis');
    await table.takes('Germany', 'Austria');
    await table.takes('Italy', 'Ethiopia');
    await table.endTurn();
  });

  await test.step('Summer 1935', async () => {
    await expectSupports(table, '0', '0', '0', '0', '0');
    await table.enterCard('−1', [
      { kind: 'Support', power: 'Italy', amount: '+1' },
      { kind: 'Support', power: 'Germany', amount: '+1' },
      { kind: 'Diplomacy', country: 'Hungary', favor: 'Germany', amount: '+2' },
      { kind: 'Support', power: 'Germany', amount: '+1' },
      { kind: 'European Aggression Index', amount: '+1' },
    ]);
    // Austria taken: +1 from now on; the card: +1.
    await expectIndex(table, '+2');
    await expectDraws(table, { Germany: 2, Italy: 2 });
    await table.next('Dealt');

    await table.menu(/^Board figures/);
    for (const project of ['armor', 'rockets', 'specialized units', 'West Wall'])
      await table.setFigure(/^Germany: results/, project, 1);
    for (const project of ['air range', 'air transport']) await table.setFigure(/^Axis: results/, project, 1);
    await table.setFigure(/^France: results/, 'battleship design', 1);
    for (const project of ['ASW', 'light ships']) await table.setFigure(/^Allies: results/, project, 1);
    await table.setFigure(/^Russia: results/, 'armor, levels', 2);
    await enterPact(table, 'Rumania', 'Germany');
    await enterPact(table, 'Poland', 'Italy');
    await enterPact(table, 'Russia', 'Britain');
    await table.setFigure(/^Climate −2 gives/, 'Germany', -2);
    await table.setFigure(/^Climate −2 gives/, 'Britain', -2);
    await table.close();

    await table.show('Germany', {
      kind: 'Support by research results',
      base: '−3',
      max: '+3',
      category: 'military',
    });
    // Only economic preparation was not entered.
    await expect(table.guide).toContainText('no result in German economic preparation (not entered before).');
    await table.next('That is right');
    await table.show('Italy', {
      kind: 'Support by research results',
      base: '−1',
      max: '+1',
      category: 'air',
    });
    await table.show('Italy', { kind: 'Support by trade pacts', region: 'Eastern Europe', max: '+3' });
    await table.show('Britain', { kind: 'Support by the climate' });
    await table.show('France', {
      kind: 'Support by research results',
      base: '−2',
      max: '+2',
      category: 'naval',
    });
    await table.show('Russia', {
      kind: 'Support by research levels',
      base: '−3',
      max: '+3',
      project: 'Russian armor',
    });
    // Germany: card +2; −3 and four military results: +1. Together +3.
    // Italy: card +1; −1 and two air results: +1; Rumania 1 and Poland 2: +3. Together +5.
    // Britain: the climate is −2, so +2. France: −2 and three naval results: +1.
    // Russia: −3 and two levels: −1.
    await expectSupports(table, '+3', '+5', '+2', '+1', '−1');
    await table.jump('Income');
    // 3 + 3 − 2; 2 + 5; 3 + 2 − 2; 2 + 1; 2 − 1.
    // In addition to what Spring left.
    await expectMoney(table, 'Income', '4, 4 kept', '7, 3 kept', '3, 1 kept', '3, 2 kept', '1, 2 kept');
    await table.next('Nobody: take income');
    // With the 4, 3, 1, 2 and 2 of Spring.
    await expectMoney(table, 'Tile points', 8, 10, 4, 5, 3);
    await table.show('Germany', {
      kind: 'Done on the board',
      words: 'One factory is converted for two points less.',
      shown: 'Industrial segment (assumed)',
    });
    await table.jump('Crisis');
    // Research and diplomacy are over: what the events count is asked once more.
    await table.next('That is right');
    await table.takes('Italy', 'Albania');
    await table.endTurn();
  });

  await test.step('Fall 1935', async () => {
    await expectSupports(table, '0', '0', '0', '0', '0');
    await expectIndex(table, '+1');
    await table.enterCard('0', [
      { kind: 'Diplomacy', country: 'Hungary', favor: 'Germany', amount: '+1' },
      { kind: 'Diplomacy', country: 'Rumania', favor: 'France', amount: '+1' },
      { kind: 'Civil war', country: 'Yugoslavia' },
      { kind: 'European Aggression Index', amount: '+1' },
    ]);
    // Austria is worth two cards, Albania one.
    await expectDraws(table, { Germany: 2, Italy: 2 });
    await table.next('Dealt');
    await table.show('Italy', { kind: 'Support by the index' });
    // Italian support follows the index: Austria +1, the card +1.
    await expectIndex(table, '+2');
    await expectSupports(table, '0', '+2', '0', '0', '0');
    await table.jump('Income');
    // The climate stays at −2: 3 − 2; 2 + 2; 3 − 2; 2; 2.
    await expectMoney(table, 'Income', '1, 8 kept', '4, 10 kept', '1, 4 kept', '2, 5 kept', '2, 3 kept');
    await table.next('Nobody: take income');
    // With the 8, 10, 4, 5 and 3 of Summer.
    await expectMoney(table, 'Tile points', 9, 14, 5, 7, 5);

    await table.show('Germany', {
      kind: 'Done on the board',
      words: 'Axis torpedoes go one level on.',
      shown: 'Economic phase',
    });
    await table.jump('Diplomatic');
    await table.show('Britain', { kind: 'Diplomacy', country: 'Hungary', amount: '+1' });
    await table.show('Italy', {
      kind: 'Flexible diplomacy',
      oneOf: ['Albania', 'Bulgaria', 'Greece', 'Turkey', 'Yugoslavia'],
      amount: '+1',
    });
    await table.next('Settle it');
    await table.tap(table.sheet.getByRole('radio', { name: 'Bulgaria' }));
    await expect(table.sheet).toBeHidden();
    await table.show('Russia', {
      kind: 'Done on the board',
      words: 'One free subversion result in Finland, Poland, Rumania or Turkey.',
      shown: 'Diplomatic phase',
    });
    await expectCountries(
      table,
      'Hungary +1 for Germany',
      'Hungary +1 for Britain',
      'Rumania +1 for France',
      'Bulgaria +1 for Italy',
    );
    await expect(page.getByRole('button', { name: /^Yugoslavia: 1 of 5/ })).toBeVisible();

    await table.menu(/^Board figures/);
    await table.setFigure(/^Balance of Power/, 'Balance of Power', 2);
    await table.close();
    await table.showFromTile('France', { kind: 'Support by the balance' });
    // The Axis leads by 2: French support −2, and two tile points at once.
    await expectSupports(table, '0', '+2', '0', '−2', '0');
    await expectMoney(table, 'Tile points', 9, 14, 5, 5, 5);
    await table.jump('Crisis');
    await table.endTurn();
    await expect(table.season).toHaveText('Winter 1935');
    await expectSupports(table, '0', '0', '0', '0', '0');
  });
});
