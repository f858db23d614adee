import { accept, type Result, refuse } from '@/kernel/result';
import type { OpenState } from './state';
import { mayExtend, nextStep, type Step, stepAt, stepsOf } from './steps';
import { affects } from './vocabulary';

/** How far to advance in one go: to the next ground assaults, or to a later phase of this game turn. */
export interface Going {
  extended?: boolean;
  to?: string | undefined;
  /** Markers that go before. */
  took?: readonly string[];
}

/** The target, and how many phases end on the way. */
export interface Onward {
  turn: number;
  step: Step;
  passed: number;
}

/** Whether a unit may set off a marker on the map in this phase. @rule GOSS 23.1.1b */
const mayBeSetOff = (
  { markers, phases }: OpenState,
  { mover }: Step,
  passed: number,
  took: readonly string[],
) =>
  markers.some(
    ({ id, side, works, until }) =>
      !works && affects(side, mover) && !took.includes(id) && (until === null || until >= phases + passed),
  );

/**
 * Advances one phase, or as many as lead to the next ground assaults (`combat`) or to a phase by its id.
 * Stops earlier if a marker may be set off.
 * @rule GOSS 23.1.1b
 */
export function onward(open: OpenState, { extended = false, to, took = [] }: Going = {}): Onward {
  const { firstMoves } = open;
  let at = { turn: open.turn, step: stepAt(open.step) };
  let passed = 0;
  // A phase that does not occur, of a past night, is searched for only up to the next game turn.
  const mayGoOn = () => to !== undefined && !isThere(at.step, to) && at.turn <= open.turn + 1;
  do {
    const clock = { turn: at.turn, step: at.step.id, firstMoves };
    at = nextStep(clock, extended && mayExtend(clock));
    passed += 1;
  } while (mayGoOn() && !mayBeSetOff(open, at.step, passed, took));
  return { ...at, passed };
}

const isThere = (step: Step, to: string) => (to === 'combat' ? step.assaults : step.id === to);

/** Whether the table may go there: a phase that is named must lie ahead, extended night follows Night. @rule GOSS 4.3.0 */
export function checkGoing(open: OpenState, { extended, to }: Going): Result<null> {
  if (to !== undefined && to !== 'combat') {
    const steps = stepsOf(open.firstMoves, stepAt(open.step).extended);
    const ahead = steps.slice(steps.findIndex(({ id }) => id === open.step) + 1);
    if (!ahead.some(({ id }) => id === to))
      return refuse('That phase does not lie ahead in this game turn.', {
        allowed: `Name ${['combat', ...ahead.map(({ id }) => id)].join(', ')}, or set the clock.`,
      });
  }
  const { step } = onward(open, { extended: extended ?? false, to });
  return extended && !(step.extended && !stepAt(open.step).extended)
    ? refuse('Extended night follows Night.', {
        rule: 'GOSS 4.3.0',
        allowed: 'Go on to the next phase; ask again at the end of Night.',
      })
    : accept(null);
}
