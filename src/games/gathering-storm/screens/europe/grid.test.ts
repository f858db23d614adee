import { describe, expect, it } from 'vitest';
import { PACT_COUNTRIES, POWERS, REGION_NAMES, REGIONS } from '@/games/gathering-storm/rules/vocabulary';
import { bridgeOf, collide } from '@/ui/map/cells';
import { BRIDGES, COLUMNS, EUROPE, SEAS, shortName } from './grid';

const ROWS = 6;
const seas = Object.values(SEAS);

describe('the grid of Europe', () => {
  it('GS 4.16: holds each country and each power once', () => {
    const places = [...new Set([...PACT_COUNTRIES, ...POWERS])].sort();
    expect(EUROPE.map(({ id }) => id).sort()).toEqual(places);
  });

  it('has seven columns and six rows, and nothing lies over anything else', () => {
    const all = [...EUROPE, ...seas].map((cell) => ({ columns: 1, rows: 1, ...cell }));
    for (const [at, cell] of all.entries()) {
      expect([cell.column + cell.columns <= COLUMNS + 1, cell.row + cell.rows <= ROWS + 1]).toEqual([
        true,
        true,
      ]);
      for (const other of all.slice(at + 1))
        expect([cell.id, other.id, collide(cell, other)]).toEqual([cell.id, other.id, false]);
    }
  });

  it('GS 4.16: bridges join the neighbors of a region, and nothing else', () => {
    const joined = BRIDGES.map(({ ids }) => [...ids].sort().join(' ')).sort();
    const regionOf = (id: string) =>
      REGION_NAMES.find((region) => (REGIONS[region] as readonly string[]).includes(id));
    const neighbors = EUROPE.flatMap((one, at) =>
      EUROPE.slice(at + 1)
        .filter(
          (other) => regionOf(one.id) && regionOf(one.id) === regionOf(other.id) && bridgeOf(one, other),
        )
        .map((other) => [one.id, other.id].sort().join(' ')),
    );
    expect(joined).toEqual(neighbors.sort());
    expect(joined).toEqual([
      'Albania Greece',
      'Albania Yugoslavia',
      'Austria Hungary',
      'Belgium Rhineland',
      'Bulgaria Greece',
      'Bulgaria Yugoslavia',
      'Czechoslovakia Hungary',
      'Finland Sweden',
      'Greece Turkey',
      'Norway Sweden',
      'Poland Russia',
      'Rumania Russia',
    ]);
  });

  it('GS 4.16: a region hangs together, but for Ireland and Spain across the sea', () => {
    for (const region of REGION_NAMES) {
      const [first, ...rest] = (REGIONS[region] as readonly string[]).filter(
        (id) => id !== 'Ireland' && id !== 'Spain',
      );
      const reached = new Set([first]);
      for (const _ of rest)
        for (const { ids } of BRIDGES)
          if (ids.some((id) => reached.has(id))) for (const id of ids) reached.add(id);
      expect(
        rest.filter((id) => !reached.has(id)),
        region,
      ).toEqual([]);
    }
  });

  it('no two short names are the same', () => {
    expect(new Set(EUROPE.map(({ id }) => shortName(id))).size).toBe(EUROPE.length);
  });
});
