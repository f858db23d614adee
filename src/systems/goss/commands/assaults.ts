import * as v from 'valibot';
import { accept, type Result, refuse } from '@/kernel/result';
import { doublesOf, type Events, eventsFor, mostEvents } from '../doubles';
import { foundHere, nothingPending, openEvents, pendingAt } from '../events';
import { hexShape, mapShape, placeOf, printPlace } from '../hex';
import { printStep } from '../markers';
import type { Readings } from '../options';
import { sideShape } from '../setup';
import type { OpenState } from '../state';
import { stepAt } from '../steps';
import { type Dice, otherSide, SIDES, type Side } from '../vocabulary';
import { assaultCame, doublesCame } from './came';
import { define, type Edition, edition, goesOn, plain } from './define';
import { ifTyped, takeDice, twoDice } from './dice';

const place = { hex: hexShape, map: v.optional(mapShape) };
const anyway = v.optional(v.boolean(), false);
/** New dice of an assault that made its event; `false` is another assault of the hex. @rule GOSS 23.1.1a */
const again = v.optional(v.boolean());
const sides = v.pipe(
  v.array(sideShape),
  v.minLength(1, 'Name at least one side.'),
  v.maxLength(2, 'There are two sides.'),
  v.check((named) => new Set(named).size === named.length, 'Name each side once.'),
);

/** The side whose player turn it is; in the joint phases the one that moves first. */
const activeOf = ({ step, firstMoves }: OpenState): Side => stepAt(step).side ?? firstMoves;

/** Only a ground assault makes a random event, one after the other. @rule GOSS 23.1.0 */
function inAssault(open: OpenState, all: boolean): Result<null> {
  const running = goesOn(open);
  if (!running.ok) return running;
  const free = nothingPending(open);
  if (!free.ok) return free;
  if (all || stepAt(open.step).assaults) return accept(null);
  return refuse('Only the dice of a ground assault make a random event.', {
    rule: 'GOSS 23.1.0',
    allowed: `Now: ${printStep(open, open.step)}. Go on to Combat, or say that it was a ground assault anyway.`,
  });
}

type Again = Edition & { hex: string; map?: string | undefined; again?: boolean | undefined };

/** New dice of the same assault make no event: where the hex had one in this phase, it is asked. @rule GOSS 23.1.1a (assumed) */
function checkAgain(open: OpenState, { edition: now, again: said, ...command }: Again): Result<null> {
  const place = placeOf(command);
  const asks = now && said === undefined && foundHere(open, place);
  if (!asks) return accept(null);
  return refuse(`The assault on ${printPlace(place)} has had its random event in this phase.`, {
    rule: 'GOSS 23.1.1a',
    allowed: 'Say whether these are new dice of that assault, which make no event, or another assault.',
  });
}

const assaultShape = v.strictObject({
  type: v.literal('assault'),
  ...place,
  attacker: sideShape,
  active: v.optional(sideShape),
  dice: v.optional(v.strictObject({ attacker: twoDice, defender: twoDice })),
  again,
  anyway,
  edition,
});
type Assault = Omit<v.InferOutput<typeof assaultShape>, 'edition'> & Edition;

/** What came of an assault’s dice. */
export interface AssaultCame {
  dice: Record<Side, Dice>;
  rolled: number;
  active: Side;
  /** Who rolled doubles. */
  doubles: Side[];
  events: Events;
  /** New dice of an assault that made its event. */
  again?: true;
}

/** A ground assault in full: two dice each, and the random events that they make. @rule GOSS 23.1.0 */
export const assault = define<Assault, AssaultCame>({
  corrections: ifTyped('dice'),
  kept: true,
  came: assaultCame,
  shape: assaultShape as never,
  audience: () => 'public',
  decide({ open }, command, chance) {
    const here = inAssault(open, command.anyway);
    if (!here.ok) return here;
    const fresh = checkAgain(open, command);
    if (!fresh.ok) return fresh;
    const typed = command.dice && [...command.dice.attacker, ...command.dice.defender];
    const taken = takeDice(open, chance, { typed, count: 4 });
    if (!taken.ok) return taken;
    const [a = 0, b = 0, c = 0, d = 0] = taken.value.dice;
    const attacks: Dice = [a, b];
    const defends: Dice = [c, d];
    const dice =
      command.attacker === 'first'
        ? { first: attacks, second: defends }
        : { first: defends, second: attacks };
    const active = command.active ?? activeOf(open);
    const doubles = doublesOf(dice);
    const events = command.again ? [] : eventsFor(open.readings, doubles, active);
    const same = command.again ? { again: true as const } : {};
    return accept({ open: { dice, rolled: taken.value.rolled, active, doubles, events, ...same } });
  },
  open(draft, command, came) {
    draft.rolled += came.rolled;
    openEvents(draft, placeOf(command), came.events);
  },
});

const doublesShape = v.strictObject({
  type: v.literal('doubles'),
  ...place,
  sides,
  active: v.optional(sideShape),
  again,
  anyway,
  edition,
});
type Doubles = Omit<v.InferOutput<typeof doublesShape>, 'edition'> & Edition;

/** What came of doubles where it is not one event for each side that was named. */
export interface DoublesCame {
  /** One event on both sides. */
  together?: true;
  /** New dice of an assault that made its event: none. */
  again?: true;
}

/** Doubles that the players saw on their own dice, by the sides that they affect. @rule GOSS 23.1.0 */
export const doubles = define<Doubles, DoublesCame>({
  came: doublesCame,
  shape: doublesShape as never,
  audience: () => 'public',
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
  open(draft, command, came) {
    if (came.again) return;
    const active = command.active ?? activeOf(draft);
    const events = came.together ? 'both' : inReadingOrder(draft.readings, command.sides, active);
    openEvents(draft, placeOf(command), events);
  },
});

/** The active side’s event comes first, unless the table says. */
function inReadingOrder(readings: Readings, named: readonly Side[], active: Side): readonly Side[] {
  if (readings.doubles === 'both' && readings['both-doubles'] === 'table') return named;
  return [active, otherSide(active)].filter((side) => named.includes(side));
}

/** Whether events may affect these sides by the table’s reading. @rule GOSS 23.1.0 */
function checkSides(open: OpenState, named: readonly Side[], active: Side): Result<null> {
  const { readings } = open;
  const rule = 'GOSS 23.1.0';
  const name = (side: Side) => open.sides[side].name;
  // With "either" one side may have rolled doubles alone.
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

/** Whom an event affects where the reading leaves it to the table. @rule GOSS 23.1.0 */
export const saySide = plain(
  v.strictObject({ type: v.literal('say-side'), event: v.string('Name the event.'), sides }),
  (open, command) => {
    const event = pendingAt(open, command.event, 'side');
    if (!event.ok || command.sides.length <= mostEvents(open.readings)) return event;
    return refuse('By this table’s reading there is one event.', {
      rule: 'GOSS 23.1.0',
      allowed: 'Name one side.',
    });
  },
  (draft, command) => {
    const at = draft.pending.findIndex(({ id }) => id === command.event);
    const event = draft.pending[at];
    if (!event) return;
    const [one, ...others] = command.sides;
    draft.pending[at] = { ...event, side: one as Side, step: 'type' };
    openEvents(draft, event, others);
  },
);
