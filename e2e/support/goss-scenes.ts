import type { Page } from '@playwright/test';
import type { sitDown } from '@/systems/goss/testing/play';
import type { Box } from '../pages/box';
import { GOSS_RESULTS_SCENES } from './goss-results-scenes';
import { openGoss } from './goss-table';

type Table = ReturnType<typeof sitDown>;

/** Two Western markers wait and one of Eastern, laid phases apart; a Western event needs its type die. */
function crowded(table: Table): void {
  table.to('first:combat').waits('first', '2417');
  table.to('second:combat').waits('second', '2216');
  table.run('advance').to('first:combat').waits('first', '1908');
  table.run('doubles', { hex: 'W2318', map: 'North', sides: ['first'] });
}

/** The last phase of Night: extended night may follow. */
function toNightfall(table: Table): void {
  table.to('second:administration').run('advance');
  table.to('second:administration').run('advance');
  table.to('second:administration');
}

/** Screens of GOSS, by name. */
export const GOSS_SCENES: [string, (box: Box, page: Page) => Promise<void>][] = [
  [
    'goss-new-table',
    async (box, page) => {
      await box.openHome();
      await page.goto('./#/new/goss');
      await page.getByRole('radio', { name: /^Straight columns/ }).check();
      await page.getByRole('textbox', { name: 'Any hex of your map' }).fill('1907');
      await page.getByRole('textbox', { name: 'Second side: name' }).fill('western');
    },
  ],
  [
    'goss-menu',
    async (_, page) => {
      await openGoss(page, toNightfall);
      await page.getByRole('button', { name: 'Menu' }).click();
    },
  ],
  [
    'goss-readings',
    async (box, page) => {
      await openGoss(page);
      await box.menu(/^Readings/);
    },
  ],
  [
    'goss-grid',
    async (box, page) => {
      await openGoss(page);
      await box.menu(/^The map’s grid/);
    },
  ],
  [
    'goss-clock',
    async (box, page) => {
      await openGoss(page);
      await box.menu(/^Set the clock/);
      await page.getByRole('radio', { name: 'Western turn' }).check();
    },
  ],
  [
    'goss-room',
    async (_, page) => {
      await openGoss(page, crowded);
      await page.goto(page.url().replace('/table/', '/room/'));
      await page.getByRole('button', { name: 'Leave' }).waitFor();
    },
  ],
  ...GOSS_RESULTS_SCENES,
];
