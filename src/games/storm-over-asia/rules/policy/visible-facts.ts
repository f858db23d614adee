import { type View, viewFor } from '@/kernel/journal/views';
import type { Hand, OpenState, Table } from '../state';
import type { Power } from '../vocabulary';

/** Everything that an unheld power may know: views select it, so no more can be read. @rule SOA 9 */
export interface VisibleFacts {
  power: Power;
  /** The open part and the power’s own. */
  view: View<OpenState, Hand>;
}

/** The eyes of a power of the app’s. */
export const visibleFactsOf = (table: Table, power: Power): VisibleFacts => ({
  power,
  view: viewFor(table, power),
});
