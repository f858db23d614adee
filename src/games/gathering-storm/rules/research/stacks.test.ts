import { describe, expect, it } from 'vitest';
import { researchSheetOf } from '../state/state';
import { type Play, paper } from '../testing/play';
import type { Side } from '../vocabulary';
import { placedTooMany, stacksOf } from './stacks';

const left = (table: Play, side: Side) =>
  Object.fromEntries(
    stacksOf(table.open, researchSheetOf(table.state, side)).map(({ id, kind, left, all }) => [
      kind === 'event' ? 'event' : id,
      `${left}/${all}`,
    ]),
  );
const put = (table: Play, project: string, own = 1, free = 0) =>
  table.run('place', {
    board: project.split('/')[0] === 'Germany' ? 'Axis' : project.split('/')[0],
    project,
    own,
    free,
  });

describe('the points of a turn by what they are called', () => {
  it.each([
    ['Axis', { general: '3/3', intelligence: '1/1', advanced: '1/1' }],
    ['Allies', { general: '3/3', intelligence: '1/1' }],
    ['Russia', { general: '1/1', intelligence: '1/1', advanced: '1/1' }],
  ] as [Side, Record<string, string>][])('GS 15.21: %s', (side, wanted) => {
    expect(left(paper().deal(), side)).toEqual(wanted);
  });

  it('GS 15.21: intelligence research uses the intelligence point first, other research uses general ones', () => {
    const table = paper().deal();
    put(table, 'Axis/spy rings');
    expect(left(table, 'Axis')).toEqual({ general: '3/3', intelligence: '0/1', advanced: '1/1' });
    put(table, 'Axis/covert operations');
    put(table, 'Axis/air range');
    expect(left(table, 'Axis')).toEqual({ general: '1/3', intelligence: '0/1', advanced: '1/1' });
    put(table, 'Germany/armor');
    put(table, 'Germany/rockets');
    expect(left(table, 'Axis')).toEqual({ general: '0/3', intelligence: '0/1', advanced: '0/1' });
  });

  it('GS 15.21: four Allied points outside intelligence research leave none', () => {
    const table = paper().deal();
    for (const name of ['air range', 'jets', 'ASW', 'light ships']) put(table, `Allies/${name}`);
    expect(left(table, 'Allies')).toEqual({ general: '0/3', intelligence: '0/1' });
  });

  it('GS 15.21C: a purge removes the advanced point', () => {
    const table = paper().deal();
    table.run('add-line', { total: 'points:Russia', amount: -1, until: 'turn', words: 'Purge' });
    expect(left(table, 'Russia')).toEqual({ general: '1/1', intelligence: '1/1', advanced: '0/0' });
  });

  it('GS 15.22: lines and activity counters are separate stacks; a correction can leave too many points placed', () => {
    const table = paper().deal();
    table.run('add-line', { total: 'points:Allies', amount: 2, until: 'turn', words: 'Our ruling' });
    table.run('set-sheet', { board: 'Allies', what: 'counters', points: 1 });
    expect(left(table, 'Allies')).toMatchObject({ event: '2/2', counters: '1/1' });
    for (const name of ['air range', 'jets', 'radar', 'ASW', 'light ships', 'rockets', 'spy rings'])
      put(table, `Allies/${name}`);
    const board = () => researchSheetOf(table.state, 'Allies');
    expect(placedTooMany(table.open, board())).toBe(0);
    table.run('set-sheet', { board: 'Allies', what: 'counters', points: 0 });
    expect(placedTooMany(table.open, board())).toBe(1);
    expect(stacksOf(table.open, board()).every((stack) => stack.left === 0)).toBe(true);
  });

  it('GS Guide, Espionage: free points are for their category, and lie apart from the sum', () => {
    const table = paper().deal();
    table.run('set-sheet', { board: 'Allies', what: 'rings', category: 'naval', rings: 2 });
    put(table, 'Allies/ASW', 0, 1);
    expect(left(table, 'Allies')).toEqual({ general: '3/3', intelligence: '1/1', 'free:naval': '1/2' });
  });
});
