import { cardsHeld, hasCurtain } from '@/kernel/round';
import { isForOne } from '@/kernel/seats';
import type { Event } from '../cards/card';
import { windowOf } from '../effects';
import type { TrackedPart } from '../state/setup';
import { isTracked, type OpenState } from '../state/state';
import { printList } from '../vocabulary';
import { ASKS, MOMENTS, NOT_SHOWN } from './guide-words';
import { isToCome, STEPS, type Step, stepAt, stepIndex } from './phases';

/** Whether players with paper cards are asked to show them at this step. @rule GS 9.41 */
export const asksAt = (open: OpenState): boolean => !hasCurtain(open) && asksFor(open, open.step);

/** Whether a step asks for cards in hands; subversion only asks Russia. */
const asksFor = (open: OpenState, step: string): boolean =>
  !open.noMoreCards &&
  (step in ASKS || step in MOMENTS) &&
  (step === 'subversion' ? open.hands.Russia.held > 0 : cardsHeld(open) > 0);

/** What the app tracks at a step; while it does, the guide does not skip that step. */
const TRACKED_AT: Record<string, TrackedPart> = {
  research: 'research',
  construction: 'ships',
  placement: 'flags',
  resolution: 'flags',
};

/** Steps a solo player does on the board at their own pace: the guide stops there whatever the app tracks. */
const ALONE_AT = ['research', 'placement', 'resolution'];

/** Whether something may be done at a step besides showing cards; the Crisis and the end always are such steps. */
function isStop(open: OpenState, step: string): boolean {
  if (step === 'crisis' || step === 'end') return true;
  if (ALONE_AT.includes(step) && hasCurtain(open) && isForOne(open.seats)) return true;
  if (step === 'income') return isTracked(open, 'income') && !open.incomeTaken;
  const tracked = TRACKED_AT[step];
  return tracked !== undefined && isTracked(open, tracked);
}

/** Whether held cards are still shown and discarded as diplomacy is resolved, with the app’s deck. @rule GS 9.13 */
const shedsAt = (open: OpenState, step: string): boolean =>
  step === 'resolution' && hasCurtain(open) && cardsHeld(open) > 0;

/** Whether a step has something for this table: to do on the board, to show, or to shed. */
export const stopsAt = (open: OpenState, step: string): boolean =>
  isStop(open, step) || asksFor(open, step) || shedsAt(open, step);

/** Whether a card was shown at the end of a step that asks for it. */
export const shownAt = (open: OpenState, step: string): boolean => {
  const { shows, ends } = stepAt(step);
  return open.shown.some(({ event, how }) =>
    (how === 'declined' ? ends : shows).includes(windowOf(event, open)),
  );
};

/**
 * "No factory event was shown.", after a tap that could have shown one; empty if one was shown. It reports
 * only what everyone has seen, and nothing from hands.
 */
export function sayNotShown(open: OpenState): string {
  if (!hasCurtain(open)) return '';
  const before = STEPS.slice(0, stepIndex(open.step)).findLast(({ id }) => stopsAt(open, id));
  return before && asksFor(open, before.id) && !shownAt(open, before.id) ? (NOT_SHOWN[before.id] ?? '') : '';
}

/** "Research": a step in a word. */
export const shortName = ({ id, name }: Step): string => SHORT[id] ?? name;

/** The next step that has something for such a table. */
export function nextStop(open: OpenState): Step {
  return STEPS.find(({ id }) => stepIndex(id) > stepIndex(open.step) && stopsAt(open, id)) ?? stepAt('end');
}

const isLater = (open: OpenState, { id }: Step) => stepIndex(id) > stepIndex(open.step);

/** The next stop in a later phase. */
export function nextPhase(open: OpenState): Step {
  const { phase } = stepAt(open.step);
  return (
    STEPS.find((step) => isLater(open, step) && step.phase !== phase && stopsAt(open, step.id)) ??
    stepAt('end')
  );
}

/** The moments of this phase at which paper cards may still be shown, in order. @rule GS 9.41 */
export function momentsOf(open: OpenState): Step[] {
  if (hasCurtain(open)) return [];
  const { phase } = stepAt(open.step);
  return STEPS.filter(
    (step) =>
      step.phase === phase && (step.id === open.step || isLater(open, step)) && asksFor(open, step.id),
  );
}

/**
 * The moment to go on to before a paper card is shown, or null. Diplomatic cards come after all counters are down,
 * and subversion after them: what has its own moment later would otherwise wait for it.
 * @rule GS 9.41D; Guide, Diplomacy
 */
export function momentToShow(open: OpenState, event: Event): string | null {
  if (hasCurtain(open) || stepAt(open.step).phase !== 'Diplomatic') return null;
  const window = windowOf(event, open);
  return (
    STEPS.find((step) => isLater(open, step) && step.shows.includes(window) && isToCome(window, open.step))
      ?.id ?? null
  );
}

/** Whether a card was shown at any moment of this phase. */
export const shownInPhase = (open: OpenState): boolean =>
  STEPS.some(({ id, phase }) => phase === stepAt(open.step).phase && shownAt(open, id));

/** Returns the next step where something other than showing cards is possible. */
export const endOfCards = (open: OpenState): string =>
  STEPS.find(({ id }) => stepIndex(id) > stepIndex(open.step) && isStop(open, id))?.id ?? 'end';

const SHORT: Record<string, string> = {
  'income-events': 'Income',
  income: 'Income',
  industrial: 'Factories',
  research: 'Research',
  construction: 'Construction',
  placement: 'Placement',
  diplomacy: 'Diplomacy',
  subversion: 'Subversion',
  resolution: 'Diplomacy',
};

/** "Research and Construction ask nothing of this table."; empty if no step is skipped. */
export function sayPassed(open: OpenState, stop: Step): string {
  const steps = STEPS.slice(stepIndex(open.step) + 1, stepIndex(stop.id));
  const names = [...new Set(steps.map(shortName))];
  return names.length > 0
    ? `${printList(names)} ${names.length === 1 && names[0] !== SHORT.industrial ? 'asks' : 'ask'} nothing of this table.`
    : '';
}

/** "the Crisis": the destination in a button's label. */
export const onTo = ({ id, phase }: Step): string => (id === 'crisis' ? 'the Crisis' : (SHORT[id] ?? phase));
