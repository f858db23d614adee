import * as v from 'valibot';
import { isBoard } from '@/games/gathering-storm/rules/state/start';
import type { Stored } from '@/kernel/command/command';
import { editionUpTo } from '@/kernel/command/define';
import { copyOf } from '@/kernel/journal/moments';
import { accept, type Refusal, type Result } from '@/kernel/result';
import { doubleWaiting, enterEarlier, give } from '../../research/apply-deeds';
import type { Project } from '../../research/catalogue';
import { checkAssign, checkPlaced, checkTime, findProject } from '../../research/placing';
import { stepsOn } from '../../research/sheet';
import type { SheetState } from '../../research/state';
import {
  type HiddenState,
  isTracked,
  type OpenState,
  researchSheetOf,
  sheetViewer,
  type Table,
} from '../../state/state';
import { CATEGORIES, capitalize, SIDES, type Side } from '../../vocabulary';
import { defineOwn, edition, goesOn, key, text, whole } from '../define';

const board = v.picklist(SIDES, 'Name the sheet: Axis, Allies or Russia.');
const projectId = key(60);

/** Checks that sheets are tracked here and that the game has not ended. */
export function checkTracked(open: OpenState): Refusal | null {
  const running = goesOn(open);
  if (!running.ok) return running.refusal;
  return isTracked(open, 'research')
    ? null
    : {
        message: 'This table keeps research on the board.',
        rule: 'GS 15.11',
        allowed: 'Choose in the menu that the app tracks research.',
      };
}

interface OnSheet<C> {
  /** The edition from which an entry that a correction leaves no room for has no effect. */
  since: number;
  /** The projects that it names. */
  projects: (command: C) => string[];
  check: (open: OpenState, sheet: SheetState, command: C) => Refusal | null;
  apply: (sheet: SheetState, command: C, open: OpenState) => void;
}

/**
 * What private commands on one side's sheet share. One that would be refused after a public correction has no effect,
 * as a public one would have none; only the sheet says so.
 * @rule GS 15.11
 */
function onSheet<C extends { type: string; board: Side; edition?: number | undefined }>({
  since,
  projects,
  check,
  apply,
}: OnSheet<C>) {
  const refusalOf = (open: OpenState, sheet: SheetState, command: C) =>
    checkTracked(open) ?? check(open, sheet, command);
  return {
    owner: (command: C) => sheetViewer(command.board),
    decide(state: Table, command: C): Result<object> {
      const refusal = refusalOf(state.open, researchSheetOf(state, command.board), command);
      return refusal ? { ok: false, refusal } : accept({});
    },
    hidden(draft: HiddenState, _: undefined, command: C, open: OpenState) {
      if (!isBoard(draft)) return;
      const named = projects(command);
      const { turn } = open;
      if ((command.edition ?? 1) >= since && refusalOf(open, draft, command)) {
        draft.fallen = [...(draft.fallen ?? []), ...named.map((project) => ({ project, turn }))];
        return;
      }
      apply(draft, command, open);
      // Entering a project again clears its refusal.
      if (draft.fallen)
        draft.fallen = draft.fallen.filter(
          (item) => !named.includes(item.project) || (item.turn !== turn && command.type !== 'set-sheet'),
        );
    },
  };
}

const unknown = (side: Side): Refusal => ({
  message: 'There is no such project on this sheet.',
  rule: 'GS 15.14',
  allowed: `Name a project of ${side}, or add it to the table’s list.`,
});

const placeShape = v.strictObject({
  type: v.literal('place'),
  board,
  project: projectId,
  own: v.optional(whole(0, 20), 0),
  free: v.optional(whole(0, 20), 0),
  edition,
});

/** Places this turn's total points on one project; replaces an earlier placement. @rule GS 15.15, 15.21 */
export const place = defineOwn({
  ...onSheet<Stored<v.InferOutput<typeof placeShape>>>({
    since: 2,
    projects: ({ project }) => [project],
    check(open, sheet, { project, own, free }) {
      const found = findProject(open, sheet.side, project);
      if (!found) return unknown(sheet.side);
      return checkTime(open) ?? checkPlaced(open, sheet, found, { own, free });
    },
    apply(sheet, { project, own, free }) {
      if (own + free === 0) delete sheet.placed[project];
      else sheet.placed[project] = { own, free };
    },
  }),
  shape: placeShape,
  asks: { board: 'Board', project: 'Project', own: 'Own', free: 'Free by an event' },
});

const assignShape = v.strictObject({
  type: v.literal('assign'),
  board,
  grant: text(12),
  steps: v.optional(v.record(projectId, whole(0, 9)), {}),
  giveUp: v.optional(v.boolean(), false),
  edition,
});

/** Puts the steps of an event where its owner wants them: a surplus, a level, a step each. @rule GS Guide, Research */
export const assign = defineOwn({
  ...onSheet<Stored<v.InferOutput<typeof assignShape>>>({
    since: 2,
    projects: ({ steps }) => Object.keys(steps),
    check(open, sheet, { grant: id, steps, giveUp }) {
      const grant = sheet.grants.find((item) => item.id === id);
      return grant
        ? checkAssign(open, sheet, grant, steps, giveUp)
        : {
            message: 'These steps are placed already.',
            rule: 'GS Guide, Research',
            allowed: '“Take back” returns them.',
          };
    },
    apply(sheet, { grant: id, steps }, open) {
      sheet.grants = sheet.grants.filter((item) => item.id !== id);
      for (const [project, count] of Object.entries(steps))
        give(sheet, open, { project, steps: count, grant: id });
    },
  }),
  shape: assignShape,
  asks: { board: 'Board', grant: 'Grant', steps: 'Steps', giveUp: 'GiveUp' },
});

const sheetShape = v.variant('what', [
  v.strictObject({
    type: v.literal('set-sheet'),
    board,
    what: v.literal('steps'),
    project: projectId,
    steps: whole(0, 40),
    edition: editionUpTo(4),
  }),
  v.strictObject({
    type: v.literal('set-sheet'),
    board,
    what: v.literal('rings'),
    category: v.picklist(CATEGORIES),
    rings: whole(0, 9),
  }),
  v.strictObject({ type: v.literal('set-sheet'), board, what: v.literal('counters'), points: whole(0, 9) }),
]);

/**
 * Doubling comes before this turn's points: refuses if it leaves no room for those already placed.
 * @rule GS Guide, Research
 */
function checkPlacedPoints(
  open: OpenState,
  sheet: SheetState,
  project: Project,
  entered: { steps: number; edition?: number | undefined },
): Refusal | null {
  const { id, name, last } = project;
  const after = copyOf(sheet);
  enterEarlier(after, open, project, entered);
  if (last === null || !after.placed[id] || stepsOn(after, id) <= last) return null;
  return {
    message: `${capitalize(name)} comes to ${after.steps[id]} earlier steps of ${last}: there is no room for all that was placed this turn.`,
    rule: 'GS Guide, Research',
    allowed: 'Take it back first, or enter fewer steps.',
  };
}

/**
 * Enters a research sheet: earlier turns' steps, spy rings, activity counters' points.
 * @rule GS 15.11, 15.22, 16.16B
 */
export const setSheet = defineOwn({
  ...onSheet<Stored<v.InferOutput<typeof sheetShape>>>({
    since: 4,
    projects: (command) => (command.what === 'steps' ? [command.project] : []),
    check(open, sheet, command) {
      if (command.what !== 'steps') return null;
      const project = findProject(open, sheet.side, command.project);
      if (!project) return unknown(sheet.side);
      if (project.last === null || command.steps <= project.last)
        return (command.edition ?? 1) > 2 ? checkPlacedPoints(open, sheet, project, command) : null;
      return {
        message: `${capitalize(project.name)} ends at step ${project.last}.`,
        rule: 'GS Guide, Research',
        allowed: 'Enter fewer steps, or correct its last step in the table’s list.',
      };
    },
    apply(sheet, command, open) {
      if (command.what === 'rings') sheet.rings[command.category] = command.rings;
      else if (command.what === 'counters') sheet.fromCounters = command.points;
      else {
        const { project: id, steps } = command;
        const project = open.projects.find((item) => item.id === id);
        if (command.edition && project) enterEarlier(sheet, open, project, command);
        else {
          sheet.steps[id] = steps;
          if (project) doubleWaiting(sheet, open, project);
        }
      }
    },
  }),
  shape: sheetShape,
  asks: {
    board: 'Board',
    what: null,
    project: 'Project',
    steps: 'Steps',
    category: 'Category',
    rings: 'Rings',
    points: 'Points',
  },
});
