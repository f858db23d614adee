import type { Moved, Series } from '@/games/gathering-storm/rules/history/series';
import { nameTotal } from '@/games/gathering-storm/rules/say/names';
import { totalOf } from '@/games/gathering-storm/rules/state/lines';
import { hidesMoney, SHOWN } from '@/games/gathering-storm/rules/state/purse';
import { isTracked, type OpenState } from '@/games/gathering-storm/rules/state/state';
import { dateOf, POWERS, printTurn, type Season } from '@/games/gathering-storm/rules/vocabulary';
import type { ChartColumn, ChartLine } from '@/ui/figure/chart';
import { markOfTotal } from '../why/totals-words';

/** A chart over the turns. */
export interface ChartKind {
  id: string;
  /** The label in the chooser. */
  name: string;
  title: string;
  totals: readonly string[];
  sign: 'always' | 'minus';
  /** The least that the paper shows. */
  span: { min: number; max: number };
  /** The labels of the two ends of a track. */
  ends?: { high: string; low: string };
}

const LEVELS = { min: -3, max: 3 };

export const CHARTS: readonly ChartKind[] = [
  {
    id: 'support',
    name: 'Support',
    title: 'Support at the end of each turn',
    totals: POWERS.map(totalOf.support),
    sign: 'always',
    span: LEVELS,
  },
  {
    id: 'income',
    name: 'Income',
    title: 'Income as it was taken',
    totals: POWERS.map(totalOf.income),
    sign: 'minus',
    span: { min: 0, max: 6 },
  },
  {
    id: 'index',
    name: 'Index',
    title: 'European Aggression Index at the end of each turn',
    totals: [totalOf.index],
    sign: 'always',
    span: LEVELS,
  },
  {
    id: 'climate',
    name: 'Climate',
    title: 'Economic Climate at the end of each turn',
    totals: [totalOf.climate],
    sign: 'always',
    span: LEVELS,
    ends: { high: 'Favorable', low: 'Adverse' },
  },
  {
    id: 'balance',
    name: 'Balance',
    title: 'Balance of Power at the end of each turn',
    totals: [totalOf.balance],
    sign: 'always',
    span: LEVELS,
    ends: { high: 'The Axis leads', low: 'The Allies lead' },
  },
];

/** Returns why a chart cannot be drawn, or null. @rule GS 9.41A */
export function checkChart(open: OpenState, { id }: ChartKind): { words: string; rule?: string } | null {
  if (id !== 'income') return null;
  if (!isTracked(open, 'income')) return { words: 'This table keeps income on its own sheets.' };
  if (hidesMoney(open))
    return {
      words: 'Only its owner sees the income of a power at this table. It is in the power’s papers.',
      rule: SHOWN,
    };
  return null;
}

/** The paper has room for two years at least. */
const COLUMNS = 8;
const SHORT: Record<Season, string> = { Spring: 'Spr', Summer: 'Sum', Fall: 'Fall', Winter: 'Win' };

/** A column for each turn that was played, the one that is played now, and empty ones ahead. */
export function columnsOf(series: readonly Series[], now: number): ChartColumn[] {
  const first = series[0]?.points[0]?.turn ?? now;
  const last = Math.max(now, first + COLUMNS - 1);
  return Array.from({ length: last - first + 1 }, (_, at) => {
    const turn = first + at;
    const { season, year } = dateOf(turn);
    return {
      id: String(turn),
      name: printTurn(turn),
      short: SHORT[season],
      group: String(year),
      state: turn < now ? 'past' : turn === now ? 'now' : 'ahead',
    };
  });
}

/** The totals as lines of the chart; a power by its name and mark, a track by its own name. */
export function linesOf(
  kind: ChartKind,
  series: readonly Series[],
  columns: readonly ChartColumn[],
): ChartLine[] {
  const spans = spansOf(kind, series);
  return series.map(({ total, points }, at) => {
    const mark = markOfTotal(total);
    const [, power] = total.split(':');
    return {
      id: total,
      name: power ?? nameTotal(total),
      ...(mark ? { mark } : {}),
      span: spans[at] ?? kind.span,
      points: columns.map(({ id }) => {
        const point = points.find(({ turn }) => String(turn) === id);
        return { value: point?.value ?? null, marks: point?.moves.length ?? 0 };
      }),
    };
  });
}

/**
 * The ends of each paper. Levels all have the same, around 0. Sums have the same height, each about its own
 * values, so that a step is as high for all.
 */
function spansOf({ span, sign }: ChartKind, series: readonly Series[]): ChartLine['span'][] {
  const values = series.map(({ points }) => points.flatMap(({ value }) => value ?? []));
  if (sign === 'always') {
    const all = values.flat();
    return series.map(() => ({ min: Math.min(span.min, ...all), max: Math.max(span.max, ...all) }));
  }
  const ends = values.map((own) => (own.length > 0 ? [Math.min(...own), Math.max(...own)] : [0, 0]));
  const height = Math.max(span.max - span.min, ...ends.map(([low = 0, high = 0]) => high - low));
  return ends.map(([low = 0, high = 0]) => {
    const min = low - Math.floor((height - (high - low)) / 2);
    return { min, max: min + height };
  });
}

/** An entry of a turn with everything that it did to the totals that are looked at. */
export interface TurnEntry {
  no: number;
  moves: { total: string; moved: Moved }[];
}

/** What moved these totals in a turn: each entry once, oldest first. */
export function entriesOf(series: readonly Series[], turn: number): TurnEntry[] {
  const entries: TurnEntry[] = [];
  for (const { total, points } of series) {
    for (const moved of points.find((point) => point.turn === turn)?.moves ?? []) {
      const entry = entries.find(({ no }) => no === moved.row.no);
      if (entry) entry.moves.push({ total, moved });
      else entries.push({ no: moved.row.no, moves: [{ total, moved }] });
    }
  }
  return entries.sort((one, other) => one.no - other.no);
}
