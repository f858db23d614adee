import * as v from 'valibot';
import { accept, type Refusal, refuse } from '@/kernel/result';
import { stepIndex } from '../phases';
import type { Board } from '../research/board';
import { stepsOn } from '../research/board';
import { sideOfOwner } from '../research/catalogue';
import { applyReached, double } from '../research/deeds';
import { isBoard } from '../research/fold';
import { checkAssign, checkPlaced, checkTime, findProject } from '../research/placing';
import { deedsOn, touchesBoards } from '../research/reach';
import { cardKey } from '../showing';
import { boardOf, boardViewer, type HiddenState, handOf, keeps, type OpenState, type Table } from '../state';
import { CATEGORIES, capitalize, POWERS, SIDES, type Side, sideOf } from '../vocabulary';
import { define, goesOn, plain, text, whole } from './define';
import { settleFacts } from './facts';

const board = v.picklist(SIDES, 'Name the sheet: Axis, Allies or Russia.');
const projectId = text(60);

/** Whether sheets are kept here at all, and the game goes on. */
function checkKept(open: OpenState): Refusal | null {
  const running = goesOn(open);
  if (!running.ok) return running.refusal;
  return keeps(open, 'research')
    ? null
    : {
        message: 'This table keeps research on the board.',
        rule: 'GS 15.11',
        allowed: 'Choose in the menu that the app keeps research.',
      };
}

/** A private command on one side's sheet. @rule GS 15.11 */
function onSheet<C extends { type: string; board: Side }>(
  shape: v.GenericSchema<unknown, C>,
  check: (open: OpenState, sheet: Board, command: C) => Refusal | null,
  apply: (sheet: Board, command: C, open: OpenState) => void,
) {
  return define<C>({
    shape,
    audience: (command) => boardViewer(command.board),
    decide(state, command) {
      const refusal =
        checkKept(state.open) ?? check(state.open, boardOf(state as Table, command.board), command);
      return refusal ? { ok: false, refusal } : accept({});
    },
    hidden(draft, _, command, open) {
      if (isBoard(draft)) apply(draft, command, open);
    },
  });
}

const unknown = (side: Side): Refusal => ({
  message: 'There is no such project on this sheet.',
  rule: 'GS 15.14',
  allowed: `Name a project of ${side}, or add it to the table’s list.`,
});

/** Points of this turn on one project, as a whole: placed anew they replace what lay there. @rule GS 15.15, 15.21 */
export const place = onSheet(
  v.strictObject({
    type: v.literal('place'),
    board,
    project: projectId,
    own: v.optional(whole(0, 20), 0),
    free: v.optional(whole(0, 20), 0),
  }),
  (open, sheet, { project, own, free }) => {
    const found = findProject(open, sheet.side, project);
    if (!found) return unknown(sheet.side);
    return checkTime(open) ?? checkPlaced(open, sheet, found, { own, free });
  },
  (sheet, { project, own, free }) => {
    if (own + free === 0) delete sheet.placed[project];
    else sheet.placed[project] = { own, free };
  },
);

/** Puts the steps of an event where its owner wants them: a surplus, a level, a step each. @rule GS Guide, Research */
export const assign = onSheet(
  v.strictObject({
    type: v.literal('assign'),
    board,
    grant: text(12),
    steps: v.optional(v.record(projectId, whole(0, 9)), {}),
    giveUp: v.optional(v.boolean(), false),
  }),
  (open, sheet, { grant: id, steps, giveUp }) => {
    const grant = sheet.grants.find((item) => item.id === id);
    return grant
      ? checkAssign(open, sheet, grant, steps, giveUp)
      : { message: 'These steps are placed already.', rule: 'GS Guide, Research' };
  },
  (sheet, { grant: id, steps }, open) => {
    sheet.grants = sheet.grants.filter((item) => item.id !== id);
    for (const [project, count] of Object.entries(steps)) {
      const last = open.projects.find((item) => item.id === project)?.last ?? Number.POSITIVE_INFINITY;
      // What goes past a project's end is lost (assumed).
      const gain = Math.min(count, Math.max(0, last - stepsOn(sheet, project)));
      if (gain > 0) sheet.given[project] = (sheet.given[project] ?? 0) + gain;
    }
  },
);

const sheetShape = v.variant('what', [
  v.strictObject({
    type: v.literal('set-sheet'),
    board,
    what: v.literal('steps'),
    project: projectId,
    steps: whole(0, 40),
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

/** Enters what a research sheet says: steps of earlier turns, spy rings, points from activity counters. @rule GS 15.11, 15.22, 16.16B */
export const setSheet = onSheet<v.InferOutput<typeof sheetShape>>(
  sheetShape,
  (open, sheet, command) => {
    if (command.what !== 'steps') return null;
    const project = findProject(open, sheet.side, command.project);
    if (!project) return unknown(sheet.side);
    if (project.last === null || command.steps <= project.last) return null;
    return {
      message: `${capitalize(project.name)} ends at step ${project.last}.`,
      rule: 'GS Guide, Research',
      allowed: 'Enter fewer steps, or correct its last step in the table’s list.',
    };
  },
  (sheet, command, open) => {
    if (command.what === 'rings') sheet.rings[command.category] = command.rings;
    else if (command.what === 'counters') sheet.fromCounters = command.points;
    else {
      const { project: id, steps } = command;
      sheet.steps[id] = steps;
      // A doubling that waited for this number comes now.
      const waited = sheet.waiting.filter(({ project }) => project === id);
      sheet.waiting = sheet.waiting.filter(({ project }) => project !== id);
      const project = open.projects.find((item) => item.id === id);
      if (project) for (const { title } of waited) double(sheet, open, project, title);
    }
  },
);

interface Brought {
  reached: ReturnType<typeof deedsOn>;
  card: string;
}

/**
 * Brings a research event from a hand to its alliance's sheet, before or after points are placed as its owner
 * likes. The card itself is shown at the end of the Economic phase.
 * @rule GS Guide, Research; 9.41B
 */
export const bring = define<
  { type: 'bring'; power: (typeof POWERS)[number]; slot: number },
  undefined,
  Brought | { slot: number }
>({
  shape: v.strictObject({ type: v.literal('bring'), power: v.picklist(POWERS), slot: whole(1, 99) }),
  audience: (command) => command.power,
  decide(state, { power, slot }) {
    const kept = checkKept(state.open);
    if (kept) return { ok: false, refusal: kept };
    const own = handOf(state as Table, power);
    const card = own.hand.find((item) => item.slot === slot);
    if (!card) return refuse(`${power} holds no card ${slot}.`, { rule: 'GS 9.12' });
    if (!touchesBoards(card.event))
      return refuse('This event does nothing on a research sheet.', { rule: 'GS 9.41B' });
    if (own.orders[slot]?.brought)
      return refuse('It lies on the research sheet already.', { rule: 'GS Guide, Research' });
    if (stepIndex(state.open.step) > stepIndex('construction'))
      return refuse('Research is done for this turn.', { rule: 'GS 9.41B' });
    const key = cardKey(power, slot);
    const side = sideOf(power);
    const reached = deedsOn(side, { event: card.event, title: card.event.title || `${power}’s event` });
    return accept({ hidden: { [power]: { slot }, [boardViewer(side)]: { reached, card: key } } });
  },
  hidden(draft: HiddenState, secret, _, open) {
    if (isBoard(draft)) {
      if (!('card' in secret)) return;
      applyReached(draft, open, secret.reached);
      draft.brought.push(secret.card);
    } else if ('slot' in secret) {
      const order = draft.orders[secret.slot];
      draft.orders[secret.slot] = { do: 'play', answers: order?.answers ?? {}, brought: true };
    }
  },
});

/** Shows to all how far a project is: its results, its steps as the sheet has them, or both. @rule GS 15.11; Guide, Support */
export const reveal = define<
  { type: 'reveal'; project: string; results?: number | undefined; steps: boolean },
  { steps: number | null }
>({
  shape: v.strictObject({
    type: v.literal('reveal'),
    project: projectId,
    results: v.optional(whole(0, 20)),
    steps: v.optional(v.boolean(), false),
  }),
  audience: () => 'public',
  decide(state, { project: id, results, steps }) {
    const kept = checkKept(state.open);
    if (kept) return { ok: false, refusal: kept };
    const project = state.open.projects.find((item) => item.id === id);
    if (!project) return refuse(`There is no project ${id}.`, { rule: 'GS 15.14' });
    if (results === undefined && !steps)
      return refuse('Nothing is shown.', {
        rule: 'GS 15.11',
        allowed: 'Show its results, its steps, or both.',
      });
    const sheet = boardOf(state as Table, sideOfOwner(project.owner));
    const known = steps && sheet.steps[id] !== undefined;
    return accept({ open: { steps: known ? stepsOn(sheet, id) : null } });
  },
  open(draft, { project, results }, { steps }) {
    if (results !== undefined) draft.facts.results[project] = results;
    if (steps !== null) draft.facts.steps[project] = steps;
    if (results !== undefined) settleFacts(draft, 'results', project);
    if (steps !== null) settleFacts(draft, 'steps', project);
  },
});

/** Adds a project to the table's list, or corrects one. @rule GS 15.14 */
export const setProject = plain(
  v.strictObject({
    type: v.literal('set-project'),
    owner: v.picklist([...SIDES, ...POWERS], 'Name a power, or Axis, Allies or Russia.'),
    name: text(40),
    category: v.picklist(CATEGORIES, 'Name air, naval, military, atomic or intelligence.'),
    last: v.optional(v.nullable(whole(1, 40)), null),
  }),
  (open, { owner, name, last }) => {
    const known = open.projects.find(({ id }) => id === `${owner}/${name}`);
    if (!known && open.projects.length >= 80)
      return refuse('The table’s list is full.', { allowed: 'Correct one of its projects instead.' });
    return known && known.basis === 'guide' && known.last !== null && last !== known.last
      ? refuse(`${capitalize(name)} ends at step ${known.last}.`, { rule: 'GS Guide, Research' })
      : accept(null);
  },
  (draft, { owner, name, category, last }) => {
    const id = `${owner}/${name}`;
    const found = draft.projects.find((project) => project.id === id);
    if (found) Object.assign(found, { category, last });
    else draft.projects.push({ id, name, owner, category, last, basis: 'table' });
  },
);
