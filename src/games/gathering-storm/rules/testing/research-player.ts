import type { Command } from '@/kernel/game';
import { projectsOn } from '../research/placing';
import { researchSheetOf, sheetViewer } from '../state/state';
import { CATEGORIES, POWERS, SIDES } from '../vocabulary';
import type { Pick } from './pick';
import type { Play } from './play';

/** Test helper: a random command for an alliance's research sheet; some are refused. */
export function researchCommand(table: Play, pick: Pick, side = one(pick, SIDES)): Command {
  const { open } = table;
  const board = side;
  const sheet = researchSheetOf(table.state, side);
  const project = one(pick, projectsOn(open, side)).id;
  const other = one(pick, projectsOn(open, side)).id;
  const grant = sheet.grants[0];
  const commands: (() => Command)[] = [
    () => ({ type: 'place', board, project, own: pick(2), free: pick(2) }),
    () => ({ type: 'set-sheet', board, what: 'steps', project, steps: pick(13) }),
    () => ({ type: 'set-sheet', board, what: 'rings', category: one(pick, CATEGORIES), rings: pick(3) }),
    () => ({ type: 'set-sheet', board, what: 'counters', points: pick(3) }),
    () => ({ type: 'undo', viewer: sheetViewer(side) }),
    () => ({ type: 'bring', power: one(pick, POWERS), slot: 1 + pick(3) }),
    () => ({ type: 'reveal', project, ...(pick(2) === 0 ? { results: pick(4) } : {}) }),
    () => ({
      type: 'set-project',
      owner: side,
      name: one(pick, ['kites', 'air range']),
      category: 'air',
      last: one(pick, [null, 6, 12]),
    }),
  ];
  if (grant && pick(2) === 0) {
    const steps =
      grant.kind === 'surplus'
        ? { [project]: 1 + pick(grant.steps) }
        : { [project]: grant.steps, ...(grant.projects === 2 ? { [other]: grant.steps } : {}) };
    return { type: 'assign', board, grant: grant.id, steps, giveUp: pick(2) === 0 };
  }
  return one(pick, commands)();
}

const one = <T>(pick: Pick, list: readonly T[]): T => list[pick(list.length)] as T;
