import * as v from 'valibot';
import { accept, refuse } from '@/kernel/result';
import { isBoard } from '../hidden';
import { stepIndex } from '../phases';
import { earlierOn, stepsOn } from '../research/board';
import { sideOfOwner } from '../research/catalogue';
import { applyReached } from '../research/deeds';
import { deedsOn, touchesBoards } from '../research/reach';
import { cardKey } from '../showing';
import { boardOf, boardViewer, type HiddenState, handOf, type Table } from '../state';
import { POWERS, sideOf } from '../vocabulary';
import { define, text, whole } from './define';
import { settleFacts } from './facts';
import { checkKept } from './research-sheet';

const projectId = text(60);

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
    if (!card)
      return refuse(`${power} holds no card ${slot}.`, {
        rule: 'GS 9.12',
        allowed: 'Name a card of its hand.',
      });
    if (!touchesBoards(card.event))
      return refuse('This event does nothing on a research sheet.', {
        rule: 'GS 9.41B',
        allowed: 'Leave an order for it instead.',
      });
    if (own.orders[slot]?.brought)
      return refuse('It is on the research sheet already.', {
        rule: 'GS Guide, Research',
        allowed: '“Take back” returns it to your hand.',
      });
    if (stepIndex(state.open.step) > stepIndex('construction'))
      return refuse('Research is done for this turn.', {
        rule: 'GS 9.41B',
        allowed: 'What is still held was declined; its phase has ended.',
      });
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
      draft.orders[secret.slot] = {
        do: 'play',
        answers: order?.answers ?? {},
        brought: true,
        ...(order?.why ? { why: order.why } : {}),
      };
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
  // What a sheet told then is not asked again.
  corrections: ['remove'],
  kept: true,
  audience: () => 'public',
  decide(state, { project: id, results, steps }) {
    const kept = checkKept(state.open);
    if (kept) return { ok: false, refusal: kept };
    const project = state.open.projects.find((item) => item.id === id);
    if (!project)
      return refuse(`There is no project ${id}.`, {
        rule: 'GS 15.14',
        allowed: 'Name one of the table’s list, or add it there.',
      });
    if (results === undefined && !steps)
      return refuse('Nothing is shown.', {
        rule: 'GS 15.11',
        allowed: 'Show its results, its steps, or both.',
      });
    const sheet = boardOf(state as Table, sideOfOwner(project.owner));
    const known = steps && earlierOn(state.open, sheet, id) !== undefined;
    return accept({ open: { steps: known ? stepsOn(sheet, id) : null } });
  },
  open(draft, { project, results }, { steps }) {
    if (results !== undefined) draft.facts.results[project] = results;
    if (steps !== null) draft.facts.steps[project] = steps;
    if (results !== undefined) settleFacts(draft, 'results', project);
    if (steps !== null) settleFacts(draft, 'steps', project);
  },
});
