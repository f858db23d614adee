import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { describe, expect, it } from 'vitest';
import { commitTo, createChance } from '../chance';
import { decide } from '../command/decide';
import { exportPublic, exportWhole, readTableFile } from '../file/saves';
import type { Command, OpenBase } from '../game';
import { checkPromises } from '../journal/compare';
import { compareAll } from '../journal/compare-all';
import { commit, createJournal, type Journal } from '../journal/journal';
import { stateAt } from '../journal/moments';
import { movesOffered } from '../journal/moves';
import { findInvalidPart } from '../journal/outcomes';
import { publicRows } from '../journal/views';
import { system } from '../testing/lanterns/system';
import { effectiveSeed } from './added-words';
import { createTableChance } from './table-chance';

const SEED = Uint8Array.from({ length: 64 }, (_, at) => at);
const NEW_SEED = Uint8Array.from({ length: 64 }, (_, at) => 255 - at);
const WORDS = [{ person: 'Anna', words: 'green boots' }];
const RESEED = { type: 'reseed', seed: bytesToHex(NEW_SEED) };
const wind = { type: 'wind' };
const seats = [
  { person: 'Anna', powers: ['East'] },
  { person: 'Ben', powers: ['West'] },
];

type Table = Journal<OpenBase, unknown>;
function start(more: object = { commitment: commitTo(SEED) }): Table {
  const setup = system.readSetup({ name: 'Porch', seats, ...more });
  if (!setup.ok) throw new Error(setup.refusal.message);
  return createJournal(system.create(null) as never, setup.value);
}
const play = (table: Table, ...commands: Command[]) =>
  commands.map((command) => {
    const decided = decide(table, command, createTableChance(table.setup, table.entries, SEED));
    if (!decided.ok) return decided.refusal.message;
    commit(table, decided.value);
    return (decided.value.entry.open?.came as { die?: number } | undefined)?.die;
  });
const dice = (seed: Uint8Array, from: number, count: number) =>
  Array.from({ length: count }, (_, at) => createChance(seed).roll('wind', from + at, 6) + 1);
const recordOf = ({ setup }: Table) => ({
  id: 't',
  game: 'lanterns',
  rules: 1,
  setup,
  deck: null,
  kind: 'whole' as const,
});
const winds = (count: number) => Array.from({ length: count }, () => wind);

describe('added words', () => {
  it('a table without words draws by its seed alone', () => {
    expect(effectiveSeed(SEED, undefined)).toBe(SEED);
    expect(play(start(), ...winds(12))).toEqual(dice(SEED, 0, 12));
  });

  it('words change every draw, and so do one letter, the order and the person', () => {
    const dealt = (words: unknown) =>
      play(start({ commitment: commitTo(SEED), words }), ...winds(30)).join('');
    const others = [
      WORDS,
      [{ person: 'Anna', words: 'green boot' }],
      [{ person: 'Ben', words: 'green boots' }],
      [...WORDS, { person: 'Ben', words: 'x' }],
      [{ person: 'Ben', words: 'x' }, ...WORDS],
    ];
    expect(new Set([undefined, ...others].map(dealt)).size).toBe(6);
    expect(dealt(WORDS)).toBe(dice(effectiveSeed(SEED, WORDS), 0, 30).join(''));
  });

  it('refuses no words, empty words and very long ones', () => {
    const read = (words: unknown) => system.readSetup({ name: 'Porch', seats, words }).ok;
    expect(read(WORDS)).toBe(true);
    expect(read([])).toBe(false);
    expect(read([{ person: 'Anna', words: '  ' }])).toBe(false);
    expect(read([{ person: 'Anna', words: 'x'.repeat(201) }])).toBe(false);
  });
});

describe('reshuffle by agreement', () => {
  it('later draws come from the new seed, also after an undo of what was drawn before', () => {
    const table = start();
    expect(play(table, wind, wind, RESEED, wind, wind)).toEqual([
      ...dice(SEED, 0, 2),
      undefined,
      ...dice(NEW_SEED, 2, 2),
    ]);
    play(table, { type: 'undo' }, { type: 'undo' }, { type: 'undo' });
    expect(play(table, wind)).toEqual(dice(NEW_SEED, 1, 1));
  });

  it('leaves the head and what can be redone, and undo does not take it back', () => {
    const table = start();
    play(table, wind, { type: 'undo' }, RESEED);
    expect(movesOffered(table)).toMatchObject({ undo: null, redo: { n: 1 } });
    play(table, { type: 'redo' });
    expect(movesOffered(table)).toMatchObject({ undo: { n: 1 } });
    expect(publicRows(table).map(({ stands }) => stands)[2]).toBe(true);
  });

  it('everyone reads the commitment; no view and no public copy has the seed', () => {
    const table = start();
    play(table, wind, { ...RESEED, viewer: 'East' }, wind);
    expect(table.published[1]?.open?.command).toEqual({
      type: 'reseed',
      to: 1,
      commitment: commitTo(NEW_SEED),
    });
    const seen = JSON.stringify([exportPublic(recordOf(table), table), table.published, stateAt(table)]);
    expect(seen).not.toContain(RESEED.seed);
    expect(seen).not.toContain(RESEED.seed.slice(0, 16));
  });

  it('a whole file keeps the seed and is decided again by it; another seed breaks the promise', () => {
    const table = start();
    play(table, wind, RESEED, ...winds(20));
    const text = JSON.stringify(exportWhole(recordOf(table), table, SEED));
    const opened = readTableFile(text);
    if (!opened.ok) throw new Error(opened.refusal.message);
    const { entries, file } = opened.value;
    expect(checkPromises(opened.value, table.setup as never)).toBeNull();
    const again = createJournal(table.game, table.setup, entries);
    const how = { decides: 'all', chance: createTableChance(table.setup, [], SEED), prints: null } as const;
    expect(compareAll(again, how)).toBeNull();
    const withSeed = (seed: Uint8Array | null) =>
      entries.map((entry) =>
        entry.n === 2
          ? { ...entry, hidden: seed ? { chance: { came: { seed: bytesToHex(seed) } } } : undefined }
          : entry,
      ) as typeof entries;
    const wrong = /entry 2 is not the one that it committed to/;
    expect(checkPromises({ file, seed: SEED, entries: withSeed(SEED) }, table.setup as never)).toMatch(wrong);
    expect(checkPromises({ file, seed: SEED, entries: withSeed(null) }, table.setup as never)).toMatch(wrong);
    expect(compareAll(createJournal(table.game, table.setup, withSeed(SEED)), how)).not.toBeNull();
  });

  it('is refused without a commitment and with a damaged seed', () => {
    expect(play(start({}), RESEED)).toEqual(['The app deals and rolls nothing at this table.']);
    expect(play(start(), { type: 'reseed', seed: 'abc' })).toEqual(['A seed is 128 hexadecimal digits.']);
    expect(play(start(), { type: 'reseed' })).toEqual(['A seed is 128 hexadecimal digits.']);
  });

  it('a damaged or private one is found', () => {
    const table = start();
    play(table, RESEED);
    const [entry] = table.entries;
    if (!entry) throw new Error('There is no entry.');
    const known = { game: table.game as never, viewers: [], entries: [] };
    expect(findInvalidPart(known, entry)).toBeNull();
    expect(findInvalidPart(known, { ...entry, hidden: { chance: { came: { seed: 'x' } } } })).toBe(
      'its new seed cannot be read.',
    );
    expect(findInvalidPart(known, { ...entry, open: { command: { type: 'reseed', to: 0 } } })).not.toBeNull();
    const { open: _, ...hidden } = { ...entry, hidden: { East: { command: { type: 'reseed', to: 0 } } } };
    expect(findInvalidPart({ ...known, viewers: ['East'] }, hidden)).toBe(
      'a private decision cannot be read.',
    );
    expect(hexToBytes(RESEED.seed)).toEqual(NEW_SEED);
  });
});
