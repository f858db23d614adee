import { expect } from '@playwright/test';
import { App } from '../../pages/app';
import { ChinaTable } from '../../pages/china';
import { drag } from '../../pages/drag';
import { CHINA, openChina } from '../../support/tables/china-table';
import { seedEntropy } from '../../support/tables/seeded';
import { test } from '../../support/test';

test('a new table of Storm Over Asia: flags entered on the regions, then the first turn with the open deck', async ({
  page,
}) => {
  await seedEntropy(page);
  const app = new App(page);
  const table = new ChinaTable(page, 'keyboard');
  await app.openHome();
  await page.getByRole('button', { name: /^Gathering Storm/ }).click();
  await page.getByRole('radio', { name: 'Storm Over Asia' }).click();
  await page.getByRole('radio', { name: /Open deck/ }).check();
  await page.getByRole('button', { name: 'Enter the flags' }).click();
  await page.getByRole('button', { name: /^Yunnan\./ }).click();
  for (const flag of ['Nationalist', 'Nationalist', 'Japanese', 'warlord'])
    await page.getByRole('button', { name: `Add a ${flag} flag to Yunnan` }).click();
  // SOA 26.112: a fifth is not offered.
  await expect(page.getByRole('status').filter({ hasText: 'Yunnan has four flags' })).toBeVisible();
  await page.getByRole('button', { name: 'Open the table' }).click();
  await table.hasFlags('Yunnan', '2 Nationalist, 1 Japanese, 1 warlord');

  await app.go('Turn the card', 'Apply the card');
  if (await app.guide.getByRole('button', { name: 'Settle it' }).isVisible()) {
    await app.next('Settle it');
    await app.sheet.getByRole('button', { name: 'Done on the table' }).click();
    await app.leave();
  }
  await app.next('Deal the cards');
  await app.next('Pass to Anna');
  await app.openPapers('Anna');
  await page.getByRole('button', { name: 'Keep', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Keep', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(page.getByRole('tab', { name: /^Russia/ })).toBeVisible();
  await app.hide();
  await expect(page.getByRole('heading', { name: /Ben/ })).toBeVisible();
});

test('a flag is dragged from region to region; into a full one it is refused (SOA 26.112)', async ({
  page,
}) => {
  await openChina(page, CHINA);
  const table = new ChinaTable(page, 'keyboard');
  const pull = async (from: string, to: string) => {
    const flag = table.region(from).locator('svg').first();
    await drag(page, flag, table.region(to), { hold: { x: 18, y: 15 }, said: new RegExp(`Over ${to}`) });
  };
  await pull('Yunnan', 'Southern China');
  await table.hasFlags('Yunnan', '1 Nationalist');
  await table.hasFlags('Southern China', '3 Nationalist, 1 warlord');
  await pull('Yunnan', 'Southern China');
  await expect(page.getByRole('alert')).toContainText('Southern China has 4 flags already.');
  await table.hasFlags('Yunnan', '1 Nationalist');

  // The table as it was before: looked at, not changed.
  await page.goto(`${page.url()}/table/0`);
  await table.hasFlags('Yunnan', '2 Nationalist');
  await table.region('Yunnan').click();
  await expect(page.getByRole('heading', { name: 'If Yunnan comes' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Change flags' })).toBeHidden();
  await expect(page.getByRole('button', { name: /^Undo/ })).toBeHidden();
});

test('the passage: the table enters what it knows, and every figure follows (SOA transition 5.51, 6.99, 14.41F)', async ({
  page,
}) => {
  await openChina(page, {});
  await page.getByRole('button', { name: 'Boards' }).click();
  await page.getByRole('link', { name: 'Passage' }).click();
  const india = page.getByRole('region', { name: /^India/ });
  // A figure with missing inputs has no value.
  await expect(india).toContainText('Still to be entered: British economic preparation');
  const row = (name: string) => page.getByRole('group', { name, exact: true });
  const type = async (name: string, figures: Record<string, number>) => {
    for (const [label, figure] of Object.entries(figures))
      await row(name).getByRole('textbox', { name: label }).fill(String(figure));
    await row(name).getByRole('button', { name: 'Enter' }).click();
  };
  // D18: three steps bring Calcutta.
  await type('British economic preparation', { Steps: 3, Results: 0 });
  await expect(india).toContainText('15 BRPs');
  await expect(india).toContainText('Next, with 1 result: Dacca, a British colony, +5');
  // D21a: the names under India are left as printed.
  await type('Indian shipbuilding', { Steps: 4 });
  await expect(page.getByText('As printed: under India the rule names Australia’s ships.')).toBeVisible();
  // D23: without a Pact resistance must be below ten.
  await expect(page.getByText('It may', { exact: true })).toBeVisible();
  await row('Japan declared war on a neutral Russia').getByRole('radio', { name: 'Yes' }).first().check();
  await expect(page.getByText('It cannot be said yet', { exact: true })).toBeVisible();
  await row('A Nazi-Soviet Pact is in force').getByRole('radio', { name: 'No' }).first().check();
  await type('Japanese resistance', { 'Japanese resistance': 10 });
  await expect(page.getByText('It may not', { exact: true })).toBeVisible();
  await expect(page.getByText('One short: resistance 9.')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /Russia mobilizes every turn/ })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'As text' }).click();
  expect((await download).suggestedFilename()).toBe('harbor-street-passage.txt');
});
