import { expect } from '@playwright/test';
import { openFresh } from '../../support/tables/fresh-table';
import { test } from '../../support/test';

test('the sheet turns round for the person opposite', async ({ page }) => {
  const app = await openFresh(page);
  await app.why(app.supportButton('Germany'));
  const title = app.sheet.getByRole('heading', { level: 2 });
  const close = app.sheet.getByRole('button', { name: 'Close', exact: true });
  const above = async () => {
    const [head, foot] = [await title.boundingBox(), await app.sheet.getByText(/ now/).boundingBox()];
    return (head?.y ?? 0) < (foot?.y ?? 0);
  };
  expect(await above()).toBe(true);
  const turn = app.sheet.getByRole('button', { name: 'Turn round' });
  await turn.click();
  await expect(turn).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(above).toBe(false);
  await close.click();
  await expect(app.sheet).toBeHidden();
});
