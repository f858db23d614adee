import { describe, expect, it } from 'vitest';
import { sitDown } from '../testing/play';
import { readTransition } from './sheet';

const value = (table: ReturnType<typeof sitDown>, id: string) =>
  readTransition(table.open).figures.find((figure) => figure.id === id)?.explained?.value ?? null;

it('D18 to D23 from a table’s own flags, research and facts', () => {
  const table = sitDown('paper');
  expect(
    ['india', 'commonwealth', 'thailand', 'malaya', 'burma-road', 'tension'].map((id) => value(table, id)),
  ).toEqual([null, null, null, null, null, 0]);
  table.run('set-research', { project: 'economic preparation', steps: 9, results: 1 });
  table.run('set-research', { project: 'Australian shipbuilding', steps: 6 });
  table.run('set-research', { project: 'Indian shipbuilding', steps: 0 });
  table.run('set-abroad', { country: 'Thailand', British: 3, Japanese: 1 });
  table.run('set-abroad', { country: 'Malaya', British: 0, Japanese: 3 });
  table.run('set-abroad', { country: 'Burma', British: 2, Japanese: 1 });
  table.run('set-passage', { burmaRoad: 15, declared: 1, pact: true, tension: 57, resistance: 8 });
  expect(
    ['india', 'commonwealth', 'thailand', 'malaya', 'burma-road', 'tension'].map((id) => value(table, id)),
  ).toEqual([25, 40, 5, 5, 17, -1]);
  const sheet = readTransition(table.open);
  expect(sheet.ships.Australia?.abilities).toBe(2);
  expect(sheet.ships.India).toMatchObject({ allowed: false, asPrinted: true });
  // D22b: a checklist of A to D and F, after what any declaration brings.
  expect(sheet.effects.map(({ rule }) => rule.split('14.41')[1])).toEqual(['', 'A', 'B', 'C', 'D', 'D', 'F']);
  expect(sheet.russia).toMatchObject({ may: false, sum: { value: 49 } });
});

it('refuses five flags in a country, and a fact that is none', () => {
  const table = sitDown('paper');
  expect(table.refused('set-abroad', { country: 'Burma', British: 3, Japanese: 2 }).message).toContain(
    '5 flags',
  );
  expect(table.refused('set-passage').allowed).toBe('Say what has changed.');
});

describe('SOA transition 14.41: what holds for Russia is ticked by the table', () => {
  const declared = () => {
    const table = sitDown('paper');
    table.run('set-passage', { declared: 1 });
    return table;
  };
  const done = (table: ReturnType<typeof sitDown>) =>
    readTransition(table.open)
      .effects.filter((line) => line.done)
      .map(({ id }) => id);

  it('D22b: a ticked line stays ticked, turn after turn, until it is unticked', () => {
    const table = declared();
    expect(done(table)).toEqual([]);
    table.run('tick-passage', { line: 'european-garrison', done: true });
    table.run('tick-passage', { line: 'growth', done: true });
    table.to('end').run('end-turn');
    expect(done(table)).toEqual(['growth', 'european-garrison']);
    table.run('tick-passage', { line: 'growth', done: false });
    expect(done(table)).toEqual(['european-garrison']);
    table.run('undo');
    expect(done(table)).toEqual(['growth', 'european-garrison']);
  });

  it('14.41A: mobilization is ticked in each turn; an older tick stays', () => {
    const table = declared();
    table.run('tick-passage', { line: 'mobilization', done: true });
    expect(done(table)).toEqual(['mobilization']);
    expect(table.refused('tick-passage', { line: 'mobilization', done: true }).message).toContain('already');
    table.to('end').run('end-turn');
    expect(done(table)).toEqual([]);
    table.run('tick-passage', { line: 'mobilization', done: true });
    expect(done(table)).toEqual(['mobilization']);
    table.run('tick-passage', { line: 'mobilization', done: false });
    expect(done(table)).toEqual([]);
  });

  it('another turn of the same declaration keeps the ticks; removing the declaration drops them', () => {
    const table = declared();
    table.run('tick-passage', { line: 'growth', done: true });
    table.to('end').run('end-turn');
    table.run('set-passage', { declared: 2, tension: 5 });
    expect(done(table)).toEqual(['growth']);
    table.run('set-passage', { declared: null });
    expect(readTransition(table.open).effects).toEqual([]);
    table.run('set-passage', { declared: 1 });
    expect(done(table)).toEqual([]);
  });

  it('refuses a tick before the declaration, a repeated tick, and an unknown line', () => {
    const before = sitDown('paper');
    expect(before.refused('tick-passage', { line: 'growth', done: true })).toMatchObject({
      rule: 'SOA transition 14.41',
      allowed: 'Enter Japan’s declaration first.',
    });
    const table = declared();
    table.run('tick-passage', { line: 'growth', done: true });
    expect(table.refused('tick-passage', { line: 'growth', done: true }).message).toContain('already');
    expect(table.refused('tick-passage', { line: 'mobilization', done: false }).message).toContain(
      'not ticked',
    );
    expect(table.refused('tick-passage', { line: '14.41E', done: true }).message).toContain('Name one of');
    expect(done(table)).toEqual(['growth']);
  });

  it('a table saved before there were ticks has none', () => {
    const { open } = declared();
    expect(open.passage).not.toHaveProperty('seenTo');
    expect(readTransition(open).effects.map((line) => line.done)).toEqual(Array(7).fill(false));
  });
});
