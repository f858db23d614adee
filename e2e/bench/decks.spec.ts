import { expect, type Page, test } from '@playwright/test';
import { App } from '../pages/app';
import { keepRow } from '../support/bench-rows';
import { cardsOf, storeDeck } from '../support/tables/own-decks';

// A trace would copy the page again and again while it is measured.
test.use({ trace: 'off' });

/** A processor so many times slower than this one. */
const SLOW = 4;
const TIMES = 5;

/** Records long tasks, in milliseconds, as the browser measures them. */
async function watchTasks(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const tasks: number[] = [];
    Object.assign(window, { tasks });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.push(duration);
    }).observe({ type: 'longtask', buffered: true });
  });
}

/** The longest task of each time that something is done: the middle one and the worst; below 50 ms none is told. */
async function measure(page: Page, name: string, once: (at: number) => Promise<void>): Promise<void> {
  const longest: number[] = [];
  for (let at = 0; at < TIMES; at += 1) {
    await page.evaluate(() => ((window as unknown as { tasks: number[] }).tasks.length = 0));
    await once(at);
    await page.waitForTimeout(600);
    longest.push(
      await page.evaluate(() => Math.round(Math.max(0, ...(window as unknown as { tasks: number[] }).tasks))),
    );
  }
  longest.sort((one, other) => one - other);
  // Tasks below 50 ms are not reported: then it is 0.
  keepRow('decks', `${name}, longest task, ms`, '144 cards, slowed', longest[TIMES >> 1] ?? 0);
  keepRow('decks', `${name}, longest task at worst, ms`, '144 cards, slowed', longest.at(-1) ?? 0);
}

test('a deck of 144 cards on a processor slowed four times', async ({ page }) => {
  await watchTasks(page);
  const app = new App(page);
  await app.openHome();
  await storeDeck(page, { name: 'A hundred and forty-four', size: 144, cards: cardsOf(144) });
  const slow = await page.context().newCDPSession(page);
  await slow.send('Emulation.setCPUThrottlingRate', { rate: SLOW });
  const list = page.getByRole('list', { name: 'Cards' });
  for (const [name, id] of [
    ['the house deck', 'house'],
    ['a deck of 144 of one’s own', 'e2e-deck'],
  ] as const)
    await measure(page, `opening ${name}`, async () => {
      await page.goto('./#/decks');
      await page.getByRole('button', { name: /^Open House deck/ }).waitFor();
      await page.evaluate((to) => {
        (window as unknown as { tasks: number[] }).tasks.length = 0;
        location.hash = `/decks/${to}`;
      }, id);
      await list.waitFor();
    });
  const words = page.getByRole('searchbox', { name: 'Number or words' });
  await measure(page, 'finding words', async (at) => {
    await words.fill(['support', 'EAI', 'trade pact', 'income', 'research'][at] ?? '');
    await expect(page.getByRole('search').getByRole('status')).toContainText('of 144');
  });
  await words.fill('');
  await list.getByRole('button').first().focus();
  await measure(page, 'to the next card', () => page.keyboard.press('ArrowRight'));
  await measure(page, 'to the last card and back', async (at) => {
    await page.keyboard.press(at % 2 === 0 ? 'End' : 'Home');
  });
});
