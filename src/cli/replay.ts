import { hexToBytes } from '@noble/hashes/utils.js';
import * as v from 'valibot';
import { FIRST_GAME, GAMES, loadSystem } from '@/games/games';
import { type Chance, commitTo, SEED_BYTES } from '@/kernel/chance';
import { decide } from '@/kernel/command/decide';
import { createTableChance } from '@/kernel/fairness/table-chance';
import { canonicalJson } from '@/kernel/file/canonical';
import { fingerprint } from '@/kernel/file/fingerprint';
import { LIMITS } from '@/kernel/file/limits';
import { readJson } from '@/kernel/file/read-json';
import { afterPlace, readShape, withPlace } from '@/kernel/file/read-shape';
import { readTableFile, TABLE_FORMAT } from '@/kernel/file/saves';
import type { Command, OpenBase, Viewer } from '@/kernel/game';
import { checkPromises, compareFold, type Difference, findDamage } from '@/kernel/journal/compare';
import { compareAll } from '@/kernel/journal/compare-all';
import type { Entry } from '@/kernel/journal/entry';
import { commit, createJournal, type Journal, kindOf } from '@/kernel/journal/journal';
import { stateAt } from '@/kernel/journal/moments';
import { publicRows, viewFor } from '@/kernel/journal/views';
import { printRefusal, type Refusal, refusalText } from '@/kernel/result';
import { readFreshSetup, type System } from '@/kernel/system';

/** A deck as a table's set-up names it. */
export function deckInTable(deck: unknown): { fingerprint: string; numbers: number[] } {
  const { cards } = deck as { cards: readonly { number: number }[] };
  return { fingerprint: fingerprint(deck), numbers: cards.map(({ number }) => number) };
}

/** No viewer of this game: the command is private and names an unknown owner. */
const NOBODY = '';

/**
 * The viewer whose hidden state a refusal may reveal, or null if everyone may read it. A private command
 * belongs to its owner; so does a public one whose refusal would differ for a reader who knows no hand.
 */
function ownerOf(
  journal: Journal<OpenBase, unknown>,
  command: Command,
  refusal: Refusal,
  chance: Chance | null,
): Viewer | null {
  const kind = kindOf(journal.game, command.type);
  const named = kind ? kind.audience(command) : command.viewer;
  if (typeof named === 'string' && named !== 'public') return ownerNamed(journal, named);
  if (kind && named !== 'public') return NOBODY;
  const known = createJournal(journal.game, journal.setup, journal.published);
  const decided = decide(known, command, chance);
  const same = !decided.ok && canonicalJson(decided.refusal) === canonicalJson(refusal);
  return same ? null : ownerNamed(journal, String(command.power ?? NOBODY));
}

const ownerNamed = ({ roots }: Journal<OpenBase, unknown>, named: string): Viewer =>
  Object.hasOwn(roots.get(0)?.hidden ?? {}, named) ? named : NOBODY;

export interface Io {
  readFile(path: string): Promise<string>;
  out(text: string): void;
  err(text: string): void;
}

/** The result of a replay: refusals in order, and the first difference from the recording. */
interface Replayed {
  system: System;
  journal: Journal<OpenBase, unknown>;
  /** `owner` is the viewer of whose hidden part the refusal speaks. */
  refusals: (Refusal & { command: number; type: string; owner: string | null })[];
  difference: Difference | null;
  /** A public copy holds no hands. */
  hands: boolean;
}

const SCRIPT_FORMAT = 'dispatch-box/script';
const SCRIPT_VERSION = 1;

const scriptShape = v.strictObject({
  format: v.literal(SCRIPT_FORMAT),
  version: v.literal(SCRIPT_VERSION, `A script is of version ${SCRIPT_VERSION}.`),
  game: v.optional(
    v.picklist(
      GAMES.map(({ id }) => id),
      'This build does not know that game.',
    ),
    FIRST_GAME,
  ),
  setup: v.looseObject({}),
  /** 128 hexadecimal digits; needed as soon as a command draws cards. */
  seed: v.optional(
    v.pipe(v.string(), v.regex(/^[0-9a-f]{128}$/i, `A seed is ${2 * SEED_BYTES} hexadecimal digits.`)),
  ),
  deck: v.optional(v.unknown()),
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
  const replayed = await replay(text);
  if (typeof replayed === 'string') return fail(io, replayed);
  const viewers = viewersOf(replayed.system, asked.who);
  if (typeof viewers === 'string') return fail(io, viewers);
  if (viewers.length > 0 && !replayed.hands)
    return fail(io, 'This is a public copy: it holds no hands. Replay it without --as and --all.');
  const { difference } = replayed;
  const refusals = replayed.refusals.map((refusal) =>
    describeRefusal(replayed.system, refusal, viewers, asked.who === 'all'),
  );
  io.out(JSON.stringify(report(replayed, refusals, viewers), null, 2));
  for (const refusal of refusals)
    io.err(`Command ${refusal.command}, ${refusal.type}: ${printRefusal(refusal)}`);
  if (difference)
    io.err(
      `Entry ${difference.n} differs: ${difference.total} recorded ${difference.recorded}, replayed ${difference.folded}.`,
    );
  return refusals.length > 0 || difference ? 1 : 0;
}

/** A refusal of a command on a hidden card reveals the card, so only its owner may read it. */
function describeRefusal(
  system: System,
  { owner, ...refusal }: Replayed['refusals'][number],
  viewers: readonly string[],
  all: boolean,
) {
  if (owner === null || viewers.includes(owner) || (owner === NOBODY && all)) return printed(refusal);
  const { command, type } = refusal;
  const named = system.nameViewer?.(owner) ?? null;
  const byName = owner !== NOBODY && named === null;
  return {
    command,
    type,
    message: `It is refused for a reason that ${(named ?? owner) || 'its owner'} alone may read.`,
    allowed: `Replay with ${byName ? `--as ${owner}` : '--all'} to read it.`,
  };
}

/** The fields of a refusal that are printed. */
const PRINTED = ['command', 'type', 'message', 'rule', 'allowed', 'at', 'anyway'];

const printed = <R extends object>(refusal: R): R =>
  Object.fromEntries(Object.entries(refusal).filter(([key]) => PRINTED.includes(key))) as R;

function fail(io: Io, message: string): number {
  io.err(message);
  return 1;
}

/** Parses the file and whose hidden state to print. */
function parseArgs(args: string[]): { file: string; who: 'all' | string | null } | string {
  const [file, flag, name, ...rest] = args;
  if (!file || file.startsWith('--') || rest.length > 0) return USAGE;
  if (flag === undefined) return { file, who: null };
  if (flag === '--all' && name === undefined) return { file, who: 'all' };
  return flag === '--as' && name !== undefined ? { file, who: name } : USAGE;
}

/** The viewers that `who` stands for, or an error message. */
function viewersOf({ powers, viewersOf: viewers }: System, who: string | null): string[] | string {
  if (who === null) return [];
  // A power's own part first, then what several share.
  if (who === 'all') return [...powers, ...new Set(powers.flatMap((power) => viewers(power).slice(1)))];
  const power = powers.find((item) => item.toLowerCase() === who.toLowerCase());
  if (power) return viewers(power);
  return powers.length === 0
    ? 'Nobody holds a hand in this game: leave --as out.'
    : `There is no power "${who}". Name one of ${powers.join(', ')}.`;
}

/** Replays the text of a file; a sentence when it is neither a table nor a script. */
async function replay(written: string): Promise<Replayed | string> {
  const read = readJson(written, {
    megabytes: LIMITS.tableMegabytes,
    unread: { message: 'The file is not JSON.', allowed: '' },
    // A packed table contains one long text.
    bounds: { ...LIMITS, text: Number.POSITIVE_INFINITY },
  });
  if (!read.ok) return refusalText(read.refusal);
  const format = (read.value as { format?: unknown } | null)?.format;
  if (format === TABLE_FORMAT) return replayTable(written);
  if (format === SCRIPT_FORMAT) return replayScript(read.value);
  return `The file is neither a table ("${TABLE_FORMAT}") nor a script ("${SCRIPT_FORMAT}").`;
}

const SEALED = 'This copy is sealed. Open it in the app, unlock the table, and replay a public copy of it.';

async function replayTable(text: string): Promise<Replayed | string> {
  const opened = readTableFile(text);
  if (opened.ok && opened.value.sealed) return SEALED;
  if (!opened.ok) return printRefusal(opened.refusal);
  const { file, entries, seed } = opened.value;
  const system = await loadSystem(file.game);
  if (!system) return `This version of the app does not know the game "${file.game}".`;
  const setup = system.readSetup(file.setup);
  if (!setup.ok) return `The table’s set-up is damaged: ${refusalText(withPlace(setup.refusal))}`;
  const deck = system.readDeck(file.deck);
  if (!deck.ok) return `The table’s deck is damaged: ${refusalText(withPlace(deck.refusal))}`;
  const broken = checkPromises(opened.value, setup.value as Parameters<typeof checkPromises>[1]);
  if (broken) return broken;
  const journal = createJournal(system.create(deck.value), setup.value, entries);
  const damage = findDamage(journal);
  if (damage) return damage;
  const hands = file.kind === 'whole';
  // Under other rules no command is decided again.
  const today = file.rules === journal.game.rules;
  const decides = today ? (hands ? 'all' : 'open') : 'none';
  const differences = [
    compareFold(journal),
    compareAll(journal, {
      decides,
      chance: createTableChance(setup.value, [], seed),
      prints: file.prints ?? null,
    }),
  ];
  const [difference = null] = differences.filter((item) => item !== null).sort((a, b) => a.n - b.n);
  return { system, journal, refusals: [], difference, hands };
}

/** Describes a mistake in a part of a script, with its place. */
function sayWrong(refusal: Refusal, part?: string): string {
  const at = [part, refusal.at].filter(Boolean).join('.');
  return `The script is wrong${at ? ` at ${at}` : ''}: ${afterPlace(refusal)}`;
}

async function replayScript(data: unknown): Promise<Replayed | string> {
  const version = (data as { version?: unknown }).version;
  if (typeof version === 'number' && version > SCRIPT_VERSION)
    return `This script was made for a newer Dispatch Box (version ${version}; this one reads ${SCRIPT_VERSION}).`;
  const parsed = readShape(scriptShape, data);
  if (!parsed.ok) return sayWrong(parsed.refusal);
  const script = parsed.value;
  const system = (await loadSystem(script.game)) as System;
  const own = (await system.ownDeck?.()) ?? null;
  const seed = script.seed ? hexToBytes(script.seed) : null;
  const read = system.readDeck(system.hasDeck?.(script.setup) ? (script.deck ?? own) : null);
  if (!read.ok) return sayWrong(read.refusal, 'deck');
  const deck = read.value;
  const setup = readFreshSetup(system, {
    ...script.setup,
    ...(own ? { deck: deck ? deckInTable(deck) : null } : {}),
    commitment: seed ? commitTo(seed) : null,
  });
  if (!setup.ok) return sayWrong(setup.refusal, 'setup');
  const journal = createJournal(system.create(deck), setup.value);
  const refusals: Replayed['refusals'] = [];
  for (const [index, command] of script.commands.entries()) {
    const chance = createTableChance(setup.value, journal.entries, seed);
    const decided = decide(journal, command as Command, chance);
    if (decided.ok) commit(journal, decided.value);
    else
      refusals.push({
        command: index + 1,
        type: command.type,
        owner: ownerOf(journal, command as Command, decided.refusal, chance),
        ...decided.refusal,
      });
  }
  return { system, journal, refusals, difference: null, hands: true };
}

/** An undone entry may be damaged. */
function describeEntry(system: System, entry: Entry) {
  try {
    return system.sayEntry(entry);
  } catch {
    return { text: 'This entry cannot be read.', notes: [] };
  }
}

function report({ system, journal, difference }: Replayed, refusals: object[], viewers: readonly string[]) {
  const state = stateAt(journal);
  const { open } = viewFor(state, 'public');
  const totals = system.totals(open).map((key) => [key, system.readTotal(open, key)]);
  return {
    view: system.printOpen?.(open) ?? open,
    totals: Object.fromEntries(totals),
    ...system.printSheets?.(open),
    obligations: system.duesOf(open).map(({ obligation: _, ...due }) => due),
    owedLater: system.owedLater?.(open) ?? [],
    journal: publicRows(journal).map(({ no, stands, entry }) => ({
      no,
      stands,
      ...describeEntry(system, entry),
    })),
    refusals,
    ...(difference ? { difference } : {}),
    ...(viewers.length > 0
      ? { hidden: Object.fromEntries(viewers.map((power) => [power, viewFor(state, power).hidden])) }
      : {}),
  };
}
