import * as v from 'valibot';
import { accept, refuse } from '@/kernel/result';
import { printId } from '../../naming';
import { sideOfOwner } from '../../research/catalogue';
import { earlierOn, stepsOn } from '../../research/sheet';
import { researchSheetOf } from '../../state/state';
import { settleFacts } from '../board/facts';
import { define, key, whole } from '../define';
import { describeByChange } from '../describe-by-change';
import { count } from '../outcome-shapes';
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
