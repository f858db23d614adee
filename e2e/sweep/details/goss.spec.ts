import { expect, type Page } from '@playwright/test';
import { reload } from '../../support/reload';
import { openGoss } from '../../support/tables/goss-table';
import { tap } from '../../support/tap';
import { test } from '../../support/test';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

/** What a thumb can do at a table of GOSS, with every tap counted. */
class Register {
  taps = 0;

  constructor(readonly page: Page) {}

  get sheet() {
    return this.page.getByRole('dialog');
  }

  /** What a sheet says last; a row of keys that goes says something as well until it is gone. */
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

test('dice that are typed: both rolled doubles, the reading says whose it is, and nothing bad is taken', async ({
  page,
}) => {
  await openGoss(page, (table) => table.to('first:combat'));
  const register = new Register(page);
  await register.tap('Roll an assault here');
  const hex = register.sheet.getByRole('textbox', { name: 'The defender’s hex' });
  await hex.fill('24 17');
  await expect(register.sheet.getByRole('button', { name: 'Roll all four' })).toHaveAccessibleDescription(
    /four digits/,
  );
  await hex.fill('2417');
  for (const [side, figure] of [
    ['Western, attacker', 9],
    ['Eastern, defender', 4],
  ] as const) {
    await register.key(`${side}: the tens`, figure);
    await register.key(`${side}: the ones`, figure);
  }
  await register.tap('Enter these dice', register.sheet);
  await register.tap('Settle the random event', register.sheet);
  await expect(register.sheet.getByRole('heading', { name: 'Western event in 2417' })).toBeVisible();
  await reload(page);
  await expect(register.guide).toContainText('The type die');
});

test('a hex that can no longer become one is told at once, and nothing of it is cut', async ({ page }) => {
  await openGoss(page, (table) => table.to('first:combat'));
  const register = new Register(page);
  await register.tap('Doubles', register.guide);
  const hex = register.sheet.getByRole('textbox', { name: 'The defender’s hex' });
  await register.hex('2318');
  await expect(hex).not.toHaveAttribute('aria-invalid');
  await register.hex('9');
  await expect(hex).toHaveValue('23189');
  await expect(hex).toHaveAttribute('aria-invalid', 'true');
  await expect(hex).toHaveAccessibleDescription(/four digits/);
  await register.key('Type die, combat event', 3);
  // Nothing was entered: the type die is still asked.
  await expect(register.sheet.getByRole('heading', { name: 'Doubles' })).toBeVisible();
});

test('GOSS 23.1.1b: where units move next, the register comes up from another page', async ({ page }) => {
  await openGoss(page, (table) => {
    table.to('first:combat').waits('first', '2417');
  });
  const register = new Register(page);
  await register.tap('Boards');
  await expect(page).toHaveURL(/results$/);
  await register.tap('Go to own exploit', register.guide);
  await expect(register.markers('Western')).toHaveText([/2417.*Moves now/s]);
});

test('GOSS 23.1.1a: new dice of an assault that made its event make none: one key says so', async ({
  page,
}) => {
  await openGoss(page, (table) => {
    table.to('first:combat').run('doubles', { hex: '2318', sides: ['first'] });
    const event = table.open.pending[0]?.id;
    table.run('type-die', { event, die: 3 }).run('result', { event, dice: [4, 7] });
  });
  const register = new Register(page);
  await register.tap('Doubles', register.guide);
  await register.hex('2318');
  await register.tap('New dice of that assault: no event', register.sheet);
  await expect(register.said).toContainText('no new random event');
  await register.back();
  await expect(register.guide).toContainText('Now: ground assaults');
});

test('GOSS 23.1.2: a third marker is placed all the same, and its sheet is shut', async ({ page }) => {
  await openGoss(page, (table) => {
    for (const hex of ['2417', '1908']) table.run('place-marker', { hex, side: 'first' });
  });
  const register = new Register(page);
  await register.tap('Place a marker');
  for (const digit of '2020') await register.key('Its hex, digits', digit);
  await register.tap('Place the marker', register.sheet);
  await register.tap('All the same', register.sheet);
  await expect(register.sheet).toBeHidden();
  await expect(register.markers('Western')).toHaveText([/2417/, /1908/, /2020/]);
});
