import { type Browser, expect, type Page } from '@playwright/test';
import type { App } from './app';
import { PEOPLE } from './words';

/** A phone in a player's hand: its own browser, linked to the table. */
export class Phone {
  constructor(
    readonly page: Page,
    readonly person: string,
  ) {}

  /** Links a phone to a seat by the words on the table’s screen, with the table’s sheet open. */
  static async link(browser: Browser, app: App, person: string): Promise<Phone> {
    await app.sheet.getByRole('button', { name: `Link ${person}’s phone` }).click();
    await app.sheet.getByRole('button', { name: 'The camera does not help' }).click();
    const words = await app.sheet.getByText(/^([a-z]+ ){11}[a-z]+$/).textContent();
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
    const phone = new Phone(await context.newPage(), person);
    await phone.page.goto(new URL('#/link', app.page.url()).href);
    await phone.page.getByLabel('The twelve words').fill(words ?? '');
    await phone.page.getByRole('button', { name: 'Link this phone' }).click();
    await expect(phone.page.getByRole('heading', { level: 1, name: person })).toBeVisible();
    await expect(phone.page.getByRole('button', { name: 'Show my papers' })).toBeVisible();
    return phone;
  }

  /** Opens the sheet of phones and links one for each person. */
  static async linkAll(browser: Browser, app: App): Promise<Phone[]> {
    await app.menu(/^Phones/);
    await app.sheet.getByRole('button', { name: 'Link phones in this network' }).click();
    const phones: Phone[] = [];
    for (const person of PEOPLE) phones.push(await Phone.link(browser, app, person));
    await app.sheet.getByRole('button', { name: 'Close' }).click();
    return phones;
  }

  async show(): Promise<void> {
    await this.page.getByRole('button', { name: 'Show my papers' }).tap();
    await expect(this.page.getByRole('button', { name: 'Hide' })).toBeVisible();
  }

  async hide(): Promise<void> {
    await this.page.getByRole('button', { name: 'Hide' }).tap();
    await expect(this.page.getByRole('button', { name: 'Show my papers' })).toBeVisible();
  }

  /** Whether the table asks something here, with the papers hidden. */
  async isAsked(): Promise<boolean> {
    return (await this.page.getByText('The table waits for you').count()) > 0;
  }

  /** Shows the papers, sends the answer, whatever it holds, and hides them again. */
  async answer(): Promise<void> {
    await this.show();
    await this.page.getByRole('button', { name: /^(Done|Send)$/ }).tap();
    await expect(this.page.getByText('Answered.')).toBeVisible();
    await this.hide();
  }

  /** Opens the address in the table’s code. */
  async open(address: string): Promise<void> {
    // The page stays: without a network no other can be loaded.
    await this.page.evaluate((hash) => location.assign(hash), address.replace(/.*#/, '#'));
  }

  /** The answer as eight letters. */
  async answerByLetters(shots?: string): Promise<string> {
    await this.#showAnswer();
    const letters = this.page.getByText(/^[0-9A-Z]{4} [0-9A-Z]{4}$/);
    await expect(letters).toBeVisible();
    if (shots) await this.page.screenshot({ path: `${shots}/letters-${this.person}.png` });
    return (await letters.textContent()) ?? '';
  }

  /** The address in the answer’s code. */
  async answerAsCode(): Promise<string> {
    await this.#showAnswer();
    await this.page.getByRole('button', { name: 'Show as text' }).tap();
    return (await this.page.getByText(/#\/packet\//).textContent()) ?? '';
  }

  async #showAnswer(): Promise<void> {
    await this.page.getByRole('button', { name: 'Answer without a network' }).tap();
    await this.page.getByRole('button', { name: 'Show my answer' }).tap();
  }

  close = () => this.page.context().close();
}
