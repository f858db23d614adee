import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Waits until colors and places have come to rest after a change of scheme or size. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    await Promise.allSettled(document.getAnimations().map((animation) => animation.finished));
  });
}

/** Whether a target is still too small once it is scrolled out from under the bar at the foot. */
async function isSmall(page: Page, target: string): Promise<boolean> {
  await page.evaluate((name) => document.querySelector(name)?.scrollIntoView({ block: 'center' }), target);
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .withRules(['target-size'])
    .include(target)
    .analyze();
  return violations.some(({ nodes }) => nodes.some((node) => node.target.join(' ') === target));
}

/**
 * What axe finds against WCAG 2.2 AA, a sentence for each place; an empty list is a clean page.
 * After a change of colors alone it is enough to look at these.
 */
export async function findBarriers(page: Page, colorsOnly = false): Promise<string[]> {
  await settle(page);
  const axe = new AxeBuilder({ page }).setLegacyMode();
  const { violations } = await (colorsOnly
    ? axe.withRules(['color-contrast'])
    : axe.withTags(TAGS)
  ).analyze();
  const found: string[] = [];
  for (const { id, help, nodes } of violations) {
    for (const { target, html } of nodes) {
      const place = target.join(' ');
      if (id === 'target-size' && !(await isSmall(page, place))) continue;
      found.push(`${id}: ${help} at ${place} in ${html}`);
    }
  }
  return found;
}
