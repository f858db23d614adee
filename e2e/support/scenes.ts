import type { Page } from '@playwright/test';

/** Every screen and state, named once: pictures, the accessibility sweep and the hunt for secrets read it. */
export const scenes: { name: string; open(page: Page): Promise<void> }[] = [
  {
    name: 'home-empty',
    async open(page) {
      await page.goto('./');
      await page.getByRole('heading', { name: 'Dispatch Box' }).waitFor();
    },
  },
];
