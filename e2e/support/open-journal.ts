import type { Page } from '@playwright/test';
import type { Journal } from '@/kernel/journal';
import { exportWhole } from '@/kernel/saves';
import { Box } from '../pages/box';

interface Opened {
  game: string;
  rules: number;
  deck?: unknown;
  seed?: Uint8Array | null;
}

/** Opens a table that was played in memory, from its file on Home. */
export async function openJournal(
  page: Page,
  journal: unknown,
  { game, rules, deck = null, seed = null }: Opened,
): Promise<Box> {
  const played = journal as Journal<never, unknown>;
  const record = { id: 'x', game, rules, setup: played.setup, deck, kind: 'whole' as const };
  const box = new Box(page);
  await box.openHome();
  await box.openFile('table.json', JSON.stringify(exportWhole(record, played as never, seed)));
  await box.guide.waitFor();
  return box;
}
