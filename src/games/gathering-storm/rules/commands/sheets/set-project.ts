import * as v from 'valibot';
import type { Stored } from '@/kernel/command/command';
import { accept, type Result, refuse } from '@/kernel/result';
import { printProject } from '../../naming';
import { countedAs, findProject, LONGEST_NAME, type Project } from '../../research/catalogue';
import type { OpenState } from '../../state/state';
import { CATEGORIES, capitalize, POWERS, printList, SIDES } from '../../vocabulary';
import { define, edition, goesOn, text, whole } from '../define';
import { describeByChange } from '../describe-by-change';

/** As many as a table's list holds. */
const MOST_PROJECTS = 80;

/** What a card can print of a name: a letter first, then letters, figures, blanks, hyphens and apostrophes. */
const PRINTABLE = /^\p{L}[\p{L}\p{N}' -]+$/u;

const shape = v.strictObject({
  type: v.literal('set-project'),
  owner: v.picklist([...SIDES, ...POWERS], 'Name a power, or Axis, Allies or Russia.'),
  name: text(LONGEST_NAME),
  category: v.picklist(CATEGORIES, 'Name air, naval, military, atomic or intelligence.'),
  last: v.optional(v.nullable(whole(1, 40)), null),
  /** The steps at which it has results; empty clears them; omitted leaves them unchanged. */
  results: v.optional(
    v.pipe(
      v.array(whole(1, 40)),
      v.maxLength(20, 'A project has at most 20 results.'),
      v.check(
        (steps) => steps.every((step, at) => at === 0 || step > (steps[at - 1] ?? 0)),
        'Begin with the lowest step, and name each once.',
      ),
    ),
  ),
  edition,
});
type SetProject = Stored<v.InferOutput<typeof shape>>;

const idOf = ({ owner, name }: SetProject) => `${owner}/${name}`;
const knownAs = (open: OpenState, command: SetProject): Project | undefined =>
  open.projects.find(({ id }) => id === idOf(command));

/**
 * The last step by the Guide; for other projects the table enters it and may change it.
 * @rule GS Guide, Research
 */
const endOf = (command: SetProject) => findProject({}, idOf(command))?.last ?? null;

function checkNew({ projects }: OpenState, command: SetProject): Result<unknown> {
  if (projects.length >= MOST_PROJECTS)
    return refuse('The table’s list is full.', { allowed: 'Correct one of its projects instead.' });
  if (!command.edition) return accept(null);
  const same = projects.find(({ id }) => id.toLowerCase() === idOf(command).toLowerCase());
  if (same)
    return refuse(`The list has ${printProject(same)}.`, {
      rule: 'GS 15.14',
      allowed: 'Correct it there, or give the new one another name.',
    });
  return PRINTABLE.test(command.name)
    ? accept(null)
    : refuse(`A card cannot name “${command.name}”.`, {
        rule: 'GS 15.14',
        allowed: 'Begin with a letter; then letters, figures, blanks, hyphens and apostrophes.',
      });
}

/** Adds a project to the table's list, or corrects one: from then on every event of this table reads it so. @rule GS 15.14 */
export const setProject = define({
  shape,
  asks: { owner: 'Owner', name: 'Name', category: 'Category', last: 'Last step', results: null },
  reveals: false,
  decide({ open }, command) {
    const running = goesOn(open);
    if (!running.ok) return running;
    const known = knownAs(open, command);
    const fresh = known ? accept(null) : checkNew(open, command);
    if (!fresh.ok) return fresh;
    const end = endOf(command);
    if (end !== null && command.last !== end)
      return refuse(`${capitalize(command.name)} ends at step ${end}.`, {
        rule: 'GS Guide, Research',
        allowed: 'What the Guide ends stays so.',
      });
    const beyond = command.results?.find((step) => command.last !== null && step > command.last);
    return beyond === undefined
      ? accept({})
      : refuse(`No result comes at step ${beyond}: ${command.name} ends at step ${command.last}.`, {
          rule: 'GS 15.13',
          allowed: 'Enter steps up to its last one, or another last step.',
        });
  },
  open(draft, command) {
    const { owner, name, category, last, results } = command;
    const found = draft.projects.find(({ id }) => id === idOf(command));
    // In older entries events still count the project in its earlier category.
    const counted = command.edition ? undefined : found ? countedAs(found) : null;
    const after: Project = {
      ...(found ?? { id: idOf(command), name, owner, basis: 'table' }),
      category,
      last,
    };
    if (results) after.resultSteps = results;
    if (results?.length === 0) delete after.resultSteps;
    if (counted === undefined || counted === category) delete after.counted;
    else after.counted = counted;
    // Creates a new list: caches are keyed by the old one.
    draft.projects = found
      ? draft.projects.map((project) => (project === found ? after : project))
      : [...draft.projects, after];
  },
  say({ owner, name, category, last, results }) {
    const end = last === null ? 'its last step is not known' : `its last step is ${last}`;
    const come = results?.length ? `, its results come at step ${printList(results.map(String))}` : '';
    return {
      text: `${printProject({ owner, name })}: ${category} research, ${end}${come}`,
      rule: 'GS 15.14',
    };
  },
  short: describeByChange,
  nature: 'ruling',
});
