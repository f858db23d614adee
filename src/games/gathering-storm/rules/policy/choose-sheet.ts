import { produce } from 'immer';
import type { By, Chosen } from '@/kernel/command/choosing';
import { stepIndex } from '../guide/phases';
import { cardKey } from '../hands/showing';
import { printId } from '../naming';
import { type Project, projectsCounted } from '../research/catalogue';
import { deedsOn, touchesSheets } from '../research/deeds-on-sheets';
import {
  checkAssign,
  checkPlaced,
  checkTarget,
  checkTime,
  freeLeft,
  ownLeft,
  projectsOn,
} from '../research/placing';
import { previewReached } from '../research/preview';
import { roomOn, stepsOn } from '../research/sheet';
import type { Grant, Placed, SheetState } from '../research/state';
import { type Hand, type HeldCard, isTracked, type OpenState } from '../state/state';
import { CATEGORIES, type Power } from '../vocabulary';
import { chooseOrders } from './choose-orders';
import { choose, factsOfOrder, pick } from './choosing';
import type { Eyes } from './eyes';
import type { ProjectFacts, SurplusFacts } from './facts';

/**
 * An app power's plan for its alliance's research sheet. The sheet is updated with each planned command, so
 * that none is refused.
 */
interface SheetPlan {
  open: OpenState;
  power: Power;
  own: Hand;
  sheet: SheetState;
  by: By;
  chosen: Chosen[];
}

/** Projects that a support event of its hand counts. */
function countedBy({ power, own, open }: SheetPlan): string[] {
  return own.hand.flatMap(({ event }) =>
    event.effects.flatMap((effect) => {
      if (effect.kind === 'support-progress') return effect.power === power ? [effect.project] : [];
      if (effect.kind !== 'support-results' || effect.power !== power) return [];
      return projectsCounted(open, power, effect.category).map(({ id }) => id);
    }),
  );
}

/** One of some projects. */
function pickProject(
  plan: SheetPlan,
  projects: readonly Project[],
  gift: boolean,
): { one: Project; lines: string[] } {
  const { sheet, open } = plan;
  const counted = projects.filter(({ id }) => countedBy(plan).includes(id));
  const most = Math.max(...projects.map(({ id }) => stepsOn(sheet, id)));
  const facts: ProjectFacts = { counted: counted.length > 0, atomic: open.atomic, gift };
  return pick(plan.by, 'project', {
    facts,
    fits: {
      finish: projects.filter(({ id }) => stepsOn(sheet, id) % 2 === 1),
      counted,
      furthest: most > 0 ? projects.filter(({ id }) => stepsOn(sheet, id) === most) : [],
      atomic: projects.filter(({ category }) => category === 'atomic'),
      any: projects,
    },
    name: ({ id }) => printId(id),
  });
}

/** Research events that are played go to the sheet, before or after points. @rule GS Guide, Research; 9.41B */
function bringable({ open, own }: SheetPlan): HeldCard[] {
  if (stepIndex(open.step) > stepIndex('construction')) return [];
  return own.hand.filter(({ slot, event }) => {
    const order = own.orders[slot];
    return order?.do === 'play' && !order.brought && touchesSheets(event);
  });
}

function bring(plan: SheetPlan, { slot, event }: HeldCard, why: string[]): void {
  const { open, power, sheet } = plan;
  const reached = deedsOn(sheet.side, { event, title: event.title || `${power}’s event` }, { edition: 2 });
  plan.sheet = produce(previewReached(open, sheet, reached), (draft) => {
    draft.brought.push(cardKey(power, slot));
  });
  plan.chosen.push({ command: { type: 'bring', power, slot }, why });
}

/** Steps of a grant, where they go. */
function splitGrant(plan: SheetPlan, grant: Grant): { steps: Record<string, number>; lines: string[] } {
  const { open, sheet } = plan;
  const targets = projectsOn(open, sheet.side).filter((project) => !checkTarget(open, sheet, grant, project));
  if (grant.kind === 'surplus') return splitSurplus(plan, grant, targets);
  if (targets.length < grant.projects) return { steps: {}, lines: ['There are too few projects with room'] };
  return deal(plan, targets, { times: grant.projects, each: grant.steps });
}

/** So many different projects, so many steps to each. */
function deal(
  plan: SheetPlan,
  targets: readonly Project[],
  { times, each }: { times: number; each: number },
): { steps: Record<string, number>; lines: string[] } {
  const steps: Record<string, number> = {};
  const lines: string[] = [];
  for (let at = 0; at < times; at += 1) {
    const left = targets.filter(({ id }) => steps[id] === undefined);
    if (left.length === 0) break;
    const { one, lines: newLines } = pickProject(plan, left, true);
    steps[one.id] = each;
    lines.push(...newLines);
  }
  return { steps, lines };
}

function splitSurplus(plan: SheetPlan, grant: Grant, targets: readonly Project[]) {
  const { open, sheet, by } = plan;
  const facts: SurplusFacts = {
    steps: grant.steps,
    atomic: targets.some(({ category }) => category === 'atomic'),
  };
  const roomy = targets.filter(({ id }) => roomOn(open, sheet, id) >= grant.steps);
  const allowed = [...(roomy.length > 0 ? ['one'] : []), ...(targets.length > 0 ? ['even'] : []), 'give-up'];
  const { option, lines } = choose(by, 'surplus', { facts, allowed });
  if (option === 'give-up') return { steps: {}, lines };
  const { steps, lines: newLines } =
    option === 'one'
      ? deal(plan, roomy, { times: 1, each: grant.steps })
      : deal(plan, targets, { times: grant.steps, each: 1 });
  return { steps, lines: [...lines, ...newLines] };
}

function assignAll(plan: SheetPlan): void {
  for (const grant of plan.sheet.grants) {
    const { open, sheet } = plan;
    const split = splitGrant(plan, grant);
    const steps = checkAssign(open, sheet, grant, split.steps, true) ? {} : split.steps;
    const command = { type: 'assign', board: sheet.side, grant: grant.id, steps, giveUp: true };
    plan.chosen.push({ command, why: split.lines });
    plan.sheet = produce(sheet, (draft) => {
      draft.grants = draft.grants.filter(({ id }) => id !== grant.id);
      for (const [id, count] of Object.entries(steps)) {
        const gain = Math.min(count, roomOn(open, sheet, id));
        if (gain > 0) draft.given[id] = (draft.given[id] ?? 0) + gain;
      }
    });
  }
}

/** Places one more point on a project that may take it; null if none may. */
function placeOne(
  plan: SheetPlan,
  kind: keyof Placed,
  projects: readonly Project[],
): { id: string; lines: string[] } | null {
  const { open, sheet } = plan;
  const more = ({ id }: Project): Placed => {
    const { own, free } = sheet.placed[id] ?? { own: 0, free: 0 };
    return kind === 'own' ? { own: own + 1, free } : { own, free: free + 1 };
  };
  const may = projects.filter((project) => !checkPlaced(open, sheet, project, more(project)));
  if (may.length === 0) return null;
  const { one, lines } = pickProject(plan, may, false);
  plan.sheet = produce(sheet, (draft) => {
    draft.placed[one.id] = more(one);
  });
  return { id: one.id, lines };
}

/** Places all remaining points, with one reason for each project. @rule GS 15.15, 15.21 */
function placeAll(plan: SheetPlan): void {
  const { open } = plan;
  if (checkTime(open)) return;
  const { side } = plan.sheet;
  const why: Record<string, string[]> = {};
  const placePoints = (kind: keyof Placed, points: number, projects: readonly Project[]) => {
    for (let at = 0; at < points; at += 1) {
      const placed = placeOne(plan, kind, projects);
      if (!placed) return;
      why[placed.id] = [...(why[placed.id] ?? []), ...placed.lines];
    }
  };
  const projects = projectsOn(open, side);
  for (const category of CATEGORIES) {
    const within = projects.filter((project) => project.category === category);
    placePoints('free', freeLeft(open, plan.sheet, category), within);
  }
  placePoints('own', ownLeft(open, plan.sheet), projects);
  for (const [project, lines] of Object.entries(why)) {
    const { own, free } = plan.sheet.placed[project] as Placed;
    plan.chosen.push({ command: { type: 'place', board: side, project, own, free }, why: lines });
  }
}

/** Returns an app power's commands for its alliance's sheet in one visit. */
function chooseSheet(
  { power, open, own, sheet }: { power: Power; open: OpenState; own: Hand; sheet: SheetState },
  by: By,
): Chosen[] {
  if (!isTracked(open, 'research')) return [];
  const plan: SheetPlan = { open, power, own, sheet, by, chosen: [] };
  const late: [HeldCard, string[]][] = [];
  for (const card of bringable(plan)) {
    const allowed = checkTime(open) ? ['before'] : ['before', 'after'];
    const { option, lines } = choose(by, 'order', { facts: factsOfOrder(open, card.event.effects), allowed });
    if (option === 'before') bring(plan, card, lines);
    else late.push([card, lines]);
  }
  assignAll(plan);
  placeAll(plan);
  if (late.length === 0) return plan.chosen;
  for (const [card, lines] of late) bring(plan, card, lines);
  assignAll(plan);
  placeAll(plan);
  return plan.chosen;
}

/**
 * Returns the private commands of an app power's visit, each with the rules that applied: an order for every
 * card to decide now, and actions on its alliance's sheet if that is only the app's. Call it once as each of
 * `POLICY_STEPS` begins; in between it decides only what is new. Cards ordered to be played that may be shown
 * at once are shown when any papers are closed (`system.afterPapers`).
 * @rule GS 9.13, 9.41, 15.11
 */
export function choosePapers(eyes: Eyes, by: By): Chosen[] {
  const { power, view, sheet } = eyes;
  if (view.open.over || !view.hidden) return [];
  const { chosen, own } = chooseOrders(eyes, by);
  if (!sheet?.hidden) return chosen;
  return [...chosen, ...chooseSheet({ power, open: view.open, own, sheet: sheet.hidden }, by)];
}
