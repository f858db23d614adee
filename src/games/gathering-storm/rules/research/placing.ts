import type { Refusal } from '@/kernel/result';
import { stepIndex } from '../guide/phases';
import type { OpenState } from '../state/state';
import { type Category, capitalize, type Side } from '../vocabulary';
import { isOpenTo, type Project, sideOfOwner } from './catalogue';
import { readPoints } from './points';
import { roomOn } from './sheet';
import type { Grant, Placed, SheetState } from './state';

export function findProject(open: OpenState, side: Side, id: string): Project | undefined {
  return open.projects.find((project) => project.id === id && sideOfOwner(project.owner) === side);
}

/** Projects of a side's sheet, in the order of the catalogue. */
export function projectsOn(open: OpenState, side: Side): Project[] {
  return open.projects.filter(({ owner }) => sideOfOwner(owner) === side);
}

/** Free points of a category this turn: a ring gives one, espionage counts as one ring more. @rule GS Guide, Espionage */
export function freeIn(sheet: SheetState, category: Category): number {
  return (sheet.rings[category] ?? 0) + (sheet.espionage[category] ?? 0);
}

/** Free points of a category that are not placed yet. */
export function freeLeft(open: OpenState, sheet: SheetState, category: Category, but?: string): number {
  const placed = projectsOn(open, sheet.side)
    .filter((project) => project.category === category && project.id !== but)
    .reduce((sum, { id }) => sum + (sheet.placed[id]?.free ?? 0), 0);
  return freeIn(sheet, category) - placed;
}

/** Own points that are not placed yet. */
export function ownLeft(open: OpenState, sheet: SheetState, but?: string): number {
  const placed = Object.entries(sheet.placed).reduce((sum, [id, { own }]) => sum + (id === but ? 0 : own), 0);
  return readPoints(open, sheet.side).value + sheet.fromCounters - placed;
}

/** Why points cannot be placed now: not before the card is applied, and not after the segment. @rule GS Guide, Research; 15.11 */
export function checkTime(open: OpenState): Refusal | null {
  const now = stepIndex(open.step);
  if (now < stepIndex('deal'))
    return {
      message: 'Doubling comes before any point of this turn.',
      rule: 'GS Guide, Research',
      allowed: 'Apply the general card first.',
    };
  if (now > stepIndex('research'))
    return {
      message: 'Research is done for this turn.',
      rule: 'GS 15.11',
      allowed: 'Correct earlier steps instead, or undo.',
    };
  return null;
}

const ATOMIC_BARRED: Refusal = {
  message: 'Atomic research is barred.',
  rule: 'GS 15.24',
  allowed: 'A general event permits it; until then only surplus steps may go there.',
};

/** Returns why a project cannot have this many points, or null. @rule GS 15.15, 15.21, 15.24 */
export function checkPlaced(
  open: OpenState,
  sheet: SheetState,
  project: Project,
  wanted: Placed,
): Refusal | null {
  const { own, free } = wanted;
  const before = sheet.placed[project.id];
  const more = own + free - (before?.own ?? 0) - (before?.free ?? 0);
  if (project.category === 'atomic' && !open.atomic && own + free > 0) return ATOMIC_BARRED;
  const left = ownLeft(open, sheet, project.id);
  // Taking back is always possible, also where fewer are left than were placed.
  if (own > left && own > (before?.own ?? 0))
    return {
      message: `${own === 1 ? '1 point is' : `${own} points are`} more than the ${Math.max(0, left)} that are left.`,
      rule: 'GS 15.21',
      allowed: 'Take one from another project, or say what activity counters add.',
    };
  if (own > 1 && open.readings['points-each'] === 'one')
    return {
      message: 'A project takes one point of its own a turn.',
      rule: 'GS 15.2 (assumed)',
      allowed: 'Place it on another project, or change this table’s reading.',
    };
  const freely = freeLeft(open, sheet, project.category, project.id);
  if (free > freely && free > (before?.free ?? 0))
    return {
      message: `${free === 1 ? '1 free point' : `${free} free points`} in ${project.category} research ${free === 1 ? 'is' : 'are'} more than the ${Math.max(0, freely)} that are left.`,
      rule: 'GS Guide, Espionage',
      allowed: 'A spy ring gives one, an espionage event one more.',
    };
  const room = roomOn(open, sheet, project.id);
  return more > room ? noRoom(project, room) : null;
}

function noRoom(project: Project, room: number): Refusal {
  return {
    message: `${capitalize(project.name)} has room for ${room === 0 ? 'no step' : room === 1 ? 'one step' : `${room} steps`} more.`,
    rule: 'GS Guide, Research',
    allowed: `Its last step is ${project.last}.`,
  };
}

/** Whether the surplus of a doubling in another category may go to atomic research now. @rule GS 15.24 */
export const spillsToAtomic = ({ atomic, readings }: OpenState): boolean =>
  readings['surplus-to-atomic'] === 'any' && (!atomic || readings['surplus-when'] === 'always');

/** Returns why a project may not take steps of a grant at all, or null. @rule GS Guide, Research; 15.24 */
export function checkTarget(
  open: OpenState,
  sheet: SheetState,
  grant: Grant,
  project: Project,
): Refusal | null {
  const rule = 'GS Guide, Research';
  const atomic = grant.kind === 'surplus' && project.category === 'atomic' && spillsToAtomic(open);
  if (project.category !== grant.category && !atomic)
    return {
      message: `${capitalize(project.name)} is ${project.category} research.`,
      rule: project.category === 'atomic' ? 'GS 15.24' : rule,
      allowed: `Name a project of ${grant.category} research.`,
    };
  const { owner } = grant;
  const mayUse =
    owner === 'Axis' || owner === 'Allies' || sideOfOwner(owner) === 'Russia'
      ? sideOfOwner(project.owner) === sideOfOwner(owner)
      : isOpenTo(project, owner);
  if (!mayUse)
    return {
      message: `${capitalize(project.name)} belongs to ${project.owner} alone.`,
      rule,
      allowed: `Name a project that ${owner} may use.`,
    };
  if (project.id === grant.from)
    return {
      message: `${capitalize(project.name)} has no room for it.`,
      rule,
      allowed: 'Name another project.',
    };
  if (grant.point && project.category === 'atomic' && !open.atomic) return ATOMIC_BARRED;
  const room = roomOn(open, sheet, project.id);
  return room === 0 ? noRoom(project, room) : null;
}

/** Returns why a grant cannot be assigned like this, or null. @rule GS Guide, Research */
export function checkAssign(
  open: OpenState,
  sheet: SheetState,
  grant: Grant,
  steps: Readonly<Record<string, number>>,
  giveUp: boolean,
): Refusal | null {
  const rule = 'GS Guide, Research';
  const named = Object.entries(steps).filter(([, count]) => count > 0);
  for (const [id, count] of named) {
    const project = findProject(open, sheet.side, id);
    if (!project)
      return {
        message: `There is no project ${id} on this sheet.`,
        rule,
        allowed: `Name one of ${projectsOn(open, sheet.side)
          .map((item) => item.id)
          .join(', ')}.`,
      };
    const refusal = checkTarget(open, sheet, grant, project);
    if (refusal) return refusal;
    const room = roomOn(open, sheet, id);
    if (grant.kind === 'surplus' && count > room) return noRoom(project, room);
  }
  const sum = named.reduce((total, [, count]) => total + count, 0);
  if (grant.kind === 'surplus') {
    if (sum === grant.steps || (sum < grant.steps && giveUp)) return null;
    return {
      message: `${sum} of ${grant.steps} surplus steps are put somewhere.`,
      rule,
      allowed: sum > grant.steps ? 'Take some back.' : 'Put the rest on other projects, or give it up.',
    };
  }
  if (sum === 0 && giveUp) return null;
  const even = named.length === grant.projects && named.every(([, count]) => count === grant.steps);
  if (even) return null;
  return {
    message: `${grant.projects === 1 ? 'One project gains' : `${grant.projects} different projects gain`} ${
      grant.steps === 2 ? 'a level' : grant.point ? 'a point' : 'a step'
    }${grant.projects === 1 ? '' : ' each'}.`,
    rule,
    allowed: 'Name exactly so many, each once.',
  };
}
