import { test } from '@playwright/test';
import { scenes } from '../support/scenes/scenes';

const SIZES = ['390x844', '820x1180', '1024x768', '1180x740', '1440x900'];
const SCHEMES = ['light', 'dark'] as const;

const wanted = (list: string | undefined, name: string) => !list || list.split(',').includes(name);
const chosen = scenes.filter((scene) => wanted(process.env.SCENES, scene.name));
// These two have tests of their own.
if (chosen.length === 0 && !['film', 'phones'].includes(process.env.SCENES ?? ''))
  throw new Error(`No scene is called ${process.env.SCENES}.`);

for (const scene of chosen) {
  for (const size of SIZES.filter((name) => wanted(process.env.SIZES, name))) {
    const [width = 0, height = 0] = size.split('x').map(Number);
    test.describe(size, () => {
      test.use({ viewport: { width, height } });

      test(scene.name, async ({ page }) => {
        await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
        await scene.open(page);
        await page.evaluate(() => document.fonts.ready);
        for (const scheme of SCHEMES) {
          await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
          const path = `shots/${scene.name}-${width}-${scheme}.png`;
          await page.screenshot({ path, animations: 'disabled', fullPage: Boolean(process.env.FULL) });
        }
      });
    });
  }
}
