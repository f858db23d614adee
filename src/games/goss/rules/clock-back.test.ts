import { describe, expect, it } from 'vitest';
import { sitDown } from './testing/play';

const back = { day: 1, part: 'AM', step: 'first:combat' };

/** A marker whose event stays in effect to the end of the first side’s own exploitation. */
function withMarker() {
  const table = sitDown().to('first:combat');
  const marker = table.waits('first', '2318');
  table.run('advance').run('result', { marker, dice: [0, 2] });
  expect(table.open.markers[0]?.works?.keeps).toBe(true);
  return table;
}
const lies = ({ open }: ReturnType<typeof sitDown>) => open.markers.length;

describe('GOSS 23.1.1b: the clock is set back', () => {
  it('a marker in effect is removed at the end of its own phase', () => {
    const table = withMarker().run('set-clock', back);
    table.run('advance');
    expect([table.open.step, lies(table)]).toEqual(['first:exploitation', 1]);
    table.run('advance');
    expect(lies(table)).toBe(0);
  });

  it('also if the clock is then set to a later phase', () => {
    const table = withMarker().run('set-clock', back);
    table.run('set-clock', { ...back, step: 'first:exploitation' });
    expect(lies(table)).toBe(1);
    table.run('set-clock', { ...back, step: 'first:administration' });
    expect(lies(table)).toBe(0);
  });

  it('at a game turn before as well', () => {
    const table = sitDown();
    table.run('set-clock', { day: 2, part: 'AM', step: 'first:combat' });
    const marker = table.waits('first', '2318');
    table.run('advance').run('result', { marker, dice: [0, 2] });
    table.run('set-clock', { day: 1, part: 'Night', step: 'second:administration' });
    for (let phases = 0; phases < 5; phases += 1) table.run('advance', { anyway: true });
    expect([table.open.step, lies(table)]).toEqual(['first:exploitation', 1]);
    table.run('advance', { anyway: true });
    expect(lies(table)).toBe(0);
  });

  it('an older entry folds as before: removes it at the end of the first phase to end', () => {
    const table = withMarker().run('set-clock', { ...back, edition: 2 });
    expect(lies(table.run('advance'))).toBe(0);
  });
});
