import { expect, type Page } from '@playwright/test';
import { storeRows } from '../shelf';
import { openKindTable } from './kind-table';

const idOf = (page: Page) => /#\/table\/([^/]+)/.exec(page.url())?.[1] ?? '';

/** Damages a stored hand; opens the page that says so. */
export async function openDamaged(page: Page): Promise<string> {
  await openKindTable(page, { at: 'read' });
  const id = idOf(page);
  const at = { turn: 1, step: 'deal' };
  const open = { command: { type: 'deal' } };
  await storeRows(page, [
    {
      store: 'entries',
      key: [id, 3],
      value: { n: 3, parent: 2, at, open, hidden: { Germany: 'x' }, changes: [] },
    },
  ]);
  await page.goto(`./#/table/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Damaged table' })).toBeVisible();
  return id;
}

/** The newest entry is one that can be played again and that no screen can show. */
export async function openBroken(page: Page): Promise<string> {
  await openKindTable(page, { at: 'general' });
  const id = idOf(page);
  const at = { turn: 1, step: 'draw' };
  const general = { title: { in: 'pieces' }, secret: false, effects: [] };
  const open = { command: { type: 'turn-card' }, came: { number: 1, trend: 0, general, epoch: 0 } };
  await storeRows(page, [
    { store: 'entries', key: [id, 1], value: { n: 1, parent: 0, at, open, changes: [] } },
  ]);
  await page.goto(`./#/table/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Something broke' })).toBeVisible();
  return id;
}
