import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { publicRows, rowsAt } from '@/kernel/journal/views';
import { runs } from '@/kernel/testing/effort';
import { totalOf } from '../state/lines';
import { anyDeck } from '../testing/arbitraries';
import { createPick } from '../testing/pick';
import { hands, type Play, paper, secret } from '../testing/play';
import { nextCommand, otherCommand } from '../testing/player';
import { measure } from '../totals';
import { POWERS } from '../vocabulary';
import { type Point, readHistory } from './series';

const LEVELS = [...POWERS.map(totalOf.support), totalOf.index, totalOf.climate, totalOf.balance];
const support = (power: (typeof POWERS)[number], amount: number) => ({
  kind: 'support' as const,
  power,
  amount,
});

/** The history of a total, with the number of each entry and what it did. */
function historyOf(table: Play, total: string, moment: number | null = null) {
  const rows = rowsAt(publicRows(table.journal), moment);
  const [series] = readHistory(table.open, rows, [total]);
  return (series?.points ?? []).map(({ turn, from, value, moves }) => ({
    turn,
    from,
    value,
    moves: moves.map(({ row, before, after }) => [row.entry.open?.command.type, before, after]),
  }));
}

describe('a total over the turns', () => {
  it('GS 10.31: support starts each turn at 0, changes with its events and keeps its end value', () => {
    const table = paper().deal(0, support('Italy', -1));
    table.plays('Italy', support('Italy', 2)).nextTurn();
    table.deal(0).plays('Italy', support('Italy', -3));
    expect(historyOf(table, 'support:Italy')).toEqual([
      {
        turn: 1,
        from: 0,
        value: 1,
        moves: [
          ['apply-card', 0, -1],
          ['show-event', -1, 1],
        ],
      },
      { turn: 2, from: 0, value: -3, moves: [['show-event', 0, -3]] },
    ]);
  });

  it('GS 9.21: the climate carries over from turn to turn; a turn without a change has no moves', () => {
    const table = paper({ climate: 2 }).deal(-1).nextTurn().deal(0).nextTurn();
    expect(historyOf(table, 'climate')).toEqual([
      { turn: 1, from: 2, value: 1, moves: [['apply-card', 2, 1]] },
      { turn: 2, from: 1, value: 1, moves: [] },
      { turn: 3, from: 1, value: 1, moves: [] },
    ]);
  });

  it('GS 23.21A: what counts from the next turn on begins it', () => {
    const table = paper();
    table.run('aggression', { power: 'Germany', target: 'Austria' });
    table.nextTurn();
    expect(historyOf(table, 'index').map(({ from, value }) => [from, value])).toEqual([
      [0, 0],
      [1, 1],
    ]);
  });

  it('GS 9.13: a last card that is shown as the turn ends has moved that turn, and no other', () => {
    const table = hands({ Germany: [secret(support('Germany', -2))] });
    table.nextTurn();
    const [played, next] = historyOf(table, 'support:Germany');
    expect(played).toMatchObject({ from: 0, value: -2, moves: [['end-turn', 0, -2]] });
    expect(next).toMatchObject({ from: 0, value: 0, moves: [] });
  });

  it('GS 7: undo removes a mark, and redo brings it back', () => {
    const table = paper().deal();
    const before = historyOf(table, 'support:France');
    table.plays('France', support('France', 1));
    const after = historyOf(table, 'support:France');
    expect(after[0]?.moves).toEqual([['show-event', 0, 1]]);
    table.run('undo');
    expect(historyOf(table, 'support:France')).toEqual(before);
    table.run('redo');
    expect(historyOf(table, 'support:France')).toEqual(after);
  });

  it('GS 18.21B: in a game under way the balance is not known until the table enters it', () => {
    const table = paper({ running: true }).nextTurn();
    expect(historyOf(table, 'balance').map(({ value }) => value)).toEqual([null, null]);
    table.run('set-fact', { fact: 'balance', value: -2 });
    expect(historyOf(table, 'balance').map(({ value }) => value)).toEqual([null, -2]);
  });

  it('GS 9.41A: income that becomes hidden is not recorded as a fall', () => {
    const table = paper();
    table.run('set-fact', { fact: 'base-income', power: 'Italy', value: 15 });
    table.run('choose-reading', { reading: 'income-shown', value: 'owner' });
    const [point] = historyOf(table, 'income:Italy');
    expect(point).toMatchObject({ value: null, moves: [['set-fact', 0, 15]] });
  });

  it('GS 7: the table at an earlier entry leaves out later entries', () => {
    const table = paper().deal(0, support('Italy', -1));
    const rows = publicRows(table.journal);
    table.plays('Italy', support('Italy', 2));
    const rowsBefore = rowsAt(publicRows(table.journal), rows.length);
    expect(rowsBefore.map(({ no }) => no)).toEqual(rows.map(({ no }) => no));
  });
});

/** Plays ten turns with a player who picks at random; records `measure` at the end of each turn. */
function playTurns(seed: number, deck: Parameters<typeof nextCommand>[2]) {
  const table = paper({ running: seed % 2 === 0, keeps: ['income', 'research', 'flags'] });
  const pick = createPick(seed);
  const ends = new Map<number, Record<string, number>>();
  for (let moves = 0; table.open.turn <= 6; moves += 1) {
    if (moves > 5000) throw new Error('A dead end.');
    const command = pick(5) < 3 ? nextCommand(table, pick, deck) : otherCommand(table, pick, deck);
    const before = table.open;
    if (table.attempt(command)) continue;
    // Paper cards hide nothing, so the end of a turn shows nothing more.
    if (command.type === 'end-turn' && table.open.turn > before.turn) ends.set(before.turn, measure(before));
  }
  return { table, ends };
}

/** Each move starts where the one before it ended; the first starts at `from`, the last ends at `value`. */
function expectChain({ from, value, moves }: Point): void {
  let level = from;
  for (const { before, after } of moves) {
    expect(before).toBe(level);
    level = after;
  }
  expect(level).toBe(value);
}

describe('random play', () => {
  it('GS 10.31: each point equals the measured end of its turn, and its marks form a chain between points', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 ** 31 }), anyDeck(14), (seed, { cards }) => {
        const { table, ends } = playTurns(seed, cards);
        const rows = rowsAt(publicRows(table.journal), null);
        for (const { total, points } of readHistory(table.open, rows, LEVELS)) {
          const known = points.filter(({ value }) => value !== null);
          for (const point of known) {
            const end = point.turn === table.open.turn ? measure(table.open) : ends.get(point.turn);
            expect(point.value).toBe(end?.[total]);
            expectChain(point);
          }
          if (total !== totalOf.balance) expect(known).toHaveLength(points.length);
        }
      }),
      { numRuns: runs(4), endOnFailure: true },
    );
  });
});
