import type { TotalLine } from '@/kernel/totals';
import { endShips } from '../../construction/ships';
import { addLine, totalOf } from '../../state/lines';
import { hidesMoney } from '../../state/purse';
import { eachPower, type Obligation, type OpenState } from '../../state/state';
import { closePool } from '../../state/tile-pool';
import { measure } from '../../totals';
import { type Keeping, knowsIncome, pointsAtEnd } from '../../totals/known-money';
import { readSupport } from '../../totals/support';
import { POWERS, type Power, printTurn } from '../../vocabulary';

/** Maximum tile points carried over to the next turn. @rule GS 11.11 */
export const CARRY_LIMIT = 21;

/** Returns how many of the remaining tile points carry over. @rule GS 11.11 */
export const carriedPoints = (points: number) => Math.min(CARRY_LIMIT, Math.max(0, points));

/** How many points each power was short; does not reveal how many a power has. @rule GS 10.41C */
export type Shortfalls = Partial<Record<Power, number>>;

/** What one event was short of. */
interface Short {
  power: Power;
  amount: number;
  words: string;
}

/**
 * Splits a shortfall over the events of a power, newest first. A remainder that no event explains is included
 * if the table's reading counts it.
 * @rule GS 10.41C
 */
function shortOfEvents(open: OpenState, power: Power, shortfall: number): Short[] {
  let left = shortfall;
  const shorts: Short[] = [];
  for (const { words, amount } of readSupport(open, power).lines.filter(isEvent).reverse()) {
    const short = Math.min(left, Math.max(0, -amount));
    left -= short;
    if (short > 0) shorts.unshift({ power, amount: short, words });
  }
  return left > 0 && open.readings.shortfall === 'all'
    ? [{ power, amount: left, words: '' }, ...shorts]
    : shorts;
}

/** The part of a shortfall that lowers support next turn, by the table’s reading. @rule GS 10.41C */
export const loweredBy = (open: OpenState, power: Power, shortfall: number): number =>
  shortOfEvents(open, power, shortfall).reduce((sum, { amount }) => sum + amount, 0);

const shortAtAll = (shortfalls: Shortfalls): Short[] =>
  POWERS.flatMap((power) => {
    const amount = shortfalls[power];
    return amount ? [{ power, amount, words: '' }] : [];
  });

const isEvent = ({ basis }: TotalLine) => basis === 'event';

const sayShort = ({ amount, words }: Short) =>
  `Short of ${amount} tile ${amount === 1 ? 'point' : 'points'}${words ? ` for ${words}` : ''} last turn`;

/** How the points of a turn settle. */
interface Settling {
  keeping: Keeping;
  /** What powers were short, where only the owner sees tile points. */
  short?: Shortfalls | undefined;
  /** One line for each event that was short; older entries have one for all. */
  byEvent: boolean;
  /** After a correction: open questions of its events carry over. */
  asks?: boolean;
}

/** Whether it is a choice left by an event: only these outlast their turn. */
export const isQuestion = ({ ask }: Obligation) => ask.type === 'answer' || ask.type === 'war';

/** A question of the turn that ends, due at once in the next. */
function carry({ by: _, of, words, ...question }: Obligation, turn: number): Obligation {
  const text = of === undefined ? `${printTurn(turn)}: ${words} It counts from now on` : words;
  return { ...question, words: text, of: of ?? turn };
}

/**
 * Closes the turn and opens the next.
 * @rule GS 10.31, 10.41C, 11.11
 */
export function settle(draft: OpenState, { keeping, short = {}, byEvent, asks = false }: Settling): void {
  const values = measure(draft);
  const unknown = POWERS.filter((power) => !knowsIncome(draft, power));
  draft.past.push({ turn: draft.turn, values, ...(unknown.length > 0 ? { unknown } : {}) });
  const points = eachPower((power) =>
    hidesMoney(draft) ? -(short[power] ?? 0) : pointsAtEnd(draft, power, keeping),
  );
  const shortfalls: Shortfalls = {};
  for (const power of POWERS) if (points[power] < 0) shortfalls[power] = -points[power];
  const shorts = byEvent
    ? POWERS.flatMap((power) => shortOfEvents(draft, power, shortfalls[power] ?? 0))
    : shortAtAll(shortfalls);
  draft.climate = {
    start: draft.climate.start + draft.climate.moves.reduce((sum, move) => sum + move.amount, 0),
    moves: [],
  };
  draft.lines = draft.lines.filter((line) => line.until !== 'turn');
  draft.obligations = asks
    ? draft.obligations.filter(isQuestion).map((question) => carry(question, draft.turn))
    : [];
  draft.turn += 1;
  draft.step = 'draw';
  for (const power of POWERS) draft.carried[power] = carriedPoints(points[power]);
  for (const item of shorts)
    addLine(draft, {
      total: totalOf.support(item.power),
      amount: -item.amount,
      words: sayShort(item),
      rule: 'GS 10.41C',
      until: 'turn',
      basis: 'rule',
    });
  draft.card = null;
  draft.hands = eachPower(() => ({ dealt: 0, held: 0, played: 0 }));
  draft.incomeTaken = false;
  draft.income = eachPower(() => null);
  closePool(draft.tiles);
  draft.shown = [];
  draft.waiting = [];
  delete draft.noMoreCards;
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
