import { stepIndex } from '@/games/gathering-storm/rules/guide/phases';
import type { Project } from '@/games/gathering-storm/rules/research/catalogue';
import { checkPlaced, checkTarget, checkTime, ownLeft } from '@/games/gathering-storm/rules/research/placing';
import { roomOn, stepsOn } from '@/games/gathering-storm/rules/research/sheet';
import type { Grant, Placed, SheetState } from '@/games/gathering-storm/rules/research/state';
import type { OpenState } from '@/games/gathering-storm/rules/state/state';
import type { Refusal } from '@/kernel/result';

/** What one tap on plus or minus would do on a research sheet: steps of an event, or points of the turn. */

/** Placed but unsettled steps of an event, by project. */
export type PlacedPoint = Record<string, number>;

/** The stack of an event’s steps among the stacks of points. */
export const EVENT_STACK = 'event-steps';

/** A sheet as its owner sees it: its contents, steps placed but not settled, and what they have picked up. */
export interface Workspace {
  open: OpenState;
  sheet: SheetState;
  /** The event whose steps are being put somewhere. */
  grant: Grant | undefined;
  laid: PlacedPoint;
  /** The stack that a token is picked up from. */
  taken: string | null;
  /** Points are to be placed before the event’s steps. */
  pointsFirst: boolean;
}

/** A refusal, and where its reason stands to be read: in the row, in its track’s words, over its column, at the sheet’s foot. */
export interface Closed {
  refusal: Refusal;
  at: 'row' | 'track' | 'column' | 'foot';
}
export type Offer = Closed | { laid: PlacedPoint } | { points: Placed };

/** The event whose steps are to be put somewhere next: a doubling’s surplus goes before all. @rule GS Guide, Research */
export function nextGrant({ grants }: SheetState): Grant | undefined {
  return grants.find(({ kind }) => kind === 'surplus') ?? grants[0];
}

/** Why no point can be placed now, with a few words for the foot of the sheet; or nothing. @rule GS Guide, Research; 15.11 */
export function pointsWait(open: OpenState, sheet: SheetState): { refusal: Refusal; words: string } | null {
  const refusal = checkTime(open);
  if (refusal)
    return {
      refusal,
      words: isEarly(open) ? 'they wait for the general card' : 'research is done for this turn',
    };
  if (!sheet.grants.some(({ kind }) => kind === 'surplus')) return null;
  return {
    refusal: {
      message: 'The doubling comes before any point of this turn.',
      rule: 'GS Guide, Research',
      allowed: 'Settle its surplus steps first, or give them up.',
    },
    words: 'they wait for the doubling',
  };
}

const isEarly = ({ step }: OpenState) => stepIndex(step) < stepIndex('research');

/** What a tap places: what is picked up; otherwise an event’s steps, unless the owner wants points first. */
export function placementMode({ grant, taken, pointsFirst }: Workspace): 'steps' | 'points' | 'own' | 'free' {
  if (taken) return taken === EVENT_STACK ? 'steps' : taken.startsWith('free:') ? 'free' : 'own';
  return grant && !pointsFirst ? 'steps' : 'points';
}

/** What one more would be, or why not. */
export function offerMore(workspace: Workspace, project: Project): Offer {
  const mode = placementMode(workspace);
  return mode === 'steps' ? offerStep(workspace, project) : offerPoint(workspace, project, mode);
}

/** Returns the sheet with one fewer; removes a free point first. */
export function offerLess(workspace: Workspace, project: Project): Exclude<Offer, Closed> | null {
  const { open, sheet, grant, laid: placedSteps } = workspace;
  const fewer = grant ? removeStep(grant, placedSteps, project) : null;
  if (fewer) return { laid: fewer };
  const { own, free } = sheet.placed[project.id] ?? { own: 0, free: 0 };
  if (own + free === 0 || checkTime(open)) return null;
  return { points: free > 0 ? { own, free: free - 1 } : { own: own - 1, free } };
}

function offerPoint(workspace: Workspace, project: Project, mode: 'points' | 'own' | 'free'): Offer {
  const { open, sheet } = workspace;
  const waits = pointsWait(open, sheet);
  if (waits) return { refusal: waits.refusal, at: 'foot' };
  const { own, free } = sheet.placed[project.id] ?? { own: 0, free: 0 };
  const withOwn = { own: own + 1, free };
  const withFree = { own, free: free + 1 };
  if (mode === 'free') return offerFree(workspace, project, withFree);
  const refusal = checkPlaced(open, sheet, project, withOwn);
  if (!refusal) return { points: withOwn };
  if (mode === 'points' && !checkPlaced(open, sheet, project, withFree)) return { points: withFree };
  // The footer says that no points are left; any other reason is shown at the project.
  const none = refusal.rule === 'GS 15.21' && ownLeft(open, sheet) <= 0;
  return { refusal, at: none ? 'foot' : standsOf(workspace, project) };
}

/** A complete track shows the reason itself; for a picked-up point, every row shows why it does not fit. */
function standsOf({ open, sheet, taken }: Workspace, project: Project): Closed['at'] {
  return taken && roomOn(open, sheet, project.id) > 0 ? 'row' : 'track';
}

function offerFree(workspace: Workspace, project: Project, points: Placed): Offer {
  const { open, sheet, taken } = workspace;
  const category = taken?.slice('free:'.length);
  if (project.category !== category)
    return {
      refusal: {
        message: `A free point for ${category} research only.`,
        rule: 'GS Guide, Espionage',
        allowed: `Place it on a project of ${category} research.`,
      },
      at: 'column',
    };
  const refusal = checkPlaced(open, sheet, project, points);
  return refusal ? { refusal, at: standsOf(workspace, project) } : { points };
}

function offerStep(workspace: Workspace, project: Project): Offer {
  const { open, sheet, grant, laid: placedSteps } = workspace;
  if (!grant)
    return {
      refusal: { message: 'No event step is left.', allowed: 'Take one back to place it elsewhere.' },
      at: 'foot',
    };
  const refusal = checkTarget(open, sheet, grant, project);
  if (refusal) {
    const full = roomOn(open, sheet, project.id) === 0;
    return { refusal, at: project.category !== grant.category ? 'column' : full ? 'track' : 'row' };
  }
  const there = placedSteps[project.id] ?? 0;
  const step = grant.kind === 'surplus' ? 1 : grant.steps;
  if (stepsLeft(grant, placedSteps) < step)
    return {
      refusal: {
        message: 'No step is left.',
        rule: EVENT_RULE,
        allowed: 'Take one back from another project.',
      },
      at: 'foot',
    };
  if (grant.kind === 'each' && there > 0)
    return {
      refusal: { message: 'Each project once.', rule: EVENT_RULE, allowed: 'Name another one.' },
      at: 'row',
    };
  if (grant.kind === 'surplus' && there + 1 > roomOn(open, sheet, project.id))
    return {
      refusal: {
        message: 'No room for more.',
        rule: EVENT_RULE,
        allowed: `Its last step is ${project.last}.`,
      },
      at: 'row',
    };
  return { laid: { ...placedSteps, [project.id]: there + step } };
}

const EVENT_RULE = 'GS Guide, Research';

/** Returns all steps of an event, before any is placed. */
export const stepsOfGrant = ({ kind, steps, projects }: Grant) =>
  kind === 'surplus' ? steps : steps * projects;

/** Steps that an event still has. */
export function stepsLeft(grant: Grant, placedSteps: PlacedPoint): number {
  return stepsOfGrant(grant) - Object.values(placedSteps).reduce((sum, count) => sum + count, 0);
}

function removeStep(grant: Grant, placedSteps: PlacedPoint, project: Project): PlacedPoint | null {
  const there = placedSteps[project.id] ?? 0;
  if (there === 0) return null;
  const { [project.id]: _, ...rest } = placedSteps;
  const remaining = grant.kind === 'surplus' ? there - 1 : 0;
  return remaining === 0 ? rest : { ...rest, [project.id]: remaining };
}

/** Steps of a track before this turn brought any, and those that it brought, doubled ones among them. */
export function trackOf(sheet: SheetState, project: string): { had: number; now: number } {
  const doubled = sheet.doubled.find((item) => item.project === project);
  const earlier = sheet.steps[project] ?? 0;
  const had = doubled ? earlier - (doubled.after - doubled.before) : earlier;
  return { had: Math.max(0, had), now: stepsOn(sheet, project) - Math.max(0, had) };
}
