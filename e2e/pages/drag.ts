import { expect, type Locator, type Page } from '@playwright/test';

interface Pull {
  /** Where it is held, from its upper left corner. */
  hold: { x: number; y: number };
  /** What the page says as soon as it is over the target. */
  said: RegExp;
}

async function cornerOf(item: Locator) {
  const box = await item.boundingBox();
  if (!box) throw new Error(`${item} is not to be seen.`);
  return box;
}

/** Drags something over something else and drops it there, following a target that moves. */
export async function drag(page: Page, from: Locator, to: Locator, { hold, said }: Pull): Promise<void> {
  const { mouse } = page;
  const start = await cornerOf(from);
  await mouse.move(start.x + hold.x, start.y + hold.y);
  await mouse.down();
  await mouse.move(start.x + hold.x + 10, start.y + hold.y - 10, { steps: 3 });
  await expect(async () => {
    const { x, y, width, height } = await cornerOf(to);
    await mouse.move(x + Math.min(40, width / 2), y + height / 2, { steps: 5 });
    expect(await page.getByRole('status').filter({ hasText: said }).count()).toBe(1);
  }).toPass();
  await mouse.up();
}
