import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runs } from '@/kernel/testing/effort';
import { boardOf, doActs, handOf, wordsOf } from '@/kernel/testing/lay';
import { boardMoves, piecesOn } from './board-moves';
import type { OpenState } from './state';
import { sitDown } from './testing/play';
import { anyPlay, playAtRandom } from './testing/player';

it('GOSS 23.1.0: a random event adds a marker to its hex; undo removes it, redo adds it again', () => {
  const table = sitDown();
  const before = table.open;
  table.waits('first', '2318');
  expect(wordsOf(boardMoves(table.open, before))).toEqual(['Take a random event marker off 2318']);
  expect(wordsOf(boardMoves(before, table.open))).toEqual(['Put a random event marker in 2318']);
});

it('GOSS 23.1.0: an event that is still to be settled has its marker already, and no die moves it', () => {
  const table = sitDown().run('doubles', { hex: '2318', sides: ['first'], active: 'first', anyway: true });
  const { open } = table;
  table.run('type-die', { event: open.pending[0]?.id, die: 7 });
  expect(boardMoves(open, table.open)).toEqual([]);
});

it('GOSS 23.1.0: whom an event affects is the table’s word, and its marker stays', () => {
  const table = sitDown({ setup: { readings: { 'both-doubles': 'table' } } }).assault('44', '77', {
    anyway: true,
  });
  const { open } = table;
  table.run('say-side', { event: open.pending[0]?.id, sides: ['first'] });
  expect(boardMoves(open, table.open)).toEqual([]);
});

it('GOSS 23.1.1b: undoing a phase restores the marker removed at its end', () => {
  const table = sitDown().to('first:combat');
  const marker = table.waits('first', '2417');
  table.run('advance').run('result', { marker, dice: [0, 0] });
  const { open } = table;
  table.run('advance');
  expect(wordsOf(boardMoves(table.open, open))).toEqual(['Put a random event marker in 2417']);
});

it('GOSS 23.1.0: moves a marker that the table put into the wrong hex, and names its map', () => {
  const [wrong, right] = ['2318', '2319'].map(
    (hex) => sitDown().run('place-marker', { hex, map: 'North', side: 'first' }).open,
  );
  expect(wordsOf(boardMoves(wrong as OpenState, right as OpenState))).toEqual([
    'Move a random event marker from 2318, North to 2319, North',
  ]);
});

it('random games: done to the map of one moment, the acts give the map of any other', () => {
  let acted = 0;
  fc.assert(
    fc.property(
      anyPlay,
      fc.array(fc.nat(9999), { minLength: 40, maxLength: 40 }),
      ([byte, numbers], chosen) => {
        const opens: OpenState[] = [];
        playAtRandom(byte, numbers, ({ open }) => opens.push(open));
        const pick = (at: number) =>
          opens[(chosen[at % chosen.length] as number) % opens.length] as OpenState;
        for (let at = 0; at < chosen.length; at += 2) {
          const [before, after] = [pick(at), pick(at + 1)];
          const acts = boardMoves(before, after);
          acted += acts.length;
          expect(boardMoves(before, before)).toEqual([]);
          expect(doActs(boardOf(piecesOn(before)), acts)).toEqual(boardOf(piecesOn(after)));
          expect(acts.map(handOf)).toEqual(acts.map(handOf).sort());
        }
      },
    ),
    { numRuns: runs(6) },
  );
  expect(acted).toBeGreaterThan(10);
});
