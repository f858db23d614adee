import { expect, type Page } from '@playwright/test';

interface Point {
  x: number;
  y: number;
}

/** Pulls something over something else and lets go there, once the page says that it is over it. */
export async function drag(page: Page, from: Point, to: Point): Promise<void> {
  const { mouse } = page;
  await mouse.move(from.x, from.y);
  await mouse.down();
  await mouse.move(from.x + 10, from.y + 10, { steps: 3 });
  await mouse.move(to.x, to.y, { steps: 5 });
  await expect(page.getByRole('status').filter({ hasText: /\bover\b/i })).toHaveCount(1);
  await mouse.up();
}
