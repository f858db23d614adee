import { bytesToHex } from '@noble/hashes/utils.js';
import { withPlace } from '../file/read-shape';
import { type OpenedFile, readTableFile } from '../file/saves';
import type { OpenBase } from '../game';
import { checkPromises, compareFold, type Difference, findDamage, inOneGo } from '../journal/compare';
import { comparingAll, WRITTEN } from '../journal/compare-all';
import { createJournal, type Journal } from '../journal/journal';
import { printRefusal, refusalText } from '../result';
import type { System } from '../system';
import { commitmentWords, dealOf, fourWords, isNoted, readNoted } from './four-words';
import { createHeads, headsOfCopy, type TableHead } from './head-hash';
import { createTableChance } from './table-chance';

/**
 * What a fault was found by: the file cannot be read or its journal not be played; the seed or the deck contradicts
 * the commitment; an entry comes out otherwise when it is played again; its print; a head that somebody noted.
 */
export type FoundBy = 'file' | 'commitment' | 'replay' | 'print' | 'head';

export interface Fault {
  by: FoundBy;
  /** The public number of the first wrong entry; null if it lies before the first or is not known. */
  entry: number | null;
  words: string;
}

export interface Verified {
  /** The table's name. */
  name: string;
  /** The first thing that is wrong, or null. */
  fault: Fault | null;
  /** What could not be checked, and why, a sentence each. */
  unchecked: string[];
  /** What the table committed to before the first card; null if the app deals and rolls nothing. */
  deal: { hex: string; words: string } | null;
  /** The head after the newest public entry; null if this file cannot tell it. */
  head: { entry: number; hex: string; words: string } | null;
  /** Where each noted value is in this table: the deal, the public entry of a head, or nowhere. */
  noted: { given: string; at: 'deal' | number | null }[];
  /** In hexadecimal digits; null if the file has none. */
  seed: string | null;
}

interface Setup {
  name?: unknown;
  commitment?: string | null;
  deck?: { fingerprint: string; numbers: readonly number[] } | null;
}

interface Reading {
  opened: OpenedFile;
  system: System;
  setup: Setup;
  journal: Journal<OpenBase, unknown>;
}

const nothing = (words: string): Verified => ({
  name: '',
  fault: { by: 'file', entry: null, words },
  unchecked: [],
  deal: null,
  head: null,
  noted: [],
  seed: null,
});

const SEALED = 'This copy is sealed. Unlock the table in the app, and check the deal there.';

/**
 * Checks from the text of a file alone whether every card, tile and die came as committed, and whether the noted
 * heads are in its journal.
 * @param noted heads or the deal, each as four words or 64 hexadecimal digits
 */
export async function verify(
  text: string,
  noted: readonly string[],
  loadSystem: (game: string) => Promise<System | null | undefined>,
): Promise<Verified> {
  const opened = readTableFile(text);
  if (!opened.ok) return nothing(printRefusal(opened.refusal));
  if (opened.value.sealed) return nothing(SEALED);
  const { file, entries, seed } = opened.value;
  const system = await loadSystem(file.game);
  if (!system) return nothing(`This version of the app does not know the game "${file.game}".`);
  const read = system.readSetup(file.setup);
  if (!read.ok) return nothing(`The table’s set-up is damaged: ${refusalText(withPlace(read.refusal))}`);
  const deck = system.readDeck(file.deck);
  if (!deck.ok) return nothing(`The table’s deck is damaged: ${refusalText(withPlace(deck.refusal))}`);
  const setup = read.value as Setup;
  const broken = checkPromises(opened.value, setup);
  const report = { ...nothing(''), name: String(setup.name ?? ''), seed: seed && bytesToHex(seed) };
  if (broken) return { ...report, fault: { by: 'commitment', entry: null, words: broken } };
  const journal = createJournal(system.create(deck.value), read.value, entries);
  const reading = { opened: opened.value, system, setup, journal };
  const fault = findFault(reading);
  return { ...report, ...checkNoted(reading, noted, fault), unchecked: uncheckedIn(reading) };
}

/** Whether commands are decided again: all with the seed, in a public copy what needs neither hands nor chance. */
function decidesOf({ opened: { file, seed }, setup, journal }: Reading) {
  if (file.rules !== journal.game.rules) return 'none' as const;
  return file.kind === 'whole' && (seed || !setup.commitment) ? ('all' as const) : ('open' as const);
}

function findFault(reading: Reading): Fault | null {
  const { opened, journal, setup } = reading;
  const damage = findDamage(journal);
  if (damage) return { by: 'file', entry: null, words: damage };
  const chance = createTableChance(setup, [], opened.seed);
  const how = { decides: decidesOf(reading), chance, prints: opened.file.prints ?? null };
  const differences = [compareFold(journal), inOneGo(comparingAll(journal, how))];
  const [first] = differences.filter((item) => item !== null).sort((a, b) => a.n - b.n);
  return first ? sayDifference(reading, first) : null;
}

function sayDifference({ system, journal }: Reading, difference: Difference): Fault {
  const { n, total, recorded, folded } = difference;
  const entry = journal.publicNumbers.get(n) ?? 0;
  const written = journal.entries[n - 1];
  const named = written?.open
    ? `Entry ${entry}, “${sayPublic(system, journal, entry)}”,`
    : `A private decision after entry ${entry}`;
  if (total === WRITTEN)
    return { by: 'print', entry, words: `${named} is not as it was written: its print differs.` };
  const what = difference.otherwise
    ? 'did not come as committed: played again, it comes out otherwise.'
    : `does not add up: ${total} was recorded as ${recorded} and comes to ${folded}.`;
  return { by: 'replay', entry, words: `${named} ${what}` };
}

/** What cannot be played again may have no sentence either. */
function sayPublic(system: System, journal: Journal<OpenBase, unknown>, no: number): string {
  try {
    return system.sayItself(journal.published[no - 1] as never).text;
  } catch {
    return 'which cannot be read';
  }
}

/** All heads of the table, oldest first; null if a public copy has no veils. */
function readHeads({ opened: { file, entries, seed }, setup, journal }: Reading): string[] | null {
  const table: TableHead = { game: file.game, rules: file.rules, setup: file.setup };
  if (file.kind === 'public') return file.veils ? headsOfCopy(table, entries, file.veils) : null;
  if (setup.commitment && !seed) return null;
  const head = createHeads({ table, entries, published: journal.published, seed });
  return Array.from({ length: journal.published.length + 1 }, (_, no) => head(no) as string);
}

function checkNoted(reading: Reading, noted: readonly string[], found: Fault | null) {
  const { setup } = reading;
  const heads = readHeads(reading);
  const hex = setup.commitment ? dealOf(setup.commitment, setup.deck?.fingerprint) : null;
  const places = noted.map((given) => {
    const value = readNoted(given) ?? '';
    if (hex && isNoted(value, hex)) return { given, at: 'deal' as const };
    const at = heads?.findIndex((head) => isNoted(value, head)) ?? -1;
    return { given, at: at < 0 ? null : at };
  });
  const gone = places.find(({ at }) => at === null);
  const last = Math.max(...places.map(({ at }) => (typeof at === 'number' ? at : 0)));
  const words = `“${gone?.given}” was noted, and this table does not come to it: something was changed.`;
  const fault: Fault | null = gone ? { by: 'head', entry: last > 0 ? last + 1 : null, words } : null;
  const newest = heads?.at(-1);
  return {
    fault: found ?? fault,
    noted: places,
    deal:
      hex && setup.commitment
        ? { hex, words: commitmentWords(setup.commitment, setup.deck?.fingerprint) }
        : null,
    head: heads && newest ? { entry: heads.length - 1, hex: newest, words: fourWords(newest) } : null,
  };
}

function uncheckedIn(reading: Reading): string[] {
  const { opened, setup, journal } = reading;
  const { file, seed } = opened;
  const unchecked: string[] = [];
  if (decidesOf(reading) === 'none')
    unchecked.push(
      `It was made under rules ${file.rules}, and this app plays by ${journal.game.rules}: nothing is decided again.`,
    );
  else if (file.kind === 'public')
    unchecked.push('A public copy has no seed and no hands: what was dealt and rolled is taken as recorded.');
  else if (setup.commitment && !seed)
    unchecked.push('The seed was lost: what was dealt and rolled is taken as recorded.');
  if (!setup.commitment) unchecked.push('The app deals and rolls nothing at this table.');
  if (file.kind === 'public' && !file.veils)
    unchecked.push('This copy has no veils: heads cannot be computed.');
  return unchecked;
}
