import type { Event } from '../cards/card';
import { kindOf } from '../effects';
import { boardViewer, keeps, type OpenState } from '../state';
import { SIDES, type Side } from '../vocabulary';
import type { Reached } from './board';

/** What lies open and may touch research sheets. */
export interface Reaching {
  event: Event;
  title: string;
  /** The card it stands on, so that what was brought earlier counts once. */
  card?: string;
}

/** What an event does on one side's sheet. */
export function deedsOn(side: Side, { event, title, card }: Reaching): Reached[] {
  return event.effects.flatMap((effect) =>
    kindOf(effect)
      .board(effect)
      .filter(({ sides }) => sides.includes(side))
      .map(({ deed }): Reached => ({ title, deed, ...(card === undefined ? {} : { card }) })),
  );
}

/** Whether an event does anything on a research sheet. */
export function touchesBoards(event: Event): boolean {
  return event.effects.some((effect) => kindOf(effect).board(effect).length > 0);
}

/** What an event brings to research sheets; all three get a part, so that its presence tells nothing. @rule GS 15.11 */
export function reachBoards(
  open: OpenState,
  shown: readonly Reaching[],
): Record<string, { reached: Reached[] }> {
  if (!keeps(open, 'research') || !shown.some(({ event }) => touchesBoards(event))) return {};
  return Object.fromEntries(
    SIDES.map((side) => [
      boardViewer(side),
      { reached: shown.flatMap((reaching) => deedsOn(side, reaching)) },
    ]),
  );
}
