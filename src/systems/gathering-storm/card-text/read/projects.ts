import type { Refusal } from '@/kernel/result';
import { type HasProjects, onceForList, type Project, projectsIn, readId } from '../../research/catalogue';
import { ADJECTIVES, type Owner, POWERS, type Power, powersOf, SIDES, sideOf } from '../../vocabulary';
import { printOr, printOwner } from './spellings';

/** "Axis torpedoes", "German West Wall". */
export const printProject = ({ owner, name }: Pick<Project, 'owner' | 'name'>) =>
  `${printOwner(owner)} ${name}`;

/** The same by its id, which says whose it is and its name. */
export const printId = (id: string) => printProject(readId(id));

/** Every owner as an adjective before a project: its own name, and a power's for what its alliance has jointly. */
const named = onceForList((projects) => {
  const names = new Map<string, string>();
  for (const { id, owner, name } of projects) {
    const owners = (SIDES as readonly Owner[]).includes(owner)
      ? [printOwner(owner), ...powersOf(owner as never).map((power) => ADJECTIVES[power])]
      : [printOwner(owner)];
    for (const own of owners) names.set(`${own} ${name}`.toLowerCase(), id);
  }
  return names;
});

/** The project that words name; without an owner before it, one that the power of this place may use. */
export function projectCalled(words: string, place: HasProjects & { power?: Power }): string | undefined {
  const plain = words
    .trim()
    .replace(/^(?:the|joint) /, '')
    .replace(/ research$/, '');
  const names = named(place);
  const found = names.get(plain);
  const { power } = place;
  if (found || !power) return found;
  return [power, sideOf(power)]
    .map((owner) => names.get(`${printOwner(owner).toLowerCase()} ${plain}`))
    .find((id) => id !== undefined);
}

/** An owner of projects as cards name it: "Axis", "French". */
export function ownerCalled(words: string): Owner | undefined {
  const plain = words.trim();
  return ([...SIDES, ...POWERS] as Owner[]).find(
    (owner) => plain === owner.toLowerCase() || plain === printOwner(owner).toLowerCase(),
  );
}

export function refuseProject(words: string, place: HasProjects): Refusal {
  return {
    message: `There is no project “${words.trim()}”.`,
    rule: 'GS 15.14',
    allowed: `Name ${printOr(projectsIn(place).map(printProject))}.`,
  };
}

/** A pattern for the words of a project or an owner: what stands before, or between fixed words. */
export const SOME_WORDS = '([^\\n.:;,+()[\\]]{2,60}?)';
