import { expect, type Page } from '@playwright/test';
import { scenes } from '../../support/scenes/scenes';
import { test } from '../../support/test';

const WINDOWS = [
  { width: 320, text: '100 %' },
  { width: 320, text: '200 %' },
  { width: 820, text: '200 %' },
];

for (const name of [
  'crowded',
  'journal',
  'menu',
  'diplomacy-crowded',
  'economy-crowded',
  'construction',
  'research-public',
  'history',
  'card-begun',
  'list-into',
  'deck-begun',
  'china-flags',
  'china-powers',
  'china-passage',
  'home-empty',
  'home-shelf',
])
  test(`nothing overflows ${name} in a narrow window or in large type`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await scenes.find((scene) => scene.name === name)?.open(page);
    for (const { width, text } of WINDOWS) {
      await page.setViewportSize({ width, height: 700 });
      await page.evaluate(
        (size) => {
          document.documentElement.style.fontSize = size;
        },
        text.replace(' ', ''),
      );
      const widths = () =>
        page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.offsetWidth);
      await expect.poll(widths, `${width} px, ${text}`).toBe(0);
    }
  });

/** How far the page can scroll, and how far it has scrolled, in any of its scroll containers. */
const measure = (page: Page) =>
  page.evaluate(() => {
    const scrollers = [...document.querySelectorAll('*')].filter(
      (one) => one.querySelector('main') !== null || one.matches('main'),
    );
    const left = scrollers.map(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
    return { most: Math.max(...left), gone: Math.max(...scrollers.map(({ scrollTop }) => scrollTop)) };
  });

for (const name of ['table-card', 'paper-ask', 'crowded', 'diplomacy-crowded', 'china-powers', 'journal'])
  test(`${name} scrolls wherever a finger touches it`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const scene = scenes.find((one) => one.name === name);
    expect(scene, name).toBeDefined();
    await scene?.open(page);
    for (const height of [130, 230, 330, 430, 530]) {
      await page.evaluate(() => {
        for (const one of document.querySelectorAll('*')) one.scrollTop = 0;
      });
      await page.mouse.move(195, height);
      const { most } = await measure(page);
      // An inner scroller reaches its end, and the next wheel event scrolls the page.
      const moved = async () => {
        await page.mouse.wheel(0, 300);
        return (await measure(page)).gone;
      };
      await expect
        .poll(moved, { message: `${height} px down`, intervals: [700] })
        .toBeGreaterThan(Math.min(most, 100) - 1);
    }
  });
