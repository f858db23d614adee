import * as v from 'valibot';
import type { Stored } from '@/kernel/command/command';
import { edition, noShortForm, override } from '@/kernel/command/define';
import { printList } from '@/kernel/print';
import { accept, firstOf, overridable, type Refusal } from '@/kernel/result';
import { nothingPending } from '../events';
import { isSamePlace, placeOf, printPlace } from '../hex';
import { endPhase, passedOver } from '../markers';
import { checkGoing, onward } from '../onward';
import type { OpenState } from '../state';
import { STEP_IDS } from '../steps';
import { define, goesOn } from './define';
import { count, id, place } from './outcome-shapes';
import { gone, goneOf, passed, sayGone, sayPassed, sayStep } from './told';

const ids = v.optional(v.array(v.string('Name the marker.')));
const shape = v.strictObject({
  type: v.literal('advance'),
  extended: v.optional(v.boolean(), false),
  to: v.optional(v.picklist(['combat', ...STEP_IDS], 'Say "combat" or a phase of this game turn.')),
  stay: ids,
  go: ids,
  anyway: override,
  edition,
});
type Advance = Stored<v.InferOutput<typeof shape>>;

const advanceOutcome = v.strictObject({
  turn: count,
  step: v.picklist(STEP_IDS),
  passed,
  gone,
  /** The ids of those that the table took, and the markers that it left for a later phase. */
  took: v.optional(v.array(id)),
  stayed: v.optional(v.array(v.strictObject(place))),
});

/**
 * Requires an answer for a marker whose phase ends: no unit moved there, or its units are done.
 * @rule GOSS 23.1.1b
 */
function checkAsked(
  open: OpenState,
  { stay = [], go = [], anyway: all, edition: now }: Advance,
): Refusal | null {
  if (!now) return null;
  const over = passedOver(open);
  const named = [...stay, ...go];
  const other = named.find((id, at) => !over.some((marker) => marker.id === id) || named.indexOf(id) !== at);
  if (other !== undefined)
    return {
      message:
        'Only a marker that could be set off in this phase stays or goes as it ends, and is named once.',
      rule: 'GOSS 23.1.1b',
      allowed:
        over.length === 0 ? 'There is none: name no marker.' : `Now: ${printList(over.map(printPlace))}.`,
    };
  const left = over.filter(({ id }) => !named.includes(id));
  if (left.length === 0) return null;
  const where = printList(left.map(printPlace));
  const refusal = overridable({
    message: `No unit has set off the event in ${where} in this phase.`,
    rule: 'GOSS 23.1.1b',
    allowed: 'Roll its result if a unit moved there; else say whether it stays or goes.',
  });
  return firstOf([refusal], all);
}

function advanced(
  open: OpenState,
  { extended, to, go, edition: now }: Advance,
): v.InferOutput<typeof advanceOutcome> {
  const took = go?.length ? { took: [...go] } : {};
  const { turn, step, passed } = onward(open, { extended, to, ...took });
  const at = { turn, step: step.id };
  if (!now) return { ...at, gone: goneOf(open) };
  const stayed = passedOver(open).filter(({ id }) => !go?.includes(id));
  return {
    ...at,
    passed,
    gone: goneOf(open, { passed, ...took }),
    ...took,
    ...(stayed.length > 0 ? { stayed: stayed.map(placeOf) } : {}),
  };
}

/**
 * Advances to the next phase, or to where something may happen; at the end of Night to extended night.
 * @rule GOSS 4.3.0
 */
export const advance = define({
  shape,
  asks: { extended: null, to: null, stay: null, go: null, anyway: null },
  outcome: advanceOutcome,
  reveals: false,
  corrections: [],
  keepsOutcome(open, { open: outcome }) {
    const { stayed, ...rest } = outcome;
    const there = stayed?.filter((place) => open.markers.some((marker) => isSamePlace(marker, place)));
    return { open: { ...rest, gone: goneOf(open, outcome), ...(there?.length ? { stayed: there } : {}) } };
  },
  decide({ open }, command) {
    const running = goesOn(open);
    if (!running.ok) return running;
    const free = nothingPending(open);
    if (!free.ok) return free;
    const going = checkGoing(open, command);
    if (!going.ok) return going;
    const asked = checkAsked(open, command);
    return asked ? { ok: false, refusal: asked } : accept({ open: advanced(open, command) });
  },
  open(draft, _, outcome) {
    draft.markers = draft.markers.filter(({ id }) => !outcome.took?.includes(id));
    endPhase(draft, outcome.passed);
    draft.turn = outcome.turn;
    draft.step = outcome.step;
  },
  say(_, { turn, step, gone: went, passed: phases, stayed = [] }, { name }) {
    const stay = `No unit moved at ${printList(stayed.map(printPlace))}: the marker stays`;
    return {
      text: sayStep(turn, step, name),
      notes: [...sayGone(went, name), ...(stayed.length > 0 ? [stay] : []), ...sayPassed(phases)],
      ...(went.length + stayed.length > 0 ? { rule: 'GOSS 23.1.1b' } : {}),
    };
  },
  short: noShortForm,
  // A marker whose phase ends is removed from the map.
  nature: (_, outcome) => (outcome.gone.length > 0 ? 'event' : 'step'),
});
