import * as v from 'valibot';
import { text, whole } from '@/kernel/define';
import { accept, type Result, refuse } from '@/kernel/result';
import { kindOfDie, markerAt, pendingAt } from '../events';
import type { Place } from '../grid';
import { placeOf, printPlace } from '../hex';
import { passes } from '../leaders';
import { placingOf } from '../markers';
import type { OpenState, PendingEvent } from '../state';
import type { EventKind, Whom } from '../vocabulary';
import { negateCame, typeCame as typeCameShape } from './came';
import { define, goesOn } from './define';
import { die, ifTyped, takeDice } from './dice';

const id = v.string('Name the event or the marker.');

/** What came of a type die. */
export interface TypeCame extends Place {
  event: string;
  die: number;
  rolled: number;
  side: Whom;
  kind: EventKind;
  /** A combat event is resolved at once; a movement event waits, stays for a phase, or is ignored. */
  then: 'resolve' | 'waits' | 'brief' | 'ignored';
  /** After a correction its event is no longer there. */
  fallen?: true;
}

function typeCame(open: OpenState, { side, id: event, ...place }: PendingEvent, thrown: number) {
  const kind = kindOfDie(thrown);
  const affected = side as Whom;
  const then = kind === 'combat' ? ('resolve' as const) : placingOf(open, affected);
  return { event, die: thrown, side: affected, kind, then, ...placeOf(place) };
}

/** The type die: combat, or movement. A third movement event that would stay is ignored. @rule GOSS 23.1.0, 23.1.2 */
export const typeDie = define<{ type: 'type-die'; event: string; die?: number | undefined }, TypeCame>({
  corrections: ifTyped('die'),
  kept(open, { open: came }) {
    const event = open.pending.find((item) => item.id === came.event && item.step === 'type');
    const { fallen: _, ...stands } = came;
    return { open: event ? { ...stands, ...typeCame(open, event, came.die) } : { ...came, fallen: true } };
  },
  came: typeCameShape,
  shape: v.strictObject({ type: v.literal('type-die'), event: id, die: v.optional(die) }),
  audience: () => 'public',
  decide({ open }, command, chance) {
    const running = goesOn(open);
    if (!running.ok) return running;
    const event = pendingAt(open, command.event, 'type');
    if (!event.ok) return event;
    const typed = command.die === undefined ? undefined : [command.die];
    const taken = takeDice(open, chance, { typed, count: 1 });
    if (!taken.ok) return taken;
    const { dice, rolled } = taken.value;
    return accept({ open: { ...typeCame(open, event.value, dice[0] as number), rolled } });
  },
  open(draft, _, came) {
    draft.rolled += came.rolled;
    const event = draft.pending.find((item) => item.id === came.event);
    if (!event) return;
    if (came.then === 'resolve') {
      event.step = 'result';
      return;
    }
    draft.pending = draft.pending.filter((item) => item.id !== came.event);
    if (came.then === 'ignored') return;
    draft.markers.push({
      id: came.event,
      side: came.side,
      ...placeOf(came),
      since: draft.phases,
      until: came.then === 'brief' ? draft.phases + 1 : null,
      works: null,
    });
  },
});

const negateShape = v.strictObject({
  type: v.literal('negate'),
  event: v.optional(id),
  marker: v.optional(id),
  leader: v.optional(text(40)),
  rating: v.optional(whole(0, 9)),
  die: v.optional(die),
});
type Negate = v.InferOutput<typeof negateShape>;

/** What came of a leader’s word or die. */
export interface NegateCame extends Place {
  id: string;
  side: Whom | null;
  die?: number;
  rolled: number;
  negated: boolean;
  fallen?: true;
}

/** A pending event or a waiting marker; what is at work already cannot be negated any more (assumed). */
function negatable(
  open: OpenState,
  { event, marker }: Negate,
): Result<Place & { id: string; side: Whom | null }> {
  if ((event === undefined) === (marker === undefined))
    return refuse('Name an event or a marker.', { rule: 'GOSS 22.1.5', allowed: 'One of them.' });
  if (marker !== undefined) {
    const found = markerAt(open, marker);
    if (!found.ok || !found.value.works) return found;
    return refuse(`The event in ${printPlace(found.value)} is in effect already.`, {
      rule: 'GOSS 22.1.5',
      allowed: 'Take its marker away if the table agrees.',
    });
  }
  const pending = open.pending.find((item) => item.id === event);
  return pending ? accept(pending) : pendingAt(open, event as string, 'type');
}

const isThere = ({ pending, markers }: OpenState, id: string) =>
  pending.some((item) => item.id === id) || markers.some((item) => item.id === id && !item.works);

/** A leader negates an event: by the table’s word, or with a die against the rating. @rule GOSS 22.1.5 */
export const negate = define<Negate, NegateCame>({
  // Without a rating nothing is rolled.
  corrections: (command) => ifTyped(command.rating === undefined ? 'type' : 'die')(command),
  kept(open, { open: came }) {
    const { fallen: _, ...stands } = came;
    return { open: isThere(open, came.id) ? stands : { ...came, fallen: true } };
  },
  came: negateCame,
  shape: negateShape,
  audience: () => 'public',
  decide({ open }, command, chance) {
    const running = goesOn(open);
    if (!running.ok) return running;
    const found = negatable(open, command);
    if (!found.ok) return found;
    const { side } = found.value;
    const of = { id: found.value.id, side, ...placeOf(found.value) };
    const { rating } = command;
    if (rating === undefined && command.die !== undefined)
      return refuse('A die alone decides nothing.', {
        rule: 'GOSS 22.1',
        allowed: 'Name the leader’s rating, or leave the die out.',
      });
    if (rating === undefined) return accept({ open: { ...of, rolled: 0, negated: true } });
    const typed = command.die === undefined ? undefined : [command.die];
    const taken = takeDice(open, chance, { typed, count: 1 });
    if (!taken.ok) return taken;
    const [thrown = 0] = taken.value.dice;
    const negated = passes(open.readings, rating, thrown);
    return accept({ open: { ...of, die: thrown, rolled: taken.value.rolled, negated } });
  },
  open(draft, _, came) {
    draft.rolled += came.rolled;
    if (!came.negated || came.fallen) return;
    draft.pending = draft.pending.filter((item) => item.id !== came.id);
    draft.markers = draft.markers.filter((item) => item.id !== came.id);
  },
});
