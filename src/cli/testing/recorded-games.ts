import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { type Chance, createChance, SEED_BYTES } from '@/kernel/chance';
import { decide } from '@/kernel/command/decide';
import { canonicalJson } from '@/kernel/file/canonical';
import type { Command, OpenBase } from '@/kernel/game';
import { type Entry, outcomeIn } from '@/kernel/journal/entry';
import { commit, createJournal, isPublic, type Journal } from '@/kernel/journal/journal';
import { stateAt } from '@/kernel/journal/moments';
import { printRefusal } from '@/kernel/result';
import type { System } from '@/kernel/system';
import { SYSTEMS, totalsOf } from './systems';

/** For tests only: recorded games, command by command, and their results. */

export interface Recorded {
  name: string;
  game: string;
  setup: unknown;
  /** The deck, by its name among those of the file or as it is. */
  deck: unknown;
  /** The seed of chance, as the byte of its first eight places and that of the others; or the cards as they lie. */
  chance: [number, number] | 'in order' | null;
  commands: Command[];
}

export interface Records {
  decks: Record<string, unknown>;
  games: Recorded[];
}

/** What occurred in a game. */
export interface Covered {
  commands: Set<string>;
  steps: Set<string>;
  effects: Set<string>;
  /** Messages of refusals. */
  refusals: Set<string>;
}

/** Cards in the order of the deck. */
const IN_ORDER: Chance = {
  order: (_, __, size) => Array.from({ length: size }, (___, at) => at),
  roll: () => 0,
};

/** Hand-written cases, one per line; add more by hand. */
const CASES = fileURLToPath(new URL('./recorded/cases.jsonl', import.meta.url));
const GAMES = fileURLToPath(new URL('./recorded/games.jsonl.gz', import.meta.url));
const PRINTS = fileURLToPath(new URL('./recorded/prints.txt', import.meta.url));

/** Refusals that name all commands or kinds that there are: with a new one no recorded result changes. */
const LISTS_ALL = /^(?:There is no command ".*"|".*" is no field that it has)\.$/;

export function chanceOf(chance: Recorded['chance']): Chance | null {
  if (chance === null || chance === 'in order') return chance && IN_ORDER;
  const [first, rest] = chance;
  return createChance(new Uint8Array(SEED_BYTES).fill(rest).fill(first, 0, 8));
}

/** The recorded games: a line with the decks, and a line for each; then the cases. */
export function readRecords(): Records {
  const [decks = '{}', ...games] = gunzipSync(readFileSync(GAMES)).toString('utf8').split('\n');
  const cases = readFileSync(CASES, 'utf8').trim().split('\n');
  return { decks: JSON.parse(decks), games: [...games, ...cases].map((line) => JSON.parse(line)) };
}

/** The result of each of them, by name. */
export const readPrints = () =>
  new Map(
    readFileSync(PRINTS, 'utf8')
      .trim()
      .split('\n')
      .map((line) => line.split('\t') as [string, string]),
  );

/** Totals and views are recorded every so many commands. */
const APART = 20;

/** Effects that were carried out, by their kinds. */
function effectsNow(open: OpenBase, entry: Entry | undefined): string[] {
  type Events = { kind: string }[];
  const { shown = [], card } = open as {
    shown?: { how?: string; event?: { effects: Events } }[];
    card?: { applied: boolean; general?: { effects: Events }; event?: { effects: Events } } | null;
  };
  const carried = shown.flatMap(({ how, event }) => (how === 'played' ? (event?.effects ?? []) : []));
  const applied = card?.applied ? (card.general ?? card.event)?.effects : [];
  const outcome = JSON.stringify(outcomeIn(entry?.open) ?? null).matchAll(/"kind":"([^"]+)"/g);
  const outcomeKinds = 'tiles' in open ? [] : [...outcome].map(([, kind = '']) => kind);
  return [...carried, ...(applied ?? [])].map(({ kind }) => kind).concat(outcomeKinds);
}

/** Plays a recorded game by the current rules: every text that it produces, and what occurred in it. */
export function replayRecorded({ decks }: Records, recorded: Recorded) {
  const system = SYSTEMS[recorded.game] as System;
  const deck = typeof recorded.deck === 'string' ? decks[recorded.deck] : recorded.deck;
  const chance = chanceOf(recorded.chance);
  const journal: Journal<OpenBase, unknown> = createJournal(system.create(deck), recorded.setup);
  const lines: string[] = [];
  const lastTexts = new Map<string, string>();
  const addLine = (at: number, what: string, text: unknown) => {
    const written = typeof text === 'string' ? text : canonicalJson(text);
    if (lastTexts.get(what) !== written) lines.push(`${at}\t${what}\t${written}`);
    lastTexts.set(what, written);
  };
  const covered: Covered = { commands: new Set(), steps: new Set(), effects: new Set(), refusals: new Set() };
  const look = (at: number) => {
    const { open, hidden } = stateAt(journal);
    addLine(at, 'view public', open);
    for (const [viewer, part] of Object.entries(hidden)) addLine(at, `view ${viewer}`, part);
    for (const [key, total] of Object.entries(totalsOf(system, open))) addLine(at, `total ${key}`, total);
  };
  for (const [place, command] of recorded.commands.entries()) {
    const at = place + 1;
    const decided = decide(journal, command, chance);
    if (!decided.ok) {
      const { refusal } = decided;
      covered.refusals.add(refusal.message);
      addLine(at, 'refused', LISTS_ALL.test(refusal.message) ? refusal.message : printRefusal(refusal));
      continue;
    }
    const { entry } = decided.value;
    commit(journal, decided.value);
    const { open } = stateAt(journal);
    covered.commands.add(command.type);
    covered.steps.add(open.step);
    for (const kind of effectsNow(open, entry)) covered.effects.add(kind);
    addLine(at, 'entry', entry);
    if (isPublic(entry)) addLine(at, 'sentence', system.sayEntry(journal.published.at(-1) as Entry));
    addLine(at, 'dues', [system.duesOf(open), system.owedLater?.(open) ?? []]);
    if (at % APART === 0) look(at);
  }
  look(recorded.commands.length);
  return { lines, covered, journal };
}

/** One print for each kind of text. */
export function printsOf(lines: readonly string[]): string {
  const kinds = new Map<string, string[]>();
  for (const line of lines) {
    const kind = /\t(\w+)/.exec(line)?.[1] ?? '';
    kinds.set(kind, [...(kinds.get(kind) ?? []), line]);
  }
  return [...kinds]
    .map(
      ([kind, said]) => `${kind} ${createHash('sha256').update(said.join('\n')).digest('hex').slice(0, 8)}`,
    )
    .join(', ');
}
