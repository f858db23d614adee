import type { Page } from '@playwright/test';
import type { Deck } from '@/games/storm-over-asia/rules/cards/card';
import { RULES } from '@/games/storm-over-asia/rules/system';
import { sitDown } from '@/games/storm-over-asia/rules/testing/play';
import type { Power } from '@/games/storm-over-asia/rules/vocabulary';
import { commitTo, createChance } from '@/kernel/chance';
import type { Policy } from '@/kernel/command/policy';
import { fingerprint } from '@/kernel/file/fingerprint';
import type { Seat } from '@/kernel/seats';
import { OPEN_DECK } from '../../../src/games/storm-over-asia/rules/cards/head';
import type { App } from '../../pages/app';
import { openJournal } from '../open-journal';
import { CHINA } from './china-table';
import { seedOf } from './seeded';

/** Karl plays China, Britain is an open hand, and the app holds the others. */
const SEATS: Seat<Power>[] = [
  { person: 'Karl', powers: ['China'] },
  { person: 'Open hands', powers: ['Britain'], by: 'open' },
  { person: 'The app', powers: ['Japan', 'Russia'], by: 'app' },
];

interface Alone {
  seats?: Seat<Power>[];
  deck?: Deck;
  policy?: Policy;
}

const SEED = seedOf(31, 7);

/** A table about to deal; what the general card says is done on the table. */
function sitAlone({ seats = SEATS, deck = OPEN_DECK, policy }: Alone) {
  const table = sitDown('app', {
    deck,
    china: CHINA,
    chance: createChance(SEED),
    setup: {
      name: 'Alone',
      seats,
      deck: { fingerprint: fingerprint(deck), numbers: deck.cards.map(({ number }) => number) },
      commitment: commitTo(SEED),
      ...(policy ? { policy } : {}),
    },
  }).to('deal');
  for (const { id } of table.open.obligations) table.run('waive', { due: id });
  return table;
}

/** Opens a table for one of Storm Over Asia as its cards are to be dealt. */
export async function openAloneChina(page: Page, setup: Alone = {}): Promise<App> {
  const table = sitAlone(setup);
  const { deck = OPEN_DECK } = setup;
  return openJournal(page, table.journal, { game: 'storm-over-asia', rules: RULES, seed: SEED, deck });
}

/** The cards that each power will be dealt there. */
export function dealtAlone(setup: Alone = {}) {
  const table = sitAlone(setup).to('read');
  return (power: Power) => (table.view(power).hidden as { hand: { list: string; number: number }[] }).hand;
}
