import { endShips } from '../construction/ships';
import { addLine, totalOf } from '../lines';
import { hidesMoney } from '../purse';
import { eachPower, type OpenState } from '../state';
import { closePool } from '../tile-pool';
import { measure } from '../totals';
import { type Keeping, knowsIncome, pointsAtEnd } from '../totals/known-money';
import { POWERS, type Power } from '../vocabulary';

/** At most this many tile points are kept between turns. @rule GS 11.11 */
export const CARRY_LIMIT = 21;

/** Tile points that are kept of what a turn leaves. @rule GS 11.11 */
export const keptOf = (points: number) => Math.min(CARRY_LIMIT, Math.max(0, points));

/** How many points each power was short; what a power has is not told. @rule GS 10.41C */
export type Shortfalls = Partial<Record<Power, number>>;

/** How the points of a turn settle. */
interface Settling {
  keeping: Keeping;
  /** What powers were short, where only the owner sees tile points. */
  short?: Shortfalls | undefined;
}

/**
 * Closes the turn and opens the next.
 * @rule GS 10.31, 10.41C, 11.11
 */
export function settle(draft: OpenState, { keeping, short = {} }: Settling): void {
  const values = measure(draft);
  const unknown = POWERS.filter((power) => !knowsIncome(draft, power));
  draft.past.push({ turn: draft.turn, values, ...(unknown.length > 0 ? { unknown } : {}) });
  const points = eachPower((power) =>
    hidesMoney(draft) ? -(short[power] ?? 0) : pointsAtEnd(draft, power, keeping),
  );
  draft.climate = {
    start: draft.climate.start + draft.climate.moves.reduce((sum, move) => sum + move.amount, 0),
    moves: [],
  };
  draft.lines = draft.lines.filter((line) => line.until !== 'turn');
  draft.turn += 1;
  draft.step = 'draw';
  for (const power of POWERS) {
    draft.carried[power] = keptOf(points[power]);
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
  draft.obligations = [];
  draft.card = null;
  draft.hands = eachPower(() => ({ dealt: 0, held: 0, played: 0 }));
  draft.incomeTaken = false;
  draft.income = eachPower(() => null);
  closePool(draft.tiles);
  draft.shown = [];
  draft.placed = [];
  draft.disputes = [];
  draft.doors = [];
  draft.units = [];
  endShips(draft);
  draft.russia.purge = false;
  delete draft.russia.purgedBy;
  delete draft.russia.takesPoint;
  draft.visited = [];
  draft.round = false;
  draft.waived = [];
}
