import { expect, type Page } from '@playwright/test';
import { scenes } from '../../support/scenes/scenes';
import { test } from '../../support/test';

// No page is wider than its screen, no text is cut, and no label stands alone in a column of letters.

const SIZES = ['390x844', '820x1180', '1024x768', '1180x740', '1440x900'];

/** What overflows, with its text: "page 12 px wide", "cut: Rumania". */
const findOverflow = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = [];
    const root = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
    const wide = document.documentElement.scrollWidth - innerWidth;
    if (wide > 1) found.push(`the page is ${wide} px too wide`);
    // What is only read aloud is in a box of one pixel.
    const isTiny = (element: Element | null): boolean =>
      element !== null && (element.getBoundingClientRect().width <= 2 || isTiny(element.parentElement));
    const isHidden = (element: Element) =>
      isTiny(element) || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    for (const element of root.querySelectorAll<HTMLElement>('*')) {
      const texts = [...element.childNodes].filter(
        (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim().length > 2,
      );
      if (texts.length === 0 || isHidden(element)) continue;
      const { overflowX, textOverflow } = getComputedStyle(element);
      const isCut = element.scrollWidth > element.clientWidth + 1 && textOverflow !== 'ellipsis';
      if (isCut && ['hidden', 'clip'].includes(overflowX)) found.push(`cut: ${element.textContent}`);
      let scrolls: Element | null = element;
      while (scrolls && !['auto', 'scroll', 'hidden', 'clip'].includes(getComputedStyle(scrolls).overflowX))
        scrolls = scrolls.parentElement;
      for (const text of texts) {
        const words = (text.textContent ?? '').trim().slice(0, 40);
        const range = document.createRange();
        range.selectNodeContents(text);
        const { left, right } = range.getBoundingClientRect();
        if (!scrolls && (right > innerWidth + 1 || left < -1)) found.push(`beyond the screen: ${words}`);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
        if (/^\p{L}+$/u.test(words) && lines > 1) found.push(`broken inside a word: ${words}`);
      }
    }
    return [...new Set(found)];
  });

for (const scene of scenes)
  test(`nothing overflows or is cut: ${scene.name}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await scene.open(page);
    for (const size of SIZES) {
      const [width = 0, height = 0] = size.split('x').map(Number);
      await page.setViewportSize({ width, height });
      await expect.poll(() => findOverflow(page), { message: size }).toEqual([]);
    }
  });
