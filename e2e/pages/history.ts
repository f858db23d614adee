import { expect, type Locator } from '@playwright/test';
import type { App } from './app';
import type { Power } from './words';

/** A player's actions with the charts over the turns, and with earlier moments of the table. */
export class History {
  constructor(readonly app: App) {}

  get page() {
    return this.app.page;
  }

  async choose(what: 'Support' | 'Income' | 'Index' | 'Climate' | 'Balance'): Promise<void> {
    await this.page.getByRole('radio', { name: what, exact: true }).check();
  }

  async show(form: 'Chart' | 'Table'): Promise<void> {
    await this.page.getByRole('radio', { name: form, exact: true }).check();
  }

  /** The marks of a line, oldest first. */
  marks(line: Power | string): Locator {
    return this.page.getByRole('toolbar', { name: line, exact: true }).getByRole('button');
  }

  /** The numbers as a table: a row for each turn. */
  get rows(): Locator {
    return this.page.getByRole('table').getByRole('row');
  }

  /** What moved a number in the turn that is open. */
  get entries(): Locator {
    return this.app.sheet.getByRole('list', { name: 'What moved it' }).getByRole('listitem');
  }

  /** The banner that says that this is an earlier moment. */
  get band(): Locator {
    return this.page.getByRole('status').filter({ hasText: 'as it was' });
  }

  get foot(): Locator {
    return this.page.getByRole('complementary', { name: 'The table as it was' });
  }

  /** Goes from an entry of the open turn to the table right after it; returns the entry's number. */
  async goThen(entry: Locator): Promise<number> {
    const button = entry.getByRole('button', { name: /^The table then/ });
    const no = Number(/\d+$/.exec((await button.textContent())?.trim() ?? '')?.[0]);
    await button.click();
    await expect(this.band).toContainText(`as it was after entry ${no}`);
    return no;
  }

  async backToNow(): Promise<void> {
    await this.foot.getByRole('button', { name: 'Back to now' }).click();
    await expect(this.band).toBeHidden();
  }
}
