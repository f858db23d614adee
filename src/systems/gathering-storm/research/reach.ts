import type { Event } from '../cards/card';
import { kindOf } from '../effects';
import { boardOf, boardViewer, keeps, type OpenState, type Table } from '../state';
import { SIDES, type Side } from '../vocabulary';
import { type Reached, stepsOn } from './board';
import { sideOfOwner } from './catalogue';

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

/**
 * Steps that an event tells all, because its support follows them; nothing where the sheet has none.
 * @rule GS Guide, Support
 */
export function stepsTold(table: Table, event: Event): Record<string, number> {
  if (!keeps(table.open, 'research')) return {};
  const told = event.effects.flatMap((effect): [string, number][] => {
    if (effect.kind !== 'support-progress') return [];
    const project = table.open.projects.find(({ id }) => id === effect.project);
    const steps = project ? stepsOn(boardOf(table, sideOfOwner(project.owner)), project.id) : 0;
    return steps > 0 ? [[effect.project, steps]] : [];
  });
  return Object.fromEntries(told);
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
