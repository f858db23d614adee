import type { Refusal } from '@/kernel/result';
import {
  type Board,
  type Grant,
  type Placed,
  roomOn,
  stepsOn,
} from '@/systems/gathering-storm/research/board';
import type { Project } from '@/systems/gathering-storm/research/catalogue';
import { checkPlaced, checkTarget, checkTime } from '@/systems/gathering-storm/research/placing';
import type { OpenState } from '@/systems/gathering-storm/state';

/** What one tap on plus or minus would do on a research sheet: steps of an event first, then points of the turn. */

/** One step more: an own point, or a free one where no own point can go. */
export function oneMore(open: OpenState, board: Board, project: Project): Placed | Refusal {
  const late = checkTime(open);
  if (late) return late;
  const { own, free } = board.placed[project.id] ?? { own: 0, free: 0 };
  const ownRefused = checkPlaced(open, board, project, { own: own + 1, free });
  if (!ownRefused) return { own: own + 1, free };
  return checkPlaced(open, board, project, { own, free: free + 1 }) ? ownRefused : { own, free: free + 1 };
}

/** One step fewer: a free point goes first. */
export function oneLess(board: Board, project: Project): Placed | null {
  const { own, free } = board.placed[project.id] ?? { own: 0, free: 0 };
  if (own + free === 0) return null;
  return free > 0 ? { own, free: free - 1 } : { own: own - 1, free };
}

/** Steps of an event that are laid out and not settled yet, by project. */
export type Laid = Record<string, number>;

export const laidSum = (laid: Laid) => Object.values(laid).reduce((sum, count) => sum + count, 0);

/** Steps that a grant still has. */
export function laidLeft(grant: Grant, laid: Laid): number {
  return (grant.kind === 'surplus' ? grant.steps : grant.steps * grant.projects) - laidSum(laid);
}

/** Lays one tap’s steps on a project: a step of a surplus, or all that one project gets of a level. */
export function layMore(
  open: OpenState,
  board: Board,
  grant: Grant,
  laid: Laid,
  project: Project,
): Laid | Refusal {
  const refusal = checkTarget(open, board, grant, project);
  if (refusal) return refusal;
  const there = laid[project.id] ?? 0;
  const step = grant.kind === 'surplus' ? 1 : grant.steps;
  if (laidLeft(grant, laid) < step)
    return { message: 'No step is left.', allowed: 'Take one from another project.' };
  if (grant.kind === 'each' && there > 0)
    return { message: 'Each project once.', allowed: 'Name another one.' };
  if (grant.kind === 'surplus' && there + 1 > roomOn(open, board, project.id))
    return { message: 'No room for more.', allowed: `Its last step is ${project.last}.` };
  return { ...laid, [project.id]: there + step };
}

export function layLess(grant: Grant, laid: Laid, project: Project): Laid | null {
  const there = laid[project.id] ?? 0;
  if (there === 0) return null;
  const { [project.id]: _, ...rest } = laid;
  const kept = grant.kind === 'surplus' ? there - 1 : 0;
  return kept === 0 ? rest : { ...rest, [project.id]: kept };
}

/** Steps of this turn that lie on a project. */
export function stepsThisTurn(board: Board, project: string): number {
  return stepsOn(board, project) - (board.steps[project] ?? 0);
}
