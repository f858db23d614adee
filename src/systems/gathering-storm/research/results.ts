import type { OpenState } from '../state';
import type { Category, Power } from '../vocabulary';
import { projectsCounted } from './catalogue';

/** Results as events count them: how many of a project the table's reading lets count. @rule GS Guide, Support */
export function resultsOf({ facts, readings }: OpenState, project: string): { all: number; counted: number } {
  const all = facts.results[project] ?? 0;
  return { all, counted: readings['results-count'] === 'project' ? Math.min(1, all) : all };
}

const keyOf = (power: Power, category: Category) => `${power}/${category}`;

/** Results of a category that were shown by project, as a power's event counts them. */
const shownIn = (open: OpenState, power: Power, category: Category) =>
  projectsCounted(open, power, category).reduce((sum, { id }) => sum + resultsOf(open, id).counted, 0);

/**
 * How many results of a category the table has said that a power's events count, without naming the projects, and
 * how many were shown by project since; nothing where it has not.
 * @rule GS Guide, Support
 */
export function categoryCount(
  open: OpenState,
  power: Power,
  category: Category,
): { said: number; since: number } | null {
  const found = open.facts.categories[keyOf(power, category)];
  return found ? { said: found.value, since: shownIn(open, power, category) - found.shown } : null;
}

/** The table says how many results of a category a power's events count; or that its projects are counted again. */
export function countCategory(
  draft: OpenState,
  { power, category, value }: { power: Power; category: Category; value: number | null },
): void {
  const { categories } = draft.facts;
  if (value === null) delete categories[keyOf(power, category)];
  else categories[keyOf(power, category)] = { value, shown: shownIn(draft, power, category) };
}
