import { expect } from '@playwright/test';
import { lessons as gatheringStorm } from '@/games/gathering-storm/rules/first-turn/first-turn';
import { lessons as goss } from '@/games/goss/rules/first-turn/first-turn';
import { lessons as stormOverAsia } from '@/games/storm-over-asia/rules/first-turn/first-turn';
import { FirstTurn } from '../../pages/first-turn';
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
