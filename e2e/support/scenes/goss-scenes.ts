import type { Page } from '@playwright/test';
import type { sitDown } from '@/games/goss/rules/testing/play';
import type { App } from '../../pages/app';
import { openGoss } from '../tables/goss-table';
import { GOSS_RESULTS_SCENES } from './goss-results-scenes';

type Table = ReturnType<typeof sitDown>;

/** Two Western markers wait and one of Eastern, laid phases apart; a Western event needs its type die. */
function crowded(table: Table): void {
  table.to('first:combat').waits('first', '2417');
  table.to('second:combat').waits('second', '2216');
  table.run('advance').to('first:combat').waits('first', '1908');
  table.run('doubles', { hex: 'W2318', map: 'North', sides: ['first'] });
}

/** Two markers of each side, in the movement of Western before a unit sets one off. */
function full(table: Table): void {
  table.to('first:combat').waits('first', '2417');
  table.to('second:combat').waits('second', '2216');
  table.run('advance').to('first:combat').waits('first', '1908');
  table.waits('second', '3104');
}

/** Four markers far apart, laid phases apart, with leaders in and next to them. */
function onField(table: Table): void {
  table.to('first:combat').waits('first', '2409');
  table.to('second:combat').waits('second', '3004');
  table.run('advance').to('first:combat').waits('first', '1904');
  table.waits('second', '3311');
  table.run('set-leader', { side: 'first', hex: '2510', rating: 6 });
  table.run('set-leader', { side: 'first', hex: '2107', rating: 4 });
  table.run('set-leader', { side: 'second', hex: '3311', rating: 5 });
  table.to('first:exploitation');
}

/** Leaders of both sides, some with a name. */
function withLeaders(table: Table): void {
  table.run('set-leader', { name: 'The corps leader', side: 'first', hex: '2319', rating: 6 });
  table.run('set-leader', { side: 'first', hex: '2317', rating: 4 });
  table.run('set-leader', { name: 'The division’s', side: 'second', hex: 'W2318', map: 'North', rating: 5 });
}

const sheetOf = (page: Page) => page.getByRole('dialog');
const key = (page: Page, group: string, figure: string) =>
  sheetOf(page)
    .getByRole('group', { name: group, exact: true })
    .getByRole('button', { name: figure, exact: true })
    .click();

/** A combat event that waits for its two dice. */
async function toResult(page: Page): Promise<void> {
  await openGoss(page, (table) => {
    full(table);
    table
      .run('doubles', { hex: '2318', sides: ['first'] })
      .run('type-die', { event: table.open.pending[0]?.id, die: 3 });
  });
  await page.getByRole('button', { name: 'Two dice' }).click();
}

/** The last phase of Night: extended night may follow. */
function toNightEnd(table: Table): void {
  table.to('second:administration').run('advance');
  table.to('second:administration').run('advance');
  table.to('second:administration');
}

/** Screens of GOSS, by name. */
export const GOSS_SCENES: [string, (app: App, page: Page) => Promise<void>][] = [
  [
    'goss-new-table',
    async (app, page) => {
      await app.openHome();
      await page.goto('./#/new/goss');
      await page.getByRole('radio', { name: /^Straight columns/ }).check();
      await page.getByRole('textbox', { name: 'Any hex of your map' }).fill('1907');
      await page.getByRole('textbox', { name: 'Second side: name' }).fill('western');
    },
  ],
  [
    'goss-menu',
    async (_, page) => {
      await openGoss(page, toNightEnd);
      await page.getByRole('button', { name: 'Menu' }).click();
    },
  ],
  [
    'goss-readings',
    async (app, page) => {
      await openGoss(page);
      await app.menu(/^Readings/);
    },
  ],
  [
    'goss-grid',
    async (app, page) => {
      await openGoss(page);
      await app.menu(/^The map’s grid/);
    },
  ],
  [
    'goss-clock',
    async (app, page) => {
      await openGoss(page);
      await app.menu(/^Set the clock/);
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
  [
    'goss-register',
    async (_, page) => {
      await openGoss(page, full);
    },
  ],
  [
    'goss-moves',
    async (_, page) => {
      await openGoss(page, (table) => {
        full(table);
        table.to('first:exploitation');
      });
    },
  ],
  [
    'goss-field',
    async (_, page) => {
      await openGoss(page, onField);
    },
  ],
  [
    'goss-doubles',
    async (_, page) => {
      await openGoss(page, full);
      await page.getByRole('button', { name: 'Doubles', exact: true }).click();
      for (const digit of '231') await key(page, 'The defender’s hex, digits', digit);
    },
  ],
  ['goss-result', (_, page) => toResult(page)],
  [
    'goss-outcome',
    async (_, page) => {
      await toResult(page);
      await sheetOf(page)
        .getByRole('checkbox', { name: /An active leader/ })
        .check();
      await key(page, 'The tens', '4');
      await key(page, 'The ones', '7');
      await page.getByRole('button', { name: 'Back to the register' }).waitFor();
    },
  ],
  [
    'goss-assault',
    async (_, page) => {
      await openGoss(page, full);
      await page.getByRole('button', { name: 'Roll an assault here' }).click();
      for (const digit of '2318') await key(page, 'The defender’s hex, digits', digit);
    },
  ],
  [
    'goss-move',
    async (_, page) => {
      await openGoss(page, (table) => {
        full(table);
        table.to('first:exploitation');
      });
      await page.getByRole('button', { name: 'A unit moves: 2417' }).click();
    },
  ],
  [
    'goss-phase-end',
    async (_, page) => {
      await openGoss(page, (table) => {
        full(table);
        table.to('first:exploitation');
      });
      await page
        .getByRole('complementary', { name: 'What to do next' })
        .getByRole('button', { name: /^Go to / })
        .click();
      await sheetOf(page).getByRole('group', { name: 'The marker in 1908' }).waitFor();
    },
  ],
  [
    'goss-leaders',
    async (app, page) => {
      await openGoss(page, withLeaders);
      await app.menu(/^Leaders/);
    },
  ],
  [
    'goss-leader',
    async (_, page) => {
      await openGoss(page, (table) => {
        withLeaders(table);
        table.to('first:combat').run('doubles', { hex: '2318', sides: ['first'] });
      });
      await page.getByRole('button', { name: 'Type die' }).click();
      await page.getByRole('button', { name: 'A leader negates it' }).click();
      await sheetOf(page)
        .getByRole('button', { name: /^The corps leader/ })
        .waitFor();
    },
  ],
  [
    'goss-again',
    async (_, page) => {
      await openGoss(page, (table) => {
        table.to('first:combat').run('doubles', { hex: '2318', sides: ['first'] });
        table.run('waive', { due: table.open.pending[0]?.id });
      });
      await page.getByRole('button', { name: 'Doubles', exact: true }).click();
      for (const digit of '2318') await key(page, 'The defender’s hex, digits', digit);
    },
  ],
  [
    'goss-sheets',
    async (app, page) => {
      await openGoss(page, (table) => {
        table.run('set-grid', {
          grid: {
            lines: 'columns',
            shifted: 'even',
            sheets: [
              { map: 'North', columns: 58, rows: 33 },
              { map: 'South', columns: 58, rows: 33 },
            ],
            seam: { edge: 'right', hex: '5810', next: '0110' },
          },
        });
      });
      await app.menu(/^The map’s grid/);
      await sheetOf(page)
        .getByRole('textbox', { name: /^The hex to its upper right/ })
        .scrollIntoViewIfNeeded();
    },
  ],
  [
    'goss-correct',
    async (_, page) => {
      await openGoss(page, full);
      await page.getByRole('button', { name: 'Journal', exact: true }).click();
      await page.getByRole('button', { name: /Type die 7: a movement event for Western in 2417/ }).click();
      await page.getByRole('button', { name: 'Correct', exact: true }).click();
    },
  ],
  ...GOSS_RESULTS_SCENES,
];
