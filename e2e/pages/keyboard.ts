import { expect, type Locator, type Page } from '@playwright/test';
import { watchFocus } from '../support/look/focus';

/** More stops than any page has. */
const STOPS = 150;

/** Keyboard only; the focus must always be visible. */
export class Keyboard {
  constructor(readonly page: Page) {}

  /** Fails if nothing has the focus, or if it is not visible. */
  async expectFocusSeen(): Promise<void> {
    await expect
      .poll(
        () => this.page.evaluate(() => document.activeElement?.tagName ?? 'nothing'),
        'where the focus is',
      )
      .not.toBe('BODY');
    const unseen = await this.page.evaluate(() => {
      const at = document.activeElement as HTMLElement;
      const marks = [getComputedStyle(at), getComputedStyle(at, '::after'), getComputedStyle(at, '::before')];
      const seen = marks.some(
        (style) => style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 2,
      );
      return seen || at.tabIndex < 0 ? '' : at.outerHTML;
    });
    expect(unseen, 'a focus that nothing marks').toBe('');
  }

  /** Moves to it by Tab or Shift+Tab, as often as needed. */
  async tabTo(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    const isFocused = await watchFocus(target);
    for (let stop = 0; stop < STOPS; stop += 1) {
      if (await isFocused()) {
        await this.expectFocusSeen();
        return;
      }
      await this.page.keyboard.press(key);
    }
    throw new Error(`Tab never comes to ${target}.`);
  }

  async press(target: Locator, key: 'Enter' | ' ' = 'Enter'): Promise<void> {
    await this.tabTo(target);
    await this.page.keyboard.press(key);
  }

  /** Chooses in a group of radios: Tab to the group, arrows to the choice. */
  async choose(group: Locator, name: string | RegExp): Promise<void> {
    const choice = group.getByRole('radio', { name, exact: true });
    await choice.waitFor();
    const radios = await group.getByRole('radio').all();
    const isInside = () =>
      group.evaluate((element) => element.contains(document.querySelector('input[type="radio"]:focus')));
    for (let stop = 0; stop < STOPS && !(await isInside()); stop += 1) await this.page.keyboard.press('Tab');
    await this.expectFocusSeen();
    await this.page.keyboard.press(' ');
    for (const _ of radios) {
      if (await choice.isChecked()) break;
      await this.page.keyboard.press('ArrowRight');
    }
    await expect(choice).toBeChecked();
  }

  /** Holds Enter on the curtain until the papers open. */
  async holdOpen(person: string): Promise<void> {
    await this.tabTo(this.page.getByRole('button', { name: new RegExp(`I am ${person}`) }));
    await this.page.keyboard.down('Enter');
    await expect(this.page.getByRole('heading', { level: 1, name: person, exact: true })).toBeVisible();
    await this.page.keyboard.up('Enter');
  }
}
