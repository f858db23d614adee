import * as v from 'valibot';
import { edition, text, whole } from '@/kernel/command/define';
import { CORRECTIONS } from '@/kernel/game';
import { accept, type Result, refuse } from '@/kernel/result';
import { markerAt, pendingAt } from '../events';
import type { HexPlace } from '../grid';
import { placeOf, printPlace } from '../hex';
import { passes } from '../leaders';
import type { OpenState } from '../state';
import type { Whom } from '../vocabulary';
import { define, goesOn } from './define';
import { countRolls, die, ifTyped, oneRoll, takeDice } from './dice';
import { id as idCame, place, rolled, whom, yes } from './outcome-shapes';
import { FALLEN, FELL, inHex } from './told';

const id = v.string('Name the event or the marker.');

interface Named {
  event?: string | undefined;
  marker?: string | undefined;
}

/** A pending event or a waiting marker; what is at work already cannot be negated any more (assumed). */
function negatable(
  open: OpenState,
  { event, marker }: Named,
): Result<HexPlace & { id: string; side: Whom | null }> {
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

const findAgain = ({ pending, markers }: OpenState, id: string) =>
  pending.find((item) => item.id === id) ?? markers.find((item) => item.id === id && !item.works);

/** A leader negates an event: by the table’s word, or with a die against the rating. @rule GOSS 22.1.5 */
export const negate = define({
  shape: v.strictObject({
    type: v.literal('negate'),
    event: v.optional(id),
    marker: v.optional(id),
    leader: v.optional(text(40)),
    rating: v.optional(whole(0, 9)),
    die: v.optional(die),
    edition,
  }),
  asks: {
    event: null,
    marker: null,
    leader: 'Which leader',
    rating: 'The leader’s rating',
    die: 'Die, 0 to 9',
  },
  outcome: v.strictObject({
    ...place,
    id: idCame,
    side: v.nullable(whom),
    die: v.optional(die),
    rolled,
    negated: v.boolean(),
    fallen: v.optional(yes),
  }),
  reveals: true,
  // Without a rating there is no roll.
  corrections: (command) => (command.rating === undefined ? CORRECTIONS : ifTyped(command.die)),
  keepsOutcome(open, { open: outcome }) {
    const { fallen: _, ...stands } = outcome;
    const there = findAgain(open, outcome.id);
    if (!there) return { open: { ...outcome, ...FELL } };
    if (!open.replayed) return { open: stands };
    const { hex: __, map: ___, ...rest } = stands;
    return { open: { ...rest, side: there.side, ...placeOf(there) } };
  },
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
    const taken = takeDice(open, chance, { typed, ...oneRoll('negate', of, !command.edition), each: 1 });
    if (!taken.ok) return taken;
    const [thrown = 0] = taken.value.dice;
    const negated = passes(open.readings, rating, thrown);
    return accept({ open: { ...of, die: thrown, rolled: taken.value.rolled, negated } });
  },
  open(draft, command, outcome) {
    countRolls(draft, outcome.rolled, oneRoll('negate', outcome, !command.edition));
    if (!outcome.negated || outcome.fallen) return;
    draft.pending = draft.pending.filter((item) => item.id !== outcome.id);
    draft.markers = draft.markers.filter((item) => item.id !== outcome.id);
  },
  say({ leader, rating }, { die: thrown, negated, fallen, ...at }) {
    const who = leader ?? 'A leader';
    const shown = thrown === undefined ? [] : [`The die shows ${thrown} against a rating of ${rating}`];
    return {
      text: negated
        ? `${who} negates the event in ${printPlace(at)}`
        : `${who} does not negate the event in ${printPlace(at)}: it stays`,
      notes: [...shown, ...(fallen ? [FALLEN] : [])],
      rule: 'GOSS 22.1.5',
    };
  },
  short: (_, { hex }) => inHex('the leader', hex),
  nature: 'event',
});
