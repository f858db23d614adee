import { describe, expect, it } from 'vitest';
import { printRefusal } from '../result';
import { add, run, startTally } from '../testing/tally';
import { LIMITS } from './limits';
import { findInvalidValue, isTooDeep, readJson } from './read-json';
import { exportPublic, readTableFile } from './saves';

const UNREAD = { message: 'This is no JSON.', allowed: 'Write JSON.' };
const SMALL = { depth: 3, text: 5, items: 4 };
const refusalOf = (text: string) => {
  const read = readJson(text, { megabytes: 1, unread: UNREAD, bounds: SMALL });
  return read.ok ? null : printRefusal(read.refusal);
};

describe('text from outside', () => {
  it('is read up to its bounds, with the mark of an encoding before it', () => {
    expect(refusalOf('{"a":[{"b":"12345"}]}')).toBeNull();
    expect(refusalOf('\ufeff[1,2,3,4]')).toBeNull();
    expect(refusalOf('{')).toBe('This is no JSON. Write JSON.');
  });

  it('is refused with its place if it exceeds our limits', () => {
    expect(refusalOf(`"${'x'.repeat(1024 * 1024)}"`)).toBe(
      'This file has more than 1 MB. At most 1 MB are read.',
    );
    expect(refusalOf('[[[[1]]]]')).toBe(
      'In this file too many things lie within each other. At most 3 objects and lists.',
    );
    expect(refusalOf('{"a":{"b":"123456"}}')).toBe('"a.b" is too long. At most 5 letters.');
    expect(refusalOf('{"a":[1,2,3,4,5]}')).toBe('"a" holds too much. At most 4 things.');
    expect(refusalOf('{"a":1e999}')).toBe('"a" is no number. Write a number that can be counted to.');
  });

  it('counts no bracket within a text', () => {
    expect(isTooDeep('["[[[[", "\\"[[[[", "\\\\", ["}"]]', 2)).toBe(false);
    expect(isTooDeep('["\\\\", [["x"]]]', 2)).toBe(true);
    expect(isTooDeep('"[[[', 2)).toBe(false);
  });

  it.each(['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'valueOf'])(
    'is refused where anything in it is called %s',
    (name) => {
      expect(refusalOf(`{"a":{"${name}":{"turn":7}}}`)).toBe(
        `"a.${name}" is a name that nothing in a file has. Leave it out.`,
      );
      // A string value with that name is ordinary text.
      expect(findInvalidValue({ name })).toBeNull();
      expect(({} as { turn?: number }).turn).toBeUndefined();
    },
  );

  it('of the depth of a cellar is refused and not climbed down', () => {
    const deep = '['.repeat(1_000_000);
    expect(refusalOf(deep)).toMatch(/^In this file too many things/);
    expect(readTableFile(`{"a":${deep}`).ok).toBe(false);
  });
});

const record = { id: 't1', game: 'tally', rules: 1, setup: {}, deck: null, kind: 'whole' as const };

describe('a long table', () => {
  it('of more entries than a table has is refused before it is looked through', () => {
    const file = exportPublic(record, run(startTally(), add(1)));
    const [entry] = file.entries;
    const entries = Array.from({ length: LIMITS.entries + 1 }, () => entry);
    const read = readTableFile(JSON.stringify({ ...file, entries }));
    expect(!read.ok && printRefusal(read.refusal)).toBe(
      'This table has more than 50,000 entries. Longer tables are not read.',
    );
  });
});
