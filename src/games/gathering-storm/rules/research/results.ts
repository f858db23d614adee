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

/** Returns how many results this many steps are, if the steps of the results are known. */
export const resultsAmong = (resultSteps: readonly number[] = [], steps: number): number =>
  resultSteps.filter((step) => step <= steps).length;

/** `Germany/military`: how a power's results of a category are known. */
export const categoryKey = (power: Power, category: Category) => `${power}/${category}`;

/** Results of a category that were shown by project, as a power's event counts them. */
const shownIn = (open: OpenState, power: Power, category: Category) =>
  projectsCounted(open, power, category).reduce((sum, { id }) => sum + resultsOf(open, id).counted, 0);

/**
 * Returns how many results of a category a power's events count without naming a project, and how many were
 * shown by project since; from the table or from the sheets, or null if neither gave a number.
 * @rule GS Guide, Support
 */
export function categoryCount(
  open: OpenState,
  power: Power,
  category: Category,
): { said: number; since: number; by: 'table' | 'sheets' } | null {
  const key = categoryKey(power, category);
  const tally = open.facts.tallies[key];
  if (tally?.holds) return { said: tally.count, since: 0, by: 'sheets' };
  const found = open.facts.categories[key];
  if (!found) return null;
  return { said: found.value, since: shownIn(open, power, category) - found.shown, by: 'table' };
}

/** Lets the table's own number replace one revealed by a sheet, until the sheet reveals a new one. */
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
