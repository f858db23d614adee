import type { Page } from '@playwright/test';
import { commitTo, createChance } from '@/kernel/chance';
import type { SetupInput } from '@/systems/goss/setup';
import { RULES } from '@/systems/goss/system';
import { sitDown } from '@/systems/goss/testing/play';
import type { Box } from '../pages/box';
import { openJournal } from './open-journal';
import { seedOf } from './seeded';

type Table = ReturnType<typeof sitDown>;

const SEED = seedOf(29, 11);

/** Opens a table of GOSS from a file: Western and Eastern, Western first, on a grid of columns. */
export async function openGoss(
  page: Page,
  play: (table: Table) => void = () => undefined,
  setup: Partial<SetupInput> = {},
): Promise<Box> {
  const table = sitDown({
    chance: createChance(SEED),
    setup: { commitment: commitTo(SEED), ...setup },
  });
  play(table);
  return openJournal(page, table.journal, { game: 'goss', rules: RULES, seed: SEED });
}
