import { describe, expect, it } from 'vitest';
import type { SetupInput } from '../state/setup';
import { event, type Play, paper } from '../testing/play';
import { guideFor } from './guide';

const UNDER_WAY = { season: 'Spring', year: 1940, running: true, asksSoFar: true } as const;
const underWay = (more: Partial<SetupInput> = {}) => paper({ ...UNDER_WAY, ...more });
const line = (table: Play) => guideFor(table.open).line;

describe('a game under way', () => {
  it('GS 9.14, 9.15: is asked once, before its first card, what happened so far', () => {
    const table = underWay();
    expect(guideFor(table.open)).toMatchObject({
      line: 'What happened so far?',
      rule: 'GS 9.14, 9.15',
      action: { go: 'settle-due' },
    });
    table.run('sign-pact', { signed: 17 });
    expect(line(table)).toBe('What happened so far?');
    expect(table.run('waive', { due: 'so-far' }).open?.command).toMatchObject({ due: 'so-far' });
    expect(line(table)).toBe('Next: the general card');
    table.nextTurn();
    expect(line(table)).toBe('Next: the general card');
  });

  it('GS 9.13: missing facts stop the table after its first deal at the latest', () => {
    const table = underWay();
    table.run('enter-card', { trend: 0, general: event([]) });
    table.run('apply-card');
    table.run('deal');
    expect(table.refused('advance').message).toBe('What happened before this table is not entered yet.');
  });

  it('GS 9.14: a table kept from its first turn is not asked, nor one set up before', () => {
    expect(paper().dues.map(({ id }) => id)).toEqual(['card']);
    expect(paper({ asksSoFar: true }).dues.map(({ id }) => id)).toEqual(['card']);
    expect(underWay({ asksSoFar: undefined }).dues.map(({ id }) => id)).toEqual(['card']);
  });
});

describe('a civil war that was fought before', () => {
  const war = (more: object) => ({ country: 'Greece', counters: 3, state: 'fought', ...more });
  /** Two events there, as a modifier of two brings. */
  const fought = (...entries: object[]) => {
    const table = paper({ readings: { 'war-counter': 'placed' } }).to('read');
    for (const entry of entries) table.run('civil-war', entry);
    return table.plays('Italy', { kind: 'civil-war', country: 'Greece' }).open.civilWars.Greece;
  };

  it('GS 25.61A: the counters that events placed are entered with it, whatever was tapped before', () => {
    const straight = fought(war({ events: 6 }));
    expect(straight).toEqual(fought(war({ counters: 6, state: 'quiet' }), war({ events: 6 })));
    expect(straight.events).toBe(7);
  });

  it('GS 25.61A: it is never less than the counters that lie there, and may be corrected', () => {
    expect(fought(war({ events: 1 })).events).toBe(4);
    expect(fought(war({ events: 9 }), war({ events: 5 })).events).toBe(6);
    expect(fought(war({ events: 9 }), war({})).events).toBe(10);
  });

  it('GS 25.31: bad input changes nothing', () => {
    const table = paper();
    const before = table.state;
    expect(table.refused('civil-war', war({ events: -1 })).message).toContain('0');
    expect(table.state).toBe(before);
  });
});
