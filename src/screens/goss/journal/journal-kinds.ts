import { as } from '@/kernel/say-table';
import type { AssaultCame, DoublesCame } from '@/systems/goss/commands/assaults';
import type { AdvanceCame } from '@/systems/goss/commands/clock';
import { withShared } from '@/table/journal-kinds';

/** What every entry of GOSS is to the table. */
export const KINDS = withShared({
  // An assault that was rolled here and made no random event is only kept.
  assault: (came) => (as<AssaultCame>(came).events.length > 0 ? 'event' : 'record'),
  // New dice of an assault that made its event make none.
  doubles: (came) => (as<DoublesCame>(came).again ? 'record' : 'event'),
  'say-side': 'event',
  'type-die': 'event',
  result: 'event',
  negate: 'event',
  'units-done': 'event',
  'place-marker': 'event',
  'remove-marker': 'event',
  waive: 'event',
  end: 'event',
  'set-results': 'ruling',
  'name-sides': 'ruling',
  'set-leader': 'ruling',
  'drop-leader': 'ruling',
  'set-grid': 'ruling',
  'set-clock': 'ruling',
  // A marker that goes with its phase is gone from the map.
  advance: (came) => (as<AdvanceCame>(came).gone.length > 0 ? 'event' : 'step'),
});
