import type { Event } from '../cards/card';
import type { HiddenCame } from '../hidden';
import { boardOf, boardViewer, keeps, type OpenState, type Table } from '../state';
import { earlierOn, levelsIn, stepsOn } from './board';
import { findProject, sideOfOwner } from './catalogue';
import { previewReached } from './preview';

/** Levels by project id. */
export type Levels = Record<string, number>;

/** The steps that lie on a project's sheet, once what came has reached it; nothing where nobody entered them. */
function stepsWith(table: Table, id: string, came: Readonly<Record<string, HiddenCame>>): number | undefined {
  const { open } = table;
  const project = findProject(open, id);
  if (!project || !keeps(open, 'research')) return undefined;
  const side = sideOfOwner(project.owner);
  const sheet = previewReached(open, boardOf(table, side), came[boardViewer(side)]?.reached ?? []);
  return earlierOn(open, sheet, id) === undefined ? undefined : stepsOn(sheet, id);
}

/** What an event tells all of projects, because its support counts them; nothing where the sheet has no step. @rule GS Guide, Support */
export function progressTold(table: Table, event: Event, what: 'levels' | 'steps'): Levels {
  return Object.fromEntries(
    event.effects.flatMap((effect): [string, number][] => {
      if (effect.kind !== 'support-progress') return [];
      const steps = stepsWith(table, effect.project, {});
      return steps ? [[effect.project, what === 'levels' ? levelsIn(steps) : steps]] : [];
    }),
  );
}

/**
 * Levels that came or went on the sheets since they were told, of projects that support counts now: it follows them
 * as the table goes on, when no point can be taken back any more.
 * @param came what reaches the sheets with the entry that tells
 * @rule GS Guide, Support
 */
export function levelsMoved(table: Table, came: Readonly<Record<string, HiddenCame>>): Levels {
  const { lines, facts } = table.open;
  return Object.fromEntries(
    lines.flatMap(({ formula }): [string, number][] => {
      if (formula?.kind !== 'support-progress') return [];
      const { project } = formula;
      const steps = stepsWith(table, project, came);
      const moved = steps !== undefined && levelsIn(steps) !== (facts.levels[project] ?? 0);
      return moved ? [[project, levelsIn(steps)]] : [];
    }),
  );
}

/** What sheets told: from then on it holds, until the table enters steps or a sheet tells anew. */
export function tellLevels({ facts }: Pick<OpenState, 'facts'>, levels: Levels = {}): void {
  for (const [project, level] of Object.entries(levels)) {
    facts.levels[project] = level;
    const steps = facts.steps[project];
    if (steps !== undefined && levelsIn(steps) !== level) delete facts.steps[project];
  }
}
