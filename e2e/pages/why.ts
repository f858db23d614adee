import type { Locator } from '@playwright/test';
import { settled } from '../support/settled';
import { readNumber } from './words';

/** A why sheet: the lines of a number and their sum. */
export class Why {
  constructor(readonly sheet: Locator) {}

  get lines(): Locator {
    return this.sheet.getByRole('list', { name: 'Lines', exact: true });
  }

  /** What each line adds; the parts of a formula are not lines. */
  async amounts(): Promise<number[]> {
    await settled(this.sheet.page());
    const written = await this.lines.evaluate((list) =>
      [...list.children].map((line) => {
        const alone = line.cloneNode(true) as HTMLElement;
        for (const parts of alone.getElementsByTagName('ul')) parts.remove();
        return /[+−]?\d+$/.exec(alone.textContent?.trim() ?? '')?.[0] ?? '';
      }),
    );
    return written.map(readNumber);
  }

  /** The sum below the lines. */
  async total(): Promise<number> {
    await settled(this.sheet.page());
    const text = await this.sheet.getByRole('paragraph').filter({ hasText: / now/ }).first().textContent();
    return readNumber(/[+−]?\d+$/.exec(text?.trim() ?? '')?.[0] ?? '');
  }
}
