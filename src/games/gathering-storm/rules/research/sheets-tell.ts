import type { Event } from '../cards/card';
import type { Formula } from '../effects/shapes';
import type { HiddenOutcome, Levels, SheetsTold } from '../state/outcomes';
import { isTracked, type OpenState, researchSheetOf, sheetViewer, type Table } from '../state/state';
import type { Category, Power } from '../vocabulary';
import { findProject, projectsCounted, sideOfOwner } from './catalogue';
import { previewReached } from './preview';
import { categoryKey, countedResults, resultsAmong } from './results';
import { earlierOn, levelsIn, stepsOn } from './sheet';

type HiddenOutcomes = Readonly<Record<string, HiddenOutcome>>;

/** The steps that lie on a project's sheet, once what came has reached it; nothing where nobody entered them. */
function stepsWith(table: Table, id: string, outcome: HiddenOutcomes): number | undefined {
  const { open } = table;
  const project = findProject(open, id);
  if (!project || !isTracked(open, 'research')) return undefined;
  const side = sideOfOwner(project.owner);
  const sheet = previewReached(open, researchSheetOf(table, side), outcome[sheetViewer(side)]?.reached ?? []);
  return earlierOn(open, sheet, id) === undefined ? undefined : stepsOn(sheet, id);
}

/**
 * Results of a category as the sheets have them and a power's event counts them; nothing where one of its projects
 * does not say at which steps its results come, and for intelligence, whose results must have been shown.
 * @rule GS Guide, Support
 */
function tallyWith(
  table: Table,
  power: Power,
  category: Category,
  outcome: HiddenOutcomes,
): number | undefined {
  const { open } = table;
  const projects = projectsCounted(open, power, category);
  if (category === 'intelligence' || projects.length === 0) return undefined;
  const counts = projects.map(({ id, resultSteps }) => {
    const steps = resultSteps ? stepsWith(table, id, outcome) : undefined;
    return steps === undefined ? undefined : countedResults(open, resultsAmong(resultSteps, steps));
  });
  return counts.reduce<number | undefined>(
    (sum, count) => (sum === undefined || count === undefined ? undefined : sum + count),
    0,
  );
}

/** What the sheets have of what a formula counts: its key, and the number. */
function counts(
  table: Table,
  formula: Formula,
  outcome: HiddenOutcomes,
): ['levels' | 'results', string, number] | null {
  if (formula.kind === 'support-progress') {
    const steps = stepsWith(table, formula.project, outcome);
    return steps === undefined ? null : ['levels', formula.project, levelsIn(steps)];
  }
  if (formula.kind !== 'support-results') return null;
  const { power, category } = formula;
  const tally = tallyWith(table, power, category, outcome);
  return tally === undefined ? null : ['results', categoryKey(power, category), tally];
}

function gather(found: readonly ['levels' | 'results', string, number][]): SheetsTold {
  const told: SheetsTold = {};
  for (const [what, key, count] of found) told[what] = { ...told[what], [key]: count };
  return told;
}

/** What an event tells as it comes to lie open, because its support counts it. @rule GS Guide, Support */
export function toldByEvent(table: Table, event: Event): SheetsTold {
  return gather(
    event.effects.flatMap((effect) => {
      const found = counts(table, effect as Formula, {});
      // Of a project without a step nothing is told.
      if (!found || (found[0] === 'levels' && !stepsWith(table, found[1], {}))) return [];
      return [found];
    }),
  );
}

/** Steps that an event told in an entry of an older table: its levels were not told apart from them. */
export function stepsToldBefore(table: Table, event: Event): Levels {
  return Object.fromEntries(
    event.effects.flatMap((effect): [string, number][] => {
      const steps = effect.kind === 'support-progress' ? stepsWith(table, effect.project, {}) : 0;
      return effect.kind === 'support-progress' && steps ? [[effect.project, steps]] : [];
    }),
  );
}

/**
 * What came or went on the sheets since it was told, where support counts it now: it follows them as the table goes
 * on, when no point can be taken back any more.
 * @param outcome what reaches the sheets with the entry that tells
 * @rule GS Guide, Support
 */
export function movedOnSheets(table: Table, outcome: HiddenOutcomes): SheetsTold {
  const { lines, facts } = table.open;
  return gather(
    lines.flatMap(({ formula }) => {
      const found = formula ? counts(table, formula, outcome) : null;
      if (!found) return [];
      const [what, key, count] = found;
      const before = what === 'levels' ? (facts.levels[key] ?? 0) : facts.tallies[key]?.count;
      return count === before ? [] : [found];
    }),
  );
}

/** What sheets told holds from then on, until the table says otherwise or a sheet tells anew. */
export function tellSheets(
  { facts }: Pick<OpenState, 'facts'>,
  { levels = {}, results = {} }: SheetsTold = {},
): void {
  for (const [project, level] of Object.entries(levels)) {
    facts.levels[project] = level;
    const steps = facts.steps[project];
    if (steps !== undefined && levelsIn(steps) !== level) delete facts.steps[project];
  }
  for (const [key, count] of Object.entries(results)) facts.tallies[key] = { count, holds: true };
}
