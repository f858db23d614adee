import { expect, type Page } from '@playwright/test';
import type { App } from '../../pages/app';
import { furnish } from '../../support/furnish';
import { placesOf, searchEverywhere } from '../../support/hunter';
import { openFresh } from '../../support/tables/fresh-table';
import { onNewDevice, test } from '../../support/test';

// What it puts into the window is there before the app begins.
test.use({ appGoesOn: false });

/** Opens Anna's papers on a fresh table and returns the title of the card that is turned up. */
async function openAnna(page: Page): Promise<{ app: App; title: string }> {
  const app = await openFresh(page);
  await app.toDeal();
  await app.next('Pass to Anna');
  await app.openPapers('Anna');
  return { app, title: (await app.papers.title.textContent()) ?? 'no title' };
}

const WAYS_TO_LEAVE: Record<string, () => string> = {
  'another window in front': () => {
    dispatchEvent(new Event('blur'));
    return document.documentElement.outerHTML;
  },
  'the screen off or another tab': () => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
    const left = document.documentElement.outerHTML;
    Object.defineProperty(document, 'visibilityState', { value: 'visible', configurable: true });
    return left;
  },
  'the page put away': () => {
    dispatchEvent(new Event('pagehide'));
    return document.documentElement.outerHTML;
  },
};

test('a research sheet is out of the page in the same moment, and the table looks the same', async ({
  page,
}) => {
  const { app } = await openAnna(page);
  for (const [how, leave] of Object.entries(WAYS_TO_LEAVE)) {
    await app.papers.turnToResearch('Axis');
    await app.papers.putStep('Torpedoes');
    await expect(app.papers.project('Torpedoes')).toContainText('1 step');
    const left = await page.evaluate(leave);
    for (const word of ['Torpedoes', 'points left', 'Axis research']) expect(left, how).not.toContain(word);
    await app.openPapers('Anna');
    await app.papers.turnToResearch('Axis');
    await page.getByRole('button', { name: 'Take a step from Torpedoes' }).click();
  }
  await app.papers.putStep('Air range');
  await app.hide();
  const found = await searchEverywhere(page);
  for (const word of ['Torpedoes', 'Air range', 'points left']) expect(placesOf(found, word)).toEqual([]);
});

onNewDevice(
  'papers close by themselves after two minutes, and say so in the last fifteen seconds',
  async ({ page }) => {
    await page.clock.install();
    const { title } = await openAnna(page);
    const timer = page.getByText(/^Hides in \d+$/);
    await page.clock.fastForward(100_000);
    await expect(timer).toBeHidden();
    await page.clock.fastForward(10_000);
    await expect(timer).toBeVisible();
    await page.keyboard.press('Shift');
    await expect(timer).toBeHidden();
    await page.clock.fastForward(110_000);
    await expect(timer).toBeVisible();
    expect(await page.content()).toContain(title);
    await page.clock.fastForward(15_000);
    await expect(page.getByRole('heading', { name: 'Pass to Anna' })).toBeVisible();
    expect(await page.content()).not.toContain(title);
  },
);

test('a device set to a shorter wait closes papers sooner', async ({ page }) => {
  await furnish(page, () => localStorage.setItem('dispatch-box/papers-seconds', '3'));
  await openAnna(page);
  await expect(page.getByText(/^Hides in \d+$/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Pass to Anna' })).toBeVisible();
});
