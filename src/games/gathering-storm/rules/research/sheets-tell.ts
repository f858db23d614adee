import type { Event } from '../cards/card';
import type { Formula } from '../effects/shapes';
import type { HiddenOutcome, Levels, SheetReveal } from '../state/outcomes';
import { isTracked, type OpenState, researchSheetOf, sheetViewer, type Table } from '../state/state';
import type { Category, Power } from '../vocabulary';
import { findProject, projectsCounted, sideOfOwner } from './catalogue';
import { previewReached } from './preview';
import { categoryKey, countedResults, resultsAmong } from './results';
import { earlierOn, levelsIn, stepsOn } from './sheet';

type HiddenOutcomes = Readonly<Record<string, HiddenOutcome>>;

/** Returns a project's steps on its sheet, including this entry's outcome; undefined if not entered. */
function stepsWith(table: Table, id: string, outcome: HiddenOutcomes): number | undefined {
  const { open } = table;
  const project = findProject(open, id);
  if (!project || !isTracked(open, 'research')) return undefined;
  const side = sideOfOwner(project.owner);
  const sheet = previewReached(open, researchSheetOf(table, side), outcome[sheetViewer(side)]?.reached ?? []);
  return earlierOn(open, sheet, id) === undefined ? undefined : stepsOn(sheet, id);
}

/**
 * Returns the results of a category on the sheets, as a power's event counts them. Undefined if one of its
 * projects lacks its result steps, and for intelligence, whose results must have been shown.
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

/** Returns the key and the number on the sheets that a formula counts. */
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

function gather(found: readonly ['levels' | 'results', string, number][]): SheetReveal {
  const revealed: SheetReveal = {};
  for (const [what, key, count] of found) revealed[what] = { ...revealed[what], [key]: count };
  return revealed;
}

/** Returns what an event reveals when it is shown, because its support counts it. @rule GS Guide, Support */
export function revealedByEvent(table: Table, event: Event): SheetReveal {
  return gather(
    event.effects.flatMap((effect) => {
      const found = counts(table, effect as Formula, {});
      // A project without steps reveals nothing.
      if (!found || (found[0] === 'levels' && !stepsWith(table, found[1], {}))) return [];
      return [found];
    }),
  );
}

/** Returns the steps that an event revealed in an older entry, which did not separate levels from steps. */
export function stepsRevealedBefore(table: Table, event: Event): Levels {
  return Object.fromEntries(
    event.effects.flatMap((effect): [string, number][] => {
      const steps = effect.kind === 'support-progress' ? stepsWith(table, effect.project, {}) : 0;
      return effect.kind === 'support-progress' && steps ? [[effect.project, steps]] : [];
    }),
  );
}

/**
 * Returns what changed on the sheets since they last revealed it, if support counts it now. Support follows
 * the sheets when the table goes on, once no point can be undone any more.
 * @param outcome what reaches the sheets with the entry that reveals it
 * @rule GS Guide, Support
 */
export function movedOnSheets(table: Table, outcome: HiddenOutcomes): SheetReveal {
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

/**
 * Stores what sheets revealed; it applies until the table enters its own number or a sheet reveals a new one.
 */
export function storeRevealed(
  { facts }: Pick<OpenState, 'facts'>,
  { levels = {}, results = {} }: SheetReveal = {},
): void {
  for (const [project, level] of Object.entries(levels)) {
    facts.levels[project] = level;
    const steps = facts.steps[project];
    if (steps !== undefined && levelsIn(steps) !== level) delete facts.steps[project];
  }
  for (const [key, count] of Object.entries(results)) facts.tallies[key] = { count, holds: true };
}
