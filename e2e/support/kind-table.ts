import type { Page } from '@playwright/test';
import { parse } from 'valibot';
import { commitTo, createChance, SEED_BYTES } from '@/kernel/chance';
import { decide } from '@/kernel/decide';
import type { Command } from '@/kernel/game';
import { commit, createJournal, stateAt } from '@/kernel/journal';
import { exportWhole } from '@/kernel/saves';
import type { Deck, Event } from '@/systems/gathering-storm/cards/card';
import { deckInTable } from '@/systems/gathering-storm/cards/decks';
import { duesOf } from '@/systems/gathering-storm/dues';
import type { Effect } from '@/systems/gathering-storm/effects/shapes';
import { type SetupInput, setupShape } from '@/systems/gathering-storm/setup';
import { createGatheringStorm, RULES } from '@/systems/gathering-storm/system';
import { POWERS, type Power } from '@/systems/gathering-storm/vocabulary';
import { Box } from '../pages/box';

const SEED = Uint8Array.from({ length: SEED_BYTES }, (_, at) => (at * 29 + 5) % 256);
const QUIET: Effect = { kind: 'by-hand', words: 'Nothing happens.', window: 'drawn' };

export interface KindTable {
  /** A deck of its own instead of one card many times. */
  deck?: Deck;
  /** The general event of every card. */
  general?: Effect[];
  /** The national event of every card, by power; the others hold nothing that matters. */
  national?: Partial<Record<Power, Effect[]>>;
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

/** Every card of the deck is the same, so that it matters nothing which one is drawn. */
function deckOf({ general = [], national = {} }: KindTable): Deck {
  const titled = (title: string, effects: Effect[], secret = false): Event => ({ title, secret, effects });
  return {
    name: 'One card, many times',
    cards: Array.from({ length: 40 }, (_, at) => ({
      number: at + 1,
      trend: 0,
      general: titled('A day like any other', general),
      national: Object.fromEntries(
        POWERS.map((power) => [power, titled(`${power} at home`, national[power] ?? [QUIET])]),
      ) as Deck['cards'][number]['national'],
    })),
  };
}

/** Opens a table whose cards all say the same, at a step of its first turn; Anna, Ben and Clara hold the powers. */
export async function openKindTable(page: Page, wanted: KindTable): Promise<Box> {
  const deck = wanted.deck ?? deckOf(wanted);
  const setup = parse(setupShape, {
    name: wanted.deck ? 'Our table' : 'One kind',
    seats: [
      { person: 'Anna', powers: ['Germany', 'Italy'] },
      { person: 'Ben', powers: ['Britain', 'France'] },
      { person: 'Clara', powers: ['Russia'] },
    ],
    cards: 'app',
    keeps: wanted.keeps ?? ['research'],
    readings: wanted.readings,
    deck: deckInTable(deck),
    commitment: commitTo(SEED),
  });
  const game = createGatheringStorm(deck);
  const journal = createJournal(game, setup);
  const chance = createChance(SEED);
  const run = (command: Command) => {
    const decided = decide(journal, command, chance);
    if (!decided.ok) throw new Error(`${command.type}: ${decided.refusal.message}`);
    commit(journal, decided.value);
  };
  for (const command of wanted.commands ?? []) run(command);
  const open = () => stateAt(journal).open;
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
  const record = { id: 'x', game: 'gathering-storm', rules: RULES, setup, deck, kind: 'whole' as const };
  const box = new Box(page);
  await box.openHome();
  await box.openFile('one-kind.json', JSON.stringify(exportWhole(record, journal, SEED)));
  await box.guide.waitFor();
  return box;
}
