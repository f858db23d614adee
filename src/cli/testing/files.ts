import { bytesToHex } from '@noble/hashes/utils.js';
import { type Chance, commitTo, createChance } from '@/kernel/chance';
import { decide } from '@/kernel/command/decide';
import { exportPublic, exportWhole, type TableFile } from '@/kernel/file/saves';
import type { Command, OpenBase } from '@/kernel/game';
import type { Entry } from '@/kernel/journal/entry';
import { commit, createJournal, type Journal } from '@/kernel/journal/journal';
import type { System } from '@/kernel/system';
import { deckInTable, main } from '../replay';
import { SYSTEMS } from './systems';

/** For tests only: tables of every game as files, and what the tool prints for them. */

export const SEED = Uint8Array.from({ length: 64 }, (_, at) => (at * 37 + 11) % 256);
export const CHANCE: Chance = createChance(SEED);

const seat = (person: string, ...powers: string[]) => ({ person, powers });
/** A set-up of each game. */
export const SETUPS: Record<string, object> = {
  'gathering-storm': {
    name: 'Test table',
    seats: [seat('Anna', 'Germany', 'Italy'), seat('Ben', 'Britain', 'France'), seat('Cleo', 'Russia')],
    cards: 'app',
    keeps: ['income', 'research', 'flags', 'ships'],
  },
  'storm-over-asia': {
    name: 'Harbor Street',
    seats: [seat('Anna', 'Japan', 'Russia'), seat('Ben', 'China', 'Britain')],
    cards: 'app',
  },
  goss: {
    name: 'River Line',
    sides: {
      first: { name: 'Western', mark: 'disk', tone: 'ink' },
      second: { name: 'Eastern', mark: 'square', tone: 'brown' },
    },
  },
};

export type AnyJournal = Journal<OpenBase, unknown>;

interface AnyTable {
  system: System;
  deck: unknown;
  journal: AnyJournal;
  /** Runs a command or leaves it; whether it went through. */
  attempt(command: Command): boolean;
}

const DECKS = Object.fromEntries(
  await Promise.all(Object.entries(SYSTEMS).map(async ([id, { ownDeck }]) => [id, await ownDeck?.()])),
);

/** A table with the app’s deck, if the game has one. @param more what its set-up has besides */
export function sitDown(id: string, more: object = {}): AnyTable {
  const system = SYSTEMS[id] as System;
  const deck = DECKS[id] ?? null;
  const setup = system.readSetup({
    ...SETUPS[id],
    ...(deck ? { deck: deckInTable(deck) } : {}),
    commitment: commitTo(SEED),
    ...more,
  });
  if (!setup.ok) throw new Error(setup.refusal.message);
  const journal = createJournal(system.create(deck), setup.value);
  const attempt = (command: Command) => {
    const decided = decide(journal, command, CHANCE);
    if (decided.ok) commit(journal, decided.value);
    return decided.ok;
  };
  return { system, deck, journal, attempt };
}

export function fileOf({ journal, deck }: AnyTable, kind: 'public' | 'whole'): TableFile {
  const { id, rules } = journal.game;
  const record = { id: 'test', game: id, rules, setup: journal.setup, deck, kind: 'whole' as const };
  const file = kind === 'whole' ? exportWhole(record, journal, SEED) : exportPublic(record, journal);
  return JSON.parse(JSON.stringify(file));
}

/** A whole file with other entries, as they are in memory: hidden parts beside the open ones; its prints stay. */
export function wholeWith(file: TableFile, entries: readonly Entry[]): TableFile {
  const hidden = Object.fromEntries(
    entries.flatMap((entry) => (entry.hidden ? [[entry.n, entry.hidden]] : [])),
  );
  const text = new TextEncoder().encode(JSON.stringify({ hidden, seed: bytesToHex(SEED) }));
  return {
    ...file,
    entries: entries.map(({ hidden: _, ...open }) => open) as TableFile['entries'],
    sealed: bytesToHex(text.map((byte) => byte ^ 0x5a)),
  };
}

/** Runs the tool on one file that is not on any disk. */
export async function replayFile(file: unknown, ...flags: string[]) {
  const out: string[] = [];
  const err: string[] = [];
  const code = await main(['table.json', ...flags], {
    readFile: async () => (typeof file === 'string' ? file : JSON.stringify(file)),
    out: (text) => out.push(text),
    err: (text) => err.push(text),
  });
  return { code, text: out.join('\n'), said: err.join('\n') };
}

/** A script of each game, without its commands. */
export const SCRIPTS: Record<string, object> = Object.fromEntries(
  Object.entries(SETUPS).map(([game, setup]) => [
    game,
    { format: 'dispatch-box/script', version: 1, game, setup, seed: bytesToHex(SEED) },
  ]),
);
