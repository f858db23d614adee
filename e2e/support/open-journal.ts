import type { Page } from '@playwright/test';
import { exportWhole } from '@/kernel/file/saves';
import type { Journal } from '@/kernel/journal/journal';
import { App } from '../pages/app';
import { readShownCards } from './look/shown-cards';
import { storeTable } from './shelf';

interface Opened {
  game: string;
  rules: number;
  deck?: unknown;
  seed?: Uint8Array | null;
}

/** The whole copy of a table that was played in memory, as “End the evening” creates it. */
export function wholeCopy(journal: unknown, { game, rules, deck = null, seed = null }: Opened): string {
  const played = journal as Journal<never, unknown>;
  const record = { id: 'x', game, rules, setup: played.setup, deck, kind: 'whole' as const };
  return JSON.stringify(exportWhole(record, played as never, seed));
}

/** Stores a table from its whole copy, and opens it. */
export async function openCopy(page: Page, copy: string): Promise<App> {
  const app = new App(page);
  await page.goto(`./#/table/${await storeTable(page, copy)}`);
  await app.guide.waitFor();
  if (copy.includes('"cards":"app"')) await readShownCards(page);
  return app;
}

/** Opens a table that was played in memory. */
export const openJournal = (page: Page, journal: unknown, opened: Opened) =>
  openCopy(page, wholeCopy(journal, opened));
