import { type Change, type Entry, outcomeIn } from '@/kernel/journal/entry';
import type { StandingRow } from '@/kernel/journal/views';
import { totalOf } from '../state/lines';
import type { OpenState } from '../state/state';
import { measure } from '../totals';
import { displayKey } from '../totals/known-money';
import { POWERS, type Power } from '../vocabulary';

/** How an entry changed a total. */
export interface Moved {
  row: StandingRow;
  before: number;
  after: number;
}

/** A total in one turn. */
export interface Point {
  turn: number;
  /** The value at the start of the turn, and at its end or now; null if not tracked or not known. */
  from: number | null;
  value: number | null;
  /** What moved it, oldest first. */
  moves: Moved[];
}

/** A total over the turns: one point a turn, the last one the turn that is played. */
export interface Series {
  total: string;
  points: Point[];
}

/** Whether an entry only hides or shows numbers: that does not change them. @rule GS 9.41A */
function onlyShows({ open }: Entry): boolean {
  const command = open?.command;
  return (
    command?.type === 'keep' || (command?.type === 'choose-reading' && command.reading === 'income-shown')
  );
}

/** The end of a turn, as it was settled: its changes lead into the next turn. @rule GS 10.31 */
function settles({ open }: Entry): boolean {
  return open?.command.type === 'end-turn' && (outcomeIn(open) as { settled: boolean }).settled;
}

const changeOf = ({ changes }: Entry, total: string): Change | undefined =>
  changes.find(([key]) => key === total);

/** Returns the turn in which the table first entered the balance. @rule GS 18.21B */
function balanceFrom({ running }: OpenState, rows: readonly StandingRow[]): number {
  if (!running) return 0;
  const first = rows.find(({ entry }) => {
    const command = entry.open?.command;
    return (
      (command?.type === 'set-fact' && command.fact === 'balance') ||
      (command?.type === 'say-total' && command.total === totalOf.balance)
    );
  });
  return first?.entry.at.turn ?? Number.POSITIVE_INFINITY;
}

/** Progress of a walk through the entries: the points of a total, and its value so far. */
interface Walk {
  total: string;
  points: Map<number, Point>;
  level: number | null;
}

/** The last cards of a turn are shown as it ends; what the turn's end does belongs to the next turn. @rule GS 9.13 */
function passEnd(walk: Walk, row: StandingRow): void {
  const { turn } = row.entry.at;
  const change = changeOf(row.entry, walk.total);
  const before = change ? change[1] : walk.level;
  const point = walk.points.get(turn);
  const after = point?.value ?? null;
  if (before !== null && after !== null && before !== after) point?.moves.push({ row, before, after });
  if (change) walk.level = change[2];
  const next = walk.points.get(turn + 1);
  if (next) next.from = walk.level;
}

function passEntry(walk: Walk, row: StandingRow): void {
  const change = changeOf(row.entry, walk.total);
  if (!change) return;
  const [, before, after] = change;
  walk.level = after;
  if (!onlyShows(row.entry)) walk.points.get(row.entry.at.turn)?.moves.push({ row, before, after });
}

/** Walks through the effective entries and records what changed a total in each turn. */
function walkAlong(total: string, rows: readonly StandingRow[], ends: Map<number, number | null>): Point[] {
  const points = [...ends].map(([turn, value]): Point => ({ turn, from: null, value, moves: [] }));
  const first = rows.map(({ entry }) => changeOf(entry, total)).find(Boolean);
  const start = first ? first[1] : (points.at(-1)?.value ?? null);
  const walk = { total, points: new Map(points.map((point) => [point.turn, point])), level: start };
  if (points[0]) points[0].from = start;
  for (const row of rows) (settles(row.entry) ? passEnd : passEntry)(walk, row);
  return points;
}

/** Whether a total is an income that was not entered in that turn. @rule GS 11.12C */
const isUnknown = (total: string, unknown: readonly Power[] = []): boolean =>
  POWERS.some((power) => total === totalOf.income(power) && unknown.includes(power));

/**
 * Returns totals over the turns, from public facts only: the end values stored by the table, the current
 * value, and the effective entries between them.
 * @param rows the entries behind `open`, oldest first
 */
export function readHistory(
  open: OpenState,
  rows: readonly StandingRow[],
  totals: readonly string[],
): Series[] {
  const now = measure(open);
  return totals.map((total) => {
    const known = total === totalOf.balance ? balanceFrom(open, rows) : 0;
    const value = (turn: number, values: Record<string, number>) =>
      turn < known ? null : (values[total] ?? null);
    const ends = new Map([
      ...open.past.map(({ turn, values, unknown }): [number, number | null] => [
        turn,
        isUnknown(total, unknown) ? null : value(turn, values),
      ]),
      [open.turn, displayKey(open, total) === total ? value(open.turn, now) : null],
    ]);
    return { total, points: walkAlong(total, rows, ends) };
  });
}
