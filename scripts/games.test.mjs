import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { WAYS } from '@/cli/testing/evenings';
import { TABLES_FOR } from '@/cli/testing/examples';
import { SETUPS } from '@/cli/testing/files';
import { PLAYED } from '@/cli/testing/random-games';
import { EFFECT_KINDS, STEPS } from '@/cli/testing/recorded-names';
import { GAMES, loadHelps, loadSystem } from '@/games/games';
import { SETUPS as FILE_SETUPS } from '@/store/testing/real-files';
import { REPLAYED } from '../e2e/support/games';
import { PAGES } from './golden-print.mjs';
import { LABELS } from './read-labels.mjs';
import { root } from './setup.mjs';

/** Checks the per-game lists against the games that exist, so that a new game is not forgotten. */

const ids = GAMES.map(({ id }) => id).sort();
const keysOf = (list) => Object.keys(list).sort();

it('every folder of src/games is a game with rules and screens', () => {
  const folders = readdirSync(join(root, 'src/games'), { withFileTypes: true })
    .filter((item) => item.isDirectory())
    .map(({ name }) => name);
  expect(folders.sort()).toEqual(ids);
  for (const id of ids)
    for (const part of ['rules', 'screens']) expect(existsSync(join(root, 'src/games', id, part))).toBe(true);
});

describe.each(ids)('%s', (id) => {
  it('has rules, and content in Help', async () => {
    expect((await loadSystem(id))?.create(null).id).toBe(id);
    const { words, chapters, pages } = (await loadHelps())[id] ?? {};
    for (const part of [words, chapters, pages]) expect(Object.keys(part ?? {}).length).toBeGreaterThan(0);
  });

  it('has the test that opens every page and sheet of it', () => {
    expect(existsSync(join(root, 'src/games', id, 'screens/refusals.test.tsx'))).toBe(true);
  });

  it('is played by chance with paper cards', () => {
    expect(WAYS).toContain(`${id} paper`);
  });
});

it.each([
  ['SETUPS of src/cli/testing/files.ts', keysOf(SETUPS)],
  ['SETUPS of src/store/testing/real-files.ts', keysOf(FILE_SETUPS)],
  ['PLAYED of src/cli/testing/random-games.ts', keysOf(PLAYED)],
  ['STEPS of src/cli/testing/recorded-names.ts', keysOf(STEPS)],
  ['EFFECT_KINDS of src/cli/testing/recorded-names.ts', keysOf(EFFECT_KINDS)],
  ['PAGES of scripts/golden-print.mjs', keysOf(PAGES)],
  ['REPLAYED of e2e/support/games.ts', keysOf(REPLAYED)],
  // The examples of the first game are on the page of the file format, and begin in another form.
  ['TABLES_FOR of src/cli/testing/examples.ts', [...keysOf(TABLES_FOR), 'gathering-storm'].sort()],
])('%s have every game', (_, games) => {
  expect(games).toEqual(ids);
});

it('every rulebook is read for its labels', () => {
  expect([...LABELS].sort()).toEqual(GAMES.map(({ label }) => label).sort());
});
