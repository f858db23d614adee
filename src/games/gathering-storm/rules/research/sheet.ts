import type { OpenState } from '../state/state';
import type { Category, Owner, Side } from '../vocabulary';
import type { Doubled } from './catalogue';
import type { SheetState } from './state';

/** What an event does to research sheets. */
export type Deed =
  | { deed: 'double'; name: Doubled }
  | { deed: 'steps'; project: string; steps: number }
  | { deed: 'grant'; owner: Owner; category: Category; projects: number; steps: number; point?: true }
  /** A free point among the others, in entries of older tables: it was lost once research was done. */
  | { deed: 'espionage'; category: Category };

/** A deed with the sheets it reaches. */
export interface SheetAct {
  sides: readonly Side[];
  deed: Deed;
}

/** A deed as it reaches one sheet. */
export interface ReachedDeed {
  title: string;
  deed: Deed;
  /** The card of the event, so that it counts once. */
  card?: string;
}

export function createSheet(side: Side, projects: readonly { id: string }[], running: boolean): SheetState {
  return {
    side,
    steps: running ? {} : Object.fromEntries(projects.map(({ id }) => [id, 0])),
    placed: {},
    given: {},
    rings: {},
    espionage: {},
    fromCounters: 0,
    grants: [],
    waiting: [],
    brought: [],
    doubled: [],
    nextGrant: 1,
  };
}

/** Returns steps of earlier turns; undefined if a game entered midway has not entered them. */
export function earlierOn(
  open: Pick<OpenState, 'running'>,
  sheet: SheetState,
  project: string,
): number | undefined {
  return sheet.steps[project] ?? (open.running ? undefined : 0);
}

/** All steps of a project: earlier ones, this turn's points, and what events gave. */
export function stepsOn(sheet: SheetState, project: string): number {
  const placed = sheet.placed[project];
  return (sheet.steps[project] ?? 0) + (placed?.own ?? 0) + (placed?.free ?? 0) + (sheet.given[project] ?? 0);
}

/** Returns how many steps a project can still take; unlimited if its last step is unknown. */
export function roomOn(open: OpenState, sheet: SheetState, id: string): number {
  const last = open.projects.find((project) => project.id === id)?.last ?? null;
  return last === null ? Number.POSITIVE_INFINITY : Math.max(0, last - stepsOn(sheet, id));
}

/** Two steps are one level. @rule GS 15.13 */
export const levelsIn = (steps: number) => Math.floor(steps / 2);

/** How many levels of a project everyone knows of: by the steps that the table entered since, or as its sheet told. @rule GS 15.13 */
export function levelsKnown({ facts }: Pick<OpenState, 'facts'>, project: string): number | undefined {
  const steps = facts.steps[project];
  return steps === undefined ? facts.levels[project] : levelsIn(steps);
}
