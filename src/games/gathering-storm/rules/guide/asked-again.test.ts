import { describe, expect, it } from 'vitest';
import type { Effect } from '../effects/shapes';
import { type Play, paper } from '../testing/play';
import { guideFor } from './guide';

const BALANCE: Effect = { kind: 'support-balance', power: 'Britain' };
const PACTS: Effect = { kind: 'support-pacts', power: 'France', region: 'Balkans', max: 3 };
const RESULTS: Effect = { kind: 'support-results', power: 'Italy', category: 'air', base: -1, max: 1 };

/** A table with an open event, whose counted facts were confirmed. */
function shown(effect: Effect & { power: string }): Play {
  const table = paper()
    .to('read')
    .plays(effect.power as 'Italy', effect);
  table.run('enter-counted');
  return table;
}
const line = (table: Play) => guideFor(table.open).line;

describe('what an open event counts', () => {
  it.each([
    ['GS Guide, Support: the balance is asked for again once construction is over', BALANCE, 'construction'],
    ['GS Guide, Support: pacts are asked for again once diplomacy is resolved', PACTS, 'resolution'],
    ['GS Guide, Support: results are asked for again once research is done', RESULTS, 'research'],
  ] as const)('%s', (_, effect, step) => {
    const table = shown(effect).to(step);
    expect(line(table)).not.toBe('Still right?');
    table.run('advance');
    expect(line(table)).toBe('Still right?');
    table.run('enter-counted');
    expect(table.dues.filter(({ obligation }) => obligation)).toEqual([]);
    // It is asked once.
    table.to('end');
    expect(table.dues.filter(({ obligation }) => obligation)).toEqual([]);
  });

  it('GS Guide, Support: what moved is entered and counts', () => {
    const table = shown(BALANCE).to('placement');
    table.run('enter-counted', { facts: [{ type: 'set-fact', fact: 'balance', value: 2 }] });
    // The balance is stated from the Axis' point of view.
    expect(table.value('support:Britain')).toBe(-2);
  });

  it('GS Guide, Support: two events that count the same are one question', () => {
    const table = shown(BALANCE).plays(
      'France',
      { kind: 'support-balance', power: 'France' },
      { title: 'Other' },
    );
    table.to('placement');
    expect(table.dues.map(({ words }) => words)).toEqual([
      'Test event and Other: is what it counts still right?',
    ]);
  });

  it('GS Guide, Support: an event of a later step is asked for once', () => {
    const table = paper().to('placement').plays('Britain', BALANCE, { secret: true });
    expect(line(table)).toBe('Is this right?');
    table.run('enter-counted');
    expect(table.to('crisis').dues.filter(({ obligation }) => obligation)).toEqual([]);
  });

  it('GS Guide, Support: without such an event nothing is asked, nor in entries of older tables', () => {
    expect(paper().to('placement').dues).toEqual([]);
    const table = shown(BALANCE).to('construction');
    table.run('advance', { edition: 2 });
    expect(table.dues.filter(({ obligation }) => obligation)).toEqual([]);
  });
});
