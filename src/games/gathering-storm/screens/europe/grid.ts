import {
  type PactCountry,
  POWERS,
  type Power,
  REGION_NAMES,
  REGIONS,
} from '@/games/gathering-storm/rules/vocabulary';
import { bridgesIn, type Cell } from '@/ui/map/cells';

/** What has a tile: the countries of the regions and the powers; Russia is both. */
export type Place = PactCountry | Power;

export const isPower = (place: string): place is Power => (POWERS as readonly string[]).includes(place);

export interface EuropeCell extends Cell {
  id: Place;
}

export const COLUMNS = 7;

const at = (id: Place, column: number, row: number, columns = 1, rows = 1): EuropeCell => ({
  id,
  column,
  row,
  columns,
  rows,
});

/** Europe in seven columns and six rows, as read on the mapboard from the northwest. */
export const EUROPE: readonly EuropeCell[] = [
  at('Norway', 4, 1),
  at('Sweden', 5, 1),
  at('Finland', 6, 1),
  at('Russia', 7, 1, 1, 3),
  at('Ireland', 1, 2),
  at('Britain', 2, 2),
  at('Germany', 5, 2, 1, 2),
  at('Poland', 6, 2),
  at('Belgium', 3, 3),
  at('Rhineland', 4, 3),
  at('Czechoslovakia', 6, 3),
  at('France', 2, 4, 2),
  at('Italy', 4, 4, 1, 2),
  at('Austria', 5, 4),
  at('Hungary', 6, 4),
  at('Rumania', 7, 4),
  at('Spain', 1, 5),
  at('Yugoslavia', 5, 5),
  at('Bulgaria', 6, 5),
  at('Albania', 5, 6),
  at('Greece', 6, 6),
  at('Turkey', 7, 6),
];

/** Neighbors of one region are joined. @rule GS 4.16 */
export const BRIDGES = bridgesIn(
  EUROPE,
  REGION_NAMES.map((region) => REGIONS[region]),
);

/** The free places of the grid, in which the tracks lie. */
export const SEAS = {
  climate: { id: 'climate', column: 1, row: 1, columns: 3 },
  index: { id: 'index', column: 3, row: 2, columns: 2 },
  balance: { id: 'balance', column: 1, row: 3, columns: 2 },
  /** A way to the list. */
  view: { id: 'view', column: 1, row: 6 },
  key: { id: 'key', column: 2, row: 6, columns: 3 },
} as const satisfies Record<string, Cell>;

/** Three letters, where a tile is too small for the name. */
export const shortName = (place: Place) => place.slice(0, 3);

const MIDDLE: Partial<Record<Place, string>> = { Czechoslovakia: 'Czechosl.' };

/** A form of a name that does not fit a tile of middle size. */
export const middleName = (place: Place): string | undefined => MIDDLE[place];
