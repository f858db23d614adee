import * as v from 'valibot';
import { anyway, whole } from '@/kernel/define';
import { printList } from '@/kernel/print';
import { accept, firstOf, type Refusal, refuse, unlessTold } from '@/kernel/result';
import { nothingPending } from '../events';
import type { Place } from '../grid';
import { isSamePlace, placeOf, printPlace } from '../hex';
import { endPhase, goingNext, passedOver } from '../markers';
import { checkGoing, onward } from '../onward';
import type { OpenState } from '../state';
import { DAY_PARTS, EXTENDED_NIGHT, phasesBetween, STEP_IDS, stepsOf, turnOf } from '../steps';
import type { Whom } from '../vocabulary';
import { advanceCame, clockCame } from './came';
import { define, type Edition, edition, goesOn } from './define';

/** What came of going on. */
export interface AdvanceCame {
  turn: number;
  step: string;
  /** So many phases ended; one where it is left out, as in older tables. */
  passed?: number;
  /** Markers that went: with their phase, or as the table said that their units are done. */
  gone: (Place & { side: Whom; works: boolean; asked?: true })[];
  /** The ids of those that the table took, and the markers that it left for a later phase. */
  took?: string[];
  stayed?: Place[];
}

function goneOf(open: OpenState, { passed = 1, took = [] }: Partial<AdvanceCame> = {}): AdvanceCame['gone'] {
  const asked = open.markers.filter(({ id }) => took.includes(id));
  const going = goingNext(open, passed).filter((marker) => !asked.includes(marker));
  return [
    ...going.map(({ side, works, ...place }) => ({ side, works: works !== null, ...placeOf(place) })),
    ...asked.map(({ side, ...place }) => ({ side, works: false, ...placeOf(place), asked: true as const })),
  ];
}

const ids = v.optional(v.array(v.string('Name the marker.')));
const advanceShape = v.strictObject({
  type: v.literal('advance'),
  extended: v.optional(v.boolean(), false),
  to: v.optional(v.picklist(['combat', ...STEP_IDS], 'Say "combat" or a phase of this game turn.')),
  stay: ids,
  go: ids,
  anyway,
  edition,
});
type Advance = Omit<v.InferOutput<typeof advanceShape>, 'edition'> & Edition;

/** A marker whose phase ends is asked about: nobody moved there, or its units are done. @rule GOSS 23.1.1b */
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
  const refusal = unlessTold({
    message: `No unit has set off the event in ${where} in this phase.`,
    rule: 'GOSS 23.1.1b',
    allowed: 'Roll its result if a unit moved there; else say whether it stays or goes.',
  });
  return firstOf([refusal], all);
}

/** Goes on to the next phase, or on to where something may happen; at the end of Night to extended night. @rule GOSS 4.3.0 */
export const advance = define<Advance & { type: 'advance' }, AdvanceCame>({
  corrections: [],
  kept(open, { open: came }) {
    const { stayed, ...rest } = came;
    const there = stayed?.filter((place) => open.markers.some((marker) => isSamePlace(marker, place)));
    return { open: { ...rest, gone: goneOf(open, came), ...(there?.length ? { stayed: there } : {}) } };
  },
  came: advanceCame,
  shape: advanceShape as never,
  audience: () => 'public',
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
  open(draft, _, came) {
    draft.markers = draft.markers.filter(({ id }) => !came.took?.includes(id));
    endPhase(draft, came.passed);
    draft.turn = came.turn;
    draft.step = came.step;
  },
});

function advanced(open: OpenState, { extended, to, go, edition: now }: Advance): AdvanceCame {
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

const clockShape = v.strictObject({
  type: v.literal('set-clock'),
  day: whole(1, 99),
  part: v.picklist(DAY_PARTS, `Say ${DAY_PARTS.join(', ')}.`),
  step: v.picklist(STEP_IDS, 'There is no such phase.'),
  edition,
});
type SetClock = Omit<v.InferOutput<typeof clockShape>, 'edition'> & Edition;

/** What came of setting the clock; nothing in older tables, where one phase ended. */
export type ClockCame = Partial<Pick<AdvanceCame, 'passed' | 'gone'>>;

/** Where a table stands that begins in the middle, or that played on without the app: phases in between have passed. */
export const setClock = define<SetClock, ClockCame>({
  corrections: [],
  kept: (open, { open: came }) => ({
    open: came.passed === undefined ? came : { ...came, gone: goneOf(open, came) },
  }),
  came: clockCame,
  shape: clockShape as never,
  audience: () => 'public',
  decide({ open }, { day, part, step, edition: now }) {
    const running = goesOn(open);
    if (!running.ok) return running;
    const free = nothingPending(open);
    if (!free.ok) return free;
    const steps = stepsOf(open.firstMoves, part === EXTENDED_NIGHT);
    if (!steps.some(({ id }) => id === step))
      return refuse(`That phase is not one of ${part}.`, {
        rule: 'GOSS 4.3.0',
        allowed: `Name one of ${steps.map(({ id }) => id).join(', ')}.`,
      });
    if (turnOf(day, part) === open.turn && step === open.step)
      return refuse('The clock shows that already.', { allowed: 'Name another phase.' });
    const passed = phasesBetween(open, { turn: turnOf(day, part), step });
    return accept({ open: now ? { passed, gone: goneOf(open, { passed }) } : {} });
  },
  open(draft, { day, part, step }, came) {
    endPhase(draft, came.passed);
    draft.turn = turnOf(day, part);
    draft.step = step;
  },
});
