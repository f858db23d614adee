import { type View, viewFor } from '@/kernel/journal/views';
import type { SheetState } from '../research/state';
import { type Hand, type OpenState, sheetViewer, type Table } from '../state/state';
import { type Power, powersOf, sideOf } from '../vocabulary';

/**
 * All that a power without a player may know. Built from views, so nothing else is readable.
 * @rule GS 9.12, 15.11
 */
export interface Eyes {
  power: Power;
  /** The open part and the power’s own. */
  view: View<OpenState, Hand>;
  /** Its alliance’s research sheet, where every power of the alliance is the app’s. */
  sheet?: View<OpenState, SheetState>;
}

/**
 * The eyes of a power of the app’s.
 * @param apps every power of the app’s: an alliance that a person shares in keeps its sheet to itself
 */
export function eyesOf(table: Table, power: Power, apps: readonly Power[]): Eyes {
  const side = sideOf(power);
  const own = viewFor(table, power) as View<OpenState, Hand>;
  if (!powersOf(side).every((other) => apps.includes(other))) return { power, view: own };
  return { power, view: own, sheet: viewFor(table, sheetViewer(side)) as View<OpenState, SheetState> };
}
