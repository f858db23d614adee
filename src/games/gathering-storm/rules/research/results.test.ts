import { describe, expect, it } from 'vitest';
import type { Effect } from '../effects/shapes';
import { researchSheetOf } from '../state/state';
import { event, paper } from '../testing/play';
import type { Category, Power } from '../vocabulary';
import { stepsOn } from './sheet';

const results = (power: Power, category: Category): Effect => ({
  kind: 'support-results',
  power,
  base: -3,
  max: 3,
  category,
});
const say = (power: Power, category: Category, value: number | null) => ({
  fact: 'category-results',
  power,
  category,
  value,
});

describe('results by category', () => {
  it('GS Guide, Support: a number for a category counts without project names, and the why sheet says so', () => {
    const table = paper().deal();
    table.plays('Italy', results('Italy', 'air'), { secret: true });
    table.run('set-fact', say('Italy', 'air', 2));
    expect(table.value('support:Italy')).toBe(-1);
    expect(table.explain('support:Italy').lines.at(-1)?.parts).toContainEqual({
      words: 'Air results, as the table says',
      amount: 2,
    });
    // Germany's own number may differ from Italy's.
    table.plays('Germany', results('Germany', 'air'), { secret: true });
    expect(table.value('support:Germany')).toBe(-3);
  });

  it('GS Guide, Support: results shown later by project are added; clearing the number counts by project again', () => {
    const table = paper().deal();
    table.plays('Italy', results('Italy', 'air'), { secret: true });
    table.run('set-fact', { fact: 'results', project: 'Axis/air range', value: 1 });
    table.run('set-fact', say('Italy', 'air', 2));
    expect(table.value('support:Italy')).toBe(-1);
    table.run('reveal', { project: 'Axis/air transport', results: 1 });
    expect(table.value('support:Italy')).toBe(0);
    expect(table.explain('support:Italy').lines.at(-1)?.parts).toContainEqual({
      words: 'shown by project since',
      amount: 1,
    });
    table.run('set-fact', say('Italy', 'air', null));
    expect(table.value('support:Italy')).toBe(-1);
  });

  it('GS Guide, Support: intelligence results are entered by project', () => {
    const table = paper();
    const before = table.state;
    const refusal = table.refused('set-fact', say('Germany', 'intelligence', 2));
    expect(refusal.rule).toBe('GS Guide, Support');
    expect(refusal.allowed).toContain('each project');
    expect(table.state).toBe(before);
  });

  it('GS Guide, Support: it answers the question of a game already running, before or after it is asked', () => {
    const asked = paper({ running: true }).deal();
    asked.plays('Italy', results('Italy', 'air'), { secret: true });
    expect(asked.open.obligations).toHaveLength(1);
    asked.run('set-fact', say('Italy', 'air', 0));
    expect(asked.open.obligations).toEqual([]);
    const answered = paper({ running: true }).deal();
    answered.run('set-fact', say('Italy', 'air', 3));
    answered.plays('Italy', results('Italy', 'air'), { secret: true });
    expect(answered.open.obligations).toEqual([]);
    expect(answered.value('support:Italy')).toBe(0);
  });
});

describe('atomic research that was permitted before', () => {
  const put = { board: 'Axis', project: 'Axis/atomic', own: 1 };

  it('GS 15.24: can be set when setting up a game already running', () => {
    const table = paper({ running: true, atomic: true }).to('research');
    table.run('place', put);
    expect(stepsOn(researchSheetOf(table.state, 'Axis'), 'Axis/atomic')).toBe(1);
    expect(paper({ running: true }).open.atomic).toBe(false);
  });

  it('GS 15.24: it can be entered later, and corrected', () => {
    const table = paper({ running: true }).to('research');
    expect(table.refused('place', put).rule).toBe('GS 15.24');
    table.run('set-fact', { fact: 'atomic', permitted: true });
    expect(table.attempt({ type: 'place', ...put })).toBeNull();
    table.run('set-fact', { fact: 'atomic', permitted: false });
    expect(table.refused('place', { ...put, board: 'Allies', project: 'Allies/atomic' }).rule).toBe(
      'GS 15.24',
    );
  });

  it('Guide, Research: a second atomic card then doubles the steps placed there', () => {
    const table = paper({ running: true, atomic: true });
    table.run('set-sheet', { board: 'Axis', what: 'steps', project: 'Axis/atomic', steps: 2 });
    table.run('enter-card', { trend: 0, general: event({ kind: 'atomic' }) });
    table.run('apply-card');
    expect(stepsOn(researchSheetOf(table.state, 'Axis'), 'Axis/atomic')).toBe(4);
  });
});
