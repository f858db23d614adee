import * as v from 'valibot';
import { editionUpTo, noShortForm, whole } from '@/kernel/command/define';
import { accept, refuse } from '@/kernel/result';
import { nothingPending } from '../events';
import { endPhase } from '../markers';
import { DAY_PARTS, EXTENDED_NIGHT, phasesBetween, STEP_IDS, stepsOf, turnOf } from '../steps';
import { define, goesOn } from './define';
import { count } from './outcome-shapes';
import { gone, goneOf, passed, sayGone, sayPassed, sayStep } from './told';

/** Sets the clock of a table begun mid-game or played on without the app: phases between have passed. */
export const setClock = define({
  shape: v.strictObject({
    type: v.literal('set-clock'),
    day: whole(1, 99),
    part: v.picklist(DAY_PARTS, `Say ${DAY_PARTS.join(', ')}.`),
    step: v.picklist(STEP_IDS, 'There is no such phase.'),
    edition: editionUpTo(3),
  }),
  asks: { day: null, part: null, step: null },
  // Omitted in older tables, where one phase ended.
  outcome: v.strictObject({
    passed,
    gone: v.optional(gone),
    /** How many phases start again because the clock is set back. */
    back: v.optional(count),
  }),
  reveals: false,
  corrections: [],
  keepsOutcome: (open, { open: outcome }) => ({
    open: outcome.passed === undefined ? outcome : { ...outcome, gone: goneOf(open, outcome) },
  }),
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
    if (!now) return accept({ open: {} });
    const at = { turn: turnOf(day, part), step };
    const passed = phasesBetween(open, at);
    const back = now < 3 ? 0 : phasesBetween({ ...at, firstMoves: open.firstMoves }, open);
    return accept({ open: { passed, gone: goneOf(open, { passed }), ...(back > 0 ? { back } : {}) } });
  },
  open(draft, { day, part, step }, outcome) {
    endPhase(draft, outcome.passed);
    // A marker is removed at the end of its phase, which is now further ahead.
    for (const marker of draft.markers) if (marker.until !== null) marker.until += outcome.back ?? 0;
    draft.turn = turnOf(day, part);
    draft.step = step;
  },
  say({ day, part, step }, { gone: went = [], passed: phases }, { name }) {
    return {
      text: `The clock is set to ${sayStep(turnOf(day, part), step, name)}`,
      ...(phases === undefined ? {} : { notes: [...sayGone(went, name), ...sayPassed(phases)] }),
    };
  },
  short: noShortForm,
  nature: 'ruling',
});
