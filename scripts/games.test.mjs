import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { GAMES, loadHelps, loadSystem } from '@/games/games';
import { readGameLists } from './game-lists.mjs';
import { LABELS } from './read-labels.mjs';
import { root } from './setup.mjs';

/** Checks the per-game lists against the games that exist. */

const ids = GAMES.map(({ id }) => id).sort();
/** Those that every list has; a later one may come without: `golden -- covers` says where it is missing. */
const LISTED = ['gathering-storm', 'goss', 'storm-over-asia'];

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
});

it.each(await readGameLists())('$where have the games, and no other', ({ games }) => {
  expect(games).toEqual(expect.arrayContaining(LISTED));
  expect(ids).toEqual(expect.arrayContaining(games));
});

it('every rulebook is read for its labels', () => {
  expect([...LABELS].sort()).toEqual(GAMES.map(({ label }) => label).sort());
});
