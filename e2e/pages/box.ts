import { expect, type Page } from '@playwright/test';

export type Power = 'Germany' | 'Italy' | 'Britain' | 'France' | 'Russia';

/** What a person can do with Dispatch Box, as verbs; everything is found by role and label. */
export class Box {
  constructor(readonly page: Page) {}

  async openHome(): Promise<void> {
    await this.page.goto('./');
    await expect(this.page.getByRole('heading', { level: 1, name: 'Dispatch Box' })).toBeVisible();
  }

  /** Sets a table up with the defaults, or with paper cards, or already running. */
  async setUp(choose: { cards?: 'Paper'; running?: { season: string; year: string } } = {}): Promise<void> {
    const { page } = this;
    await this.openHome();
    await page.getByRole('button', { name: /^New table/ }).click();
    if (choose.cards) await page.getByRole('radio', { name: /Paper/ }).check();
    if (choose.running) {
      await page.getByRole('radio', { name: 'Already running' }).check();
      await page.getByRole('radio', { name: choose.running.season }).check();
      await page.getByRole('textbox', { name: 'Year' }).fill(choose.running.year);
    }
    await page.getByRole('button', { name: 'Open the table' }).click();
    await expect(this.guide).toBeVisible();
  }

  get guide() {
    return this.page.getByRole('complementary', { name: 'What to do next' });
  }

  /** Presses the guide's one button, after checking what it says. */
  async next(label: string | RegExp): Promise<void> {
    await this.guide.getByRole('button', { name: label }).click();
  }

  /** Holds the curtain's button until the papers open. */
  async openPapers(person: string): Promise<void> {
    const hold = this.page.getByRole('button', { name: new RegExp(`I am ${person}`) });
    await hold.hover();
    await this.page.mouse.down();
    await expect(this.page.getByRole('heading', { level: 1, name: person, exact: true })).toBeVisible();
    await this.page.mouse.up();
  }

  async turnTo(power: Power): Promise<void> {
    await this.page.getByRole('tab', { name: new RegExp(power) }).click();
  }

  async hide(): Promise<void> {
    await this.page.getByRole('button', { name: 'Hide now' }).click();
  }

  /** One round of the curtain; each person does what is given, then hides. */
  async round(people: readonly string[], decide?: (person: string) => Promise<void>): Promise<void> {
    for (const person of people) {
      await this.openPapers(person);
      await decide?.(person);
      await this.hide();
    }
  }

  async support(power: Power): Promise<string> {
    const name = await this.page.getByRole('button', { name: new RegExp(`^${power} support`) }).getAttribute('aria-label');
    return /support (.+?)\./.exec(name ?? '')?.[1] ?? '';
  }
}
