import { expect, type Page } from '@playwright/test';
import { test } from '../test';

/** Counts from now on whatever is pressed, by a finger or by a mouse, wherever it is pressed; keys are not counted. */
export async function countTaps(page: Page): Promise<void> {
  const count = () => {
    const marked = window as unknown as { counting?: true };
    if (marked.counting) return;
    marked.counting = true;
    // Counted after the event has gone through the page: Playwright cancels and repeats a press whose target
    // has moved.
    addEventListener('pointerdown', ({ target }) => {
      const control = (target as Element).closest('button, a, label, input, summary') ?? (target as Element);
      const name = control.getAttribute('aria-label') ?? control.textContent ?? '';
      // Not set in later tests of this window, which count nothing.
      const taps = sessionStorage.getItem('taps');
      if (taps) sessionStorage.setItem('taps', JSON.stringify([...JSON.parse(taps), name.slice(0, 40)]));
    });
  };
  await page.addInitScript(count);
  await page.evaluate(count);
  await restartTaps(page);
}

/** Starts a new count. */
export const restartTaps = (page: Page): Promise<void> =>
  page.evaluate(() => sessionStorage.setItem('taps', '[]'));

/** What an evening took until now: it is printed with the check, and stays at or under its number. */
export async function expectTaps(page: Page, what: string, most: number): Promise<void> {
  const taps: string[] = await page.evaluate(() => JSON.parse(sessionStorage.getItem('taps') ?? '[]'));
  test
    .info()
    .annotations.push({ type: 'taps', description: `${taps.length} taps of at most ${most}: ${what}` });
  expect(taps.length, `${what}: ${taps.join(' | ')}`).toBeLessThanOrEqual(most);
}
