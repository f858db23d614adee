import { affects, otherSide, type Side, type Whom } from './vocabulary';

/** The game turns of a day; extended night may follow the last one. @rule GOSS 4.3.0 */
export const PARTS = ['AM', 'PM', 'Night'] as const;
export const EXTENDED_NIGHT = 'Extended night';
export const DAY_PARTS = [...PARTS, EXTENDED_NIGHT] as const;
export type DayPart = (typeof DAY_PARTS)[number];

/** A phase of a player turn: whose units move in it, and whether ground assaults are made. */
interface Phase {
  id: string;
  name: string;
  moves?: 'own' | 'enemy';
  assaults?: true;
}

/** One row a phase, in the order of a player turn. */
const PHASES: readonly Phase[] = [
  { id: 'movement', name: 'Movement', moves: 'own' },
  { id: 'reaction', name: 'Enemy exploit', moves: 'enemy' },
  { id: 'combat', name: 'Combat', assaults: true },
  { id: 'exploitation', name: 'Own exploit', moves: 'own' },
  { id: 'administration', name: 'Administration' },
];

/** Extended night has a short sequence; which phases is assumed. */
const NIGHT_PHASES: readonly Phase[] = [
  { id: 'movement', name: 'Movement', moves: 'own' },
  { id: 'combat', name: 'Combat', assaults: true },
];

export interface Step {
  id: string;
  name: string;
  /** Whose player turn it is; null in the joint phases. */
  side: Side | null;
  /** Whose units move; null in the other phases. */
  mover: Side | null;
  assaults: boolean;
  extended: boolean;
}

export const JOINT: Step = {
  id: 'joint',
  name: 'Joint phases',
  side: null,
  mover: null,
  assaults: false,
  extended: false,
};

function playerTurn(side: Side, extended: boolean): Step[] {
  return (extended ? NIGHT_PHASES : PHASES).map(({ id, name, moves, assaults = false }) => ({
    id: `${extended ? 'extended:' : ''}${side}:${id}`,
    name,
    side,
    mover: moves ? (moves === 'own' ? side : otherSide(side)) : null,
    assaults,
    extended,
  }));
}

/** The steps of a game turn, or of an extended night, in order. */
export function stepsOf(firstMoves: Side, extended = false): Step[] {
  const turns = [firstMoves, otherSide(firstMoves)].flatMap((side) => playerTurn(side, extended));
  return extended ? turns : [JOINT, ...turns];
}

const ALL = [...stepsOf('first'), ...stepsOf('first', true)];
export const STEP_IDS = ALL.map(({ id }) => id);
export const stepAt = (id: string) => ALL.find((row) => row.id === id) as Step;

/** The current game turn and step of a table. */
export interface Clock {
  turn: number;
  step: string;
  firstMoves: Side;
}

/** Whether extended night may follow now: after the last step of Night. @rule GOSS 4.3.0 */
export const mayExtend = ({ turn, step, firstMoves }: Clock) =>
  partOf(turn) === 'Night' && stepsOf(firstMoves).at(-1)?.id === step;

/** The step after this one; after the last, the first of the next game turn or of extended night. */
export function nextStep(clock: Clock, extended = false): { turn: number; step: Step } {
  const steps = stepsOf(clock.firstMoves, stepAt(clock.step).extended);
  const next = steps[steps.findIndex(({ id }) => id === clock.step) + 1];
  if (next) return { turn: clock.turn, step: next };
  if (extended) return { turn: clock.turn, step: stepsOf(clock.firstMoves, true)[0] as Step };
  return { turn: clock.turn + 1, step: JOINT };
}

/** The next step after this one in which units of a side move. */
export function nextMove(clock: Clock, whom: Whom): { turn: number; step: Step } {
  let next = nextStep(clock);
  while (!affects(whom, next.step.mover)) next = nextStep({ ...clock, turn: next.turn, step: next.step.id });
  return next;
}

/** The number of phases that end between two clock positions; 0 if the clock is set back. */
export function phasesBetween(from: Clock, to: { turn: number; step: string }): number {
  const { extended } = stepAt(to.step);
  let now: Clock = from;
  for (let passed = 0; now.turn <= to.turn; passed += 1) {
    if (now.turn === to.turn && now.step === to.step) return passed;
    const next = nextStep(now, extended && now.turn === to.turn && mayExtend(now));
    now = { ...now, turn: next.turn, step: next.step.id };
  }
  return 0;
}

/** Whether it is Night, extended night too. @rule GOSS 4.3.0 */
export const isNight = ({ turn }: Pick<Clock, 'turn'>) => partOf(turn) === 'Night';

const partOf = (turn: number) => PARTS[(turn - 1) % PARTS.length] as (typeof PARTS)[number];
const dayOf = (turn: number) => Math.floor((turn - 1) / PARTS.length) + 1;

/** The game turn of a day and a part of it; extended night belongs to Night. */
export const turnOf = (day: number, part: DayPart) =>
  (day - 1) * PARTS.length + Math.min(DAY_PARTS.indexOf(part), PARTS.length - 1) + 1;

/** "PM", "Day 2": a later game turn, relative to this one. */
export const printLater = (turn: number, from: number) =>
  dayOf(turn) === dayOf(from) ? partOf(turn) : `Day ${dayOf(turn)}`;

/** "Day 3, PM". */
export const printTurn = (turn: number) => `Day ${dayOf(turn)}, ${partOf(turn)}`;

/** "Day 3, PM", or "Day 3, extended night". */
export const printClock = ({ turn, step }: Pick<Clock, 'turn' | 'step'>) =>
  stepAt(step).extended ? `Day ${dayOf(turn)}, ${EXTENDED_NIGHT.toLowerCase()}` : printTurn(turn);
