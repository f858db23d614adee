import { expect, type Page } from '@playwright/test';

/** How far a control may move, in pixels: a quarter of a fingertip. */
const NEAR = 10;

type Places = Record<string, [x: number, y: number]>;

/** What stays around the page of a phase: the head, the phases, the strip of support, the foot. */
const FRAME = 'header, nav, [aria-label="Support and tracks"], aside';

/**
 * The position of every control of the page, by name; the guide's one button has a fixed name. Sheets over
 * the page are left out.
 * @param within where they are looked for
 */
async function placesOf(page: Page, within = 'body'): Promise<Places> {
  return page.evaluate((within) => {
    const places: Record<string, [number, number]> = {};
    const guide = document.querySelector('aside[aria-label="What to do next"]');
    const buttons = [...(guide?.querySelectorAll('button') ?? [])];
    for (const control of document.querySelectorAll('button, a[href], input')) {
      if (!control.closest(within) || control.closest('dialog') || !control.checkVisibility()) continue;
      const { x, y, width, height } = control.getBoundingClientRect();
      const group = control.closest('fieldset')?.textContent ?? '';
      const name =
        control === buttons.at(-1)
          ? 'the one button'
          : `${control.getAttribute('aria-label') ?? control.textContent} ${group}`.trim();
      // The middle of it is under the finger.
      places[name] = [Math.round(x + width / 2), Math.round(y + height / 2)];
    }
    return places;
  }, within);
}

/** Runs a tap, and expects every remaining control where it was. */
export async function expectStill(page: Page, tap: () => Promise<void>, within?: string): Promise<void> {
  const before = await placesOf(page, within);
  await tap();
  await expect(page.locator('#root')).not.toHaveAttribute('aria-busy', 'true');
  const after = await placesOf(page, within);
  const moved = Object.entries(after).flatMap(([name, [x, y]]) => {
    const [x0, y0] = before[name] ?? [x, y];
    return Math.abs(x - x0) > NEAR || Math.abs(y - y0) > NEAR ? [`${name}: ${x0},${y0} to ${x},${y}`] : [];
  });
  expect(moved).toEqual([]);
}

/** Runs a tap that opens the page of another phase or question, and expects what is around it where it was. */
export async function expectStillFrame(page: Page, tap: () => Promise<void>): Promise<void> {
  await expectStill(page, tap, FRAME);
}

/** Counts from now on how far anything moved by itself, as the browser measures it. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const watched = window as unknown as { shifts: number };
    watched.shifts = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) watched.shifts += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The sum of layout shifts since the last call. */
export const takeShifts = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const watched = window as unknown as { shifts: number };
    const sum = watched.shifts;
    watched.shifts = 0;
    return sum;
  });
