import { expect } from '@playwright/test';
import { App } from '../../pages/app';
import { openPaper } from '../../support/tables/table-file';
import { test } from '../../support/test';

test('a refusal is visible on a phone, however far its sheet is scrolled', async ({ page, context }) => {
  await openPaper(page);
  const app = new App(page);
  const behind = await context.newPage();
  await behind.setViewportSize({ width: 390, height: 844 });
  // It gets no messages about what the first window enters.
  await behind.addInitScript(() => Reflect.deleteProperty(globalThis, 'BroadcastChannel'));
  const late = new App(behind);
  await behind.goto(page.url());
  await late.guide.waitFor();
  await app.menu(/^Board figures/);
  const balance = app.sheet.getByRole('group', { name: 'Balance of Power' });
  await balance.getByRole('button', { name: 'One more' }).click();
  await app.sheet.getByRole('button', { name: 'Enter 1' }).click();
  await late.menu(/^Board figures/);
  await late.sheet.getByRole('button', { name: 'One more' }).last().click();
  await late.sheet.getByRole('button', { name: 'Enter 1' }).click();
  await expect(late.sheet.getByRole('heading', { name: 'Board figures' })).not.toBeInViewport();
  const refusal = late.sheet.getByRole('alert').filter({ hasText: 'Another window changed this table' });
  await expect(refusal).toBeInViewport({ ratio: 1 });
  await refusal.getByRole('button', { name: 'Close this message' }).click();
  await expect(refusal).toHaveCount(0);
});
