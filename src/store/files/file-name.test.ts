import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fileName } from './file-name';

const at = new Date(2026, 10, 5, 23, 59);
const base = { at, season: 'Spring 1936', table: 'Our table', hands: false, ending: 'json' };

it('names the day, the season and the table, and hands only where they are in it', () => {
  expect(fileName(base)).toBe('2026-11-05_spring-1936_our-table.json');
  expect(fileName({ ...base, hands: true })).toBe('2026-11-05_spring-1936_our-table_with-hands.json');
  expect(fileName({ ...base, entries: 212, hands: true })).toBe(
    '2026-11-05_spring-1936_our-table_212-entries_with-hands.json',
  );
  expect(fileName({ ...base, entries: 1 })).toBe('2026-11-05_spring-1936_our-table_1-entry.json');
  expect(fileName({ ...base, what: 'figures', ending: 'csv' })).toBe(
    '2026-11-05_spring-1936_our-table_figures.csv',
  );
});

it('keeps the letters of every script', () => {
  expect(fileName({ ...base, table: 'Стол Ёлки' })).toContain('_стол-ёлки.');
  expect(fileName({ ...base, table: '木曜日の会' })).toContain('_木曜日の会.');
  expect(fileName({ ...base, table: 'हिन्दी मेज़' })).toContain('_हिन्दी-मेज़.');
  expect(fileName({ ...base, table: '…' })).toContain('_table.');
});

// From whole words to half a character, including parts of paths, shell syntax and deceptive names.
const words = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 400 }),
  fc.string({ unit: 'binary', maxLength: 400 }),
  fc.string({
    unit: fc.constantFrom('with', 'hands', '-', '_', ' ', '/', '\\', '..', ':', '\0', '\u202e', '木', 'é'),
    maxLength: 60,
  }),
);

it('for any table name the file name is valid everywhere, and mentions hands only if included', () => {
  fc.assert(
    fc.property(words, words, fc.boolean(), (table, season, hands) => {
      const name = fileName({ ...base, table, season, hands });
      expect(name).toMatch(/^2026-11-05_[\p{L}\p{M}\p{N}_-]+\.json$/u);
      expect(new TextEncoder().encode(name).length).toBeLessThanOrEqual(200);
      expect(name.isWellFormed()).toBe(true);
      expect(name.includes('with-hands')).toBe(hands);
    }),
  );
});

it('two names of one length are cut after a whole letter', () => {
  const name = fileName({ ...base, table: '👩‍👩‍👧é木'.repeat(90) });
  expect(name.endsWith('木.json') || name.endsWith('é.json')).toBe(true);
});
