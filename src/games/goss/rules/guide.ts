import { type Guide as AnyGuide, headed, TO_HOME } from '@/kernel/guide';
import { printList } from '@/kernel/print';
import { printOdds } from './doubles';
import { NEEDS, nameEvent } from './events';
import { printPlace } from './hex';
import { goingNext, maySetOff, passedOver, printStep } from './markers';
import { checkGoing, type Going, onward } from './onward';
import type { OpenState, PendingEvent } from './state';
import { EXTENDED_NIGHT, printLater, stepAt } from './steps';

export type GuideAction = Guide['action'];

/** Something due now. */
export interface Due {
  id: string;
  words: string;
  rule: string;
}

/** The one next thing. */
export interface Guide extends AnyGuide<'doubles' | 'home' | `phase-end:${string}`> {
  /** There are no powers with hands here. */
  dues: Due[];
}

const RULES: Record<PendingEvent['step'], string> = {
  side: 'GOSS 23.1.0',
  type: 'GOSS 23.1.0',
  result: 'GOSS 23.1.1a',
};

/** Random events that are not settled yet. @rule GOSS 23.1.0 */
export const duesOf = (open: OpenState): Due[] =>
  open.over
    ? []
    : open.pending.map((event) => ({
        id: event.id,
        words: `${nameEvent(open, event)}: ${NEEDS[event.step]}`,
        rule: RULES[event.step],
      }));

/** "Go to combat", "Go to combat, Eastern turn", "Go to PM: combat". */
export function labelOnward(open: OpenState, going: Going): string {
  const { turn, step } = onward(open, going);
  const name = step.name.toLowerCase();
  if (turn !== open.turn) return `Go to ${printLater(turn, open.turn)}: ${name}`;
  const whose =
    step.side && step.side !== stepAt(open.step).side ? `, ${open.sides[step.side].name} turn` : '';
  return `Go to ${name}${whose}`;
}

/** Advances; if that passes a marker, the table is asked about it first. @rule GOSS 23.1.1b */
const goOn = (open: OpenState, label: string, going: Going & { to: string }): GuideAction =>
  passedOver(open).length > 0
    ? { label, go: `phase-end:${going.extended ? 'extended' : going.to}` }
    : { label, command: { type: 'advance', ...going } };

/**
 * The button that advances to where something may happen, and the one for extended night if allowed.
 * @rule GOSS 4.3.0
 */
export const advanceAction = (open: OpenState): GuideAction =>
  goOn(open, labelOnward(open, { to: 'combat' }), { to: 'combat' });
export function extendAction(open: OpenState): GuideAction | null {
  const going = { to: 'combat', extended: true };
  const follows = checkGoing(open, going).ok && !open.over && open.pending.length === 0;
  return follows ? goOn(open, EXTENDED_NIGHT, going) : null;
}
/** The way to one of the phases that lie ahead in this game turn. */
export const stepAction = (open: OpenState, id: string): GuideAction =>
  goOn(open, stepAt(id).name, { to: id });

/** What to do next. */
export function guideFor(open: OpenState): Guide {
  const base = { dues: duesOf(open) };
  if (open.over)
    return {
      ...base,
      line: 'The game is over',
      reason: 'The journal keeps every random event.',
      action: TO_HOME,
    };
  const [event] = open.pending;
  return { ...base, ...(event ? eventGuide(open, event) : stepGuide(open)) };
}

type Next = Omit<Guide, 'dues'>;

function eventGuide(open: OpenState, event: PendingEvent): Next {
  const more = open.pending.length - 1;
  const reasons: Record<PendingEvent['step'], string> = {
    side: 'By this table’s reading the table says.',
    type: '0 to 4 is a combat event, 5 to 9 a movement event; before the assault’s own result.',
    result: 'A combat event comes before the assault’s own result, and its marker is removed at once.',
  };
  const after = more > 0 ? ` ${more} more after it.` : '';
  return {
    line: NEEDS[event.step],
    reason: `${nameEvent(open, event)}. ${reasons[event.step]}${after}`,
    rule: RULES[event.step],
    action: { label: LABELS[event.step], go: 'doubles' },
  };
}

const LABELS: Record<PendingEvent['step'], string> = {
  side: 'Name the side',
  type: 'Type die',
  result: 'Two dice',
};

const WHOSE_ROLLS: Record<OpenState['readings']['doubles'], string> = {
  both: 'both dice rolls of an assault show',
  either: 'either dice roll of an assault shows',
};

function stepGuide(open: OpenState): Next {
  const step = stepAt(open.step);
  if (step.assaults)
    return {
      ...headed('Now', 'ground assaults'),
      reason: `Tap Doubles when ${WHOSE_ROLLS[open.readings.doubles]} doubles: ${printOdds(open.readings)}.`,
      rule: 'GOSS 23.1.0',
      action: { label: 'Doubles', go: 'doubles' },
    };
  return { ...moveGuide(open), action: advanceAction(open) };
}

function moveGuide(open: OpenState): Omit<Next, 'action'> {
  const step = stepAt(open.step);
  const ready = open.markers.filter((marker) => maySetOff(open, marker).ok);
  if (step.mover && ready.length > 0)
    return {
      line: 'Before anyone moves',
      reason: `${open.sides[step.mover].name} units in or next to ${printList(ready.map(printPlace))} set off a random event.`,
      rule: 'GOSS 23.1.1b',
    };
  const going = goingNext(open);
  const goes = going.length === 0 ? '' : ` The marker in ${printList(going.map(printPlace))} goes with it.`;
  const next = onward(open, { to: 'combat' }).step;
  return {
    ...headed('Now', step.name.toLowerCase()),
    reason: `Next: ${printStep(open, next.id)}.${goes}`,
    ...(going.length === 0 ? {} : { rule: 'GOSS 23.1.1b' }),
  };
}
