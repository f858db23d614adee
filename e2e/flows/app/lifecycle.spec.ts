import { expect, type Page } from '@playwright/test';
import { openCanaryTable } from '../../support/canary';
import { seedEntropy } from '../../support/tables/seeded';
import { test } from '../../support/test';

/** Turns the device, as it reports that itself. */
async function turn(page: Page, width: number, height: number, angle: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const type = angle === 0 ? ('portraitPrimary' as const) : ('landscapePrimary' as const);
  const metrics = { width, height, deviceScaleFactor: 1, mobile: true, screenOrientation: { type, angle } };
  await session.send('Emulation.setDeviceMetricsOverride', metrics);
  await session.detach();
}

test('papers are closed after Back, and after the device was turned', async ({ page }) => {
  await seedEntropy(page);
  const app = await openCanaryTable(page);
  await app.toDeal();
  await app.next('Pass to Anna');
  const curtain = page.getByRole('heading', { name: 'Pass to Anna' });
  const expectClosed = async () => {
    await expect(curtain).toBeVisible();
    expect(await app.papers.titles()).toEqual([]);
  };

  // Whether the browser keeps the page or loads it again, is its own choice.
  await app.openPapers('Anna');
  await page.goto('about:blank');
  await page.goBack();
  await expectClosed();

  await turn(page, 820, 1180, 0);
  await app.openPapers('Anna');
  await turn(page, 1180, 820, 90);
  await expectClosed();
});
