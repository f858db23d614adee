import { describe, expect, it } from 'vitest';
import type { Effect } from '../effects/shapes';
import { sayEntry } from '../say/sentences';
import { event, hands, type Play, paper } from '../testing/play';

const ARMOR = 'Russia/armor';
const PROGRESS: Effect = { kind: 'support-progress', power: 'Russia', base: -3, max: 3, project: ARMOR };

const earlier = (table: Play, steps: number) =>
  table.run('set-sheet', { board: 'Russia', what: 'steps', project: ARMOR, steps });
const put = (table: Play, own: number) => table.run('place', { board: 'Russia', project: ARMOR, own });

describe('support by research progress', () => {
  it('GS Guide, Support: a step placed later in the turn changes support when the table advances', () => {
    const table = hands({ Russia: [event(PROGRESS, { secret: true })] });
    earlier(table, 3);
    table.run('show', { power: 'Russia', slot: 1 });
    expect(table.value('support:Russia')).toBe(-2);
    table.to('research');
    put(table, 1);
    // It can be undone until then.
    expect(table.value('support:Russia')).toBe(-2);
    const left = table.run('advance');
    expect(table.value('support:Russia')).toBe(-1);
    expect(sayEntry(left).notes).toContain('Russian armor: 2 levels');
    table.run('undo');
    expect(table.value('support:Russia')).toBe(-2);
  });

  it('GS Guide, Support: a level from an event at the end of the Economic phase counts in the same turn', () => {
    const table = paper().deal();
    earlier(table, 2);
    table.plays('Russia', PROGRESS, { secret: true });
    expect(table.value('support:Russia')).toBe(-2);
    table.to('construction').plays('Russia', { kind: 'research-level', project: ARMOR });
    table.run('advance');
    expect(table.value('support:Russia')).toBe(-1);
  });

  it('GS Guide, Support: a level on the same card counts with it', () => {
    const table = hands({
      Russia: [event([PROGRESS, { kind: 'research-level', project: ARMOR }], { secret: true })],
    });
    table.run('show', { power: 'Russia', slot: 1 });
    expect(table.value('support:Russia')).toBe(-3);
    table.to('income-events');
    expect(table.value('support:Russia')).toBe(-2);
  });

  it('GS 15.11: a card reveals levels, but not steps', () => {
    const seen = [2, 3].map((steps) => {
      const table = hands({ Russia: [event(PROGRESS, { secret: true })] });
      earlier(table, steps);
      table.run('show', { power: 'Russia', slot: 1 });
      return JSON.stringify(table.view('public'));
    });
    expect(seen[0]).toBe(seen[1]);
    expect(seen[0]).toContain('"levels":{"Russia/armor":1}');
  });

  it('GS 15.11: steps of a project that no support counts stay hidden', () => {
    const table = hands({}).to('research');
    put(table, 1);
    table.to('placement');
    expect(table.open.facts).toMatchObject({ levels: {}, steps: {} });
  });

  it('GS Guide, Support: a number entered by the table holds until the sheet changes', () => {
    const table = paper().deal();
    table.run('set-fact', { fact: 'steps', project: ARMOR, value: 4 });
    table.plays('Russia', PROGRESS, { secret: true });
    table.to('research');
    expect(table.value('support:Russia')).toBe(-1);
    earlier(table, 6);
    table.run('advance');
    expect(table.value('support:Russia')).toBe(0);
    table.run('set-fact', { fact: 'steps', project: ARMOR, value: 2 });
    table.to('placement');
    expect(table.value('support:Russia')).toBe(-2);
  });

  it('GS Guide, Support: an entry of an older table that revealed steps folds as before', () => {
    const table = hands({ Russia: [event(PROGRESS, { secret: true })] });
    earlier(table, 3);
    const { show, advance } = table.journal.game.commands;
    const old = { type: 'show', power: 'Russia', slot: 1 };
    const decided = show?.decide(table.state, old, null, null);
    expect(decided).toMatchObject({ ok: true, value: { open: { steps: { [ARMOR]: 3 } } } });
    expect(JSON.stringify(decided)).not.toContain('levels');
    table.run('show', { power: 'Russia', slot: 1 });
    table.to('research');
    put(table, 1);
    const left = advance?.decide(table.state, { type: 'advance' }, null, null);
    expect(left?.ok).toBe(true);
    expect(JSON.stringify(left)).not.toContain('levels');
  });

  it('GS 10.31: a level placed at the end of the turn is revealed before the turn settles', () => {
    const table = paper().deal();
    table.plays('Russia', PROGRESS, { secret: true });
    table.to('end');
    for (const { id } of table.dues) if (id.startsWith('silent:')) table.run('waive', { due: id });
    earlier(table, 2);
    const ended = table.run('end-turn');
    expect(sayEntry(ended).notes).toContain('Russian armor: 1 level');
    expect(table.open.past.at(-1)?.values['support:Russia']).toBe(-2);
  });
});
