import type { Page } from '@playwright/test';
import type { Box } from '../pages/box';
import { CHINA, openChina, openDealtChina, playedChina } from './china-table';

/** Screens of Storm Over Asia, by name. */
export const CHINA_SCENES: [string, (box: Box, page: Page) => Promise<void>][] = [
  [
    'china-chosen',
    async (_, page) => {
      await openChina(page, CHINA, playedChina);
      await page.getByRole('button', { name: /^Central China/ }).click();
    },
  ],
  [
    'china-flags',
    async (_, page) => {
      await openChina(page, CHINA, playedChina);
      await page.getByRole('button', { name: /^Southern China/ }).click();
      await page.getByRole('button', { name: 'Change flags' }).click();
      await page.getByRole('button', { name: 'Take up a warlord flag' }).click();
    },
  ],
  [
    'china-warlord-card',
    async (_, page) => {
      const box = await openChina(page, CHINA, playedChina);
      await box.next('Enter the card');
    },
  ],
  [
    'china-owed',
    async (_, page) => {
      const box = await openChina(page, CHINA, (table) => {
        table.to('read');
        table.run('show-event', { power: 'Japan', list: 'Japanese 1', number: 43 });
        table.run('show-event', { power: 'China', number: 12 });
      });
      await box.next('Settle it');
    },
  ],
  [
    'china-hand',
    async (_, page) => {
      const box = await openDealtChina(page);
      await box.next('Pass to Anna');
      await box.openPapers('Anna');
    },
  ],
  [
    'china-powers',
    async (_, page) => {
      await openChina(page, CHINA, (table) => {
        table.run('enter-card', { number: 45 });
        table.run('apply-card');
        table.run('deal');
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
        table.run('set-research', { project: 'economic preparation', steps: 9 });
        table.run('set-research', { project: 'Indian shipbuilding', steps: 4 });
        table.run('set-passage', { burmaRoad: 15, declared: 1, pact: true, tension: 57, resistance: 8 });
      });
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('button', { name: /^Passage/ }).click();
      await page.getByRole('heading', { name: /passage to A World at War/ }).waitFor();
    },
  ],
  [
    'china-show-card',
    async (_, page) => {
      const box = await openChina(page, CHINA, (table) => void table.to('read'));
      await box.guide.getByRole('button', { name: 'Show a card' }).click();
      await page.getByRole('button', { name: 'Japan', exact: true }).click();
      await page.getByRole('textbox', { name: 'Number on the card' }).fill('43');
    },
  ],
  [
    'china-new-table',
    async (box, page) => {
      await box.openHome();
      await page.goto('./#/new/storm-over-asia');
      await page.getByRole('button', { name: 'Enter the flags' }).click();
      await page.getByRole('button', { name: /^Add a Japanese flag/ }).click();
    },
  ],
];
