import type { Event } from '../cards/card';
import type { Edition } from '../commands/define';
import { partWindow } from '../effects';
import type { Answers } from '../effects/shapes';
import type { Window } from '../effects/windows';
import type { Showing } from '../state/outcomes';
import type { OpenState } from '../state/state';
import type { Power } from '../vocabulary';
import { applyOrAsk } from './asking';
import { hasPassed, stepAt } from './phases';

/** Parts of one card that apply at moments of their own, where the table reads them so (reading parts-moment). */

/** Windows that parts wait for. A right used in a segment is available once shown, or came too late. */
const MOMENTS: readonly Window[] = ['income', 'diplomatic', 'flexible', 'subversion'];

/** Returns the later window that a part waits for, or null. */
export function waits(open: OpenState, event: Event, at: number): Window | null {
  const effect = event.effects[at];
  if (!effect || effect.kind === 'index' || open.readings['parts-moment'] !== 'each') return null;
  const window = partWindow(event, effect, open);
  const here = stepAt(open.step).shows.includes(window) || hasPassed(window, open.step);
  return MOMENTS.includes(window) && !here ? window : null;
}

/**
 * Returns the parts of a card that apply as it is shown; stores the others until their window.
 * @rule GS 9.41
 */
export function setAside(
  draft: OpenState,
  { power, event, answers }: Pick<Showing, 'power' | 'event' | 'answers'>,
): {
  event: Event;
  answers: Answers;
} {
  const later = event.effects.flatMap((_, at) => {
    const window = waits(draft, event, at);
    return window ? [{ at, window }] : [];
  });
  for (const { at, window } of later)
    draft.waiting.push({
      power,
      event,
      effect: at,
      window,
      ...(answers[at] === undefined ? {} : { answer: answers[at] }),
    });
  return only(event, answers, (at) => !later.some((part) => part.at === at));
}

/** A card with some of its parts, each with its answer. */
function only(
  event: Event,
  answers: Answers,
  stays: (at: number) => boolean,
): { event: Event; answers: Answers } {
  const remaining = event.effects
    .map((effect, at) => ({ effect, answer: answers[at] }))
    .filter((_, at) => stays(at));
  if (remaining.length === event.effects.length) return { event, answers };
  return {
    event: { ...event, effects: remaining.map(({ effect }) => effect) },
    answers: Object.fromEntries(
      remaining.flatMap(({ answer }, at) => (answer === undefined ? [] : [[at, answer]])),
    ),
  };
}

/** Parts whose moment is here apply as the step is left. @rule GS 9.41 */
export function applyWaiting(
  draft: OpenState,
  windows: readonly Window[],
  titleOf: (power: Power, event: Event) => string,
  { edition }: Edition,
): void {
  for (const window of windows)
    for (const part of draft.waiting.filter((item) => item.window === window)) {
      const answers: Answers = part.answer === undefined ? {} : { [part.effect]: part.answer };
      applyOrAsk(draft, only(part.event, answers, (at) => at === part.effect).event, {
        title: titleOf(part.power, part.event),
        power: part.power,
        secret: part.event.secret,
        answers: part.answer === undefined ? {} : { 0: part.answer },
        event: part.event,
        ...(edition ? { edition } : {}),
      });
    }
  draft.waiting = draft.waiting.filter((part) => !windows.includes(part.window));
}
