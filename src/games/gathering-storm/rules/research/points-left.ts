import type { OwnParts } from '@/kernel/guide';
import { seatAlone } from '@/kernel/seats';
import { isTracked, type OpenState, sheetViewer } from '../state/state';
import { SIDES, type Side } from '../vocabulary';
import { stacksOf } from './stacks';
import type { SheetState } from './state';

/** Points of a turn that are not placed yet, by sheet. @rule GS 15.21 */
export type PointsLeft = Partial<Record<Side, number>>;

/**
 * Returns the points, own and free, left on the sheets a solo player may read; undefined if there are none to
 * read.
 */
export function pointsLeft(open: OpenState, own: OwnParts = {}): PointsLeft | undefined {
  if (open.step !== 'research' || !isTracked(open, 'research') || !seatAlone(open.seats)) return undefined;
  const sheets = SIDES.flatMap((side) => (own[sheetViewer(side)]?.hidden as SheetState | undefined) ?? []);
  if (sheets.length === 0) return undefined;
  const count = (sheet: SheetState) => stacksOf(open, sheet).reduce((sum, { left }) => sum + left, 0);
  return Object.fromEntries(sheets.map((sheet) => [sheet.side, count(sheet)]));
}
