import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ALLOWED, findInScripts, findInStyle, floorsIn, readData } from './floors.mjs';
import { root } from './setup.mjs';

const read = (file) => readFileSync(`${root}${file}`, 'utf8');
const floors = floorsIn(read('vite.config.ts'));
const data = readData(floors);
const scripts = (source) => findInScripts([['a.js', source]], data).map(({ name }) => name);

test('README states the floors that the build has', () => {
  expect(floors).toEqual({
    ...{ chrome: '111', edge: '111', firefox: '121', safari: '16.4', safari_ios: '16.4' },
  });
  expect(read('README.md')).toContain('Chrome and Edge 111, Firefox 121, Safari 16.4');
});

test('finds a newer feature in a script, and ignores our own names', () => {
  expect(scripts('a.checkVisibility()')).toEqual(['.checkVisibility']);
  expect(scripts('const { promise } = Promise.withResolvers()')).toEqual(['.withResolvers']);
  expect(scripts('Object.groupBy(list, key)')).toEqual(['.groupBy']);
  expect(scripts('const seen = new Set(); seen.union(other)')).toEqual(['.union']);
  expect(scripts('new CloseWatcher()')).toEqual(['CloseWatcher']);
  expect(scripts('const card = { take: 1 }; card.take')).toEqual([]);
  expect(scripts('list.at(-1); structuredClone(list); list.findLast(is)')).toEqual([]);
});

test('and in a style', () => {
  const style =
    '@starting-style{a{color:light-dark(red,blue)}}a:user-invalid{text-wrap:balance}b:has(i){gap:1px}';
  expect([...findInStyle(style, data)]).toEqual([
    'text-wrap:',
    ':user-invalid',
    '@starting-style',
    'light-dark()',
  ]);
});

test('every allowed feature has a reason, and is newer', () => {
  const newer = new Set(Object.values(data).flatMap((kind) => [...kind.keys()]));
  for (const [name, reason] of Object.entries(ALLOWED)) {
    expect(newer).toContain(name.replace(/^[.:@]|:$|\(\)$/g, ''));
    expect(reason).toMatch(/\w{3}/);
  }
});
