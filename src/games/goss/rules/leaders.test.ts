import { expect, it } from 'vitest';
import { leadersNear } from './leaders';
import { HOUSE_RESULTS } from './results/house';
import { byTheClock } from './results/table';
import { isNight, turnOf } from './steps';
import { sitDown } from './testing/play';

const listed = () =>
  sitDown()
    .run('set-leader', { name: 'The corps leader', side: 'first', hex: '2417', rating: 6 })
    .run('set-leader', { side: 'first', hex: '2418', rating: 4 })
    .run('set-leader', { side: 'second', hex: '2417', rating: 5 })
    .run('set-leader', { side: 'first', hex: '3003', rating: 3 });

it('GOSS 22.1.5: leaders are listed once and offered where they are near, of the side that is affected', () => {
  const { open } = listed();
  const near = (hex: string, side: 'first' | 'second' | 'both' | null, map?: string) =>
    leadersNear(open, map ? { hex, map } : { hex }, side).map(({ rating }) => rating);
  expect(near('2417', 'first')).toEqual([6, 4]);
  expect(near('2516', 'second')).toEqual([]);
  expect(near('2517', 'second')).toEqual([5]);
  expect(near('2417', 'both')).toEqual([6, 4, 5]);
  expect(near('2417', null)).toEqual([6, 4, 5]);
  expect(near('2417', 'first', 'North')).toEqual([]);
});

it('GOSS 22.1.5: offers all leaders of the side if the grid is not set, since only the map shows who is near', () => {
  const table = listed().run('set-grid', { grid: null });
  expect(leadersNear(table.open, { hex: '2417' }, 'first')).toHaveLength(3);
});

it('GOSS 22.1: a leader can move, keeps his place on the list, and can be removed', () => {
  const table = listed();
  const [first] = table.open.leaders;
  expect(table.said.text).toBe('A leader in 3003, Western, rating 3, is listed');
  table.run('set-leader', { ...first, hex: '1010', map: 'North' });
  expect(table.open.leaders[0]).toEqual({ ...first, hex: '1010', map: 'North' });
  expect(table.said.text).toBe('The corps leader in 1010, North, Western, rating 6, is changed');
  table.run('drop-leader', { id: first?.id });
  expect(table.said.text).toBe('The corps leader in 1010, North is off the list');
  expect(table.open.leaders).toHaveLength(3);
  expect(table.refused('drop-leader', { id: first?.id }).allowed).toContain('A leader in 2418');
  expect(table.refused('set-leader', { ...first }).rule).toBe('GOSS 22.1');
});

it('GOSS 23.1.1a: what counts at night is ticked by the clock, in extended night too', () => {
  const at = (part: 'AM' | 'PM' | 'Night' | 'Extended night') =>
    byTheClock(HOUSE_RESULTS, 'combat', isNight({ turn: turnOf(2, part) }));
  expect([at('AM'), at('PM'), at('Night'), at('Extended night')]).toEqual([[], [], ['night'], ['night']]);
  // The house table as saved by older tables, and an owner’s own.
  const older = { ...HOUSE_RESULTS, modifiers: HOUSE_RESULTS.modifiers.map(({ clock: _, ...rest }) => rest) };
  expect(byTheClock(older, 'combat', true)).toEqual(['night']);
  expect(byTheClock({ ...older, ours: false }, 'combat', true)).toEqual([]);
  const own = { id: 'm1', words: 'Dark', amount: -10, when: 'movement', clock: 'night' } as const;
  const table = { ...older, ours: false, modifiers: [own] };
  expect([byTheClock(table, 'movement', true), byTheClock(table, 'combat', true)]).toEqual([['m1'], []]);
});
