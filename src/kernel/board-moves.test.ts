import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  movesBetween,
  type Piece,
  type PieceStack,
  remainingAfter,
  trackMarker,
  withoutMoves,
} from './board-moves';
import { boardOf, doActs, handOf, wordsOf } from './testing/lay';

const FLAG: Piece = { one: 'an Italian flag', many: 'Italian flags' };
const COUNTER: Piece = { one: 'a counter', many: 'counters' };
const WAR = trackMarker('Spain’s civil war marker');
const lies = (piece: Piece, at: string, count = 1): PieceStack => ({ piece, at, count });

const anyBoard = fc
  .record({
    many: fc.array(
      fc.tuple(fc.constantFrom(FLAG, COUNTER), fc.constantFrom('Spain', 'Greece', 'Poland'), fc.nat(3)),
      { maxLength: 6 },
    ),
    war: fc.option(fc.nat(5)),
  })
  .map(({ many, war }) => [
    ...many.map(([piece, at, count]) => lies(piece, at, count)),
    ...(war === null ? [] : [lies(WAR, String(war))]),
  ]);

describe('moves between two boards', () => {
  it('takes off first, then moves, then places, and words each as at a table', () => {
    const before = [lies(FLAG, 'Greece', 2), lies(WAR, '3'), lies(COUNTER, 'Poland')];
    const after = [lies(FLAG, 'Greece'), lies(FLAG, 'Spain', 2), lies(WAR, '4')];
    expect(wordsOf(movesBetween(before, after))).toEqual([
      'Take a counter off Poland',
      'Move an Italian flag from Greece to Spain',
      'Move Spain’s civil war marker from 3 to 4',
      'Put an Italian flag in Spain',
    ]);
  });

  it('places a new marker on its number, and takes a finished one off the board', () => {
    expect(wordsOf(movesBetween([], [lies(WAR, '1')]))).toEqual(['Put Spain’s civil war marker on 1']);
    expect(wordsOf(movesBetween([lies(WAR, '1')], []))).toEqual([
      'Take Spain’s civil war marker off the board',
    ]);
  });

  it('several of a kind are one act', () => {
    expect(wordsOf(movesBetween([lies(FLAG, 'Spain', 3)], [lies(FLAG, 'Spain')]))).toEqual([
      'Take two Italian flags off Spain',
    ]);
  });

  it('finds no moves between equal boards, and otherwise the fewest that turn one into the other', () => {
    fc.assert(
      fc.property(anyBoard, anyBoard, (before, after) => {
        const acts = movesBetween(before, after);
        expect(movesBetween(before, before)).toEqual([]);
        expect(doActs(boardOf(before), acts)).toEqual(boardOf(after));
        expect(acts.map(handOf)).toEqual(acts.map(handOf).sort());
        expect(new Set(acts.map(({ id }) => id)).size).toBe(acts.length);
        // A removal and an addition of the same kind count as one move.
        const off = acts.filter(({ to }) => to === null).map(({ piece }) => piece.one);
        expect(acts.some(({ piece, from }) => from === null && off.includes(piece.one))).toBe(false);
      }),
    );
  });

  it('moves not done before the next entry are still listed, and none twice', () => {
    fc.assert(
      fc.property(
        anyBoard,
        anyBoard,
        anyBoard,
        fc.infiniteStream(fc.boolean()),
        (first, second, third, ticks) => {
          const acts = movesBetween(first, second);
          const done = acts.filter(() => ticks.next().value);
          const undone = acts.filter((act) => !done.includes(act));
          const now = doActs(boardOf(first), done);
          expect(boardOf(withoutMoves(second, undone))).toEqual(now);
          const rest = movesBetween(withoutMoves(second, undone), third);
          expect(doActs(now, rest)).toEqual(boardOf(third));
        },
      ),
    );
  });

  it('a marker that has since moved in the game is where the game says, not where an old move left it', () => {
    const undone = movesBetween([lies(WAR, '3')], [lies(WAR, '2')]);
    expect(wordsOf(movesBetween(withoutMoves([lies(WAR, '5')], undone), [lies(WAR, '4')]))).toEqual([
      'Move Spain’s civil war marker from 5 to 4',
    ]);
  });
});

describe('moves left after the table goes on', () => {
  const CARD: Piece = { one: 'Italy’s card', many: 'cards of Italy’s', place: 'Italy’s card', passing: true };
  const NAMED: Piece = { one: 'Italy’s card “A parade”', place: 'Italy’s card', passing: true };
  const turned = (number: number): Piece => ({
    one: `card ${number}`,
    place: 'the card face up',
    passing: true,
  });
  const left = (undone: [PieceStack[], PieceStack[]], entered: [PieceStack[], PieceStack[]], over = false) =>
    wordsOf(remainingAfter(movesBetween(...undone), movesBetween(...entered), over));

  it.each<
    [
      name: string,
      undone: [PieceStack[], PieceStack[]],
      entered: [PieceStack[], PieceStack[]],
      stays: string[],
    ]
  >([
    ['the same card is shown again', [[lies(CARD, 'it')], []], [[], [lies(CARD, 'it')]], []],
    ['it is shown again by its name', [[lies(CARD, 'it')], []], [[], [lies(NAMED, 'it')]], []],
    [
      'another number is turned in its place',
      [[lies(turned(45), 'it')], []],
      [[], [lies(turned(47), 'it')]],
      [],
    ],
    ['a counter is laid again', [[lies(COUNTER, 'Spain')], []], [[], [lies(COUNTER, 'Spain')]], []],
    [
      'a counter is laid elsewhere by a hand of its own',
      [[lies(COUNTER, 'Spain')], []],
      [[], [lies(COUNTER, 'Greece')]],
      ['Take a counter off Spain'],
    ],
    [
      'the flag that was never moved there is taken off',
      [[lies(FLAG, 'Spain')], [lies(FLAG, 'Greece')]],
      [[lies(FLAG, 'Greece')], []],
      ['Take an Italian flag off Spain'],
    ],
    [
      'a flag goes back again',
      [[lies(FLAG, 'Spain')], [lies(FLAG, 'Greece')]],
      [[lies(FLAG, 'Greece')], [lies(FLAG, 'Spain')]],
      [],
    ],
    [
      'one of two is laid again',
      [[lies(FLAG, 'Spain', 2)], []],
      [[], [lies(FLAG, 'Spain')]],
      ['Take an Italian flag off Spain'],
    ],
    [
      'a marker goes where it was left',
      [[lies(WAR, '4')], [lies(WAR, '3')]],
      [[lies(WAR, '3')], [lies(WAR, '4')]],
      [],
    ],
    [
      'a marker goes further',
      [[lies(WAR, '4')], [lies(WAR, '3')]],
      [[lies(WAR, '3')], [lies(WAR, '6')]],
      ['Move Spain’s civil war marker from 4 to 6'],
    ],
    [
      'nothing of it is touched',
      [[lies(CARD, 'it')], []],
      [[], [lies(FLAG, 'Spain')]],
      ['Take Italy’s card off it'],
    ],
  ])('%s', (_, undone, entered, stays) => {
    expect(left(undone, entered)).toEqual(stays);
  });

  it('moves for one turn alone expire with it, and moves on the board remain', () => {
    expect(left([[lies(CARD, 'it'), lies(FLAG, 'Spain')], []], [[], []], true)).toEqual([
      'Take an Italian flag off Spain',
    ]);
  });
});
