import { endShips } from '../construction/ships';
import { addLine, totalOf } from '../lines';
import { eachPower, keeps, type OpenState } from '../state';
import { measure, readTotal } from '../totals';
import { knowsPoints } from '../totals/income';
import { POWERS } from '../vocabulary';

/** At most this many tile points are kept between turns. @rule GS 11.11 */
export const CARRY_LIMIT = 21;

/** Closes the turn and opens the next. @rule GS 10.31, 10.41C, 11.11 */
export function settle(draft: OpenState): void {
  const values = measure(draft);
  draft.past.push({ turn: draft.turn, values });
  const points = eachPower((power) => {
    if (!keeps(draft, 'income')) return 0;
    const { value } = readTotal(draft, totalOf.tiles(power));
    return knowsPoints(draft, power) ? value : Math.max(0, value);
  });
  draft.climate = {
    start: draft.climate.start + draft.climate.moves.reduce((sum, move) => sum + move.amount, 0),
    moves: [],
  };
  draft.lines = draft.lines.filter((line) => line.until !== 'turn');
  draft.turn += 1;
  draft.step = 'draw';
  for (const power of POWERS) {
    draft.carried[power] = Math.min(CARRY_LIMIT, Math.max(0, points[power]));
    if (points[power] < 0) {
      addLine(draft, {
        total: totalOf.support(power),
        amount: points[power],
        words: `Short of ${-points[power]} tile ${points[power] === -1 ? 'point' : 'points'} last turn`,
        rule: 'GS 10.41C',
        until: 'turn',
        basis: 'rule',
      });
    }
  }
  draft.card = null;
  draft.hands = eachPower(() => ({ dealt: 0, held: 0, played: 0 }));
  draft.income = eachPower(() => null);
  draft.shown = [];
  draft.placed = [];
  draft.disputes = [];
  draft.doors = [];
  draft.units = [];
  endShips(draft);
  draft.russia.purge = false;
  draft.visited = [];
  draft.round = false;
  draft.waived = [];
}
