import type { Locator, Page } from '@playwright/test';

const READING = new WeakMap<Page, Locator>();

/**
 * What leads on from a card that was shown to everyone. It is looked for before and after every act, so the page is not
 * read for it while no sheet is up.
 */
export const shownCardButton = (page: Page): Locator =>
  page
    .locator('dialog[open]')
    .filter({ hasNotText: 'Does the board agree?' })
    .getByRole('button', { name: /^(Go on|Next: .*’s card)$/ });

/** From now on closes each card that is shown before any other action in this page. */
export async function readShownCards(page: Page): Promise<void> {
  if (READING.has(page)) return;
  const button = shownCardButton(page);
  READING.set(page, button);
  const readAll = async () => {
    while (await button.isVisible()) await button.click();
  };
  await page.addLocatorHandler(button, readAll, { noWaitAfter: true });
}

/** A story that looks at shown cards itself. */
export async function lookAtShownCards(page: Page): Promise<void> {
  const button = READING.get(page);
  if (!button) return;
  READING.delete(page);
  await page.removeLocatorHandler(button);
}
