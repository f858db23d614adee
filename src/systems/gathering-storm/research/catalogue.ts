import { type Category, type Owner, type Power, SIDES, type Side, sideOf } from '../vocabulary';

/** A track of steps on an alliance's research sheet. */
export interface Project {
  /** `owner/name`, for example `Germany/armor`. */
  id: string;
  name: string;
  owner: Owner;
  category: Category;
  /** The step of its last result; nothing where the table has not entered it. */
  last: number | null;
  /** How we know of it: named by the Guide, assumed by us, or the table's own. */
  basis: 'guide' | 'assumed' | 'table';
}

/** No battleship design goes past this step. @rule GS Guide, Research */
export const BATTLESHIP_LAST = 12;

const NAMED: [Owner, Category, Project['basis'], string[]][] = [
  [
    'Germany',
    'military',
    'guide',
    ['armor', 'rockets', 'specialized units', 'West Wall', 'economic preparation'],
  ],
  ['Germany', 'naval', 'guide', ['battleship design']],
  ['Italy', 'naval', 'guide', ['battleship design']],
  ['Britain', 'naval', 'guide', ['battleship design']],
  ['France', 'naval', 'guide', ['battleship design']],
  ['Axis', 'air', 'guide', ['air range', 'air transport']],
  // Not among what an Italian event counts, so Germany's alone.
  ['Germany', 'air', 'assumed', ['jets', 'radar']],
  ['Axis', 'naval', 'guide', ['torpedoes']],
  ['Axis', 'atomic', 'guide', ['atomic']],
  ['Axis', 'intelligence', 'assumed', ['spy rings', 'covert operations', 'Occupation Policies']],
  ['Allies', 'air', 'guide', ['air range']],
  ['Allies', 'air', 'assumed', ['jets', 'radar']],
  ['Allies', 'naval', 'guide', ['ASW', 'light ships']],
  ['Allies', 'military', 'assumed', ['rockets']],
  ['Britain', 'military', 'assumed', ['economic preparation']],
  ['Allies', 'atomic', 'guide', ['atomic']],
  ['Allies', 'intelligence', 'assumed', ['spy rings', 'covert operations']],
  ['Russia', 'air', 'guide', ['air range']],
  ['Russia', 'air', 'assumed', ['jets', 'radar']],
  ['Russia', 'military', 'guide', ['armor']],
  ['Russia', 'military', 'assumed', ['rockets', 'economic preparation']],
  ['Russia', 'atomic', 'guide', ['atomic']],
  ['Russia', 'intelligence', 'guide', ['subversion']],
  ['Russia', 'intelligence', 'assumed', ['spy rings', 'covert operations']],
];

/** The projects that the sources name or need; a table extends and corrects its own list. @rule GS Guide, Support, Research */
export const PROJECTS: Project[] = NAMED.flatMap(([owner, category, basis, names]) =>
  names.map((name) => ({
    id: `${owner}/${name}`,
    name,
    owner,
    category,
    last: name === 'battleship design' ? BATTLESHIP_LAST : null,
    basis,
  })),
);

/** What a doubling event may name. @rule GS Guide, Research */
export const DOUBLED = [
  'jets',
  'air range',
  'battleship design',
  'rockets',
  'economic preparation',
  'radar',
  'atomic',
] as const;
export type Doubled = (typeof DOUBLED)[number];

/** Whose sheet an owner's projects stand on. @rule GS 15.11 */
export function sideOfOwner(owner: Owner): Side {
  return (SIDES as readonly string[]).includes(owner) ? (owner as Side) : sideOf(owner as Power);
}

/** The projects a power may use: its own and its alliance's joint ones. */
export function isOpenTo(project: Project, power: Power): boolean {
  return project.owner === power || project.owner === sideOf(power);
}

/** The projects whose results a power's event counts: its own and its alliance's joint ones. */
export function projectsCounted(
  power: Power,
  category: Category,
  projects: readonly Project[] = PROJECTS,
): Project[] {
  return projects.filter((project) => project.category === category && isOpenTo(project, power));
}
