import * as v from 'valibot';
import { edition, noShortForm } from '@/kernel/command/define';
import { printList } from '@/kernel/print';
import { accept, type Result, refuse } from '@/kernel/result';
import { eventsFor, mostEvents } from '../doubles';
import { openEvents, pendingAt } from '../events';
import { placeOf, printPlace } from '../hex';
import type { RuleChoices } from '../options';
import { sideShape } from '../setup';
import type { OpenState } from '../state';
import { otherSide, SIDES, type Side } from '../vocabulary';
import { define, plain } from './define';
import { ASKS, activeOf, again, anyway, checkAgain, inAssault, place, sides } from './in-assault';
import { yes } from './outcome-shapes';
import { inHex } from './told';

/** Doubles that the players saw on their own dice, by the sides that they affect. @rule GOSS 23.1.0 */
export const doubles = define({
  shape: v.strictObject({
    type: v.literal('doubles'),
    ...place,
    sides,
    active: v.optional(sideShape),
    again,
    anyway,
    edition,
  }),
  asks: { ...ASKS, sides: 'Whom it affects' },
  // Only if it is not one event for each named side.
  outcome: v.strictObject({
    /** One event on both sides. */
    together: v.optional(yes),
    /** New dice of an assault that made its event: none. */
    again: v.optional(yes),
  }),
  reveals: false,
  decide({ open }, command) {
    const here = inAssault(open, command.anyway);
    if (!here.ok) return here;
    const fresh = checkAgain(open, command);
    if (!fresh.ok) return fresh;
    if (command.again) return accept({ open: { again: true as const } });
    const named = checkSides(open, command.sides, command.active ?? activeOf(open));
    if (!named.ok) return named;
    const one = command.sides.length === 2 && eventsFor(open.readings, SIDES, activeOf(open)) === 'both';
    return accept({ open: one ? { together: true as const } : {} });
  },
  open(draft, command, outcome) {
    if (outcome.again) return;
    const active = command.active ?? activeOf(draft);
    const events = outcome.together ? 'both' : inReadingOrder(draft.readings, command.sides, active);
    openEvents(draft, placeOf(command), events);
  },
  say(command, { together, again: same }, { name }) {
    const where = printPlace(command);
    if (same)
      return {
        text: `New dice of the assault on ${where}: doubles, no new random event`,
        rule: 'GOSS 23.1.1a',
      };
    const rule = 'GOSS 23.1.0';
    if (together) return { text: `Doubles: a random event in ${where}: ${name('both')}`, rule };
    const what = command.sides.length === 1 ? 'a random event' : 'random events';
    return { text: `Doubles: ${what} in ${where}: ${printList(command.sides.map(name))}`, rule };
  },
  short: ({ hex }) => inHex('the doubles', hex),
  // New dice of an assault that made its event make none.
  nature: (_, { again: same }) => (same ? 'record' : 'event'),
});

/** The active side’s event comes first, unless the table chooses the order. */
function inReadingOrder(readings: RuleChoices, named: readonly Side[], active: Side): readonly Side[] {
  if (readings.doubles === 'both' && readings['both-doubles'] === 'table') return named;
  return [active, otherSide(active)].filter((side) => named.includes(side));
}

/** Checks whether events may affect these sides under the table’s reading. @rule GOSS 23.1.0 */
function checkSides(open: OpenState, named: readonly Side[], active: Side): Result<null> {
  const { readings } = open;
  const rule = 'GOSS 23.1.0';
  const name = (side: Side) => open.sides[side].name;
  // With "either", one side alone may have rolled doubles.
  if (readings.doubles === 'either' && named.length === 1) return accept(null);
  const events = eventsFor(readings, SIDES, active);
  if (events === 'table')
    return named.length <= mostEvents(readings)
      ? accept(null)
      : refuse('By this table’s reading there is one event.', {
          rule,
          allowed: `Name ${name('first')} or ${name('second')}, or choose another reading.`,
        });
  const whom = events === 'both' ? SIDES : events;
  if (whom.length === named.length && whom.every((side) => named.includes(side))) return accept(null);
  const why =
    events === 'both'
      ? 'By this table’s reading there is one event, on both sides.'
      : whom.length === 1
        ? 'By this table’s reading there is one event, on the active side.'
        : 'By this table’s reading each side has an event.';
  return refuse(why, { rule, allowed: `Name ${whom.map(name).join(' and ')}, or choose another reading.` });
}

/** Says whom an event affects, if the reading leaves it to the table. @rule GOSS 23.1.0 */
export const saySide = plain({
  shape: v.strictObject({ type: v.literal('say-side'), event: v.string('Name the event.'), sides }),
  asks: { event: null, sides: 'Whom it affects' },
  check(open, command) {
    const event = pendingAt(open, command.event, 'side');
    if (!event.ok || command.sides.length <= mostEvents(open.readings)) return event;
    return refuse('By this table’s reading there is one event.', {
      rule: 'GOSS 23.1.0',
      allowed: 'Name one side.',
    });
  },
  open(draft, command) {
    const at = draft.pending.findIndex(({ id }) => id === command.event);
    const event = draft.pending[at];
    if (!event) return;
    const [one, ...others] = command.sides;
    draft.pending[at] = { ...event, side: one as Side, step: 'type' };
    openEvents(draft, event, others);
  },
  say: (command, _, { name }) => ({
    text: `The table says: the event affects ${printList(command.sides.map(name))}`,
    rule: 'GOSS 23.1.0',
  }),
  short: noShortForm,
  nature: 'event',
});
