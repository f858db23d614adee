import { expect, type Locator, type Page } from '@playwright/test';
import { App } from './app';

/** A solo player: opens the papers, answers questions, and plays on to the next decision. */
export class Alone {
  readonly app: App;
  /** How often something was pressed. */
  taps = 0;

  constructor(readonly page: Page) {
    this.app = new App(page);
  }

  get happened(): Locator {
    return this.page.getByRole('dialog', { name: 'What happened' });
  }

  /** "To my next decision", on the table. */
  get onward(): Locator {
    return this.app.guide.getByRole('button', { name: 'To my next decision' });
  }

  private async press(button: Locator): Promise<void> {
    await button.click();
    this.taps += 1;
    await this.app.settled();
  }

  /** Presses "To my next decision" and waits until everything that happened is listed. */
  async playOn(): Promise<void> {
    await this.press(this.onward);
    await expect(this.happened).toBeVisible();
    await this.app.settled();
  }

  async toTable(): Promise<void> {
    await this.press(this.happened.getByRole('button', { name: 'To the table' }));
    await expect(this.happened).toBeHidden();
  }

  /** Makes one sensible move, whatever is shown. */
  async step(): Promise<void> {
    const { app, page } = this;
    const { guide } = app;
    const hide = page.getByRole('button', { name: 'Hide now' });
    const sheet = page.getByRole('dialog');
    await hide.or(guide).first().waitFor();
    if (await hide.isVisible()) return this.press(hide);
    if (await sheet.isVisible()) {
      const on = this.happened.getByRole('button', { name: /^(To my next decision|Read your cards)$/ });
      const owed = this.happened.getByRole('button', { name: 'Settle it' });
      if (await on.isVisible()) await this.press(on);
      else if (await owed.isVisible()) return this.settle(owed);
      else await this.press(sheet.getByRole('button', { name: /^(To the table|Close)$/ }).last());
      return;
    }
    const read = guide.getByRole('button', { name: 'Read your cards' });
    const owed = guide.getByRole('button', { name: 'Settle it' });
    if (await read.isVisible()) return this.press(read);
    if (await owed.isVisible()) return this.settle(owed);
    if (await this.onward.isVisible()) return this.playOn();
    await this.press(guide.getByRole('button').last());
  }

  /** Answers a question with its first option; board actions are marked as done. */
  private async settle(owed: Locator): Promise<void> {
    await this.press(owed);
    const sheet = this.page.getByRole('dialog', { name: 'What is due' });
    const choice = sheet.getByRole('radio', { disabled: false }).first();
    const enter = sheet.getByRole('button', { name: /^Enter / }).first();
    const done = sheet.getByRole('button', { name: 'Done on the table' }).first();
    await sheet.waitFor();
    if (await choice.isVisible()) await this.press(choice);
    else if (await enter.isVisible()) await this.press(enter);
    else if (await done.isVisible()) await this.press(done);
    // The last thing that was owed shuts the sheet.
    if (await sheet.isVisible()) await this.press(sheet.getByRole('button', { name: 'Close' }));
  }

  /** Plays until the table’s head names this turn. */
  async playTo(season: string): Promise<void> {
    for (let steps = 0; (await this.app.season.textContent())?.includes(season) !== true; steps += 1) {
      if (steps > 60) throw new Error(`A dead end: ${await this.app.guide.textContent()}`);
      await this.step();
    }
  }
}
