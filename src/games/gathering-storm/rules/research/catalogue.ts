import { type Category, type Owner, POWERS, type Power, SIDES, type Side, sideOf } from '../vocabulary';

/** A track of steps on an alliance's research sheet. */
export interface Project {
  /** `owner/name`, for example `Germany/armor`. */
  id: string;
  name: string;
  owner: Owner;
  category: Category;
  /** The step of its last result; null if the table has not entered it. */
  last: number | null;
  /** The steps of its results, lowest first; undefined if the table has not entered them. */
  resultSteps?: number[];
  /** How we know of it: named by the Guide, assumed by us, or the table's own. */
  basis: 'guide' | 'assumed' | 'table';
  /**
   * The category events count it as, if an older entry changed its category without changing this; null if
   * they did not count it.
   */
  counted?: Category | null;
}

/** Something that may have its own list of projects, such as a table; otherwise the catalogue applies. */
export interface HasProjects {
  projects?: readonly Project[];
}

/** The last step of a battleship design. @rule GS Guide, Research */
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
  // Italian events do not count it, so it is Germany's alone.
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

/** The projects of a place: the table's own list, or outside every table the catalogue. */
export const projectsIn = ({ projects = PROJECTS }: HasProjects): readonly Project[] => projects;

/** The project of a place with this id. */
export function findProject(place: HasProjects, id: string): Project | undefined {
  return projectsIn(place).find((project) => project.id === id);
}

const OWNERS: readonly string[] = [...SIDES, ...POWERS];

/** Returns what an id itself contains: the project's owner and name. */
export function readId(id: string): Pick<Project, 'owner' | 'name'> {
  const at = id.indexOf('/');
  return { owner: id.slice(0, at) as Owner, name: id.slice(at + 1) };
}

/** Whether a string has the format of a project id; the list may lack it. */
export function isProjectId(id: string): boolean {
  const { owner, name } = readId(id);
  return OWNERS.includes(owner) && name.trim() === name && name !== '' && name.length <= LONGEST_NAME;
}

/** A project's name has at most so many letters. */
export const LONGEST_NAME = 40;

/** Computes a value once for each list of projects. */
export function onceForList<T>(make: (projects: readonly Project[]) => T): (place: HasProjects) => T {
  const made = new WeakMap<readonly Project[], T>();
  return (place) => {
    const projects = projectsIn(place);
    const known = made.get(projects);
    if (known !== undefined) return known;
    const fresh = make(projects);
    made.set(projects, fresh);
    return fresh;
  };
}

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

/** Returns the side whose sheet contains an owner's projects. @rule GS 15.11 */
export function sideOfOwner(owner: Owner): Side {
  return (SIDES as readonly string[]).includes(owner) ? (owner as Side) : sideOf(owner as Power);
}

/** Whether a power may use a project: its own, or a joint one of its alliance. */
export function isOpenTo(project: Pick<Project, 'owner'>, power: Power): boolean {
  return project.owner === power || project.owner === sideOf(power);
}

/** Returns the category in which events count a project; null if they do not. */
export const countedAs = ({ category, counted }: Project): Category | null =>
  counted === undefined ? category : counted;

/** The projects of a place whose results a power's event counts: its own and its alliance's joint ones. @rule GS Guide, Support */
export function projectsCounted(place: HasProjects, power: Power, category: Category): Project[] {
  return projectsIn(place).filter((project) => countedAs(project) === category && isOpenTo(project, power));
}
