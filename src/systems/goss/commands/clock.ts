import * as v from 'valibot';
import { STAYS, whole } from '@/kernel/define';
import { accept, refuse } from '@/kernel/result';
import { nothingPending } from '../events';
import { type Place, placeOf } from '../hex';
import { endPhase, goingNext } from '../markers';
import type { OpenState } from '../state';
import { DAY_PARTS, EXTENDED_NIGHT, mayExtend, nextStep, STEP_IDS, stepsOf, turnOf } from '../steps';
import type { Side } from '../vocabulary';
import { define, goesOn, plain } from './define';

/** What came of going on. */
export interface AdvanceCame {
  turn: number;
  step: string;
  /** Markers that went with the phase. */
  gone: (Place & { side: Side; works: boolean })[];
}

const goneOf = (open: OpenState): AdvanceCame['gone'] =>
  goingNext(open).map(({ side, works, ...place }) => ({ side, works: works !== null, ...placeOf(place) }));

/** Goes on to the next phase; at the end of Night to extended night where the table says so. @rule GOSS 4.3.0 */
export const advance = define<{ type: 'advance'; extended: boolean }, AdvanceCame>({
  corrections: [],
  kept: (open, { open: came }) => ({ open: { ...came, gone: goneOf(open) } }),
  shape: v.strictObject({ type: v.literal('advance'), extended: v.optional(v.boolean(), false) }),
  audience: () => 'public',
  decide({ open }, { extended }) {
    const running = goesOn(open);
    if (!running.ok) return running;
    const free = nothingPending(open);
    if (!free.ok) return free;
    if (extended && !mayExtend(open))
      return refuse('Extended night follows Night.', {
        rule: 'GOSS 4.3.0',
        allowed: 'Go on to the next phase; ask again at the end of Night.',
      });
    const { turn, step } = nextStep(open, extended);
    return accept({ open: { turn, step: step.id, gone: goneOf(open) } });
  },
  open(draft, _, came) {
    endPhase(draft);
    draft.turn = came.turn;
    draft.step = came.step;
  },
});

/** Where a table stands that begins in the middle. */
export const setClock = plain(
  v.strictObject({
    type: v.literal('set-clock'),
    day: whole(1, 99),
    part: v.picklist(DAY_PARTS, `Say ${DAY_PARTS.join(', ')}.`),
    step: v.picklist(STEP_IDS, 'There is no such phase.'),
  }),
  (open, { day, part, step }) => {
    const free = nothingPending(open);
    if (!free.ok) return free;
    const steps = stepsOf(open.firstMoves, part === EXTENDED_NIGHT);
    if (!steps.some(({ id }) => id === step))
      return refuse(`That phase is not one of ${part}.`, {
        rule: 'GOSS 4.3.0',
        allowed: `Name one of ${steps.map(({ id }) => id).join(', ')}.`,
      });
    return turnOf(day, part) === open.turn && step === open.step
      ? refuse('The clock shows that already.', { allowed: 'Name another phase.' })
      : accept(null);
  },
  (draft, { day, part, step }) => {
    endPhase(draft);
    draft.turn = turnOf(day, part);
    draft.step = step;
  },
  STAYS,
);
