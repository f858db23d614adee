import { describe, expect, it } from 'vitest';
import { compareFold, findDamage } from '@/kernel/journal/compare';
import type { Effect } from '../effects/shapes';
import { researchSheetOf, sheetViewer } from '../state/state';
import { event, type Play, paper } from '../testing/play';
import type { Side } from '../vocabulary';
import { stepsOn } from './sheet';

const BATTLESHIP = 'Germany/battleship design';
const DOUBLING: Effect = { kind: 'doubling', project: 'battleship design' };
const ATOMIC: Effect = { kind: 'atomic' };

const sideOf = (project: string): Side => (project.startsWith('Russia') ? 'Russia' : 'Axis');
const sheetOf = (table: Play, project: string) => researchSheetOf(table.state, sideOf(project));
const steps = (table: Play, project: string) => stepsOn(sheetOf(table, project), project);
const cardOf = (effects: Effect[]) => ({
  type: 'enter-card',
  trend: 0,
  general: event(effects, { title: 'Test card' }),
});

/** A table at the research step whose general card has these effects, with a way to correct the card. */
function withCard(effects: Effect[], earlier: Record<string, number> = {}) {
  const table = paper();
  for (const [project, count] of Object.entries(earlier))
    table.run('set-sheet', { board: sideOf(project), what: 'steps', project, steps: count });
  const card = table.run('enter-card', cardOf(effects));
  table.run('apply-card');
  table.run('deal');
  for (const { person } of table.open.seats) table.run('open-papers', { person });
  table.to('research');
  const correct = (right: Effect[]) =>
    table.run('correct', { entry: card.n, how: 'change', command: cardOf(right) });
  const put = (project: string, more: object = {}) =>
    table.run('place', { board: sideOf(project), project, own: 1, ...more });
  return { table, correct, put };
}

const nextTurn = (table: Play) => {
  for (const { person } of table.open.seats) table.run('open-papers', { person });
  return table.nextTurn();
};

describe('a research sheet after a public correction', () => {
  it('GS Guide, Research: a doubling that fills battleship design leaves no room for the point placed after it', () => {
    const { table, correct, put } = withCard([], { [BATTLESHIP]: 11 });
    put(BATTLESHIP);
    put('Axis/torpedoes');
    correct([DOUBLING]);
    const sheet = sheetOf(table, BATTLESHIP);
    expect([steps(table, BATTLESHIP), steps(table, 'Axis/torpedoes')]).toEqual([12, 1]);
    expect(sheet.grants).toMatchObject([{ kind: 'surplus', steps: 2 }]);
    expect(sheet.fallen).toEqual([{ project: BATTLESHIP, turn: 1 }]);
    expect(nextTurn(table) && steps(table, BATTLESHIP)).toBe(12);
    expect([findDamage(table.journal), compareFold(table.journal)]).toEqual([null, null]);
  });

  it('GS 15.24: surplus steps go with the doubling that made them, also in atomic research and a turn later', () => {
    const { table, correct } = withCard([DOUBLING], { [BATTLESHIP]: 11 });
    table.run('assign', { board: 'Axis', grant: 'g1', steps: { 'Axis/atomic': 1, 'Axis/torpedoes': 1 } });
    nextTurn(table);
    expect([steps(table, 'Axis/atomic'), steps(table, 'Axis/torpedoes')]).toEqual([1, 1]);
    correct([]);
    expect([steps(table, BATTLESHIP), steps(table, 'Axis/atomic'), steps(table, 'Axis/torpedoes')]).toEqual([
      11, 0, 0,
    ]);
  });

  it('GS 15.24: removes a point in atomic research if the card that permitted it is corrected', () => {
    const { table, correct, put } = withCard([ATOMIC]);
    put('Axis/atomic');
    expect(steps(table, 'Axis/atomic')).toBe(1);
    correct([]);
    expect([table.open.atomic, steps(table, 'Axis/atomic')]).toEqual([false, 0]);
    expect(table.attempt({ type: 'place', board: 'Axis', project: 'Axis/torpedoes', own: 1 })).toBeNull();
  });

  it('GS 15.21: a purge added by a correction removes the last point placed', () => {
    const { table, correct, put } = withCard([]);
    for (const name of ['armor', 'rockets', 'radar']) put(`Russia/${name}`);
    correct([{ kind: 'purge' }]);
    expect(Object.keys(sheetOf(table, 'Russia/armor').placed)).toEqual(['Russia/armor', 'Russia/rockets']);
    expect(sheetOf(table, 'Russia/armor').fallen).toEqual([{ project: 'Russia/radar', turn: 1 }]);
    correct([]);
    expect(sheetOf(table, 'Russia/armor').fallen).toBeUndefined();
    expect(steps(table, 'Russia/radar')).toBe(1);
  });

  it('GS 15.21: excess points can be removed one by one', () => {
    const { table, put } = withCard([]);
    for (const name of ['armor', 'rockets', 'radar']) put(`Russia/${name}`);
    table.run('add-line', { total: 'points:Russia', amount: -2, until: 'turn' });
    put('Russia/armor', { own: 0 });
    put('Russia/rockets', { own: 0 });
    expect(Object.keys(sheetOf(table, 'Russia/armor').placed)).toEqual(['Russia/radar']);
    expect(table.refused('place', { board: 'Russia', project: 'Russia/armor', own: 1 }).rule).toBe(
      'GS 15.21',
    );
  });

  it('GS 15.11: entering the steps again clears the notice', () => {
    const { table, correct, put } = withCard([], { [BATTLESHIP]: 11 });
    put(BATTLESHIP);
    correct([DOUBLING]);
    table.run('set-sheet', { board: 'Axis', what: 'steps', project: BATTLESHIP, steps: 10 });
    expect(sheetOf(table, BATTLESHIP).fallen).toEqual([]);
  });

  it('GS 15.11: nobody else can tell whether a sheet lost anything', () => {
    const [left, right] = [0, 11].map((earlier) => {
      const { table, correct, put } = withCard([], { [BATTLESHIP]: earlier });
      put(BATTLESHIP);
      const corrected = correct([DOUBLING]);
      return { open: table.open, corrected: corrected.open, dues: table.dues, parts: corrected.hidden };
    });
    expect(left).toEqual(right);
  });

  it('GS 15.11: entries of older tables stay on their sheet', () => {
    const { table, correct } = withCard([], { [BATTLESHIP]: 11 });
    const entry = table.run('place', { board: 'Axis', project: BATTLESHIP, own: 1 });
    const stored = entry.hidden?.[sheetViewer('Axis')]?.command as { edition?: number };
    expect(stored.edition).toBe(2);
    delete stored.edition;
    correct([DOUBLING]);
    expect(steps(table, BATTLESHIP)).toBe(13);
  });
});
