import { expect } from '@playwright/test';
import { POWERS } from '../../pages/words';
import { openKindTable } from '../../support/tables/kind-table';
import { test } from '../../support/test';

// What it puts into the window is there before the app begins.
test.use({ appGoesOn: false });

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  test('what five powers spent is asked for without scrolling on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openKindTable(page, {
      keeps: ['income'],
      at: 'end',
      commands: POWERS.map((power) => ({ type: 'set-fact', fact: 'base-income', power, value: 40 })),
    });
    const spent = page.getByRole('region', { name: 'Points spent?' });
    await expect(spent.getByRole('textbox')).toHaveCount(5);
    await expect(spent.getByRole('button', { name: 'We count points on the board' })).toBeInViewport();
    expect(await spent.evaluate((panel) => panel.scrollHeight - panel.clientHeight)).toBeLessThanOrEqual(0);
  });
});
