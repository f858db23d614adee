import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { findUntrue, sources } from './map.mjs';
import { root } from './setup.mjs';

it('docs/house.md lists every folder, and its picture is up to date', () => expect(findUntrue()).toEqual([]));

/** The most items in one folder; a component and its style sheet count as one. */
const MOST = 30;

it('no folder is a heap', () => {
  const folders = new Set(sources().map((path) => path.slice(0, path.lastIndexOf('/'))));
  const heaps = [...folders].flatMap((folder) => {
    const names = readdirSync(join(root, folder), { withFileTypes: true })
      .filter((entry) => entry.isFile() && !/\.(test|bench)\./.test(entry.name))
      .map(({ name }) => name.replace(/\..*$/, ''));
    const many = new Set(names).size;
    return many > MOST ? [`${folder}: ${many}`] : [];
  });
  expect(heaps).toEqual([]);
});
