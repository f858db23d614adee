import { expect, it } from 'vitest';
import { exportPublic, readTableFile } from '../file/saves';
import { createJournal } from '../journal/journal';
import { add, note, run, startTally, tally } from '../testing/tally';
import { commitmentWords, fourWords, isNoted, readNoted } from './four-words';
import { createHeads, headsOfCopy, veilsOf } from './head-hash';

const SEED = Uint8Array.from({ length: 64 }, (_, at) => at);
const TABLE = { game: 'tally', rules: 1, setup: { name: 'Sum' } };

const play = (...commands: Parameters<typeof run>[1][]) => run(startTally(), ...commands);
function headsOf(journal: ReturnType<typeof play>, seed: Uint8Array | null = SEED, table = TABLE) {
  const head = createHeads({ table, entries: journal.entries, published: journal.published, seed });
  return Array.from({ length: journal.published.length + 1 }, (_, no) => head(no));
}

it('a head covers the set-up, every public entry before it, and what was hidden', () => {
  const plain = headsOf(play(add(2), note('A', 'mine'), add(3)));
  expect(new Set(plain).size).toBe(3);
  expect(plain.every((head) => /^[0-9a-f]{64}$/.test(head ?? ''))).toBe(true);
  const other = headsOf(play(add(2), note('A', 'other'), add(3)));
  expect(other.slice(0, 2)).toEqual(plain.slice(0, 2));
  expect(other[2]).not.toBe(plain[2]);
  expect(headsOf(play(add(1), note('A', 'mine'), add(3)))[2]).not.toBe(plain[2]);
  const renamed = headsOf(play(add(2)), SEED, { ...TABLE, setup: { name: 'Sums' } });
  expect(renamed[0]).not.toBe(plain[0]);
});

it('a head that was read stays the same as the journal grows', () => {
  const journal = play(add(2), note('A', 'mine'), add(3));
  const head = createHeads({ table: TABLE, ...journal, seed: SEED });
  const before = [head(2), head(1), head(0)];
  expect(head(3)).toBeNull();
  run(journal, note('B', 'later'), add(4));
  expect([head(2), head(1), head(0)]).toEqual(before);
  expect(head(3)).toBe(headsOf(journal)[3]);
});

it('a veil has one length, whatever was hidden and however much', () => {
  const [none, one, many] = [
    [],
    [note('A', 'x')],
    Array.from({ length: 9 }, () => note('B', 'y'.repeat(99))),
  ].map((hidden) => veilsOf(play(...hidden, add(1)).entries, SEED));
  for (const veils of [none, one, many]) expect(veils?.[0]).toMatch(/^[0-9a-f]{64}$/);
  expect(new Set([none, one, many].map(String)).size).toBe(3);
  const other = Uint8Array.from(SEED, (byte) => byte ^ 1);
  expect(veilsOf(play(add(1)).entries, other)).not.toEqual(none);
});

it('without a seed what is hidden is not covered', () => {
  expect(headsOf(play(note('A', 'x'), add(1)), null)).toEqual(headsOf(play(note('A', 'y'), add(1)), null));
});

it('a public copy with veils comes to the same heads; one without them opens as before', () => {
  const journal = play(add(2), note('A', 'mine'), add(3), note('B', 'also'), add(1));
  const record = { id: 't', ...TABLE, deck: null, kind: 'whole' as const };
  const veils = veilsOf(journal.entries, SEED);
  const copy = (file: object) => readTableFile(JSON.stringify(file));
  const opened = copy(exportPublic(record, journal, veils));
  if (!opened.ok) throw new Error(opened.refusal.message);
  const { file, entries } = opened.value;
  expect(headsOfCopy(file, entries, file.veils ?? [])).toEqual(headsOf(journal));
  expect(createJournal(tally, 0, entries).published).toEqual(journal.published);
  expect(copy(exportPublic(record, journal)).ok).toBe(true);
  const short = copy({ ...exportPublic(record, journal), veils: veils.slice(1) });
  expect(short.ok || short.refusal.message).toBe('This table’s file is damaged at veils.');
});

it('reads a value in words, in digits and with spaces between', () => {
  const hex = headsOf(play(add(2)))[1] as string;
  expect(fourWords(hex).split(' ')).toHaveLength(4);
  expect(fourWords('0'.repeat(64))).toBe('abandon abandon abandon abandon');
  expect(fourWords('f'.repeat(64))).toBe('zoo zoo zoo zoo');
  for (const written of [hex, hex.toUpperCase(), fourWords(hex), ` ${fourWords(hex).replaceAll(' ', ', ')} `])
    expect(isNoted(readNoted(written) ?? '', hex), written).toBe(true);
  expect(readNoted('abandon abandon')).toBeNull();
  expect(readNoted('abandon abandon abandon castlez')).toBeNull();
  expect(commitmentWords('ab', 'cd')).not.toBe(commitmentWords('ab', null));
});
