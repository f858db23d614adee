import type { Refusal } from '@/kernel/result';
import { type HasProjects, type Project, projectsIn, readId } from './research/catalogue';
import { ADJECTIVES, type Owner } from './vocabulary';

/** How things of the rules are written: amounts, lists, owners and their projects. */

/** "+1", "-1", "0", as cards print them. */
export const printAmount = (amount: number): string => (amount > 0 ? `+${amount}` : String(amount + 0));

/** "Albania, Bulgaria or Greece". */
export const printOr = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;

/** Prints the owner of projects before their names: "Allied air range", "German armor". */
export function printOwner(owner: Owner): string {
  if (owner === 'Allies') return 'Allied';
  return owner === 'Axis' ? 'Axis' : ADJECTIVES[owner];
}

/** "Axis torpedoes", "German West Wall". */
export const printProject = ({ owner, name }: Pick<Project, 'owner' | 'name'>) =>
  `${printOwner(owner)} ${name}`;

/** The same by its id, which contains the owner and the name. */
export const printId = (id: string) => printProject(readId(id));

/** That there is no such project, and which there are. */
export const refuseProject = (words: string, place: HasProjects): Refusal => ({
  message: `There is no project “${words.trim()}”.`,
  rule: 'GS 15.14',
  allowed: `Name ${printOr(projectsIn(place).map(printProject))}.`,
});
