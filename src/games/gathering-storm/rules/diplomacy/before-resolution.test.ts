import { expect, it } from 'vitest';
import { paper } from '../testing/play';
import { beforeResolution } from './standing';

it('GS 9.41D, 24.5: a line for each country with a modifier or a counter: modifiers, counters, flags', () => {
  const table = paper({ keeps: ['flags'] }).deal(0, [
    { kind: 'diplomacy', country: 'Turkey', amount: 1, side: 'Axis', beneficiaries: ['Germany'] },
  ]);
  table.run('set-fact', { fact: 'flags', country: 'Turkey', flags: ['Britain', 'Britain'] });
  table.run('set-fact', { fact: 'flags', country: 'Sweden', flags: ['Germany'] });
  table.to('placement');
  table.run('place-counter', { power: 'Germany', country: 'Turkey' });
  table.run('place-counter', { power: 'Italy', country: 'Bulgaria' });
  const lines = beforeResolution(table.open);
  expect(lines.map(({ country }) => country)).toEqual(['Bulgaria', 'Turkey']);
  expect(lines[1]).toMatchObject({
    modifiers: [{ value: 1, powers: ['Germany'] }],
    counters: 'Germany',
    flags: 'Britain two',
    needed: null,
  });
  expect(lines[0]).toMatchObject({ modifiers: [], counters: 'Italy', flags: 'none' });
});

it('shows what is needed once the table entered it, but no flags on cardboard', () => {
  const table = paper();
  expect(beforeResolution(table.open)).toEqual([]);
  table.run('set-fact', { fact: 'needed', country: 'Spain', value: 4 });
  expect(beforeResolution(table.open)).toMatchObject([{ country: 'Spain', needed: 4, flags: null }]);
  table.run('set-fact', { fact: 'needed', country: 'Spain', value: null });
  expect(beforeResolution(table.open)).toEqual([]);
});
