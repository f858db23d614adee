import { describe, expect, it } from 'vitest';
import { createChance } from '@/kernel/chance';
import { compareFold, compareOutcomes } from '@/kernel/journal/compare';
import { sayEntry } from '../say/sentences';
import { card, type Play, paper, QUIET, withDeck } from '../testing/play';
import { POWERS, type Power } from '../vocabulary';
import { handOf } from './state';
import {
  closePool,
  createPool,
  faceDown,
  hideDraws,
  recordDraw,
  sumOf,
  TILES,
  type Tile,
  type TilePool,
} from './tile-pool';

const CHANCE = createChance(new Uint8Array(64).fill(7));
const DECK = { name: 'Quiet', cards: Array.from({ length: 40 }, (_, at) => card(at + 1, QUIET)) };
const OWNER = { readings: { 'income-shown': 'owner' } } as const;

/** A table of the app's deck at the Income phase, where each of these powers draws so many. */
function drawing(draws: Partial<Record<Power, number>>, more = {}): Play {
  const table = withDeck(DECK, CHANCE, more);
  for (const [power, amount] of Object.entries(draws))
    table.run('add-line', { total: `draws:${power}`, amount, until: 'every' });
  return table.to('income');
}

const total = ({ up, down, out }: TilePool) =>
  TILES.reduce((sum, tile) => sum + up[tile] + down[tile] + out[tile], 0);

/** Ninety in all, thirty of each, none missing anywhere. */
function expectNinety({ open }: Pick<Play, 'open'>): void {
  const { up, down, out } = open.tiles;
  for (const tile of TILES) {
    expect(up[tile] + down[tile] + out[tile]).toBe(30);
    for (const place of [up, down, out]) expect(place[tile]).toBeGreaterThanOrEqual(0);
  }
  expect(total(open.tiles)).toBe(90);
}

const drawnBy = (table: Play, power: Power) =>
  table.open.tiles.draws.find((draw) => draw.power === power)?.tiles;
const inPurse = (table: Play, power: Power) =>
  handOf(table.state, power).purse.lines.flatMap(({ tiles }) => tiles ?? []);

describe('GS 6: the tile pool', () => {
  it('begins with sixty face up and thirty face down, as many of each', () => {
    const table = paper();
    expect(table.open.tiles).toMatchObject({
      up: { 1: 20, 2: 20, 3: 20 },
      down: { 1: 10, 2: 10, 3: 10 },
      out: { 1: 0, 2: 0, 3: 0 },
    });
    expectNinety(table);
  });

  it('GS 9.41A: the app draws as many as the power draws, and they are a line of its tile points', () => {
    const table = drawing({ Germany: 3 });
    const before = table.value('tiles:Germany');
    const entry = table.run('draw-tiles', { power: 'Germany' });
    const tiles = drawnBy(table, 'Germany') as Tile[];
    expect(tiles).toHaveLength(3);
    expect(table.value('tiles:Germany')).toBe(before + sumOf(tiles));
    expect(table.explain('tiles:Germany').lines.at(-1)).toMatchObject({ rule: 'GS 6', basis: 'rule' });
    expect(sayEntry(entry).text).toBe(
      `Germany draws 3 random tiles: ${tiles.slice(0, 2).join(', ')} and ${tiles[2]}`,
    );
    expect(faceDown(table.open.tiles)).toBe(27);
    expectNinety(table);
  });

  it('GS 9.11: undo, then draw again: the same tiles, also when another drew in between', () => {
    const table = drawing({ Germany: 3, Italy: 4 });
    table.run('draw-tiles', { power: 'Germany' });
    const first = drawnBy(table, 'Germany');
    table.run('undo');
    expectNinety(table);
    table.run('draw-tiles', { power: 'Germany' });
    expect(drawnBy(table, 'Germany')).toEqual(first);
    table.run('undo');
    // No one gets another's tiles by going first.
    table.run('draw-tiles', { power: 'Italy' });
    table.run('undo');
    table.run('draw-tiles', { power: 'Germany' });
    expect(drawnBy(table, 'Germany')).toEqual(first);
  });

  it('the tiles differ by turn and power, and every kind occurs', () => {
    const table = drawing(Object.fromEntries(POWERS.map((power) => [power, 5])));
    const seen = new Set<string>();
    const kinds = new Set<Tile>();
    for (let turn = 0; turn < 4; turn += 1) {
      table.to('income');
      for (const power of POWERS) {
        table.run('draw-tiles', { power });
        const tiles = drawnBy(table, power) as Tile[];
        seen.add(`${tiles}`);
        for (const tile of tiles) kinds.add(tile);
      }
      expectNinety(table);
      table.nextTurn();
    }
    expect(seen.size).toBeGreaterThan(15);
    expect([...kinds].sort()).toEqual([1, 2, 3]);
  });

  it('tiles stay out for the turn and return face up (assumed)', () => {
    const table = paper().deal().to('income');
    table.run('draw-tiles', { power: 'Germany', tiles: [3, 3, 1] });
    expect(table.open.tiles.out).toEqual({ 1: 1, 2: 0, 3: 2 });
    table.nextTurn();
    expect(table.open.tiles).toEqual({
      up: { 1: 21, 2: 20, 3: 22 },
      down: { 1: 9, 2: 10, 3: 8 },
      out: { 1: 0, 2: 0, 3: 0 },
      draws: [],
      refills: 0,
    });
    expectNinety(table);
  });

  it.each([
    [20, 10, 0],
    [21, 24, 1],
  ])(
    'with %i drawn %i lie face down: fewer than ten, and fifteen more are turned (%i)',
    (count, left, refills) => {
      const table = drawing({ Germany: count });
      table.run('draw-tiles', { power: 'Germany' });
      expect(faceDown(table.open.tiles)).toBe(left);
      expect(table.open.tiles.refills).toBe(refills);
      expect(table.open.tiles.up).toEqual({ 1: 20 - 5 * refills, 2: 20 - 5 * refills, 3: 20 - 5 * refills });
      expectNinety(table);
    },
  );

  it('continues after more were turned, and deciding again gives the same outcome', () => {
    const table = drawing({ Germany: 22, Italy: 20, Britain: 9 });
    for (const power of ['Germany', 'Italy', 'Britain'] as const) table.run('draw-tiles', { power });
    expect(table.open.tiles.refills).toBe(3);
    expectNinety(table);
    expect(compareFold(table.journal)).toBeNull();
    expect(compareOutcomes(table.journal, CHANCE)).toBeNull();
  });

  it('too few of a kind face up: none are turned, and the ninety stay ninety', () => {
    const pool = createPool();
    pool.up[1] = 4;
    pool.down[1] = 26;
    recordDraw(pool, { power: 'Italy', count: 10, tiles: Array<Tile>(10).fill(2) });
    recordDraw(pool, {
      power: 'Italy',
      count: 30,
      tiles: [...Array<Tile>(10).fill(3), ...Array<Tile>(20).fill(1)],
    });
    expect([faceDown(pool), pool.refills, total(pool)]).toEqual([6, 0, 90]);
    hideDraws(pool);
    closePool(pool);
    expect(total(pool)).toBe(90);
  });
});

describe('GS 6: refusals', () => {
  it('the app’s draw: none to draw, drawn already, no seed', () => {
    const table = drawing({ Germany: 2 });
    expect(table.refused('draw-tiles', { power: 'Italy' })).toMatchObject({
      message: 'Italy draws no random tiles this turn.',
      rule: 'GS Guide, Income',
    });
    table.run('draw-tiles', { power: 'Germany' });
    expect(table.refused('draw-tiles', { power: 'Germany' })).toMatchObject({
      message: 'Germany has drawn its random tiles this turn.',
      rule: 'GS 6',
    });
    const board = paper().deal().to('income');
    board.run('add-line', { total: 'draws:Germany', amount: 2 });
    expect(board.refused('draw-tiles', { power: 'Germany' })).toMatchObject({
      message: 'There is no seed to draw with.',
      allowed: 'Say which tiles were drawn on the table, for example [2, 1].',
    });
  });

  it('C2: a power that draws no random tiles this turn, whatever its draws were', () => {
    const table = paper().deal();
    table.run('add-line', { total: 'draws:France', amount: 2 });
    table.to('income-events').plays('France', { kind: 'tile-draw', power: 'France', amount: 'none' });
    expect(table.refused('draw-tiles', { power: 'France' }).message).toBe(
      'France draws no random tiles this turn.',
    );
  });

  it('before the Income phase, or if the table keeps income itself', () => {
    const tiles = { power: 'Germany', tiles: [1] };
    expect(paper().deal().refused('draw-tiles', tiles)).toMatchObject({
      allowed: 'Go on to the Income phase first.',
    });
    expect(paper({ keeps: [] }).deal().to('income').refused('draw-tiles', tiles).message).toBe(
      'This table keeps income on its own sheets.',
    );
    paper().deal().to('income-events').run('draw-tiles', tiles);
    paper().deal().to('crisis').run('draw-tiles', tiles);
  });

  it('more of a kind than there are; as many as there are go', () => {
    const table = paper().deal().to('income');
    table.run('draw-tiles', { power: 'Germany', tiles: Array(29).fill(3) });
    expect(table.refused('draw-tiles', { power: 'Italy', tiles: [3, 3] })).toEqual({
      message: 'There are not so many tiles of 3.',
      rule: 'GS 6',
      allowed: 'At most 1 of 3.',
    });
    table.run('draw-tiles', { power: 'Italy', tiles: [3] });
    expect(table.refused('draw-tiles', { power: 'France', tiles: [3] }).allowed).toBe(
      'Tiles of another kind than 3.',
    );
    expectNinety(table);
  });

  it.each([[[]], [[0]], [[4]], [[1.5]], ['three'], [Array(31).fill(1)]])('bad input: %j', (tiles) => {
    expect(
      paper().deal().to('income').refused('draw-tiles', { power: 'Germany', tiles }).message.length,
    ).toBeGreaterThan(5);
  });
});

describe('GS 9.41A: tiles that only their owner sees', () => {
  it('the number is public, the values belong to the owner, and the pool does not reveal them', () => {
    const table = drawing({ Germany: 3, Italy: 2 }, OWNER);
    const entry = table.run('draw-tiles', { power: 'Germany' });
    expect(entry.open?.came).toEqual({ count: 3 });
    expect(sayEntry(entry).text).toBe('Germany draws 3 random tiles');
    expect(table.open.tiles).toMatchObject({ down: { 1: 10, 2: 10, 3: 10 }, out: { 1: 0, 2: 0, 3: 0 } });
    expect(faceDown(table.open.tiles)).toBe(27);
    const own = inPurse(table, 'Germany');
    expect(own).toHaveLength(3);
    expect(handOf(table.state, 'Germany').purse.lines[0]).toMatchObject({
      amount: sumOf(own),
      total: 'tiles:Germany',
    });
    expect(table.lines('tiles:Germany')).toEqual([]);
    expectNinety(table);
    table.nextTurn();
    expect(table.open.tiles).toEqual(createPool());
  });

  it('draws the same tiles as a public draw, without reading a purse', () => {
    const shown = drawing({ Germany: 12, Italy: 12, France: 6 });
    const own = drawing({ Germany: 12, Italy: 12, France: 6 }, OWNER);
    own.run('purse-tiles', { power: 'Russia', tiles: [3, 3, 3] });
    for (const power of ['Germany', 'Italy', 'France'] as const) {
      shown.run('draw-tiles', { power });
      own.run('draw-tiles', { power });
      expect(inPurse(own, power)).toEqual(drawnBy(shown, power));
    }
  });

  it('tiles typed in papers do not change the public table; papers refuse more than there are', () => {
    const table = paper(OWNER).deal().to('income');
    const before = table.open;
    table.run('purse-tiles', { power: 'Germany', tiles: Array(29).fill(3) });
    expect(table.open).toEqual(before);
    expect(table.refused('purse-tiles', { power: 'Germany', tiles: [3, 3] }).rule).toBe('GS 6');
    // A refusal does not reveal another owner's tiles.
    table.run('purse-tiles', { power: 'Italy', tiles: [3, 3] });
    expect(table.refused('remove-purse-line', { power: 'Germany', id: 'Germany 1' }).allowed).toBe(
      'Enter the opposite amount.',
    );
    table.run('choose-reading', { reading: 'income-shown', value: 'public' });
    expect(total(table.open.tiles)).toBe(90);
  });

  it('the reading changes after a draw: the tiles go with it, both ways', () => {
    const table = drawing({ Germany: 3, Italy: 2 });
    table.run('draw-tiles', { power: 'Germany' });
    const tiles = drawnBy(table, 'Germany');
    const pool = table.open.tiles;
    table.run('choose-reading', { reading: 'income-shown', value: 'owner' });
    expect(inPurse(table, 'Germany')).toEqual(tiles);
    expect(table.open.tiles.draws).toEqual([{ power: 'Germany', count: 3 }]);
    expect(table.open.tiles.down).toEqual(createPool().down);
    expect(table.refused('draw-tiles', { power: 'Germany' }).rule).toBe('GS 6');
    table.run('choose-reading', { reading: 'income-shown', value: 'public' });
    expect(table.open.tiles).toEqual(pool);
    table.run('draw-tiles', { power: 'Italy' });
    expectNinety(table);
  });
});
