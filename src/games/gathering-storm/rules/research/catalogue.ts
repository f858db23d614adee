import { type Category, type Owner, POWERS, type Power, SIDES, type Side, sideOf } from '../vocabulary';

/** A track of steps on an alliance's research sheet. */
export interface Project {
  /** `owner/name`, for example `Germany/armor`. */
  id: string;
  name: string;
  owner: Owner;
  category: Category;
  /** The step of its last result; nothing where the table has not entered it. */
  last: number | null;
  /** The steps at which its results come, lowest first; nothing where the table has not entered them. */
  resultSteps?: number[];
  /** How we know of it: named by the Guide, assumed by us, or the table's own. */
  basis: 'guide' | 'assumed' | 'table';
  /** What events count it as, where an older entry of the table set its category and events did not follow: nothing, or what they counted it as. */
  counted?: Category | null;
}

/** What may have a list of projects of its own, as a table has; everywhere else the catalogue is the list. */
export interface HasProjects {
  projects?: readonly Project[];
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

/** The projects of a place: the table's own list, or outside every table the catalogue. */
export const projectsIn = ({ projects = PROJECTS }: HasProjects): readonly Project[] => projects;

/** The project of a place with this id. */
export function findProject(place: HasProjects, id: string): Project | undefined {
  return projectsIn(place).find((project) => project.id === id);
}

const OWNERS: readonly string[] = [...SIDES, ...POWERS];

/** What an id says by itself: whose project it is, and its name. */
export function readId(id: string): Pick<Project, 'owner' | 'name'> {
  const at = id.indexOf('/');
  return { owner: id.slice(0, at) as Owner, name: id.slice(at + 1) };
}

/** Whether this is written as the id of a project is, on whatever list. */
export function isProjectId(id: string): boolean {
  const { owner, name } = readId(id);
  return OWNERS.includes(owner) && name.trim() === name && name !== '' && name.length <= LONGEST_NAME;
}

/** A project's name has at most so many letters. */
export const LONGEST_NAME = 40;

/** Makes something of a list of projects once, however often it is asked for. */
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

/** Whose sheet an owner's projects stand on. @rule GS 15.11 */
export function sideOfOwner(owner: Owner): Side {
  return (SIDES as readonly string[]).includes(owner) ? (owner as Side) : sideOf(owner as Power);
}

/** The projects a power may use: its own and its alliance's joint ones. */
export function isOpenTo(project: Pick<Project, 'owner'>, power: Power): boolean {
  return project.owner === power || project.owner === sideOf(power);
}

/** The category in which events count a project; nothing where they do not. */
export const countedAs = ({ category, counted }: Project): Category | null =>
  counted === undefined ? category : counted;

/** The projects of a place whose results a power's event counts: its own and its alliance's joint ones. @rule GS Guide, Support */
export function projectsCounted(place: HasProjects, power: Power, category: Category): Project[] {
  return projectsIn(place).filter((project) => countedAs(project) === category && isOpenTo(project, power));
}
