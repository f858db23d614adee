import * as v from 'valibot';
import { eventShape } from '@/games/gathering-storm/rules/cards/card';
import { printId } from '@/games/gathering-storm/rules/naming';
import { sideOfOwner } from '@/games/gathering-storm/rules/research/catalogue';
import { earlierOn, stepsOn } from '@/games/gathering-storm/rules/research/sheet';
import {
  eachPower,
  handOf,
  type OpenState,
  type RevealedPapers,
  researchSheetOf,
  type Table,
} from '@/games/gathering-storm/rules/state/state';
import { printList, SIDES } from '@/games/gathering-storm/rules/vocabulary';
import { accept, refuse } from '@/kernel/result';
import { settleFacts } from '../board/facts';
import { define, key, STAYS, whole } from '../define';
import { describeByChange } from '../describe-by-change';
import { count, number, eachPower as shapeOfEach, tallies } from '../outcome-shapes';
import { checkTracked } from '../sheets/research-sheet';

/** Shows to all how far a project is: its results, its steps as the sheet has them, or both. @rule GS 15.11; Guide, Support */
export const reveal = define({
  shape: v.strictObject({
    type: v.literal('reveal'),
    project: key(60),
    results: v.optional(whole(0, 20)),
    steps: v.optional(v.boolean(), false),
  }),
  asks: { project: 'Project', results: 'Results', steps: 'Steps' },
  outcome: v.strictObject({ steps: v.nullable(count) }),
  reveals: false,
  // The revealed steps are not read from the sheet again.
  corrections: ['remove'],
  keepsOutcome: true,
  decide(state, { project: id, results, steps }) {
    const untracked = checkTracked(state.open);
    if (untracked) return { ok: false, refusal: untracked };
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
    const sheet = researchSheetOf(state, sideOfOwner(project.owner));
    const known = steps && earlierOn(state.open, sheet, id) !== undefined;
    return accept({ open: { steps: known ? stepsOn(sheet, id) : null } });
  },
  open(draft, { project, results }, { steps }) {
    if (results !== undefined) draft.facts.results[project] = results;
    if (steps !== null) draft.facts.steps[project] = steps;
    if (results !== undefined) settleFacts(draft, 'results', project);
    if (steps !== null) settleFacts(draft, 'steps', project);
  },
  say({ project, results }, { steps }) {
    const parts = [
      ...(results === undefined ? [] : [`${results} ${results === 1 ? 'result' : 'results'}`]),
      ...(steps === null ? [] : [`${steps} ${steps === 1 ? 'step' : 'steps'}`]),
    ];
    return { text: `Shown to all: ${printId(project)}, ${parts.join(', ')}`, rule: 'GS 15.11' };
  },
  short: describeByChange,
  nature: 'event',
});

/** People at the table who have not agreed. */
export function notAgreed(open: OpenState, agreed: readonly string[]): string[] {
  return open.seats
    .filter(({ by }) => by === undefined)
    .map(({ person }) => person)
    .filter((person) => !agreed.includes(person));
}

function papersOf(table: Table): RevealedPapers {
  return {
    hands: eachPower((power) => {
      const { hand, note } = handOf(table, power);
      return { cards: hand.map(({ number, event }) => ({ number, event })), ...(note ? { note } : {}) };
    }),
    steps: Object.fromEntries(
      SIDES.flatMap((side) => {
        const sheet = researchSheetOf(table, side);
        return table.open.projects
          .map(({ id }) => [id, stepsOn(sheet, id)] as const)
          .filter(([, steps]) => steps > 0);
      }),
    ),
  };
}

/** Reveals every hand, note and research sheet, once war has begun and all agree. */
export const revealHand = define({
  ...STAYS,
  shape: v.strictObject({
    type: v.literal('lay-open'),
    /** The people who agree: everyone who sits here. */
    agreed: v.array(v.string()),
  }),
  asks: { agreed: null },
  outcome: v.strictObject({
    hands: shapeOfEach(
      v.strictObject({
        cards: v.array(v.strictObject({ number, event: eventShape })),
        note: v.optional(v.pipe(v.string(), v.maxLength(600))),
      }),
    ),
    steps: tallies,
  }),
  reveals: false,
  decide(state, { agreed }) {
    if (!state.open.over)
      return refuse('The papers are opened when the game is over.', {
        rule: 'GS 2.11',
        allowed: 'A declaration of war in the Crisis phase ends it.',
      });
    if (state.open.laidOpen)
      return refuse('The papers are open already.', { allowed: '“Read the papers” shows them.' });
    const missing = notAgreed(state.open, agreed);
    return missing.length === 0
      ? accept({ open: papersOf(state) })
      : refuse(`${printList(missing)} ${missing.length === 1 ? 'has' : 'have'} not agreed.`, {
          allowed: 'All who sit here agree first.',
        });
  },
  open(draft, _, outcome) {
    draft.laidOpen = outcome;
  },
  say: ({ agreed }) => ({ text: 'The papers are laid open', notes: [`Agreed: ${printList(agreed)}`] }),
  short: describeByChange,
  nature: 'event',
});
