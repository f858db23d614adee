import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { RunOptions } from 'axe-core';

/** As it is shipped for pages: half as long as its readable source. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const CONTRAST = 'color-contrast';
/** Rules that measure: what they can find is sifted first, since they take half of the time. */
const BY_SIZE = ['target-size', 'scrollable-region-focusable'];
/** Marks what is to be measured, for as long as it takes. */
const MARK = 'data-look';
const MARKED = `[${MARK}]`;

/** Looks of text that were measured in this process and are clear: colors, size and weight, and all that lies behind. */
const clear = new Set<string>();

/** Waits until a change of scheme or size is drawn: nothing moves where motion is reduced. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(undefined)))),
  );
}

interface Violation {
  id: string;
  help: string;
  nodes: { target: string; html: string }[];
}

/**
 * Runs axe in the page; it is brought there once. Only what is wrong is gathered: the rest takes most of the time.
 * Undefined where there is no such place.
 */
async function run(page: Page, where: string | null, options: RunOptions): Promise<Violation[] | undefined> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  return page.evaluate(
    async ([place, how]) => {
      if (place && !document.querySelector(place)) return undefined;
      const { axe: here } = window as unknown as { axe: typeof import('axe-core') };
      // No rule of these reads the style sheets themselves.
      const { violations } = await here.run(place ?? document, {
        ...how,
        resultTypes: ['violations'],
        preload: false,
      });
      return violations.map(({ id, help, nodes }) => ({
        id,
        help,
        nodes: nodes.map(({ target, html }) => ({ target: target.join(' '), html })),
      }));
    },
    [where, options] as const,
  );
}

/** Whether a target is still too small once it is scrolled out from under the bar at the foot. */
async function isSmall(page: Page, target: string): Promise<boolean> {
  await page.evaluate((name) => document.querySelector(name)?.scrollIntoView({ block: 'center' }), target);
  const violations = await run(page, target, { runOnly: { type: 'rule', values: ['target-size'] } });
  return violations?.some(({ nodes }) => nodes.some((node) => node.target === target)) ?? false;
}

/** Measures what is marked, and takes the marks away: what stands on the page is what the app put there. */
async function measure(page: Page, mark: () => Promise<number>, options: RunOptions): Promise<Violation[]> {
  let violations: Violation[] | undefined;
  // What was marked may have been drawn anew since.
  while (!violations) violations = (await mark()) === 0 ? [] : await run(page, MARKED, options);
  await page.evaluate((name) => {
    for (const element of document.querySelectorAll(`[${name}]`)) element.removeAttribute(name);
  }, MARK);
  return violations;
}

/** Every look of text on this page; some that have it are kept there for {@link markLooks}. */
async function gatherLooks(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const looks = new Map<string, Element[]>();
    const behinds = new Map<Element, string>();
    const behind = (element: Element | null): string => {
      if (!element) return '';
      const before = behinds.get(element);
      if (before !== undefined) return before;
      const { backgroundColor, backgroundImage, opacity } = getComputedStyle(element);
      // What is opaque hides the rest.
      const hides = /^rgb\(/.test(backgroundColor) && backgroundImage === 'none';
      const rest = hides ? '' : behind(element.parentElement);
      const all = `${backgroundColor} ${backgroundImage} ${opacity} ${rest}`;
      behinds.set(element, all);
      return all;
    };
    const look = (element: Element | null) => {
      if (!element?.checkVisibility()) return;
      const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element);
      const off = element.closest(':disabled, [aria-disabled="true"], [inert]') ? 'off' : '';
      const seen = [color, fontSize, fontWeight, textShadow, off, behind(element)].join(' ');
      looks.set(seen, [...(looks.get(seen) ?? []), element]);
    };
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) if (texts.currentNode.textContent?.trim()) look(texts.currentNode.parentElement);
    // What is written in a field is no node of the page.
    for (const field of document.querySelectorAll('input, textarea, select')) look(field);
    Object.assign(window, { looks });
    return [...looks.keys()];
  });
}

/** Marks what has these looks. */
async function markLooks(page: Page, looks: string[]): Promise<void> {
  await page.evaluate(
    ([wanted, mark]) => {
      const { looks: all } = window as unknown as { looks: Map<string, Element[]> };
      for (const look of wanted) for (const element of all.get(look) ?? []) element.setAttribute(mark, '');
    },
    [looks, MARK] as const,
  );
}

/** Where the contrast of text is too low. A look that was measured and is clear is not measured again. */
async function findPale(page: Page): Promise<Violation[]> {
  let looks: string[] = [];
  const mark = async () => {
    looks = (await gatherLooks(page)).filter((look) => !clear.has(look));
    if (looks.length > 0) await markLooks(page, looks);
    return looks.length;
  };
  const violations = await measure(page, mark, { runOnly: { type: 'rule', values: [CONTRAST] } });
  if (violations.length === 0) for (const look of looks) clear.add(look);
  return violations;
}

/**
 * Marks what was not audited on this page before, at another size: the nearest part of the page around whatever is
 * new, reads otherwise, came into sight or left it.
 */
async function markUnaudited(page: Page): Promise<number> {
  return page.evaluate((mark) => {
    const PARTS =
      'a, button, label, li, ul, ol, dl, table, fieldset, section, header, nav, main, footer, [role]';
    const kept = window as unknown as { audited?: WeakMap<Element, string> };
    const before = kept.audited;
    const audited = new WeakMap<Element, string>();
    kept.audited = audited;
    const changed = new Set<Element>();
    for (const element of document.body.querySelectorAll('*')) {
      const attributes = [...element.attributes].map(({ name, value }) => `${name}=${value}`);
      const texts = [...element.childNodes].map((node) => (node instanceof Text ? node.data : node.nodeName));
      const state = [element.checkVisibility(), ...attributes, ...texts].join(' ');
      audited.set(element, state);
      if (before?.get(element) !== state) changed.add(element.parentElement?.closest(PARTS) ?? document.body);
    }
    // Nothing is known of a page that was just opened, and what belongs to the page as a whole is read once.
    if (!before) document.documentElement.setAttribute(mark, '');
    else for (const element of changed) element.setAttribute(mark, '');
    return changed.size;
  }, MARK);
}

/**
 * Marks what may be too small or out of reach of a key: a target below the size of a fingertip or partly under another
 * one, and what scrolls with nothing in it that takes the focus.
 */
async function markDoubtful(page: Page): Promise<number> {
  return page.evaluate((mark) => {
    const FINGERTIP = 24;
    const FOCUSABLE =
      'a[href], button, input, select, textarea, summary, [tabindex]:not([tabindex="-1"]), [contenteditable="true"]';
    // What lies over everything leaves nothing else within reach.
    const within = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document;
    const doubtful = new Set<Element>();
    const targets = [...within.querySelectorAll(`${FOCUSABLE}, [tabindex]`)]
      .filter((element) => element.checkVisibility())
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && box.height > 0);
    for (const { element, box } of targets) {
      if (box.width < FINGERTIP || box.height < FINGERTIP) doubtful.add(element);
      for (const other of targets) {
        if (other.element.contains(element) || element.contains(other.element)) continue;
        const apart =
          box.right <= other.box.left ||
          other.box.right <= box.left ||
          box.bottom <= other.box.top ||
          other.box.bottom <= box.top;
        if (!apart) doubtful.add(element);
      }
    }
    for (const element of within.querySelectorAll('*')) {
      if (element.scrollHeight <= element.clientHeight && element.scrollWidth <= element.clientWidth)
        continue;
      const { overflowX, overflowY } = getComputedStyle(element);
      if (!/auto|scroll/.test(overflowX + overflowY)) continue;
      if (!element.matches(FOCUSABLE) && !element.querySelector(FOCUSABLE)) doubtful.add(element);
    }
    for (const element of doubtful) element.setAttribute(mark, '');
    return doubtful.size;
  }, MARK);
}

/** Barriers of structure, where this was not audited at another size, and of size and reach everywhere. */
async function findBuilt(page: Page): Promise<Violation[]> {
  const off = [CONTRAST, ...BY_SIZE].map((rule) => [rule, { enabled: false }]);
  const built = await measure(page, () => markUnaudited(page), {
    runOnly: { type: 'tag', values: TAGS },
    rules: Object.fromEntries(off),
  });
  const small = await measure(page, () => markDoubtful(page), {
    runOnly: { type: 'rule', values: BY_SIZE },
  });
  return [...built, ...small];
}

/**
 * What axe finds against WCAG 2.2 AA, a sentence for each place; an empty list is a clean page.
 * @param what structure depends on the size of the window, colors on the scheme
 */
export async function findBarriers(
  page: Page,
  what: readonly ('structure' | 'colors')[] = ['structure', 'colors'],
): Promise<string[]> {
  await settle(page);
  const built = what.includes('structure') ? await findBuilt(page) : [];
  const pale = what.includes('colors') ? await findPale(page) : [];
  const found: string[] = [];
  for (const { id, help, nodes } of [...built, ...pale]) {
    for (const { target, html } of nodes) {
      if (id === 'target-size' && !(await isSmall(page, target))) continue;
      found.push(`${id}: ${help} at ${target} in ${html}`);
    }
  }
  return found;
}
