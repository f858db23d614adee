import type { OpenState } from '../state/state';
import type { Category, Power } from '../vocabulary';
import { projectsCounted } from './catalogue';

/** How many of a project's results the table's reading lets count. @rule GS Guide, Support */
export const countedResults = ({ readings }: Pick<OpenState, 'readings'>, all: number): number =>
  readings['results-count'] === 'project' ? Math.min(1, all) : all;

/** Results as events count them, and how many were shown. @rule GS Guide, Support */
export function resultsOf(open: OpenState, project: string): { all: number; counted: number } {
  const all = open.facts.results[project] ?? 0;
  return { all, counted: countedResults(open, all) };
}

/** How many results so many steps are, where it is known at which steps they come. */
export const resultsAmong = (resultSteps: readonly number[] = [], steps: number): number =>
  resultSteps.filter((step) => step <= steps).length;

/** `Germany/military`: how a power's results of a category are known. */
export const categoryKey = (power: Power, category: Category) => `${power}/${category}`;

/** Results of a category that were shown by project, as a power's event counts them. */
const shownIn = (open: OpenState, power: Power, category: Category) =>
  projectsCounted(open, power, category).reduce((sum, { id }) => sum + resultsOf(open, id).counted, 0);

/**
 * How many results of a category a power's events count where no project is named, and how many were shown by project
 * since: as the table has said, or as the sheets told; nothing where neither has.
 * @rule GS Guide, Support
 */
export function categoryCount(
  open: OpenState,
  power: Power,
  category: Category,
): { said: number; since: number; by: 'table' | 'sheets' } | null {
  const key = categoryKey(power, category);
  const told = open.facts.tallies[key];
  if (told?.holds) return { said: told.count, since: 0, by: 'sheets' };
  const found = open.facts.categories[key];
  if (!found) return null;
  return { said: found.value, since: shownIn(open, power, category) - found.shown, by: 'table' };
}

/** The table says of its own what a sheet told: from then on that holds, until the sheet tells anew. */
export function overrule({ facts }: OpenState, counts: readonly string[]): void {
  for (const key of counts) if (facts.tallies[key]) facts.tallies[key].holds = false;
}

/** The table says how many results of a category a power's events count; or that its projects are counted again. */
export function countCategory(
  draft: OpenState,
  { power, category, value }: { power: Power; category: Category; value: number | null },
): void {
  const { categories } = draft.facts;
  if (value === null) delete categories[categoryKey(power, category)];
  else categories[categoryKey(power, category)] = { value, shown: shownIn(draft, power, category) };
}
