import { expect, type Locator, type Page } from '@playwright/test';
import { findFocusFaults, watchFocus } from '../support/look/focus';
import type { ScreenReader } from '../support/look/reader';
import { settled } from '../support/settled';
import { tap } from '../support/tap';

/** How a person does what she does; each act is counted. */
export interface Hands {
  readonly page: Page;
  /** Keys pressed or taps made; letters and figures that are typed count by themselves. */
  acts: number;
  typed: number;
  press(target: Locator): Promise<void>;
  choose(choice: Locator): Promise<void>;
  type(field: Locator, words: string): Promise<void>;
  /** To another tab of the papers. */
  turnTo(tab: Locator): Promise<void>;
  /** Opens the papers from the curtain. */
  open(person: string): Promise<void>;
  /** Leaves a sheet in which nothing was entered. */
  leave(): Promise<void>;
}

/**
 * Focuses the heading of the page, as after opening it by key. In a new window the focus would start in the
 * browser's own controls and need more keys.
 */
export const beginAtHeading = (page: Page) =>
  page.evaluate(() => {
    const heading = document.querySelector<HTMLElement>('main h1, h1');
    if (!heading) throw new Error('This page has no heading.');
    heading.tabIndex = -1;
    heading.focus();
  });

/** More stops than any page has. */
const STOPS = 200;

/** Only Tab, arrows, Enter, Space, Escape and typed text; a screen reader may listen. */
export class Keys implements Hands {
  acts = 0;
  typed = 0;

  constructor(
    readonly page: Page,
    readonly reader?: ScreenReader,
    /** What must hold after every key that does something. */
    private readonly check: () => Promise<void> = async () => undefined,
  ) {}

  private async key(name: string): Promise<void> {
    await this.page.keyboard.press(name);
    this.acts += 1;
  }

  /** Checks that the focus is visible after an act, and reads it. */
  private async land(): Promise<void> {
    await settled(this.page);
    await expect.poll(() => findFocusFaults(this.page)).toEqual([]);
    await this.reader?.focus();
    await this.check();
  }

  /** The shorter way there, as a user who knows the page would go. */
  private wayTo(target: Locator): Promise<'Tab' | 'Shift+Tab'> {
    return target.evaluate((element) => {
      const place = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
      const radios = new Set<string>();
      const stops = [
        ...place.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, [tabindex]'),
      ]
        .filter(
          (one) =>
            one === element || one === document.activeElement || (one.tabIndex >= 0 && one.checkVisibility()),
        )
        .filter((one) => {
          if (!(one instanceof HTMLInputElement) || one.type !== 'radio') return true;
          if (radios.has(one.name)) return one === element || one === document.activeElement;
          radios.add(one.name);
          return true;
        });
      const from = stops.indexOf(document.activeElement as HTMLElement);
      const to = stops.indexOf(element as HTMLElement);
      const ahead = to - from;
      const onward = (ahead + stops.length) % stops.length;
      return from < 0 || onward <= stops.length / 2 ? 'Tab' : 'Shift+Tab';
    });
  }

  /** Goes there; each stop on the way must be visible. */
  async tabTo(target: Locator): Promise<void> {
    await target.waitFor();
    const way = await this.wayTo(target);
    const isFocused = await watchFocus(target);
    for (let stop = 0; stop < STOPS; stop += 1) {
      if (await isFocused()) {
        if (stop > 0) await this.reader?.focus();
        return;
      }
      await this.key(way);
      const faults = await findFocusFaults(this.page);
      // Between the last stop of a page and its first the focus is in the browser's own controls.
      expect(faults.filter((fault) => fault !== 'the focus is nowhere')).toEqual([]);
    }
    throw new Error(`${way} never comes to ${target}.`);
  }

  async press(target: Locator): Promise<void> {
    await this.tabTo(target);
    await this.key((await target.getAttribute('type')) === 'checkbox' ? 'Space' : 'Enter');
    await this.land();
  }

  /** Tab to its group, arrows to the choice. */
  async choose(choice: Locator): Promise<void> {
    await choice.waitFor();
    const group = await choice.evaluateHandle((element) => {
      const { name, form } = element as HTMLInputElement;
      const all = [...document.querySelectorAll<HTMLInputElement>(`input[name="${CSS.escape(name)}"]`)];
      return all.filter((radio) => radio.form === form && !radio.disabled);
    });
    const enter = await group.evaluateHandle((radios) => radios.find(({ checked }) => checked) ?? radios[0]);
    for (let stop = 0; stop < STOPS; stop += 1) {
      const inside = await group.evaluate((radios) =>
        radios.includes(document.activeElement as HTMLInputElement),
      );
      if (inside) break;
      await this.key('Tab');
    }
    await enter.dispose();
    const isChecked = () => choice.isChecked();
    const steps = await choice.evaluate((element) => {
      const { name } = element as HTMLInputElement;
      const all = [...document.querySelectorAll<HTMLInputElement>(`input[name="${CSS.escape(name)}"]`)];
      return (
        all.indexOf(element as HTMLInputElement) - all.indexOf(document.activeElement as HTMLInputElement)
      );
    });
    if (steps === 0 && !(await isChecked())) await this.key('Space');
    for (let at = 0; at < Math.abs(steps); at += 1) await this.key(steps > 0 ? 'ArrowDown' : 'ArrowUp');
    await settled(this.page);
    await this.reader?.focus();
  }

  async type(field: Locator, words: string): Promise<void> {
    await this.tabTo(field);
    await this.page.keyboard.type(words);
    this.typed += words.length;
    await settled(this.page);
  }

  /** Moves to the selected tab of the topmost sheet, then by arrows to another. */
  async turnTo(tab: Locator): Promise<void> {
    await this.tabTo(this.page.getByRole('tab', { selected: true }));
    const tabs = await this.page.getByRole('tab').count();
    for (let at = 0; at < tabs && (await tab.getAttribute('aria-selected')) !== 'true'; at += 1)
      await this.key('ArrowRight');
    await this.land();
  }

  async open(person: string): Promise<void> {
    await this.tabTo(this.page.getByRole('button', { name: new RegExp(`I am ${person}`) }));
    await this.page.keyboard.down('Enter');
    await expect(this.page.getByRole('heading', { level: 1, name: person, exact: true })).toBeVisible();
    await this.page.keyboard.up('Enter');
    this.acts += 1;
    await this.land();
  }

  async leave(): Promise<void> {
    await this.key('Escape');
    await expect(this.page.getByRole('dialog')).toBeHidden();
    await this.land();
  }
}

/** Only taps on targets that are large enough for a finger; no holding and no dragging. */
export class Fingers implements Hands {
  acts = 0;
  typed = 0;
  private left = false;

  constructor(
    readonly page: Page,
    /** What must hold after every tap. */
    private readonly check: () => Promise<void> = async () => undefined,
  ) {}

  async press(target: Locator): Promise<void> {
    // The visible part of a choice is its label; taps hit the label.
    const label = target.locator('xpath=ancestor::label[1]');
    const place = (await label.count()) > 0 ? label : target;
    await place.scrollIntoViewIfNeeded();
    const box = await place.boundingBox();
    if (!box) throw new Error(`${target} is not to be seen.`);
    // WCAG 2.5.8 requires 24 px; we require 44.
    expect(Math.min(box.width, box.height), `${target} is large enough`).toBeGreaterThanOrEqual(43.5);
    // Two fingers in turn: quick taps at one place would be one double tap.
    this.left = !this.left;
    await tap(place, { position: { x: box.width * (this.left ? 0.3 : 0.7), y: box.height / 2 } });
    this.acts += 1;
    await settled(this.page);
    await this.check();
  }

  choose = (choice: Locator): Promise<void> => this.press(choice);

  turnTo = (tab: Locator): Promise<void> => this.press(tab);

  async type(field: Locator, words: string): Promise<void> {
    await tap(field);
    await this.page.keyboard.type(words);
    this.acts += 1;
    this.typed += words.length;
    await settled(this.page);
  }

  async open(person: string): Promise<void> {
    for (const words of ['Tap twice instead', 'Tap once more'])
      await this.press(this.page.getByRole('button', { name: words }));
    await expect(this.page.getByRole('heading', { level: 1, name: person, exact: true })).toBeVisible();
  }

  async leave(): Promise<void> {
    await this.press(this.page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }));
    await expect(this.page.getByRole('dialog')).toBeHidden();
  }
}
