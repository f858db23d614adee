import * as v from 'valibot';
import { afterEach, describe, expect, it } from 'vitest';
import { COMMANDS } from '../commands';
import { nameTotal, printChange, printTotal, shortName, signOfTotal } from '../say/names';
import { totalOf } from '../state/lines';
import { paper } from '../testing/play';
import { measure, readTotal, totalKeys } from '.';
import type { TotalKind } from './kind';
import { findKind, KINDS, kindOf, powerOf, type TotalKey, totalKey } from './kinds';
import { readLine } from './tracks';

const keysOf = ([name, { of }]: readonly [string, TotalKind]) =>
  of.length === 0 ? [name] : of.map((one) => `${name}:${one}`);
const ALL = Object.entries<TotalKind>(KINDS).flatMap(keysOf);

describe('the keys of the totals', () => {
  const { open } = paper();

  it.each([
    '',
    'morale',
    'morale:Italy',
    'support',
    'support:Spain',
    'index:Italy',
    'country:Turkey',
    'toString',
  ])('an unknown one is refused, and is no index: %s', (key) => {
    expect(() => readTotal(open, key as TotalKey)).toThrow(`There is no total "${key}".`);
    expect(() => totalKey(key)).toThrow(`There is no total "${key}".`);
    expect(findKind(key)).toBeNull();
  });

  it('the compiler refuses them, too', () => {
    // @ts-expect-error there is no such kind
    expect(() => readTotal(open, 'morale:Italy')).toThrow();
    // @ts-expect-error Italy has no limit (GS 10.22)
    expect(() => readTotal(open, 'military:Italy')).toThrow();
  });

  it('GS 10.22: only Germany, France and Russia have a military counter limit', () => {
    expect(ALL.filter((key) => key.startsWith('military'))).toEqual([
      totalOf.military('Germany'),
      totalOf.military('France'),
      totalOf.military('Russia'),
    ]);
  });

  it('shows the key of a total in a file that this build does not know', () => {
    expect(printChange(['morale:Italy', 0, 2])).toBe('morale:Italy 0 to +2');
  });
});

describe.each(ALL)('%s', (key) => {
  it('is read, named, written in one way and explained', () => {
    const { open } = paper();
    const { kind, of } = kindOf(key);
    const { value, lines } = readTotal(open, totalKey(key));
    expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(value);
    expect(nameTotal(key)).toMatch(/^[A-Z][^:]+$/);
    expect(printTotal(key, 2)).toBe(signOfTotal(key) === 'always' ? '+2' : '2');
    for (const { to, label } of kind.links?.(open, of) ?? []) {
      expect(label).toMatch(/^[A-Z]/);
      if (to.includes(':')) expect(findKind(to), to).not.toBeNull();
    }
  });
});

it('GS 24.54E, 25.31: what each power has is noted first, then what all have, and countries by name', () => {
  const table = paper();
  table.run('add-line', { total: 'country:Turkey:Axis', amount: 1 });
  table.run('add-line', { total: 'country:Greece:Axis', amount: 1 });
  table.run('add-line', { total: 'country:Greece:Allies', amount: 1 });
  const keys = totalKeys(table.open);
  expect(keys.slice(-3)).toEqual(['country:Greece:Allies', 'country:Greece:Axis', 'country:Turkey:Axis']);
  expect(keys.indexOf('counters:Germany')).toBeLessThan(keys.indexOf('support:Italy'));
  expect(keys.indexOf('counters:Russia')).toBeLessThan(keys.indexOf('points:Axis'));
});

describe('a total added by house rules', () => {
  const rows = KINDS as unknown as Record<string, TotalKind>;
  afterEach(() => {
    delete rows.morale;
  });
  const say = COMMANDS['say-total'] as { shape: v.GenericSchema };
  const command = { type: 'say-total', total: 'morale:Sweden', value: 4 };

  it('is a row: with it, it is read, noted, named, written and open to the table; without it, unknown', () => {
    expect(v.is(say.shape, command)).toBe(false);
    rows.morale = {
      of: ['Sweden'],
      read: ({ lines }, of) => {
        const own = lines.filter(({ total }) => total === `morale:${of}`).map((line) => readLine(line));
        return { value: own.reduce((sum, { amount }) => sum + amount, 0), lines: own };
      },
      noted: () => true,
      name: (of) => `Morale of ${of}`,
      short: 'Morale',
      sign: 'minus',
      asks: ['is', 'the'],
      is: 'How people there bear it.',
      table: 'modifiers',
      lasts: 'removed',
    };
    expect(v.is(say.shape, command)).toBe(true);
    const table = paper();
    table.run('say-total', { total: command.total, value: command.value });
    expect(measure(table.open)).toMatchObject({ 'morale:Sweden': 4 });
    expect(table.lines('morale:Sweden')).toMatchObject([{ amount: 4, until: 'removed', ruling: true }]);
    expect(printChange(['morale:Sweden', 0, 4])).toBe('Morale of Sweden 0 to 4');
    expect([shortName('morale:Sweden'), powerOf('morale:Sweden')]).toEqual(['Morale', undefined]);
  });
});
