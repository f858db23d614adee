import type { Page } from '@playwright/test';
import { readEntryList } from '@/games/storm-over-asia/rules/cards/entry-list';
import { rules } from '@/games/storm-over-asia/rules/testing/policy';
import type { App } from '../../pages/app';
import { openAloneChina } from '../tables/china-alone';
import { CHINA, openChina, openDealtChina, playedChina } from '../tables/china-table';
import { ENTRY_LIST, mendedList, openCards } from '../tables/entry-list';

/** The app keeps every card. */
const KEEP_ALL = rules(['card', 'always', 'keep']);

/** Screens of Storm Over Asia, by name. */
export const CHINA_SCENES: [string, (app: App, page: Page) => Promise<void>][] = [
  [
    'china-chosen',
    async (_, page) => {
      await openChina(page, CHINA, playedChina);
      await page.getByRole('button', { name: /^Central China/ }).click();
    },
  ],
  [
    'china-undone',
    async (_, page) => {
      const app = await openChina(page, CHINA, (table) => {
        playedChina(table);
        table.run('enter-warlord', { region: 'Shensi' });
      });
      await app.undoButton.click();
      await page.getByRole('region', { name: 'Now on the board' }).waitFor();
    },
  ],
  [
    'china-flags',
    async (_, page) => {
      await openChina(page, CHINA, playedChina);
      await page.getByRole('button', { name: /^Southern China/ }).click();
      await page.getByRole('button', { name: 'Change flags' }).click();
      await page.getByRole('button', { name: 'Pick up a warlord flag' }).click();
    },
  ],
  [
    'china-warlord-card',
    async (_, page) => {
      const app = await openChina(page, CHINA, playedChina);
      await app.next('Enter the card');
    },
  ],
  [
    'china-room',
    async (_, page) => {
      await openChina(page, CHINA, (table) => {
        playedChina(table);
        table.run('no-warlord', { anyway: true });
        table.to('end').run('end-turn');
        table.run('enter-card', { number: 45 });
      });
      await page.goto(page.url().replace('/table/', '/room/'));
      await page.getByRole('button', { name: 'Leave' }).waitFor();
    },
  ],
  [
    'china-hand',
    async (_, page) => {
      const app = await openDealtChina(page);
      await app.next('Pass to Anna');
      await app.openPapers('Anna');
    },
  ],
  [
    'china-powers',
    async (_, page) => {
      await openChina(page, CHINA, (table) => {
        table.run('enter-card', { number: 45 });
        table.run('apply-card');
        table.run('deal', { anyway: true });
        table.run('set-cohesion', { of: 'Russia', cohesion: 'high' });
        table.run('say-total', { total: 'index', value: 4 });
        table.run('say-total', { total: 'garrison:army', value: 12 });
        table.run('show-event', { power: 'China', number: 79 });
      });
      await page.getByRole('button', { name: 'Boards' }).click();
      await page.getByRole('heading', { name: 'General 45' }).waitFor();
    },
  ],
  [
    'china-passage',
    async (_, page) => {
      await openChina(page, CHINA, (table) => {
        table.run('set-abroad', { country: 'Burma', British: 2, Japanese: 1 });
        table.run('set-research', { project: 'economic preparation', steps: 9, results: 1 });
        table.run('set-research', { project: 'Indian shipbuilding', steps: 4 });
        table.run('set-passage', { burmaRoad: 15, declared: 1, pact: true, tension: 57, resistance: 8 });
      });
      await page.getByRole('button', { name: 'Boards' }).click();
      await page.getByRole('link', { name: 'Passage' }).click();
      await page.getByRole('heading', { name: /passage to A World at War/ }).waitFor();
    },
  ],
  [
    'china-cards',
    async (_, page) => {
      const { entries } = readEntryList(mendedList(), ['Diplomatic']);
      const filled = entries.map(({ line: _line, ...entry }) => entry);
      await openChina(page, {}, (table) => table.run('fill-entries', { entries: filled }));
      await openCards(page);
    },
  ],
  [
    'china-list-mistakes',
    async (_, page) => {
      await openChina(page, {});
      await openCards(page);
      await page.getByRole('button', { name: 'Paste or open a list' }).click();
      await page.getByRole('textbox', { name: 'The list as text' }).fill(ENTRY_LIST);
      await page.getByRole('listitem').filter({ hasText: 'Line 5' }).waitFor();
    },
  ],
  [
    'china-new-table',
    async (app, page) => {
      await app.openHome();
      await page.goto('./#/new/storm-over-asia');
      await page.getByRole('button', { name: 'Enter the flags' }).click();
      await page.getByRole('button', { name: /^Add a Japanese flag/ }).click();
    },
  ],
  [
    'china-new-middle',
    async (app, page) => {
      await app.openHome();
      await page.goto('./#/new/storm-over-asia');
      await page.getByRole('button', { name: 'Begin in the middle' }).click();
      await page.getByRole('checkbox', { name: 'Shanghai' }).check();
    },
  ],
  [
    'china-passage-empty',
    async (_, page) => {
      await openChina(page, CHINA, (table) => {
        table.run('set-passage', { declared: 1 });
        table.to('end').run('end');
      });
      await page.getByRole('button', { name: 'Boards' }).click();
      await page.getByRole('link', { name: 'Passage' }).click();
      await page.getByRole('heading', { name: /passage to A World at War/ }).waitFor();
    },
  ],
  [
    // Its tiles show who holds what, and which cards are face up.
    'soa-solo',
    async (_, page) => {
      const app = await openAloneChina(page, { policy: KEEP_ALL });
      await app.next('Deal the cards');
      await app.next('Read your cards');
      await app.hide();
      await page.getByRole('list', { name: 'Open hands' }).waitFor();
      await page.getByRole('button', { name: 'Boards' }).click();
      await page.getByRole('button', { name: /^Russia: 1 secret card/ }).waitFor();
    },
  ],
  [
    'soa-solo-happened',
    async (_, page) => {
      const app = await openAloneChina(page);
      await app.next('Deal the cards');
      await app.sheet
        .getByText(/By its policy/)
        .first()
        .waitFor();
    },
  ],
];
