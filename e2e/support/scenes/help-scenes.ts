import type { Page } from '@playwright/test';
import { HOUSE_DECK } from '@/games/gathering-storm/rules/cards/house-deck';
import type { App } from '../../pages/app';
import { openChina } from '../tables/china-table';
import { openGoss } from '../tables/goss-table';
import { openKindTable } from '../tables/kind-table';

type Open = (app: App, page: Page) => Promise<void>;

const help = (page: Page) => page.getByRole('dialog', { name: 'Help' });
const open = (page: Page, title: string) => help(page).locator('summary', { hasText: title }).first().click();

/** Help: from a table of each game, at a word, at the rules, searched, over papers, and from Home. */
export const HELP_SCENES: [string, Open][] = [
  [
    'help',
    async (_, page) => {
      const app = await openKindTable(page, { keeps: ['income', 'research'], at: 'income' });
      await app.menu(/^Help/);
      await help(page).getByRole('searchbox').waitFor();
    },
  ],
  [
    'help-word',
    async (_, page) => {
      const app = await openKindTable(page, {});
      await app.menu(/^Help/);
      await open(page, 'Economic Climate');
    },
  ],
  [
    'help-rules',
    async (_, page) => {
      await openKindTable(page, {});
      await page.keyboard.press('?');
      await open(page, 'Random events');
    },
  ],
  [
    'help-found',
    async (_, page) => {
      await openChina(page, {});
      await page.keyboard.press('?');
      await help(page).getByRole('searchbox').fill('warlord card');
      await help(page).getByText('held out').first().waitFor();
    },
  ],
  [
    'help-goss',
    async (_, page) => {
      const app = await openGoss(page);
      await app.menu(/^Help/);
      await help(page).getByRole('searchbox').waitFor();
    },
  ],
  [
    'help-papers',
    async (_, page) => {
      const app = await openKindTable(page, { deck: HOUSE_DECK, at: 'read' });
      await app.next('Pass to Anna');
      await app.openPapers('Anna');
      await page.keyboard.press('?');
      await help(page).getByRole('searchbox').waitFor();
    },
  ],
  [
    'help-home',
    async (app, page) => {
      await app.openHome();
      await page.getByRole('button', { name: /^Help/ }).click();
      await help(page).getByRole('searchbox').waitFor();
    },
  ],
];
