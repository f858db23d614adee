import { expect, type Locator, type Page } from '@playwright/test';
import { tap } from '../support/tap';
import { App } from './app';

/** How a person presses: with a finger, or with Enter and Space. */
export type Hand = 'keyboard' | 'touch';

/** A player's actions at a paper table of Storm Over Asia. */
export class ChinaTable {
  readonly app: App;
  private left = false;

  constructor(
    readonly page: Page,
    readonly hand: Hand,
  ) {
    this.app = new App(page);
  }

  async press(locator: Locator): Promise<void> {
    if (this.hand === 'keyboard') return locator.press('Enter');
    // Two fingers in turn: quick taps at one place would be one double tap, which the table takes for one.
    this.left = !this.left;
    const box = await locator.boundingBox();
    await tap(
      locator,
      box ? { position: { x: box.width * (this.left ? 0.1 : 0.9), y: box.height / 2 } } : {},
    );
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name, ...(typeof name === 'string' ? { exact: true } : {}) });
  }

  async next(...labels: string[]): Promise<void> {
    for (const label of labels) {
      await this.press(this.app.guide.getByRole('button', { name: label, exact: true }));
      await this.app.settled();
    }
  }

  region(name: string): Locator {
    return this.page
      .getByRole('region', { name: 'Chinese regions' })
      .getByRole('button', { name: new RegExp(`^${name}\\.`) });
  }

  async hasFlags(region: string, flags: string): Promise<void> {
    await expect(this.region(region)).toHaveAccessibleName(new RegExp(`^${region}\\. ${flags}\\.`));
  }

  /** Its level; or what changed in it, while the table has not entered it. */
  async hasFront(level: string, { entered = false } = {}): Promise<void> {
    const name = entered ? 'United Front' : 'United Front, change';
    await expect(this.button(`${name} ${level}. Why?`)).toBeVisible();
  }

  /** The general card of the turn by its number; then on to the dealing. */
  async generalCard(number: number): Promise<void> {
    await this.next('Enter the card');
    await this.page.getByRole('textbox', { name: 'Number on the card' }).fill(String(number));
    await this.press(this.app.sheet.getByRole('button', { name: 'Apply the card' }));
    // What the card leaves to pick or to read is asked at once.
    await expect(this.page.getByRole('dialog', { name: 'The general card' })).toBeHidden();
  }

  /** Opens the list of dues, unless it opened by itself. */
  async settle(): Promise<void> {
    if (!(await this.due.isVisible())) await this.next('Settle it');
    await expect(this.due).toBeVisible();
  }

  get due(): Locator {
    return this.page.getByRole('dialog', { name: 'What is due' });
  }

  /** Picks the region in which the flag is turned. */
  async pick(region: string): Promise<void> {
    await this.settle();
    const picks = this.app.sheet.getByRole('group', { name: 'In which region?' });
    await this.press(picks.getByRole('button', { name: new RegExp(`^${region}:`) }));
    await expect(this.app.sheet).toBeHidden();
  }

  async toDiplomacy(): Promise<void> {
    await this.next('Dealt', 'Go on', 'Go on', 'Go on');
    await expect(this.app.guide).toContainText('Now: diplomacy');
  }

  /** Opens a region’s keys, does one thing there, and closes it. */
  async change(region: string, ...keys: string[]): Promise<void> {
    const tile = this.region(region);
    // A second press would let it go again.
    if ((await tile.getAttribute('aria-pressed')) !== 'true') await this.press(tile);
    await this.press(this.button('Change flags'));
    const panel = this.page
      .getByRole('region', { name: region, exact: true })
      .filter({ has: this.button('Close') });
    for (const key of keys) await this.press(panel.getByRole('button', { name: key, exact: true }));
  }

  async close(): Promise<void> {
    await this.press(this.button('Close'));
  }

  /** Looks at the warlord cards and enters one; then the turn ends. */
  async warlord(region: string, closed: string[]): Promise<void> {
    await this.next('Go on', 'Enter the card');
    const cards = this.app.sheet.getByRole('list', { name: 'Warlord cards' });
    await expect(cards.getByRole('button', { disabled: true })).toHaveText(closed);
    await this.press(cards.getByRole('button', { name: region, exact: true }));
    await expect(this.app.sheet).toBeHidden();
  }

  async endTurn(): Promise<void> {
    await this.next('End the turn');
  }

  /** At a table for one: what happened since it went on, or as the app did something for all to see. */
  get happened(): Locator {
    return this.page.getByRole('dialog', { name: 'What happened' });
  }

  /** On to the next decision, from what happened or from the table. */
  async onward(): Promise<void> {
    const sheet = this.happened;
    const from = (await sheet.isVisible()) ? sheet : this.app.guide;
    await this.press(from.getByRole('button', { name: 'To my next decision' }));
    await expect(sheet).toBeVisible();
  }

  async toTable(): Promise<void> {
    await this.press(this.happened.getByRole('button', { name: 'To the table' }));
    await expect(this.happened).toBeHidden();
  }

  /** Reads the first open entry that is owed from its card. */
  async readIn(words: string): Promise<void> {
    const owed = this.page.getByRole('dialog', { name: 'What is due' });
    await owed.getByRole('textbox', { name: 'What the card says' }).first().fill(words);
    await this.press(owed.getByRole('button', { name: 'Enter what it says' }).first());
  }
}
