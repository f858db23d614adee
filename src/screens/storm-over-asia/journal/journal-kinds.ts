import type { Entry } from '@/kernel/entry';
import { shownIn } from '@/systems/storm-over-asia/sentences';
import { withShared } from '@/table/journal-kinds';

/** A step is an event where cards were laid open as it was left. */
const stepOf = (_: unknown, entry: Entry) => (shownIn(entry).length > 0 ? 'event' : 'step');

/** What every entry of Storm Over Asia is to the table. */
export const KINDS = withShared({
  'turn-card': 'event',
  'enter-card': 'event',
  'no-card': 'event',
  'apply-card': 'event',
  show: 'event',
  'show-event': 'event',
  'read-entry': 'event',
  'set-region': 'event',
  'place-flag': 'event',
  'take-flag': 'event',
  'move-flag': 'event',
  'turn-flag': 'event',
  'pick-flag': 'event',
  'convert-warlord': 'event',
  'japanese-result': 'event',
  conquest: 'event',
  'draw-warlord': 'event',
  'enter-warlord': 'event',
  'no-warlord': 'event',
  'draw-purge': 'event',
  'enter-purge': 'event',
  'set-cohesion': 'event',
  'set-abroad': 'event',
  'set-research': 'event',
  end: 'event',
  'add-line': 'ruling',
  'remove-line': 'ruling',
  'say-total': 'ruling',
  'set-front': 'ruling',
  'set-passage': 'ruling',
  'tick-passage': 'ruling',
  'name-categories': 'ruling',
  'set-policy': 'ruling',
  advance: stepOf,
  'end-turn': stepOf,
  deal: 'step',
  reshuffle: 'step',
  'call-round': 'step',
  'open-papers': 'step',
  'fill-entry': 'record',
  'fill-entries': 'record',
  look: 'record',
  reseat: 'record',
});
