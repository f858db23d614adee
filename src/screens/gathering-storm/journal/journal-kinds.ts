import type { Entry } from '@/kernel/entry';
import type { Fact } from '@/systems/gathering-storm/commands/facts';
import { shownIn } from '@/systems/gathering-storm/history/shown-in';
import { sayChanges, sayEntry } from '@/systems/gathering-storm/sentences';
import { type EntryKind, withShared } from '@/table/journal-kinds';

/** What stands on the map happened there; what formulas read the table rules. */
const FACTS: Record<Fact['fact'], EntryKind> = {
  flags: 'event',
  conquered: 'event',
  rings: 'event',
  pact: 'event',
  russia: 'event',
  results: 'event',
  'category-results': 'event',
  atomic: 'event',
  steps: 'ruling',
  subversion: 'ruling',
  balance: 'ruling',
  index: 'ruling',
  'base-income': 'ruling',
  'base-parts': 'ruling',
  'base-tiles': 'ruling',
  'climate-income': 'ruling',
  factories: 'ruling',
  'conversion-price': 'ruling',
  yard: 'ruling',
  needed: 'ruling',
  threshold: 'ruling',
  garrison: 'ruling',
};

const factOf = (_: unknown, { open }: Entry) => FACTS[open?.command.fact as Fact['fact']] ?? 'ruling';

/** A turn’s end that does more than begin the numbers anew: last cards, what sheets told, points lost or short. @rule GS 9.13, 10.41C, 11.11 */
function tellsMore(entry: Entry): boolean {
  const changes = sayChanges(entry);
  return (
    sayEntry(entry).notes.some((note) => !changes.includes(note)) ||
    entry.changes.some(
      ([total, , after]) => total.startsWith('tiles:') || (total.startsWith('support:') && after !== 0),
    )
  );
}

/** A step is an event where cards were laid open as it was left. */
const stepOf = (_: unknown, entry: Entry) => (shownIn(entry).length > 0 ? 'event' : 'step');

/** What every entry of Gathering Storm is to the table. */
export const KINDS = withShared({
  'turn-card': 'event',
  'enter-card': 'event',
  'apply-card': 'event',
  show: 'event',
  'show-event': 'event',
  answer: 'event',
  aggression: 'event',
  'complete-aggression': 'event',
  'sign-pact': 'event',
  'end-pact': 'event',
  'civil-war': 'event',
  'set-fact': factOf,
  'enter-counted': 'ruling',
  'place-counter': 'event',
  reveal: 'event',
  'draw-tiles': 'event',
  'convert-factory': 'event',
  'build-unit': 'event',
  'lay-ship': 'event',
  'accelerate-ship': 'event',
  'launch-ship': 'event',
  war: 'event',
  'lay-open': 'event',
  'add-line': 'ruling',
  'remove-line': 'ruling',
  'say-total': 'ruling',
  'amend-card': 'ruling',
  'set-project': 'ruling',
  'correct-ship': 'ruling',
  'set-policy': 'ruling',
  advance: stepOf,
  // Cards that come to light, and tile points that are lost; what only ends with its turn is no event.
  'end-turn': (_, entry) => (tellsMore(entry) ? 'event' : 'step'),
  // Income that moved nobody’s points in public is the phase and no more.
  'take-income': (_, { changes }) => (changes.length > 0 ? 'event' : 'step'),
  deal: 'step',
  reshuffle: 'step',
  'call-round': 'step',
  'open-papers': 'step',
  'advance-ship': 'record',
  'amend-held': 'record',
  'count-pile': 'record',
  keep: 'record',
  look: 'record',
  reseat: 'record',
  'private-note': 'record',
  'set-purse': 'record',
  'purse-line': 'record',
  'purse-tiles': 'record',
  'remove-purse-line': 'record',
  place: 'record',
  assign: 'record',
  bring: 'record',
  'set-sheet': 'record',
});
