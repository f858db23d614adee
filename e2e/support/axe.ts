import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Waits until colors and places have come to rest after a change of scheme or size: one change may begin another. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    for (let still = 0; still < 2; still += 1) {
      await drawn();
      const moving = document.getAnimations();
      if (moving.length > 0) still = -1;
      await Promise.allSettled(moving.map((animation) => animation.finished));
    }
  });
}

interface Violation {
  id: string;
  help: string;
  nodes: { target: string; html: string }[];
}

/** Runs axe in the page; it is brought there once. Only what is wrong is gathered: the rest takes most of the time. */
async function run(page: Page, where: string | null, runOnly: RunOptions['runOnly']): Promise<Violation[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async ([place, only]) => {
      const { axe: here } = window as unknown as { axe: typeof axe };
      const { violations } = await here.run(place ?? document, {
        ...(only ? { runOnly: only } : {}),
        resultTypes: ['violations'],
        // No rule of these reads the style sheets themselves.
        preload: false,
      });
      return violations.map(({ id, help, nodes }) => ({
        id,
        help,
        nodes: nodes.map(({ target, html }) => ({ target: target.join(' '), html })),
      }));
    },
    [where, runOnly] as const,
  );
}

/** Whether a target is still too small once it is scrolled out from under the bar at the foot. */
async function isSmall(page: Page, target: string): Promise<boolean> {
  await page.evaluate((name) => document.querySelector(name)?.scrollIntoView({ block: 'center' }), target);
  const violations = await run(page, target, { type: 'rule', values: ['target-size'] });
  return violations.some(({ nodes }) => nodes.some((node) => node.target === target));
}

/**
 * What axe finds against WCAG 2.2 AA, a sentence for each place; an empty list is a clean page.
 * After a change of colors alone it is enough to look at these.
 */
export async function findBarriers(page: Page, colorsOnly = false): Promise<string[]> {
  await settle(page);
  const violations = await run(
    page,
    null,
    colorsOnly ? { type: 'rule', values: ['color-contrast'] } : { type: 'tag', values: TAGS },
  );
  const found: string[] = [];
  for (const { id, help, nodes } of violations) {
    for (const { target, html } of nodes) {
      if (id === 'target-size' && !(await isSmall(page, target))) continue;
      found.push(`${id}: ${help} at ${target} in ${html}`);
    }
  }
  return found;
}
