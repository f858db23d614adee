import * as v from 'valibot';
import { edition } from '@/kernel/command/define';
import { accept } from '@/kernel/result';
import { kindOfDie, pendingAt } from '../events';
import { placeOf, printPlace } from '../hex';
import { placingOf } from '../markers';
import type { OpenState, PendingEvent } from '../state';
import type { Whom } from '../vocabulary';
import { define, goesOn } from './define';
import { countRolls, die, ifTyped, oneRoll, takeDice } from './dice';
import { id, kind, place, rolled, whom, yes } from './outcome-shapes';
import { FALLEN, FELL, inHex } from './told';

const typeOutcome = v.strictObject({
  ...place,
  event: id,
  die,
  rolled,
  side: whom,
  kind,
  /** A combat event is resolved at once; a movement event waits, stays for a phase, or is ignored. */
  // biome-ignore lint/suspicious/noThenProperty: “movement, then it waits” is how the die reads; no promise is meant.
  then: v.picklist(['resolve', 'waits', 'brief', 'ignored']),
  /** After a correction its event is no longer there. */
  fallen: v.optional(yes),
});
export type TypeOutcome = v.InferOutput<typeof typeOutcome>;

function outcomeOf(open: OpenState, { side, id: event, ...place }: PendingEvent, thrown: number) {
  const kind = kindOfDie(thrown);
  const affected = side as Whom;
  const then = kind === 'combat' ? ('resolve' as const) : placingOf(open, affected);
  return { event, die: thrown, side: affected, kind, then, ...placeOf(place) };
}

const THEN: Record<TypeOutcome['then'], string> = {
  resolve: 'It is resolved before the assault’s own result',
  waits: 'It waits for a unit in its hex or next to it that is about to move',
  brief: 'A side has its two markers already: it stays for the next phase alone (assumed)',
  ignored: 'Ignored: a side has its two markers already, and it would stay for more than one phase',
};

/** What becomes of it. */
export const sayThen = ({ then, fallen }: Pick<TypeOutcome, 'then' | 'fallen'>): string =>
  fallen ? FALLEN : THEN[then];

/** The type die: combat, or movement. A third movement event that would stay is ignored. @rule GOSS 23.1.0, 23.1.2 */
export const typeDie = define({
  shape: v.strictObject({
    type: v.literal('type-die'),
    event: v.string('Name the event or the marker.'),
    die: v.optional(die),
    edition,
  }),
  asks: { event: null, die: 'Die, 0 to 9' },
  outcome: typeOutcome,
  reveals: true,
  corrections: (command) => ifTyped(command.die),
  keepsOutcome(open, { open: outcome }) {
    const event = open.pending.find((item) => item.id === outcome.event && item.step === 'type');
    const { fallen: _, ...stands } = outcome;
    return { open: event ? { ...stands, ...outcomeOf(open, event, outcome.die) } : { ...outcome, ...FELL } };
  },
  decide({ open }, command, chance) {
    const running = goesOn(open);
    if (!running.ok) return running;
    const event = pendingAt(open, command.event, 'type');
    if (!event.ok) return event;
    const typed = command.die === undefined ? undefined : [command.die];
    const taken = takeDice(open, chance, {
      typed,
      ...oneRoll('type', event.value, !command.edition),
      each: 1,
    });
    if (!taken.ok) return taken;
    const { dice, rolled } = taken.value;
    return accept({ open: { ...outcomeOf(open, event.value, dice[0] as number), rolled } });
  },
  open(draft, command, outcome) {
    countRolls(draft, outcome.rolled, oneRoll('type', outcome, !command.edition));
    const event = draft.pending.find((item) => item.id === outcome.event);
    if (!event) return;
    if (outcome.then === 'resolve') {
      event.step = 'result';
      return;
    }
    draft.pending = draft.pending.filter((item) => item.id !== outcome.event);
    if (outcome.then === 'ignored') return;
    draft.markers.push({
      id: outcome.event,
      side: outcome.side,
      ...placeOf(outcome),
      since: draft.phases,
      until: outcome.then === 'brief' ? draft.phases + 1 : null,
      works: null,
    });
  },
  say(_, { die: thrown, kind: what, then, side, fallen, ...at }, { name }) {
    const ignored = then === 'ignored' ? ', ignored' : '';
    return {
      text: `Type die ${thrown}: a ${what} event for ${name(side)} in ${printPlace(at)}${ignored}`,
      notes: [sayThen({ then, fallen })],
      rule: then === 'ignored' || then === 'brief' ? 'GOSS 23.1.2' : 'GOSS 23.1.0',
    };
  },
  short: (_, { hex }) => inHex('the type die', hex),
  nature: 'event',
});
