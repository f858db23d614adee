import { describe, expect, it } from 'vitest';
import { bridgeOf, bridgesIn, type Cell, collide, nextCell } from './cells';

/**
 *   a b T
 *   c d T
 *     e
 */
const at = (id: string, column: number, row: number, rows = 1): Cell => ({ id, column, row, rows });
const [a, b, c, d, e] = [at('a', 1, 1), at('b', 2, 1), at('c', 1, 2), at('d', 2, 2), at('e', 2, 3)] as const;
const T = at('T', 3, 1, 2);
const ALL: Cell[] = [a, b, c, d, e, T];

describe('arrow keys', () => {
  const from = (cell: Cell, key: 'Left' | 'Right' | 'Up' | 'Down') =>
    nextCell(ALL, cell, `Arrow${key}`)?.id ?? null;

  it('go to the neighbor on that side', () => {
    expect([from(a, 'Right'), from(a, 'Down'), from(d, 'Left'), from(d, 'Up')]).toEqual(['b', 'c', 'c', 'b']);
  });

  it('reach a tall tile from each of its rows', () => {
    expect([from(b, 'Right'), from(d, 'Right')]).toEqual(['T', 'T']);
  });

  it('go to the nearest tile aside if nothing lies straight ahead, and nowhere at the edge', () => {
    expect([from(T, 'Down'), from(c, 'Down'), from(e, 'Right')]).toEqual(['e', 'e', 'T']);
    expect([from(a, 'Left'), from(a, 'Up'), from(e, 'Down')]).toEqual([null, null, null]);
  });

  it('pass over what cannot take the focus', () => {
    expect(nextCell([a, T], a, 'ArrowRight')?.id).toBe('T');
  });
});

describe('bridges', () => {
  it('join cells with a common edge, whichever is named first', () => {
    const across = { ids: ['d', 'T'], way: 'across', column: 2, row: 2 };
    expect([bridgeOf(d, T), bridgeOf(T, d)]).toEqual([across, across]);
    expect(bridgeOf(e, d)).toEqual({ ids: ['d', 'e'], way: 'down', column: 2, row: 2 });
  });

  it('join no cells that meet at a corner or lie apart', () => {
    expect([bridgeOf(a, d), bridgeOf(c, e), bridgeOf(a, T)]).toEqual([null, null, null]);
  });

  it('stay inside their group', () => {
    expect(
      bridgesIn(ALL, [
        ['a', 'b'],
        ['c', 'e'],
      ]).map(({ ids }) => ids.join(' ')),
    ).toEqual(['a b']);
  });
});

it('cells collide where they cover a common place', () => {
  expect([collide(T, { id: 'x', column: 3, row: 2 }), collide(a, b)]).toEqual([true, false]);
});
