import { createTableChance } from '@/kernel/fairness/table-chance';
import { withPlace } from '@/kernel/file/read-shape';
import { type OpenedFile, readTableFile } from '@/kernel/file/saves';
import type { SealedParts } from '@/kernel/file/sealed-file';
import type { OpenBase } from '@/kernel/game';
import { AT_A_TIME, checkPromises, findingDamage } from '@/kernel/journal/compare';
import { comparingAll } from '@/kernel/journal/compare-all';
import { createJournal, type Journal } from '@/kernel/journal/journal';
import { publicEntries } from '@/kernel/journal/views';
import type { TableRecord } from '@/kernel/ports';
import { accept, type Result, refusalText, refuse } from '@/kernel/result';
import type { System } from '@/kernel/system';
import { loadSystem } from './games';

/** A table from a file, completely checked and ready to be stored. */
interface Opening extends Omit<TableRecord, 'id'> {
  system: System;
  /** Folded to its end. */
  journal: Journal<OpenBase, unknown>;
  seed: Uint8Array | null;
  /** What is stored of a sealed table; the journal is that of its public part. */
  sealed?: SealedParts;
}

/** A table of this device that has everything a file has, and so many public entries more. */
export interface AlreadyHere {
  id: string;
  name: string;
  newer: number;
}

/** Who waits while a file is looked through. */
export interface Waiting {
  /** Called now and then with the part that is done, from 0 to 1. */
  progress?: (part: number) => void;
  /** Called regularly to check whether to stop. */
  cancelled?: () => boolean;
  /** Called if the table is already here: open that one, open the file as a second table, or neither. */
  alreadyHere?: (table: AlreadyHere) => Promise<'go on' | 'add' | 'neither'>;
}

const ANOTHER = { allowed: 'Open another copy.' };
export const CANCELLED = refuse('The file was not opened.', { allowed: 'Open it again, or another.' });

/** The maximum milliseconds of work at a time, so that the page stays responsive. */
const STRETCH = 40;

/** Reads and checks a whole file. A refused file changes nothing. */
export async function readOpening(text: string, waiting: Waiting = {}): Promise<Result<Opening>> {
  const opened = readTableFile(text);
  if (!opened.ok) return opened;
  const { file, entries, seed, sealed } = opened.value;
  const system = await loadSystem(file.game);
  if (!system)
    return refuse(`This version of the app does not know the game "${file.game}".`, {
      allowed: 'Update this app, or open another file.',
    });
  const setup = system.readSetup(file.setup);
  const deck = system.readDeck(file.deck);
  if (!setup.ok)
    return refuse(`This table’s set-up is damaged: ${refusalText(withPlace(setup.refusal))}`, ANOTHER);
  if (!deck.ok)
    return refuse(`This table’s deck is damaged: ${refusalText(withPlace(deck.refusal))}`, ANOTHER);
  const game = system.create(deck.value);
  const today = game.rules;
  if (file.rules > today)
    return refuse(`This table was made under newer rules (${file.rules}; this app knows ${today}).`, {
      allowed: 'Update this app, then open it again.',
    });
  const broken = checkPromises(opened.value, setup.value as never);
  if (broken) return refuse(broken, ANOTHER);
  const { game: name, rules, kind } = file;
  const given = createJournal(game, setup.value, entries);
  // Without keys a sealed table is what a public copy of it would be.
  const journal = sealed ? createJournal(system.create(null), setup.value, publicEntries(given)) : given;
  const parts = {
    system,
    journal,
    setup: setup.value,
    deck: deck.value,
    seed,
    ...(sealed ? { sealed } : {}),
  };
  const opening: Opening = { game: name, rules, kind, ...parts };
  const found = await inStretches(findingFault(opening, opened.value), entries.length, waiting);
  if (found === undefined) return CANCELLED;
  if (typeof found === 'string') return refuse(found, ANOTHER);
  return accept(found === null ? opening : { ...opening, otherwise: found });
}

/** Runs the steps in short stretches of time; undefined if cancelled. */
async function inStretches<T>(
  steps: Generator<number, T>,
  entries: number,
  { progress, cancelled }: Waiting,
): Promise<T | undefined> {
  let began = Date.now();
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) return step.value;
    if (Date.now() - began < STRETCH) continue;
    progress?.(Math.min(1, step.value / Math.max(1, entries)));
    await new Promise((resolve) => setTimeout(resolve));
    if (cancelled?.()) return undefined;
    began = Date.now();
  }
}

/**
 * Why a table from a file does not replay as recorded, or the first entry that today's rules would decide
 * differently, or null. A table of an earlier release keeps its old decisions.
 */
function* findingFault(
  { journal, setup, seed, rules, sealed }: Opening,
  { file }: OpenedFile,
): Generator<number, string | number | null> {
  const damage = yield* counted(findingDamage(journal), 0);
  if (damage) return damage;
  // Without the original seed, chance cannot be replayed: its recorded results are used.
  const whole = file.kind === 'whole' && !sealed && (seed || !(setup as { commitment?: unknown }).commitment);
  const decides = rules === journal.game.rules ? (whole ? 'all' : 'open') : 'none';
  const chance = createTableChance(setup, [], seed);
  const prints = file.prints ?? null;
  const difference = yield* counted(
    comparingAll(journal, { decides, chance, prints, goesOn: true }),
    journal.entries.length / 2,
  );
  if (!difference) return null;
  const { n, total, recorded, folded, otherwise } = difference;
  if (otherwise) return n;
  return `Entry ${n} does not add up: ${total} was recorded as ${recorded} and comes to ${folded}.`;
}

/** Each step looks at so many entries; the first half looks at each twice. */
function* counted<T>(steps: Generator<undefined, T>, from: number): Generator<number, T> {
  for (let count = from, step = steps.next(); ; step = steps.next()) {
    if (step.done) return step.value;
    count += AT_A_TIME / (from === 0 ? 4 : 2);
    yield count;
  }
}
