import { hexToBytes } from '@noble/hashes/utils.js';
import * as v from 'valibot';
import { type Chance, commitTo, createChance, SEED_BYTES } from '@/kernel/chance';
import type { Command } from '@/kernel/game';
import {
  commit,
  compareFold,
  createJournal,
  type Difference,
  decide,
  type Journal,
  stateAt,
} from '@/kernel/journal';
import { printRefusal, type Refusal } from '@/kernel/result';
import { readTableFile, TABLE_FORMAT } from '@/kernel/saves';
import { publicRows, viewFor } from '@/kernel/views';
import { type Deck, deckShape } from '@/systems/gathering-storm/cards/card';
import { deckInTable } from '@/systems/gathering-storm/cards/decks';
import { HOUSE_DECK } from '@/systems/gathering-storm/cards/house-deck';
import { duesOf } from '@/systems/gathering-storm/dues';
import { sayEntry } from '@/systems/gathering-storm/sentences';
import { type HiddenState, type OpenState, setupShape } from '@/systems/gathering-storm/state';
import { createGatheringStorm } from '@/systems/gathering-storm/system';
import { readTotal, totalKeys } from '@/systems/gathering-storm/totals';
import { POWERS } from '@/systems/gathering-storm/vocabulary';

export interface Io {
  readFile(path: string): Promise<string>;
  out(text: string): void;
  err(text: string): void;
}

type GsJournal = Journal<OpenState, HiddenState>;

/** What replaying found: refusals in order, and the first difference from what was recorded. */
interface Replayed {
  journal: GsJournal;
  refusals: (Refusal & { command: number; type: string })[];
  difference: Difference | null;
}

export const SCRIPT_FORMAT = 'dispatch-box/script';

const scriptShape = v.strictObject({
  format: v.literal(SCRIPT_FORMAT),
  version: v.literal(1),
  setup: setupShape,
  /** 128 hexadecimal digits; needed as soon as a command draws cards. */
  seed: v.optional(
    v.pipe(
      v.string(),
      v.hexadecimal('A seed is hexadecimal digits.'),
      v.length(2 * SEED_BYTES, 'A seed has 128 digits.'),
    ),
  ),
  deck: v.optional(deckShape),
  commands: v.array(v.looseObject({ type: v.string() })),
});

const USAGE = 'Usage: npm run --silent replay -- FILE [--as POWER | --all]';

/** Replays an exported table or a script and prints one JSON object. 0 when all went through, else 1. */
export async function main(args: string[], io: Io): Promise<number> {
  const asked = parseArgs(args);
  if (typeof asked === 'string') return fail(io, asked);
  let text: string;
  try {
    text = await io.readFile(asked.file);
  } catch {
    return fail(io, `The file ${asked.file} cannot be read.`);
  }
  const replayed = replay(text);
  if (typeof replayed === 'string') return fail(io, replayed);
  io.out(JSON.stringify(report(replayed, asked.viewers), null, 2));
  for (const refusal of replayed.refusals)
    io.err(`Command ${refusal.command}, ${refusal.type}: ${printRefusal(refusal)}`);
  const { difference } = replayed;
  if (difference)
    io.err(
      `Entry ${difference.n} differs: ${difference.total} recorded ${difference.recorded}, replayed ${difference.folded}.`,
    );
  return replayed.refusals.length > 0 || difference ? 1 : 0;
}

function fail(io: Io, message: string): number {
  io.err(message);
  return 1;
}

function parseArgs(args: string[]): { file: string; viewers: string[] } | string {
  const [file, flag, name, ...rest] = args;
  if (!file || file.startsWith('--') || rest.length > 0) return USAGE;
  if (flag === undefined) return { file, viewers: [] };
  if (flag === '--all' && name === undefined) return { file, viewers: [...POWERS] };
  if (flag !== '--as' || name === undefined) return USAGE;
  const power = POWERS.find((item) => item.toLowerCase() === name.toLowerCase());
  return power
    ? { file, viewers: [power] }
    : `There is no power "${name}". Name one of ${POWERS.join(', ')}.`;
}

/** Replays the text of a file; a sentence when it is neither a table nor a script. */
export function replay(text: string): Replayed | string {
  let format: unknown;
  try {
    format = (JSON.parse(text) as { format?: unknown } | null)?.format;
  } catch {
    return 'The file is not JSON.';
  }
  if (format === TABLE_FORMAT) return replayTable(text);
  if (format === SCRIPT_FORMAT) return replayScript(JSON.parse(text));
  return `The file is neither a table ("${TABLE_FORMAT}") nor a script ("${SCRIPT_FORMAT}").`;
}

function replayTable(text: string): Replayed | string {
  const opened = readTableFile(text);
  if (!opened.ok) return printRefusal(opened.refusal);
  const { file, entries } = opened.value;
  if (file.game !== 'gathering-storm') return `This build does not know the game "${file.game}".`;
  const setup = v.safeParse(setupShape, file.setup);
  if (!setup.success) return `The table's set-up is damaged: ${setup.issues[0].message}`;
  const journal = createJournal(createGatheringStorm(file.deck as Deck | null), setup.output, entries);
  return { journal, refusals: [], difference: compareFold(journal) };
}

function replayScript(data: unknown): Replayed | string {
  const parsed = v.safeParse(scriptShape, data);
  if (!parsed.success) {
    const at = v.getDotPath(parsed.issues[0]);
    return `The script is wrong${at ? ` at ${at}` : ''}: ${parsed.issues[0].message}`;
  }
  const script = parsed.output;
  const seed = script.seed ? hexToBytes(script.seed) : null;
  const chance: Chance | null = seed ? createChance(seed) : null;
  const deck = script.setup.cards === 'app' ? (script.deck ?? HOUSE_DECK) : null;
  const setup = {
    ...script.setup,
    deck: deck ? deckInTable(deck) : null,
    commitment: seed ? commitTo(seed) : null,
  };
  const journal = createJournal(createGatheringStorm(deck), setup);
  const refusals: Replayed['refusals'] = [];
  for (const [index, command] of script.commands.entries()) {
    const decided = decide(journal, command as Command, chance);
    if (decided.ok) commit(journal, decided.value);
    else refusals.push({ command: index + 1, type: command.type, ...decided.refusal });
  }
  return { journal, refusals, difference: null };
}

function report({ journal, refusals, difference }: Replayed, viewers: string[]) {
  const state = stateAt(journal);
  const keys = totalKeys(state.open);
  return {
    view: viewFor(state, 'public').open,
    totals: Object.fromEntries(keys.map((key) => [key, readTotal(state.open, key)])),
    obligations: duesOf(state.open).map(({ obligation: _, ...due }) => due),
    journal: publicRows(journal).map(({ no, stands, entry }) => ({ no, stands, ...sayEntry(entry) })),
    refusals,
    ...(difference ? { difference } : {}),
    ...(viewers.length > 0
      ? { hidden: Object.fromEntries(viewers.map((power) => [power, viewFor(state, power).hidden])) }
      : {}),
  };
}
