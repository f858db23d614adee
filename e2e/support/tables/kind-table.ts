import type { Page } from '@playwright/test';
import type { Deck, Event } from '@/games/gathering-storm/rules/cards/card';
import type { Effect } from '@/games/gathering-storm/rules/effects/shapes';
import { duesOf } from '@/games/gathering-storm/rules/guide/dues';
import type { SetupInput } from '@/games/gathering-storm/rules/state/setup';
import { POWERS, type Power } from '@/games/gathering-storm/rules/vocabulary';
import type { Command } from '@/kernel/game';
import type { App } from '../../pages/app';
import { openCopy } from '../open-journal';
import { seedOf } from './seeded';
import { createTableFile } from './table-file';

const SEED = seedOf(29, 5);
const QUIET: Effect = { kind: 'by-hand', words: 'Nothing happens.', window: 'drawn' };

export interface KindTable {
  /** A full deck instead of one card many times. */
  deck?: Deck;
  /** The seats; defaults to Anna, Ben and Clara. */
  seats?: SetupInput['seats'];
  /** The general event of every card. */
  general?: Effect[];
  /** The national event of every card, by power; the others have irrelevant events. */
  national?: Partial<Record<Power, Effect[]>>;
  /** National events are secret. */
  secret?: boolean;
  keeps?: SetupInput['keeps'];
  readings?: SetupInput['readings'];
  /** Commands at the table's beginning. */
  commands?: Command[];
  /** Whole turns that were played before, with the same cards; what they owed was done on the table. */
  turns?: number;
  /** The step at which the people sit down. */
  at?: string;
  /** Commands when they sit there. */
  late?: Command[];
}

/** A deck of equal cards, so that it does not matter which one is drawn. */
function deckOf({ general = [], national = {}, secret = false }: KindTable): Deck {
  const titled = (title: string, effects: Effect[], secret = false): Event => ({ title, secret, effects });
  return {
    name: 'One card, many times',
    cards: Array.from({ length: 40 }, (_, at) => ({
      number: at + 1,
      trend: 0,
      general: titled('A day like any other', general),
      national: Object.fromEntries(
        POWERS.map((power) => [
          power,
          titled(`${power} at home`, national[power] ?? [QUIET], secret && power in national),
        ]),
      ) as Deck['cards'][number]['national'],
    })),
  };
}

/** Opens a table whose cards all say the same, at a step of its first turn; Anna, Ben and Clara hold the powers. */
export async function openKindTable(page: Page, wanted: KindTable): Promise<App> {
  const deck = wanted.deck ?? deckOf(wanted);
  const { table, run, file } = createTableFile(deck, SEED, {
    name: wanted.deck ? 'Our table' : 'One kind',
    keeps: wanted.keeps ?? ['research'],
    ...(wanted.readings ? { readings: wanted.readings } : {}),
    ...(wanted.seats ? { seats: wanted.seats } : {}),
  });
  for (const command of wanted.commands ?? []) run(command);
  const open = () => table.open;
  const turns = wanted.turns ?? 0;
  const passDues = () => {
    for (const due of duesOf(open())) {
      if (due.id === 'round') for (const { person } of open().seats) run({ type: 'open-papers', person });
      else if (due.id === 'income') run({ type: 'take-income' });
      else if (due.obligation && open().turn <= turns) run({ type: 'waive', due: due.id });
    }
  };
  const goTo = (step: string) => {
    while (open().step !== step) {
      if (open().step === 'draw') run({ type: 'turn-card' });
      else if (open().step === 'general') run({ type: 'apply-card' });
      else if (open().step === 'deal') run({ type: 'deal' });
      else {
        passDues();
        run({ type: 'advance' });
      }
    }
  };
  while (open().turn <= turns) {
    goTo('end');
    passDues();
    run({ type: 'end-turn' });
  }
  goTo(wanted.at ?? 'general');
  for (const command of wanted.late ?? []) run(command);
  return openCopy(page, file());
}
