import type { Page } from '@playwright/test';
import type { App } from '../../pages/app';
import { openGoss } from '../tables/goss-table';

const LONG =
  'Friendly artillery falls short of its mark: shift two columns in favor of the defender and lose one step of the largest unit in this hex';

async function toResults(page: Page): Promise<void> {
  await openGoss(page);
  await page.getByRole('button', { name: 'Boards', exact: true }).click();
  await page.getByRole('button', { name: 'Paste or open a list' }).waitFor();
}

/** The house table with an overlap, an empty column, a gap, and an open row. */
async function toMistakes(page: Page): Promise<void> {
  await toResults(page);
  await page.getByRole('button', { name: 'Change' }).click();
  const write = (name: string, words: string) => page.getByRole('textbox', { name, exact: true }).fill(words);
  await page.getByRole('button', { name: /^Row 3 / }).click();
  await write('From', '09');
  await write('In combat', LONG);
  await write('In movement', '');
  await page.getByRole('button', { name: /^Row 5 / }).click();
  await write('To', '30');
}

/** The table of results of GOSS, by name. */
export const GOSS_RESULTS_SCENES: [string, (app: App, page: Page) => Promise<void>][] = [
  ['goss-results', (_, page) => toResults(page)],
  [
    'goss-results-new',
    async (_, page) => {
      await toResults(page);
      await page.getByRole('button', { name: 'Write a new one' }).click();
    },
  ],
  ['goss-results-mistakes', (_, page) => toMistakes(page)],
  [
    'goss-results-list',
    async (_, page) => {
      await toResults(page);
      await page.getByRole('button', { name: 'Paste or open a list' }).click();
      await page
        .getByRole('textbox', { name: 'The list as text' })
        .fill(
          'Our card\n00–49 | Fog | Mud | stays\n5O–99 | A rush | Clear roads\nmodifier +5 | By day\n40–60 | a | b',
        );
    },
  ],
];
