import type { Page } from '@playwright/test';

/** What stories put into a window that others use after them. */
const furniture = new WeakMap<Page, { dispose(): Promise<void> }[]>();

/** Runs a script before every page of this window, until the story ends. It sees nothing from outside but its argument. */
export async function furnish(page: Page, script: (arg: number) => void, arg = 0): Promise<void> {
  const piece = await page.addInitScript(script, arg);
  furniture.set(page, [...(furniture.get(page) ?? []), piece]);
}

/** Leaves a window as it was found. */
export async function clearOut(page: Page): Promise<void> {
  for (const piece of furniture.get(page) ?? []) await piece.dispose();
  furniture.delete(page);
  page.removeAllListeners();
  // Letters that a story enlarged would be as large for the next one.
  await page.evaluate(() => document.documentElement.removeAttribute('style')).catch(() => undefined);
}
