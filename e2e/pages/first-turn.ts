import { expect, type Locator, type Page } from '@playwright/test';

/** As far as the ring reaches beyond what it is around. */
const RING = 7;
/** The place shown when the guided turn is over and nothing is pointed at. */
const END = 'First turn · The end';
/** More than there are controls on any page. */
const MOST_TABS = 150;
/** More taps than any guided turn takes. */
const MOST_TAPS = 90;

/** Plays a guided turn by tapping only what it points at. */
export class FirstTurn {
  taps = 0;
  /** The labels of everything that was tapped. */
  private readonly tapped: string[] = [];
  /** Where the last tap was. */
  private last: { x: number; y: number } | null = null;

  constructor(readonly page: Page) {}

  async open(game: string, kind: string): Promise<void> {
    await this.page.goto(`./#/table/first-turn.${game}.${kind}`);
    await expect(this.place).toHaveText(/Step 1 of/);
    await this.page.evaluate(noteRings, true);
  }

  /** Expects that the ring was never around anything but what was tapped next. */
  private async expectRingsTapped(): Promise<void> {
    const rings = await this.page.evaluate(() => (window as unknown as Noted).rings);
    let at = -1;
    const unexpected = rings.filter((name) => {
      const found = this.tapped.indexOf(name, Math.max(0, at));
      if (found >= 0) at = found;
      return found < 0;
    });
    expect(unexpected, `rings besides ${this.tapped.join(' | ')}`).toEqual([]);
  }

  /** The topmost strip: one below a sheet cannot be reached. */
  get strip(): Locator {
    return this.page.locator('section[aria-label="First turn"]').last();
  }

  get place(): Locator {
    return this.strip.locator('p').first();
  }

  get words(): Locator {
    return this.strip.getByRole('status');
  }

  get pointed(): Locator {
    return this.page.locator('[data-pointed]');
  }

  /** The text of the strip, the element with the ring, and whether that choice is pressed. */
  private now() {
    return this.page.evaluate(() => {
      const strip = [...document.querySelectorAll('[data-first-turn]')].at(-1);
      const pointed = document.querySelector('[data-pointed]');
      const state = pointed && [pointed.textContent, pointed.getAttribute('aria-pressed')].join(' ');
      // The same button may be pointed at again while the table advances.
      const table = [...document.querySelectorAll('main, dialog[open]')].map((part) => part.textContent);
      return `${strip?.textContent} | ${state} | ${pointed?.className} | ${table.join(' ')}`;
    });
  }

  /** Expects that the tap is done, and that something else is pointed at or the turn is over. */
  private async expectReady(): Promise<void> {
    await expect(this.page.locator('#root[aria-busy="true"]')).toHaveCount(0);
    await expect(this.pointed.or(this.page.getByText(END, { exact: true })).first()).toBeVisible();
  }

  /** Expects that nothing covers what is pointed at, least of all the strip. */
  async expectFree(): Promise<void> {
    const covered = await this.page.evaluate(() => {
      const shown = document.querySelector('[data-pointed]');
      if (!shown) return 'nothing is pointed at';
      const { left, top, width, height } = shown.getBoundingClientRect();
      const there = document.elementFromPoint(left + width / 2, top + height / 2);
      return there && (shown.contains(there) || there.contains(shown))
        ? null
        : `${there?.outerHTML.slice(0, 200)}`;
    });
    expect(covered).toBeNull();
  }

  /** The whole ring is visible: neither the window nor any container cuts it off. */
  async expectRingWhole(): Promise<void> {
    const cut = await this.page.evaluate((ring) => {
      const shown = document.querySelector('[data-pointed]');
      if (!shown) return 'nothing is pointed at';
      if (!shown.checkVisibility()) return `${shown.textContent} is not seen, in a window of this size`;
      const reach = shown.hasAttribute('data-ring-inside') ? 0 : ring;
      const { left, top, right, bottom } = shown.getBoundingClientRect();
      const around: [string, DOMRect][] = [['window', new DOMRect(0, 0, innerWidth, innerHeight)]];
      for (
        let ancestor = shown.parentElement;
        ancestor && ancestor !== document.body;
        ancestor = ancestor.parentElement
      )
        if (!/^visible/.test(getComputedStyle(ancestor).overflow))
          around.push([ancestor.className, ancestor.getBoundingClientRect()]);
      const cuts = around.flatMap(([name, app]) => {
        const over = [app.left - left, app.top - top, right - app.right, bottom - app.bottom];
        return over.some((by) => by + reach > 0.5)
          ? `${name}: ${over.map((by) => Math.round(by + reach))}`
          : [];
      });
      return cuts.length > 0
        ? `${shown.textContent}, left, top, right, bottom over ${cuts.join('; ')}`
        : null;
    }, RING);
    expect(cut).toBeNull();
    expect(await this.page.evaluate(findUnderRing)).toEqual([]);
  }

  /** The whole curtain is visible below the strip: it needs no scrolling, so its head is not cut off. */
  async expectCurtainWhole(): Promise<void> {
    const over = await this.page.evaluate(() => {
      const { scrollHeight, clientHeight } = document.documentElement;
      return document.querySelector('[data-first-turn] + main') ? scrollHeight - clientHeight : 0;
    });
    expect(over).toBeLessThanOrEqual(0);
  }

  /** Taps what is pointed at, until something else is pointed at. */
  async tap(how: 'pointer' | 'keys' = 'pointer'): Promise<void> {
    const target = this.pointed;
    await expect(target).toHaveCount(1);
    const before = await this.now();
    await expect(async () => this.expectFree()).toPass();
    await this.page.evaluate(noteRings, false);
    this.tapped.push(
      await this.page.evaluate(() =>
        (window as unknown as Noted).nameOf(document.querySelector('[data-pointed]')),
      ),
    );
    const written = await target.getAttribute('data-pointed');
    // A second tap in the same place is meant once the first has been seen.
    const box = how === 'pointer' ? await target.boundingBox() : null;
    const isNear = box && this.last && Math.hypot(box.x - this.last.x, box.y - this.last.y) < 150;
    if (isNear) await expect(this.page.locator('html[data-resting]')).toHaveCount(0);
    this.last = box;
    if (written && how === 'pointer') await target.fill(written);
    else if (how === 'pointer') await target.click();
    else await this.press();
    this.taps += 1;
    await expect.poll(() => this.now(), { message: `after ${before.slice(0, 300)}` }).not.toBe(before);
    await this.expectReady();
  }

  /** Whether the guided turn itself plays here, with Carry on. */
  async isCarriedOn(): Promise<boolean> {
    return (await this.pointed.textContent()) === 'Carry on';
  }

  /** Presses by keyboard: Carry on, or Show me, which moves the focus to what is pointed at. */
  private async press(): Promise<void> {
    const { keyboard } = this.page;
    const written = await this.pointed.getAttribute('data-pointed');
    // If it has the focus already, press it.
    if (await this.pointed.evaluate((shown) => shown.contains(document.activeElement)))
      return keyboard.press('Space');
    const carriesOn = await this.isCarriedOn();
    await this.tabTo(carriesOn ? 'Carry on' : 'Show me');
    await keyboard.press('Enter');
    if (written) await keyboard.type(written);
    else if (!carriesOn) await keyboard.press('Space');
  }

  /** From wherever the focus is, on or back. */
  private async tabTo(name: string): Promise<void> {
    for (let count = 0; count < MOST_TABS; count += 1) {
      const key = await this.page.evaluate((wanted) => {
        const strip = [...document.querySelectorAll('[data-first-turn]')].at(-1);
        const button = [...(strip?.querySelectorAll('button') ?? [])].find(
          (one) => one.textContent === wanted,
        );
        const active = document.activeElement ?? document.body;
        if (!button || button === active) return null;
        return button.compareDocumentPosition(active) & Node.DOCUMENT_POSITION_FOLLOWING
          ? 'Shift+Tab'
          : 'Tab';
      }, name);
      if (!key) return;
      await this.page.keyboard.press(key);
    }
    throw new Error(`No Tab leads to ${name}.`);
  }

  async isOver(): Promise<boolean> {
    return (await this.place.textContent()) === END;
  }

  /** Checks the number of taps, from which Help computes the duration. */
  expectTaps(taps: number | undefined): void {
    expect(this.taps, `taps: ${this.tapped.join(' | ')}`).toBe(taps);
  }

  /** Follows the ring to the end; `upon` must hold before each tap. */
  async follow(how: 'pointer' | 'keys' = 'pointer', precondition?: () => Promise<void>): Promise<void> {
    while (!(await this.isOver()) && this.taps < MOST_TAPS) {
      if (precondition) await expect(precondition).toPass();
      await this.tap(how);
    }
    await expect(this.place).toHaveText(END);
    await this.expectRingsTapped();
  }
}

interface Noted {
  rings: string[];
  nameOf: (element: Element | null) => string;
}

/**
 * Records the element with the ring in each painted frame; unchanged frames are not painted. Runs in the
 * page.
 */
function noteRings(reset: boolean): void {
  const noted = window as unknown as Noted;
  const goesOn = noted.rings !== undefined;
  if (reset || !goesOn) noted.rings = [];
  if (goesOn) return;
  noted.nameOf = (element) => element?.getAttribute('aria-label') ?? element?.textContent ?? '';
  const drawn = new MessageChannel();
  let asked = false;
  const onFrame = () => {
    asked = false;
    drawn.port2.postMessage(null);
  };
  const onChange = () => {
    if (!asked) requestAnimationFrame(onFrame);
    asked = true;
  };
  drawn.port1.onmessage = () => {
    for (const element of document.querySelectorAll('[data-pointed]')) {
      const name = noted.nameOf(element);
      if (noted.rings.at(-1) !== name) noted.rings.push(name);
    }
  };
  new MutationObserver(onChange).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: ['data-pointed', 'aria-label'],
  });
  onChange();
}

/** The words that the line of the ring covers, of its own element and of others. */
function findUnderRing(): string[] {
  const shown = document.querySelector('[data-pointed]');
  if (!shown) return [];
  const inside = shown.hasAttribute('data-ring-inside');
  const { left, top, right, bottom } = shown.getBoundingClientRect();
  // The line is 1 to 4 pixels outside its element, or 1 to 4 inside if there is no room.
  const grow = (by: number) => ({ left: left - by, top: top - by, right: right + by, bottom: bottom + by });
  const [outer, inner] = inside ? [grow(-1), grow(-4)] : [grow(4), grow(1)];
  const lies = (app: typeof outer, within: typeof outer) =>
    app.left < within.right && app.right > within.left && app.top < within.bottom && app.bottom > within.top;
  const found: string[] = [];
  // A sign is drawn, and is no text.
  for (const sign of document.querySelectorAll('[class*="_sign_"]')) {
    const app = sign.getBoundingClientRect();
    const isWithin =
      app.left >= inner.left &&
      app.right <= inner.right &&
      app.top >= inner.top &&
      app.bottom <= inner.bottom;
    const there = document.elementFromPoint(app.left + app.width / 2, app.top + app.height / 2);
    const isSeen = there !== null && (there.contains(sign) || sign.contains(there));
    if (app.width > 0 && isSeen && lies(app, outer) && !isWithin) found.push(`sign of ${sign.textContent}`);
  }
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    if (!text.textContent?.trim() || !text.parentElement?.checkVisibility()) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    for (const line of range.getClientRects()) {
      // Letters fill the middle of their line.
      const spare = line.height * 0.28;
      const app = {
        left: line.left + 1,
        top: line.top + spare,
        right: line.right - 1,
        bottom: line.bottom - spare,
      };
      // A sign is painted next to visually hidden letters.
      const isDrawn = lies(app, text.parentElement.getBoundingClientRect());
      if (app.right <= app.left || !isDrawn || !lies(app, outer)) continue;
      const isWithin =
        app.left >= inner.left &&
        app.right <= inner.right &&
        app.top >= inner.top &&
        app.bottom <= inner.bottom;
      if (isWithin) continue;
      // Covered text is not visible.
      const there = document.elementFromPoint((app.left + app.right) / 2, (app.top + app.bottom) / 2);
      if (there && (there.contains(text) || text.parentElement.contains(there)))
        found.push(text.textContent.trim());
    }
  }
  return found;
}
