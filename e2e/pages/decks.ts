import { expect, type Locator, type Page } from '@playwright/test';

/** A card of one’s own deck while it is written. */
export class CardWriter {
  constructor(readonly page: Page) {}

  get words(): Locator {
    return this.page.getByRole('textbox', { name: 'What the card says' });
  }

  get events(): Locator {
    return this.page.getByRole('list', { name: 'Events of this card' });
  }

  get trend(): Locator {
    return this.page.getByRole('group', { name: 'Economic trend' });
  }

  /** Waits until the card with this number is open. */
  async expectCard(number: number): Promise<void> {
    await expect(this.page.getByRole('heading', { level: 1 })).toHaveText(`Card ${number}`);
  }

  async open(part: string): Promise<void> {
    await this.events.getByRole('button', { name: new RegExp(`^${part}:`) }).click();
  }

  standing(part: string): Locator {
    return this.events.getByRole('button', { name: new RegExp(`^${part}:`) });
  }
}

/** A list of cards while it is read. */
export class ListReader {
  constructor(readonly page: Page) {}

  get source(): Locator {
    return this.page.getByRole('textbox', { name: 'The list as text' });
  }

  get counts(): Locator {
    return this.page.getByRole('region', { name: 'What was read' });
  }

  /** Pastes a text into the field. */
  async paste(text: string): Promise<void> {
    await this.source.evaluate((field, pasted) => {
      const data = new DataTransfer();
      data.setData('text/plain', pasted);
      field.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
      );
    }, text);
  }

  /** Opens a file of the device. */
  async openFile(path: string): Promise<void> {
    const chooser = this.page.waitForEvent('filechooser');
    await this.page.getByRole('button', { name: 'Open a file' }).click();
    await (await chooser).setFiles(path);
  }

  /** The lines that have or had a mistake. */
  row(card: number, part = ''): Locator {
    const where = part ? `card ${card}, ${part}` : `card ${card}`;
    return this.page.getByRole('listitem').filter({ has: this.page.getByText(where, { exact: true }) });
  }
}
