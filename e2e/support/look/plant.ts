import type { Page } from '@playwright/test';

/** Puts a fault into the page, to be found: paragraphs with their styles. The page's policy lets nobody write these into its text. */
export function plant(
  page: Page,
  paragraphs: readonly (readonly [words: string, style: string])[],
): Promise<void> {
  return page.evaluate((all) => {
    document.querySelector('#planted')?.remove();
    const planted = document.createElement('div');
    planted.id = 'planted';
    for (const [words, style] of all) {
      const paragraph = planted.appendChild(document.createElement('p'));
      paragraph.textContent = words;
      paragraph.style.cssText = style;
    }
    document.querySelector('main')?.append(planted);
  }, paragraphs);
}

export const takeOut = (page: Page): Promise<void> =>
  page.evaluate(() => document.querySelector('#planted')?.remove());
