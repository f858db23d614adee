import type { OwnParts } from '@/kernel/guide';
import { seatAlone } from '@/kernel/seats';
import { placesPoints } from '../guide/phases';
import { linesOf, totalOf } from '../state/lines';
import { type OpenState, sheetViewer } from '../state/state';
import { CATEGORIES, type Category, SIDES, type Side } from '../vocabulary';
import { freeIn, freeLeft, ownLeft } from './placing';
import { FREE_POINTS, type PointKind, takenByPurge } from './points';
import type { SheetState } from './state';

/** Points of one kind on a sheet this turn: how many there are, and how many lie on no project yet. */
export interface Stack {
  id: string;
  /** `event`: a line that stands in the total; `counters`: activity counters; `free`: spy rings and espionage. */
  kind: PointKind | 'event' | 'counters' | 'free';
  words: string;
  /** The only category for a free point. */
  category?: Category;
  all: number;
  left: number;
  rule: string;
}

/** The order in which a negative line reduces the stacks. */
const LOSES: readonly Stack['kind'][] = ['advanced', 'event', 'counters', 'general', 'intelligence'];
/**
 * The order in which points placed outside intelligence research use the stacks; inside it, the intelligence
 * point is used first.
 */
const SPENDS: readonly Stack['kind'][] = ['general', 'event', 'counters', 'advanced', 'intelligence'];

/**
 * Returns the points of the turn by kind. A sheet stores its own points as one sum, and the sources do not
 * say where an intelligence or an advanced point may not go (assumed: anywhere). So the stacks are derived
 * from the placed points, and the least useful kind is spent first.
 * @rule GS 15.21, 15.22; Guide, Espionage
 */
export function stacksOf(open: OpenState, sheet: SheetState): Stack[] {
  return [...spend(open, sheet, ownStacks(open, sheet)), ...freeStacks(open, sheet)];
}

/** How many more points lie on projects than there are: something was corrected since. */
export function placedTooMany(open: OpenState, sheet: SheetState): number {
  return Math.max(0, -ownLeft(open, sheet));
}

function ownStacks(open: OpenState, sheet: SheetState): Stack[] {
  const stacks: Stack[] = FREE_POINTS[sheet.side].map(([kind, words, all]) => ({
    id: kind,
    kind,
    words,
    all,
    left: all,
    rule: 'GS 15.21',
  }));
  let lost = takenByPurge(open, sheet.side);
  for (const { id, words, amount = 0, rule = 'GS 15.21' } of linesOf(open, totalOf.points(sheet.side))) {
    if (amount > 0) stacks.push({ id, kind: 'event', words, all: amount, left: amount, rule });
    else lost -= amount;
  }
  const { fromCounters } = sheet;
  if (fromCounters > 0)
    stacks.push({
      id: 'counters',
      kind: 'counters',
      words: 'Activity counters',
      all: fromCounters,
      left: fromCounters,
      rule: 'GS 15.22',
    });
  return take(stacks, LOSES, lost).map((stack) => ({ ...stack, all: stack.left }));
}

/** Takes points from stacks, kind by kind. */
function take(stacks: Stack[], order: readonly Stack['kind'][], points: number): Stack[] {
  let owed = points;
  const left = new Map<Stack, number>();
  for (const kind of order)
    for (const stack of stacks.filter((item) => item.kind === kind)) {
      const taken = Math.min(owed, stack.left);
      left.set(stack, stack.left - taken);
      owed -= taken;
    }
  return stacks.map((stack) => ({ ...stack, left: left.get(stack) ?? stack.left }));
}

function spend(open: OpenState, sheet: SheetState, stacks: Stack[]): Stack[] {
  const isIntelligence = (id: string) =>
    open.projects.find((project) => project.id === id)?.category === 'intelligence';
  const own = (wanted: boolean) =>
    Object.entries(sheet.placed)
      .filter(([id]) => isIntelligence(id) === wanted)
      .reduce((sum, [, placed]) => sum + placed.own, 0);
  const inIntelligence = own(true);
  const first = take(stacks, ['intelligence'], inIntelligence);
  const taken = sumOf(stacks) - sumOf(first);
  return take(first, SPENDS, own(false) + inIntelligence - taken);
}

const sumOf = (stacks: readonly Stack[]) => stacks.reduce((sum, { left }) => sum + left, 0);

function freeStacks(open: OpenState, sheet: SheetState): Stack[] {
  return CATEGORIES.filter((category) => freeIn(sheet, category) > 0).map((category) => ({
    id: `free:${category}`,
    kind: 'free',
    words: `Free, ${category}`,
    category,
    all: freeIn(sheet, category),
    left: Math.max(0, freeLeft(open, sheet, category)),
    rule: 'GS Guide, Espionage',
  }));
}

/** Points of a turn that are not placed yet, by sheet. @rule GS 15.21 */
export type PointsLeft = Partial<Record<Side, number>>;

/**
 * Returns the points, own and free, left on the sheets a solo player may read; undefined if there are none to
 * read.
 */
export function pointsLeft(open: OpenState, own: OwnParts = {}): PointsLeft | undefined {
  if (!placesPoints(open) || !seatAlone(open.seats)) return undefined;
  const sheets = SIDES.flatMap((side) => (own[sheetViewer(side)]?.hidden as SheetState | undefined) ?? []);
  if (sheets.length === 0) return undefined;
  const count = (sheet: SheetState) => stacksOf(open, sheet).reduce((sum, { left }) => sum + left, 0);
  return Object.fromEntries(sheets.map((sheet) => [sheet.side, count(sheet)]));
}
