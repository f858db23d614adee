import { expect, type Page } from '@playwright/test';
import { lessons as gatheringStorm } from '@/systems/gathering-storm/first-turn/first-turn';
import { lessons as goss } from '@/systems/goss/first-turn/first-turn';
import { lessons as stormOverAsia } from '@/systems/storm-over-asia/first-turn/first-turn';
import { Box } from '../../pages/box';
import { FirstTurn } from '../../pages/first-turn';
import { reload } from '../../support/reload';
import { test } from '../../support/test';

const TAPS = { 'gathering-storm': gatheringStorm, 'storm-over-asia': stormOverAsia, goss };

const LESSONS = [
  { game: 'gathering-storm', kind: 'paper' },
  { game: 'gathering-storm', kind: 'hotseat' },
  { game: 'gathering-storm', kind: 'alone' },
  { game: 'storm-over-asia', kind: 'paper' },
  { game: 'goss', kind: 'table' },
] as const;

const PHONE = { width: 390, height: 844 };
/** A tablet, turned before every tap, and a screen. */
const TURNED = { width: 820, height: 1180 };
const LYING = { width: 1180, height: 740 };
const SCREEN = { width: 1440, height: 900 };

for (const { game, kind } of LESSONS) {
  test.describe('on a phone', () => {
    test.use({ viewport: PHONE });

    test(`the first turn is played to its end by keys alone; its ring and the curtain are whole at every step, ${game}, ${kind}`, async ({
      page,
    }) => {
      const turn = new FirstTurn(page);
      await turn.open(game, kind);
      await turn.follow('keys', async () => {
        await turn.expectRingWhole();
        await turn.expectCurtainWhole();
      });
      turn.expectTaps(TAPS[game][kind]?.taps);
      await turn.strip.getByRole('button', { name: 'Set up a table' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'New table' })).toBeVisible();
    });
  });

  test.describe('on a tablet and a screen', () => {
    test.use({ viewport: LYING });

    test(`the first turn is played by what has the ring; it is whole however the device is held, ${game}, ${kind}`, async ({
      page,
    }) => {
      const turn = new FirstTurn(page);
      await turn.open(game, kind);
      await turn.follow('pointer', async () => {
        for (const viewport of (await turn.isCarriedOn()) ? [] : [TURNED, SCREEN, LYING]) {
          await page.setViewportSize(viewport);
          await expect(() => turn.expectRingWhole()).toPass();
        }
      });
    });
  });
}

/** What the device holds of tables, and of what was begun at them. */
const kept = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string>((done, fail) => {
        const asked = indexedDB.open('dispatch-box');
        asked.onerror = () => fail(asked.error);
        asked.onsuccess = () => {
          const tx = asked.result.transaction('records');
          const counted = tx.objectStore('records').count();
          tx.oncomplete = () => {
            asked.result.close();
            const begun = Object.entries(localStorage).filter((pair) => pair.join().includes('first-turn.'));
            done(`${counted.result} tables, ${begun.length} begun`);
          };
        };
      }),
  );

test('Home offers the first turn, before it and after it; it leaves nothing behind, and Help has it again', async ({
  page,
}) => {
  const turn = new FirstTurn(page);
  await new Box(page).openHome();
  const offered = page.getByRole('button', { name: 'Play a first turn of Gathering Storm, with a guide' });

  await test.step('two taps from Home, and left in the middle of a form', async () => {
    await offered.click();
    await page.getByRole('dialog').getByRole('link', { name: 'With the paper deck' }).click();
    await expect(turn.place).toHaveText(/Step 1 of/);
    for (let count = 0; count < 2; count += 1) await turn.tap();
    await turn.strip.getByRole('button', { name: 'Leave' }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Which game do you play?' })).toBeVisible();
    await expect(offered).toBeVisible();
    expect(await kept(page)).toBe('0 tables, 0 begun');
  });

  await test.step('Help has it again; a reload begins it once more', async () => {
    await page.getByRole('button', { name: /^Help/ }).click();
    await page.getByRole('link', { name: 'With the paper deck' }).click();
    await expect(turn.place).toHaveText(/Step 1 of/);
    for (let count = 0; count < 3; count += 1) await turn.tap();
    await reload(page);
    await expect(turn.place).toHaveText(/Step 1 of/);
    expect(await kept(page)).toBe('0 tables, 0 begun');
  });
});

test('whoever does something else is told what was meant, and can take it back', async ({ page }) => {
  const turn = new FirstTurn(page);
  const box = new Box(page);
  await turn.open('gathering-storm', 'paper');
  while (!(await turn.words.textContent())?.includes('Deal each power a card')) await turn.tap();
  await test.step('a sheet that somebody looks round in stays where she has scrolled it', async () => {
    await box.menu();
    const last = box.sheet.getByRole('button', { name: /^End the evening/ });
    await last.scrollIntoViewIfNeeded();
    await expect(turn.pointed).not.toBeInViewport();
    // Two pictures later it is still there.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    await expect(last).toBeInViewport();
    await box.sheet.getByRole('button', { name: /^Aggressions/ }).click();
  });
  await box.sheet.getByRole('button', { name: 'Italy', exact: true }).click();
  await box.sheet.getByRole('radio', { name: /^Ethiopia/ }).check();
  await box.sheet.getByRole('button', { name: 'Record it' }).click();
  await expect(turn.words).toContainText('Something else was meant here. Tap Take it back.');
  await test.step('the ring is on Take it back alone, which leads back to the table and to what was meant', async () => {
    await expect(turn.pointed).toHaveText('Take it back');
    await turn.pointed.click();
    await expect(turn.words).not.toContainText('Something else');
    await expect(turn.pointed).toHaveText('Dealt');
  });
  await test.step('Back one takes the step before back', async () => {
    await turn.tap();
    await turn.strip.getByRole('button', { name: 'Back one' }).click();
    await expect(turn.words).toContainText('Deal each power a card');
  });
  await test.step('something harmless stops nothing', async () => {
    await expect(turn.pointed).toHaveText('Dealt');
    await turn.tap();
    await expect(turn.words).toHaveText(/^Britain shows a card/);
  });
});
