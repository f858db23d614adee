import type { Page } from '@playwright/test';
import type { Deck } from '@/games/storm-over-asia/rules/cards/card';
import { RULES } from '@/games/storm-over-asia/rules/system';
import { sitDown } from '@/games/storm-over-asia/rules/testing/play';
import type { Region } from '@/games/storm-over-asia/rules/vocabulary';
import { commitTo, createChance } from '@/kernel/chance';
import { fingerprint } from '@/kernel/file/fingerprint';
import { OPEN_DECK } from '../../../src/games/storm-over-asia/rules/cards/head';
import type { App } from '../../pages/app';
import { openCopy, openJournal, wholeCopy } from '../open-journal';
import { seedOf } from './seeded';

/** A China like that of a game some years old. */
export const CHINA: Partial<Record<Region, string>> = {
  Shensi: 'CCCN',
  'Northern China': 'JJNW',
  'Eastern China': 'NNJ',
  Szechuan: 'NNNW',
  'Central China': 'NNJC',
  Shanghai: 'JJJ',
  Yunnan: 'NN',
  'Southern China': 'NNW',
  'South China Coast': 'NJ',
};

const GAME = 'storm-over-asia';

type Table = ReturnType<typeof sitDown>;

/** The whole copy of a paper table of Storm Over Asia; Anna plays Japan and Russia, Ben China and Britain. */
export function chinaCopy(
  china: Partial<Record<Region, string>>,
  play: (table: Table) => void = () => undefined,
): string {
  const table = sitDown('paper', { china, setup: { name: 'Harbor Street' } });
  play(table);
  return wholeCopy(table.journal, { game: GAME, rules: RULES });
}

/** Opens such a table. */
export const openChina = (
  page: Page,
  china: Partial<Record<Region, string>>,
  play?: (table: Table) => void,
): Promise<App> => openCopy(page, chinaCopy(china, play));

const SEED = seedOf(31, 7);

/** The same with the app’s deck, open or filled in, after the deal: two cards for each power. */
export async function openDealtChina(page: Page, deck: Deck = OPEN_DECK): Promise<App> {
  const table = sitDown('app', {
    deck,
    china: CHINA,
    chance: createChance(SEED),
    setup: {
      name: 'Harbor Street',
      cardsEach: 2,
      deck: { fingerprint: fingerprint(deck), numbers: deck.cards.map(({ number }) => number) },
      commitment: commitTo(SEED),
    },
  });
  table.to('read');
  return openJournal(page, table.journal, { game: GAME, rules: RULES, seed: SEED, deck });
}

/**
 * After one turn: Yunnan's card came last, Shanghai is conquered, one warlord flag was turned and one turned
 * back.
 */
export function playedChina(table: Table): void {
  table.run('set-front', { exists: true, entered: 6 });
  table.run('conquest', { region: 'Shanghai', conquered: true });
  table.to('warlord').run('enter-warlord', { region: 'Yunnan' });
  table.to('end').run('end-turn');
  table.to('diplomacy');
  table.run('convert-warlord', { region: 'Szechuan', cause: 'chinese-result' });
  table.to('warlord');
}
