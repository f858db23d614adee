import type { Refusal } from '@/kernel/result';
import { PROJECTS, type Project } from '../research/catalogue';
import { ADJECTIVES, type Owner, POWERS, type Power, powersOf, SIDES, sideOf } from '../vocabulary';
import { printOr, printOwner } from './spellings';

/** "Axis torpedoes", "German West Wall". */
export const printProject = ({ owner, name }: Pick<Project, 'owner' | 'name'>) =>
  `${printOwner(owner)} ${name}`;

export function projectOf(id: string): Project {
  return PROJECTS.find((project) => project.id === id) as Project;
}

/** Every owner as an adjective before a project: its own name, and a power's for what its alliance has jointly. */
const NAMED = new Map<string, string>(
  PROJECTS.flatMap(({ id, owner, name }) => {
    const owners = (SIDES as readonly Owner[]).includes(owner)
      ? [printOwner(owner), ...powersOf(owner as never).map((power) => ADJECTIVES[power])]
      : [printOwner(owner)];
    return owners.map((own): [string, string] => [`${own} ${name}`.toLowerCase(), id]);
  }),
);

/** The project that words name; without an owner before it, one that this power may use. */
export function projectCalled(words: string, power?: Power): string | undefined {
  const plain = words
    .trim()
    .replace(/^the /, '')
    .replace(/ research$/, '');
  const found = NAMED.get(plain);
  if (found || !power) return found;
  return [power, sideOf(power)]
    .map((owner) => NAMED.get(`${printOwner(owner).toLowerCase()} ${plain}`))
    .find((id) => id !== undefined);
}

/** An owner of projects as cards name it: "Axis", "French". */
export function ownerCalled(words: string): Owner | undefined {
  const plain = words.trim();
  return ([...SIDES, ...POWERS] as Owner[]).find(
    (owner) => plain === owner.toLowerCase() || plain === printOwner(owner).toLowerCase(),
  );
}

export function refuseProject(words: string): Refusal {
  return {
    message: `There is no project “${words.trim()}”.`,
    rule: 'GS 15.14',
    allowed: `Name ${printOr(PROJECTS.map(printProject))}.`,
  };
}

/** A pattern for the words of a project or an owner: what stands before, or between fixed words. */
export const SOME_WORDS = '([^\\n.:;,+()[\\]]{2,60}?)';
