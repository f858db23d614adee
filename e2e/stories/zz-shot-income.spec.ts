import type { Page } from '@playwright/test';
import { Box } from '../pages/box';
import { PaperTable } from '../pages/paper';
import { openKindTable } from '../support/kind-table';
import { openPaper } from '../support/table-file';
import { test } from '../support/test';

const SIZES = { phone: [390, 844], tall: [820, 1180], wide: [1180, 740], desk: [1440, 900] } as const;
const minus = { type: 'add-line', total: 'support:Germany', amount: -2, words: 'A strike', until: 'turn' };
const SCENES: Record<string, (page: Page) => Promise<unknown>> = {
  new: async (page) => {
    const box = new Box(page);
    await box.openHome();
    await page.getByRole('button', { name: /^New table/ }).click();
    await page.getByRole('textbox', { name: 'Germany' }).fill('24');
    await page.getByRole('textbox', { name: 'Russia' }).scrollIntoViewIfNeeded();
  },
  incomes: async (page) => {
    await openKindTable(page, { keeps: ['income'], at: 'income', commands: [minus] });
    await page.getByRole('textbox', { name: 'Germany' }).fill('24');
    await page.getByRole('textbox', { name: 'Italy' }).fill('2o');
  },
  skipped: async (page) => {
    const box = await openKindTable(page, { keeps: ['income'], at: 'income', commands: [minus] });
    await box.next('Take income');
  },
  economy: async (page) => {
    const box = await openKindTable(page, { keeps: ['income'], at: 'income', commands: [minus] });
    await box.openBoard('Economy');
  },
  why: async (page) => {
    const box = await openKindTable(page, { keeps: ['income'], at: 'income', commands: [minus] });
    await box.moneyButton('Germany').click();
  },
  sheet: async (page) => {
    const box = await openKindTable(page, { keeps: ['income'], at: 'income', commands: [minus] });
    await box.moneyButton('Germany').click();
    await box.sheet.getByRole('button', { name: 'Enter base incomes' }).click();
  },
  spent: async (page) => {
    await openKindTable(page, {
      keeps: ['income'],
      at: 'end',
      commands: [
        { type: 'set-fact', fact: 'base-income', power: 'Germany', value: 30 },
        { type: 'set-fact', fact: 'base-income', power: 'Italy', value: 25 },
      ],
    });
    await page.getByRole('textbox', { name: 'Germany' }).fill('12');
  },
  words: async (page) => {
    await openPaper(page, () => undefined);
    const table = new PaperTable(page);
    await table.next('Enter the card');
    await table.type('Germany gains support', 'EAI: +1');
    await table.enter('Line 1 cannot be read yet');
  },
};
for (const [name, scene] of Object.entries(SCENES))
  test(name, async ({ page }) => {
    await page.setViewportSize({ width: 1180, height: 740 });
    await scene(page);
    for (const [size, [width, height]] of Object.entries(SIZES))
      for (const scheme of ['light', 'dark'] as const) {
        await page.setViewportSize({ width, height });
        await page.emulateMedia({ colorScheme: scheme });
        await page.waitForTimeout(350);
        await page.screenshot({ path: `/tmp/pics-income/${name}-${size}-${scheme}.png` });
      }
  });
