import { describe, expect, it } from 'vitest';
import type { Effect } from '../effects/shapes';
import { sayEntry } from '../say/sentences';
import { event, hands, type Play } from '../testing/play';
import { projectsCounted } from './catalogue';

const AIR: Effect = { kind: 'support-results', power: 'Italy', base: -1, max: 1, category: 'air' };
const RANGE = 'Axis/air range';

/** A table with the result steps of every project that an Italian event counts as air research. */
function entered(table: Play, results = [4, 8]): Play {
  for (const { owner, name, category, last } of projectsCounted(table.open, 'Italy', 'air'))
    table.run('set-project', { owner, name, category, last, results });
  return table;
}
const earlier = (table: Play, steps: number, project = RANGE) =>
  table.run('set-sheet', { board: 'Axis', what: 'steps', project, steps });
const put = (table: Play, own: number) => table.run('place', { board: 'Axis', project: RANGE, own });
const held = () => hands({ Italy: [event(AIR, { secret: true })] });

describe('GS Guide, Support: results follow from the steps on the sheets', () => {
  it('counts the results on the sheet without asking', () => {
    const table = entered(held());
    earlier(table, 5);
    const shown = table.run('show', { power: 'Italy', slot: 1 });
    expect(table.value('support:Italy')).toBe(0);
    expect(table.open.obligations).toEqual([]);
    expect(sayEntry(shown).notes).toContain('Italian air: 1 result');
    expect(table.explain('support:Italy').lines.at(-1)?.parts).toContainEqual({
      words: 'Air results, as the research sheets have them',
      amount: 1,
    });
  });

  it('counts a result of this turn when the table advances', () => {
    const table = entered(held());
    earlier(table, 3);
    table.run('show', { power: 'Italy', slot: 1 });
    expect(table.value('support:Italy')).toBe(-1);
    table.to('research');
    put(table, 1);
    expect(table.value('support:Italy')).toBe(-1);
    expect(sayEntry(table.run('advance')).notes).toContain('Italian air: 1 result');
    expect(table.value('support:Italy')).toBe(0);
    table.run('undo');
    expect(table.value('support:Italy')).toBe(-1);
  });

  it('GS 15.11: reveals the number of results, but no project and no steps', () => {
    const seen = [4, 7].map((steps, at) => {
      const table = entered(held());
      earlier(table, steps, at === 0 ? RANGE : 'Axis/air transport');
      table.run('show', { power: 'Italy', slot: 1 });
      return JSON.stringify(table.view('public'));
    });
    expect(seen[0]).toBe(seen[1]);
    expect(seen[0]).toContain('"tallies":{"Italy/air":{"count":1,"holds":true}}');
  });

  it('still asks if one project has no result steps', () => {
    const table = entered(held());
    table.run('set-project', { owner: 'Axis', name: 'air range', category: 'air', last: null, results: [] });
    earlier(table, 8);
    table.run('show', { power: 'Italy', slot: 1 });
    expect(table.open.facts.tallies).toEqual({});
    expect(table.open.obligations[0]?.ask).toMatchObject({ type: 'facts' });
  });

  it('the table’s own word holds until the sheet moves', () => {
    const table = entered(held());
    earlier(table, 4);
    table.run('show', { power: 'Italy', slot: 1 });
    table.run('set-fact', { fact: 'category-results', power: 'Italy', category: 'air', value: 2 });
    expect(table.value('support:Italy')).toBe(1);
    table.to('research');
    expect(table.value('support:Italy')).toBe(1);
    earlier(table, 3);
    table.run('advance');
    expect(table.value('support:Italy')).toBe(-1);
  });

  it('counts each project once under the table’s reading', () => {
    const table = entered(held());
    table.run('choose-reading', { reading: 'results-count', value: 'project' });
    earlier(table, 8);
    table.run('show', { power: 'Italy', slot: 1 });
    expect(table.open.facts.tallies).toEqual({ 'Italy/air': { count: 1, holds: true } });
  });

  it('counts no intelligence results from sheets; they must have been shown', () => {
    const table = hands({
      Italy: [event({ ...AIR, category: 'intelligence' } as Effect, { secret: true })],
    });
    for (const { owner, name, category, last } of projectsCounted(table.open, 'Italy', 'intelligence'))
      table.run('set-project', { owner, name, category, last, results: [2] });
    earlier(table, 6, 'Axis/spy rings');
    table.run('show', { power: 'Italy', slot: 1 });
    expect(table.value('support:Italy')).toBe(-1);
    expect(table.open.facts.tallies).toEqual({});
  });
});

describe('GS 15.13: the steps of a project’s results', () => {
  const PROJECT = { owner: 'Axis', name: 'air range', category: 'air' };

  it.each([
    [[4, 4], 'Begin with the lowest step'],
    [[8, 4], 'Begin with the lowest step'],
    [[0], 'At least 1.'],
  ])('%j is refused', (results, words) => {
    const table = held();
    expect(() => table.run('set-project', { ...PROJECT, results })).toThrow(words);
  });

  it('refuses a result after the last step', () => {
    const table = held();
    expect(() => table.run('set-project', { ...PROJECT, last: 6, results: [4, 8] })).toThrow(
      'No result comes at step 8: air range ends at step 6.',
    );
  });

  it('stay as they are while only the last step is set', () => {
    const table = held();
    table.run('set-project', { ...PROJECT, results: [4, 8] });
    table.run('set-project', { ...PROJECT, last: 8 });
    expect(table.open.projects.find(({ id }) => id === RANGE)).toMatchObject({
      last: 8,
      resultSteps: [4, 8],
    });
  });
});
