import { expect, type Page } from '@playwright/test';
import { Keyboard } from '../../pages/keyboard';
import { settled } from '../../support/settled';
import { openGoss } from '../../support/tables/goss-table';
import { tap } from '../../support/tap';
import { test } from '../../support/test';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

/** Touch actions at a table of GOSS, with every tap counted. */
class Register {
  taps = 0;

  constructor(readonly page: Page) {}

  get sheet() {
    return this.page.getByRole('dialog');
  }

  /** The newest status of a sheet; a row of keys that is closing has one too until it is gone. */
  get said() {
    return this.sheet.getByRole('status').last();
  }

  get guide() {
    return this.page.getByRole('complementary', { name: 'What to do next' });
  }

  async tap(name: string | RegExp, within: Page | ReturnType<Page['getByRole']> = this.page): Promise<void> {
    const exact = typeof name === 'string' ? { exact: true } : {};
    await tap(within.getByRole('button', { name, ...exact }));
    this.taps += 1;
  }

  async key(group: string, figure: string | number): Promise<void> {
    const keys = this.sheet.getByRole('group', { name: group });
    await tap(keys.getByRole('button', { name: String(figure), exact: true }));
    this.taps += 1;
  }

  async hex(digits: string): Promise<void> {
    for (const digit of digits) await this.key('The defender’s hex, digits', digit);
  }

  /** From Doubles to the type die. */
  async doubles(side: string, hex: string, die: number): Promise<void> {
    await this.tap('Doubles', this.guide);
    await this.tap(side, this.sheet);
    await this.hex(hex);
    await this.key(die < 5 ? 'Type die, combat event' : 'Type die, movement event', die);
  }

  async dice(tens: number, ones: number): Promise<void> {
    await this.key('The tens', tens);
    await this.key('The ones', ones);
  }

  async back(): Promise<void> {
    await this.tap('Back to the register', this.sheet);
    await expect(this.sheet).toBeHidden();
  }

  markers(side: string) {
    return this.page.getByRole('list', { name: `Markers of ${side}` }).getByRole('listitem');
  }
}

/** A night with an extended one, in its last combat: Western moves two phases later. */
const EXTENDED = { readings: { doubles: 'either' } } as const;

test('five assaults, a leader, an event two phases later and a third marker that is ignored, with one thumb', async ({
  page,
}) => {
  await openGoss(
    page,
    (table) => {
      table.run('set-clock', { day: 1, part: 'Extended night', step: 'extended:second:combat' });
    },
    EXTENDED,
  );
  const register = new Register(page);

  // GOSS 23.1.1a: from Doubles to the result in at most eight taps.
  await register.doubles('Western', '2318', 3);
  await register.dice(4, 7);
  expect(register.taps).toBeLessThanOrEqual(1 + 8);
  await expect(register.said).toContainText('Take its marker off');
  await register.back();
  await expect(register.markers('Western')).toHaveText([/No marker/]);

  // GOSS 22.1.5: a leader negates the second.
  await register.doubles('Western', '2319', 0);
  await register.tap('A leader negates it', register.sheet);
  await register.tap('It is negated', register.sheet);
  await expect(register.sheet).toBeHidden();
  await expect(register.markers('Western')).toHaveText([/No marker/]);

  // GOSS 23.1.1b, 23.1.2: two movement events wait; a third that would have to stay is ignored.
  for (const hex of ['2417', '1908']) {
    await register.doubles('Western', hex, 7);
    await expect(register.said).toContainText('wait');
    await register.back();
  }
  await register.doubles('Western', '2020', 9);
  await expect(register.said).toContainText('GOSS 23.1.2');
  await register.back();
  await expect(register.markers('Western')).toHaveText([/2417/, /1908/]);

  // One tap: the turn stops where the markers may be set off.
  await register.tap('Go to Day 2: movement', register.guide);
  await expect(register.guide).toContainText('Before anyone moves');
  await expect(register.guide).toContainText('2417 and 1908');
  await expect(register.markers('Western').first()).toContainText('Age: 2 phases.');
  await expect(register.markers('Western').first()).toContainText('2416, 2517, 2518, 2418, 2318, 2317');
  await register.tap('A unit moves: 2417');
  // GOSS 23.1.1b: a unit two hexes away sets nothing off.
  await register.tap('Name the unit’s hex', register.sheet);
  await register.sheet.getByRole('textbox', { name: 'The unit’s hex' }).fill('2415');
  await register.dice(1, 1);
  await expect(register.sheet.getByRole('alert')).toContainText('2317');
  await register.sheet.getByRole('textbox', { name: 'The unit’s hex' }).fill('2418');
  await register.dice(1, 1);
  // GOSS 23.1.1a: doubles on these dice make no new event.
  await expect(register.said).toContainText('no new event');
  await register.back();
  const done = page.getByRole('button', { name: 'Its units are done: 2417' });
  if (await done.isVisible()) await done.tap();
  else {
    // GOSS 23.1.1b: the other marker, which no unit set off, is asked about.
    await register.tap('Go to enemy exploit, Eastern turn', register.guide);
    await register.tap('Go to enemy exploit, Eastern turn', register.sheet);
  }
  await expect(register.markers('Western')).toHaveText([/1908/]);
});

test('rolls an assault in the app, and repeats the same dice after an undo', async ({ page }) => {
  const app = await openGoss(page, (table) => table.to('first:combat'));
  const register = new Register(page);
  const roll = async () => {
    await register.tap('Roll an assault here');
    await register.hex('2318');
    await register.tap('Roll all four', register.sheet);
    await expect(register.sheet.getByRole('button', { name: 'Back to the register' })).toBeVisible();
    await settled(page);
    const said = await register.said.textContent();
    await register.back();
    return said;
  };
  const first = await roll();
  await app.undo(/^Undo: /);
  expect(await roll()).toBe(first);
});

test('GOSS 23.1.1b: at the end of a phase an untriggered marker stays, goes, or had a unit that moved', async ({
  page,
}) => {
  await openGoss(page, (table) => {
    table.to('first:combat').waits('first', '2417');
    table.waits('first', '1908');
    table.run('advance');
  });
  const register = new Register(page);
  const on = 'Go to enemy exploit, Eastern turn';
  await register.tap(on, register.guide);
  await expect(register.sheet).toContainText('Nobody has set off these events');
  await register.tap('A unit moved: 2417', register.sheet);
  await register.dice(1, 3);
  await register.back();
  await register.tap(on, register.guide);
  await expect(register.sheet.getByRole('group', { name: 'The marker in 2417' })).toHaveCount(0);
  await register.sheet.getByRole('radio', { name: /^It goes/ }).check();
  // No marker is left that could be set off on the way.
  await register.tap('Go to combat, Eastern turn', register.sheet);
  await expect(register.sheet).toBeHidden();
  await expect(register.markers('Western')).toHaveText([/No marker/]);
});

test('GOSS 22.1.5: a leader is listed once, and negates an event next to him with two taps more', async ({
  page,
}) => {
  const app = await openGoss(page, (table) => table.to('first:combat'));
  const register = new Register(page);
  await app.menu(/^Leaders/);
  await register.sheet.getByRole('textbox', { name: 'Name' }).fill('The corps leader');
  for (const digit of '2319') await register.key('The leader’s hex, digits', digit);
  await register.key('The rating', 6);
  await register.tap('List the leader', register.sheet);
  await expect(register.sheet.getByRole('list', { name: 'Leaders' })).toContainText('2319, rating 6');
  await register.tap('Close', register.sheet);
  await register.doubles('Western', '2318', 3);
  await register.tap('A leader negates it', register.sheet);
  await register.tap(/^The corps leader in 2319/, register.sheet);
  await register.key('The die', 4);
  await expect(register.said).toContainText('The corps leader negates');
});

test.describe('by keyboard alone', () => {
  test.use({ viewport: { width: 1180, height: 740 }, hasTouch: false });

  test('focus moves to the next question from Doubles to the result', async ({ page }) => {
    await openGoss(page, (table) => table.to('first:combat'));
    const register = new Register(page);
    const keyboard = new Keyboard(page);
    await keyboard.press(register.guide.getByRole('button', { name: 'Doubles' }));
    await expect(register.sheet.getByRole('textbox', { name: 'The defender’s hex' })).toBeFocused();
    for (const key of ['2', '3', '1', '8', 'Enter']) await page.keyboard.press(key);
    const firstOf = (group: string) =>
      register.sheet.getByRole('group', { name: group }).getByRole('button', { name: '0', exact: true });
    await expect(firstOf('Type die, combat event')).toBeFocused();
    await page.keyboard.press('3');
    await expect(firstOf('The tens')).toBeFocused();
    await page.keyboard.press('4');
    await page.keyboard.press('7');
    const back = register.sheet.getByRole('button', { name: 'Back to the register' });
    await expect(back).toBeFocused();
    // House table: 46 to 49.
    await expect(back).toHaveAccessibleDescription(
      /no air support here.*47.*row 46 to 49.*Take its marker off/s,
    );
    await page.keyboard.press('Enter');
    await expect(register.sheet).toBeHidden();
    await expect(register.guide.getByRole('button', { name: 'Doubles' })).toBeFocused();
    await keyboard.expectFocusSeen();
  });
});

test('a type die is corrected two phases later, in a form that names the sides', async ({ page }) => {
  const app = await openGoss(page, (table) => {
    table.to('first:combat').run('doubles', { hex: '2318', sides: ['first'] });
    const event = table.open.pending[0]?.id;
    table.run('type-die', { event, die: 3 }).run('result', { event, dice: [4, 7] });
    table.to('second:movement');
  });
  const register = new Register(page);
  await register.tap('Journal');
  await register.tap(/^Doubles: .*2318/);
  await register.tap('Correct', register.sheet);
  await expect(register.sheet.getByRole('checkbox', { name: 'Western' })).toBeChecked();
  await register.tap('Leave as it is', register.sheet);
  await register.tap('Close', register.sheet);

  await register.tap(/^Type die 3/);
  await register.tap('Correct', register.sheet);
  await register.sheet.getByRole('textbox', { name: 'Die, 0 to 9' }).fill('7');
  const markers = register.sheet.getByRole('row', { name: /^Markers of Western/ });
  await expect(markers).toContainText('No marker');
  await expect(markers).toContainText('2318');
  await expect(register.sheet).not.toContainText('card');
  await register.tap('Apply the correction', register.sheet);
  await expect(register.sheet).toBeHidden();
  await register.tap('Table');
  await expect(register.markers('Western')).toHaveText([/2318/]);
  await app.undo(/^Undo: /);
  await expect(register.markers('Western')).toHaveText([/No marker/]);
});
