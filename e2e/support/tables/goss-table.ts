import type { Page } from '@playwright/test';
import type { SetupInput } from '@/games/goss/rules/setup';
import { RULES } from '@/games/goss/rules/system';
import { sitDown } from '@/games/goss/rules/testing/play';
import { commitTo, createChance } from '@/kernel/chance';
import type { App } from '../../pages/app';
import { openCopy, wholeCopy } from '../open-journal';
import { seedOf } from './seeded';

type Table = ReturnType<typeof sitDown>;

const SEED = seedOf(29, 11);

/** As a new table begins: told apart by their marks alone. */
const SIDES = {
  first: { name: 'Western', mark: 'disk', tone: 'ink' },
  second: { name: 'Eastern', mark: 'square', tone: 'ink' },
} as const;

/** The whole copy of a table of GOSS: Western and Eastern, Western first, on a grid of columns. */
export function gossCopy(
  play: (table: Table) => void = () => undefined,
  setup: Partial<SetupInput> = {},
): string {
  const table = sitDown({
    chance: createChance(SEED),
    setup: { commitment: commitTo(SEED), sides: SIDES, ...setup },
  });
  play(table);
  return wholeCopy(table.journal, { game: 'goss', rules: RULES, seed: SEED });
}

/** Opens such a table. */
export const openGoss = (
  page: Page,
  play?: (table: Table) => void,
  setup?: Partial<SetupInput>,
): Promise<App> => openCopy(page, gossCopy(play, setup));
