import { placeOf } from '../construction/ships';
import type { Effect } from '../effects/shapes';
import type { SetupInput } from '../state/setup';
import type { Power } from '../vocabulary';
import { type Play, paper } from './play';

/** Test helpers: tables that track construction, and ships on them. */

export const KEEPS: Partial<SetupInput> = { keeps: ['income', 'ships'] };

export const price = (power: Power, amount: number): Effect => ({ kind: 'factory-price', power, amount });
export const freeUnit = (power: Power): Effect => ({ kind: 'free-unit', power });
export const freeShip = (power: Power): Effect => ({ kind: 'free-ship', power });
export const faster = (power: Power, ships: 'all' | 'one'): Effect => ({
  kind: 'acceleration',
  power,
  ships,
});

/** A paper table that tracks construction, at its segment. */
export const yard = () => paper(KEEPS).to('construction');

/** Enters a ship begun in an earlier turn; returns its id. */
export function begun(table: Play, name: string, space = 1, length = 4, power: Power = 'Britain'): string {
  table.run('lay-ship', { power, name, space, length, fresh: false });
  return table.open.ships.at(-1)?.id as string;
}

/** A ship laid down this turn. */
export const layShip = (table: Play, power: Power, name: string, more: object = {}) =>
  table.run('lay-ship', { power, name, length: 4, ...more });

/** Row and space of a ship. */
export function at(table: Play, id: string): [number, number] {
  const { row, space } = placeOf(table.open.ships.find((ship) => ship.id === id) as never);
  return [row, space];
}

export const owed = (table: Play) => table.dues.filter((due) => due.obligation).map(({ words }) => words);
export const accelerate = (ship: string, when: 'before' | 'after') => ({ ship, when });
