import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { RunOptions } from 'axe-core';

/** As it is shipped for pages: half as long as its readable source. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const CONTRAST = 'color-contrast';
/** Rules that measure. */
const BY_SIZE = ['target-size', 'scrollable-region-focusable'];
/** Marks what is to be measured. */
const MARK = 'data-look';

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

/** Runs axe in the page; it is brought there once. Only what is wrong is gathered: the rest takes most of the time. */
async function run(page: Page, where: string | null, options: RunOptions): Promise<Violation[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  return page.evaluate(
    async ([place, how]) => {
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
  return violations.some(({ nodes }) => nodes.some((node) => node.target === target));
}

/** Marks every text whose look is not known to be clear, and tells these looks. */
async function markNew(page: Page): Promise<string[]> {
  return page.evaluate(
    ([known, mark]) => {
      const before = new Set(known);
      const found = new Set<string>();
      const lookOf = (element: Element): string => {
        const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element);
        const off = element.closest(':disabled, [aria-disabled="true"], [inert]') ? 'off' : '';
        const behind: string[] = [];
        for (let at: Element | null = element; at; at = at.parentElement) {
          const style = getComputedStyle(at);
          behind.push(style.backgroundColor, style.backgroundImage, style.opacity);
          // What is opaque hides the rest.
          if (/^rgb\(/.test(style.backgroundColor) && style.backgroundImage === 'none') break;
        }
        return [color, fontSize, fontWeight, textShadow, off, ...behind].join(' ');
      };
      for (const element of document.querySelectorAll(`[${mark}]`)) element.removeAttribute(mark);
      const look = (element: Element | null) => {
        if (!element?.checkVisibility()) return;
        const seen = lookOf(element);
        if (before.has(seen)) return;
        found.add(seen);
        element.setAttribute(mark, '');
      };
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (texts.nextNode())
        if (texts.currentNode.textContent?.trim()) look(texts.currentNode.parentElement);
      // What is written in a field is no node of the page.
      for (const field of document.querySelectorAll('input, textarea, select')) look(field);
      return [...found];
    },
    [[...clear], MARK] as const,
  );
}

/** Where the contrast of text is too low. A look that was measured and is clear is not measured again. */
async function findPale(page: Page): Promise<Violation[]> {
  const looks = await markNew(page);
  if (looks.length === 0) return [];
  const violations = await run(page, `[${MARK}]`, { runOnly: { type: 'rule', values: [CONTRAST] } });
  if (violations.length === 0) for (const look of looks) clear.add(look);
  return violations;
}

/** Whether the same elements with the same ones in sight were audited on this page before, at another size. */
async function isAudited(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const seen = [...document.body.querySelectorAll('*')].map((element) =>
      element.checkVisibility() ? 1 : 0,
    );
    const tree = document.body.innerHTML + seen.join('');
    const kept = window as unknown as { audited?: Set<string> };
    kept.audited ??= new Set();
    const before = kept.audited.has(tree);
    kept.audited.add(tree);
    return before;
  });
}

/** Barriers of structure: all of them, or what another size can change where nothing else is other. */
async function findBuilt(page: Page): Promise<Violation[]> {
  if (await isAudited(page)) return run(page, null, { runOnly: { type: 'rule', values: BY_SIZE } });
  return run(page, null, {
    runOnly: { type: 'tag', values: TAGS },
    rules: { [CONTRAST]: { enabled: false } },
  });
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
