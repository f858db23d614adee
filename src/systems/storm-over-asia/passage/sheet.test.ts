import { expect, it } from 'vitest';
import { sitDown } from '../testing/play';
import { readPassage } from './sheet';

const value = (table: ReturnType<typeof sitDown>, id: string) =>
  readPassage(table.open).figures.find((figure) => figure.id === id)?.explained.value;

it('D18 to D23 from a table’s own flags, research and facts', () => {
  const table = sitDown('paper');
  expect(
    ['india', 'commonwealth', 'thailand', 'malaya', 'burma-road', 'tension'].map((id) => value(table, id)),
  ).toEqual([10, 40, 0, 10, 0, 0]);
  table.run('set-research', { project: 'economic preparation', steps: 9, results: 1 });
  table.run('set-research', { project: 'Australian shipbuilding', steps: 6 });
  table.run('set-abroad', { country: 'Thailand', British: 3, Japanese: 1 });
  table.run('set-abroad', { country: 'Malaya', British: 0, Japanese: 3 });
  table.run('set-abroad', { country: 'Burma', British: 2, Japanese: 1 });
  table.run('set-passage', { burmaRoad: 15, declared: 1, pact: true, tension: 57, resistance: 8 });
  expect(
    ['india', 'commonwealth', 'thailand', 'malaya', 'burma-road', 'tension'].map((id) => value(table, id)),
  ).toEqual([25, 40, 5, 5, 17, -1]);
  const sheet = readPassage(table.open);
  expect(sheet.ships.Australia.abilities).toBe(2);
  expect(sheet.ships.India).toMatchObject({ allowed: false, asPrinted: true });
  // D22b: a checklist of A to D and F.
  expect(sheet.effects.map(({ rule }) => rule.slice(-1))).toEqual(['A', 'B', 'C', 'D', 'D', 'F']);
  expect(sheet.russia).toMatchObject({ may: false, sum: { value: 49 } });
});

it('refuses five flags in a country, and a fact that is none', () => {
  const table = sitDown('paper');
  expect(table.refused('set-abroad', { country: 'Burma', British: 3, Japanese: 2 }).message).toContain(
    '5 flags',
  );
  expect(table.refused('set-passage').allowed).toBe('Say what has changed.');
});
