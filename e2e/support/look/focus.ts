import type { Locator, Page } from '@playwright/test';

/**
 * Problems with the focus, a sentence each: no focus, no visible indicator, or completely covered
 * (WCAG 2.4.7, 2.4.11, 2.4.13).
 */
export const findFocusFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const at = document.activeElement as HTMLElement | null;
    if (!at || at === document.body) return ['the focus is nowhere'];
    // A heading or line that is focused only so that reading continues there is not a control.
    if (at.tabIndex < 0) return [];
    const name = (at.getAttribute('aria-label') ?? at.textContent ?? at.outerHTML).trim().slice(0, 60);
    const isDrawn = (one: Element, part?: string) => {
      const look = getComputedStyle(one, part);
      if (part && look.content === 'none') return false;
      const ring = look.outlineStyle !== 'none' && Number.parseFloat(look.outlineWidth) >= 2;
      return ring && !/, 0\)$|transparent/.test(look.outlineColor);
    };
    /** Large enough to be seen, and no part of it hidden from the eye. */
    const isSeen = (one: Element) => {
      const { width, height } = one.getBoundingClientRect();
      if (
        width < 12 ||
        height < 12 ||
        !one.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      )
        return false;
      return getComputedStyle(one).clipPath === 'none';
    };
    const label = at.closest('label');
    const dressed = [
      at,
      ...(label ? [label, ...label.querySelectorAll('*')] : []),
      ...at.querySelectorAll('*'),
    ];
    // A field without a border is marked by its container.
    const frame = at.parentElement?.matches(':focus-within') ? [at.parentElement] : [];
    const marks = [...dressed, ...frame].filter(isSeen);
    const marked = marks.some((one) => isDrawn(one) || isDrawn(one, '::before') || isDrawn(one, '::after'));
    const place = isSeen(at) ? at : (label ?? at);
    const { left, right, top, bottom } = place.getBoundingClientRect();
    const inside = (share: number, from: number, to: number) => from + (to - from) * share;
    const SHARES = [0.1, 0.5, 0.9];
    const points = SHARES.flatMap((x) =>
      SHARES.map((y) => [inside(x, left, right), inside(y, top, bottom)] as const),
    );
    const free = points.filter(([x, y]) => {
      const there = document.elementFromPoint(x, y);
      return there !== null && (place.contains(there) || there.contains(place));
    });
    return [
      ...(marked ? [] : [`nothing marks the focus: ${name}`]),
      ...(free.length > 0 ? [] : [`the focus is beneath something: ${name}`]),
    ];
  });

/**
 * Returns a check of whether the target has the focus. The element is looked up once, and again if it was
 * rerendered: a lookup by role reads the whole page.
 */
export async function watchFocus(target: Locator): Promise<() => Promise<boolean>> {
  let element = await target.elementHandle();
  return async () => {
    for (;;) {
      const state = await element?.evaluate((one) =>
        one === document.activeElement ? 'focused' : one.isConnected ? 'there' : 'gone',
      );
      if (state === 'focused' || state === 'there') return state === 'focused';
      element = await target.elementHandle();
    }
  };
}
