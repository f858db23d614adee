import { LEVEL } from '@/games/gathering-storm/rules/effects/research/research-level';
import { DOUBLED_STEPS } from '@/games/gathering-storm/rules/research/apply-deeds';
import type { Project } from '@/games/gathering-storm/rules/research/catalogue';
import { freeIn, freeLeft, ownLeft } from '@/games/gathering-storm/rules/research/placing';
import { earlierOn, stepsOn } from '@/games/gathering-storm/rules/research/sheet';
import type { Stack } from '@/games/gathering-storm/rules/research/stacks';
import type { Grant, SheetState } from '@/games/gathering-storm/rules/research/state';
import type { OpenState } from '@/games/gathering-storm/rules/state/state';
import {
  ADJECTIVES,
  CATEGORIES,
  capitalize,
  POWERS,
  type Power,
  printList,
  printTurn,
} from '@/games/gathering-storm/rules/vocabulary';
import { EVENT_STACK, type PlacedPoint, stepsLeft, stepsOfGrant, type Workspace } from './research-draft';

/** The text of a research sheet; the pips show the same. */

export const steps = (count: number) => `${count} ${count === 1 ? 'step' : 'steps'}`;
const levels = (count: number) => `${count} ${count === 1 ? 'level' : 'levels'}`;

/** Returns the power that alone owns a project on a shared sheet, or null. */
export function aloneOn({ owner }: Project): Power | null {
  return owner !== 'Russia' && (POWERS as readonly string[]).includes(owner) ? (owner as Power) : null;
}

/** "German battleship design" if one power owns it on a shared sheet, "Atomic research" otherwise. */
export function nameOf(project: Project): string {
  const power = aloneOn(project);
  const name = project.category === 'atomic' && project.name === 'atomic' ? 'atomic research' : project.name;
  return power ? `${ADJECTIVES[power]} ${name}` : capitalize(name);
}

/** "5 steps, 2 levels", "8 steps, complete". */
export function sayTrack(open: OpenState, sheet: SheetState, { id, last }: Project): string {
  if (earlierOn(open, sheet, id) === undefined) return 'Earlier steps not entered';
  const now = stepsOn(sheet, id);
  // Two steps are one level (GS 15.13).
  return `${steps(now)}, ${now === last ? 'complete' : levels(Math.floor(now / LEVEL))}`;
}

type Doubled = SheetState['doubled'][number];

/** "5 steps from earlier turns, 3 of them count again. One more fills the track; 2 are over." */
export function sayDoubled({ before, after, surplus }: Doubled): string {
  if (before === 0) return 'No step from earlier turns, so nothing is doubled.';
  const again = Math.min(DOUBLED_STEPS, before);
  const which =
    again < before ? `${again} of them count again` : before === 1 ? 'which counts again' : 'all count again';
  const head = `${steps(before)} from earlier turns, ${which}`;
  if (surplus === 0) return `${head}: ${after} in all.`;
  const used = again - surplus;
  const fills =
    used === 0
      ? 'The track is full'
      : used === 1
        ? 'One more fills the track'
        : `${used} more fill the track`;
  return `${head}. ${fills}; ${surplus} ${surplus === 1 ? 'is' : 'are'} over.`;
}

/** Says which entries no longer count on the sheet since a correction, and what to enter again. */
export const sayFallen = ({ projects }: OpenState, { fallen = [] }: SheetState): string[] =>
  fallen.flatMap(({ project: id, turn }) => {
    const project = projects.find((item) => item.id === id);
    return project
      ? `After a correction, what was entered in ${printTurn(turn)} for ${nameOf(project)} does not count. Enter it anew, or its earlier steps.`
      : [];
  });

/** The title of what an event leaves to be placed. */
export function titleOfGrant({ kind, steps: count, projects, category, point }: Grant): string {
  if (kind === 'surplus') return `${capitalize(steps(count))} over, for other ${category} projects`;
  if (point) return `One ${category} project gains a free point`;
  const gain = count === LEVEL ? 'a level' : 'a step';
  return projects === 1
    ? `One ${category} project gains ${gain}`
    : `${projects === 2 ? 'Two' : projects} ${category} projects gain ${gain} each`;
}

/** "1 of 2 surplus steps left". */
export function sayGrantLeft(grant: Grant, placedSteps: PlacedPoint): string {
  const all = stepsOfGrant(grant);
  const word =
    grant.kind === 'surplus' ? `surplus ${all === 1 ? 'step' : 'steps'}` : all === 1 ? 'step' : 'steps';
  return `${stepsLeft(grant, placedSteps)} of ${all} ${word} left`;
}

/** The sum of the points that are left, free ones by category. */
export function sayLeft(open: OpenState, sheet: SheetState): string {
  const free = CATEGORIES.filter((category) => freeIn(sheet, category) > 0).map(
    (category) => `${freeLeft(open, sheet, category)} free in ${category}`,
  );
  const own = Math.max(0, ownLeft(open, sheet));
  return [`${own} ${own === 1 ? 'point' : 'points'} left`, ...free].join(', ');
}

/** "2 of 3 left", "placed", "none left". */
export function sayStack({ all, left }: Pick<Stack, 'all' | 'left'>): string {
  if (left === all) return all === 1 ? 'left' : `${all} left`;
  return left === 0
    ? all === 1
      ? 'placed'
      : `${all === 2 ? 'both' : `all ${all}`} placed`
    : `${left} of ${all} left`;
}

/** Why a project cannot take what is picked up, short enough for its line; a try shows the whole reason. */
export function shortReason(
  { open, sheet, grant, taken, laid: placedSteps }: Workspace,
  project: Project,
): string {
  if (taken === EVENT_STACK) {
    if ((placedSteps[project.id] ?? 0) > 0) return 'gains it already';
    return project.owner === grant?.owner ? 'no room for it' : `${project.owner} alone`;
  }
  if (project.category === 'atomic' && !open.atomic) return 'barred';
  return (sheet.placed[project.id]?.own ?? 0) > 0 && !taken?.startsWith('free:')
    ? 'has its point'
    : 'none left';
}

/** Names of projects by their ids, in the order of the list. */
export function listProjects(open: OpenState, ids: readonly string[]): string {
  return printList(open.projects.filter(({ id }) => ids.includes(id)).map(nameOf));
}
