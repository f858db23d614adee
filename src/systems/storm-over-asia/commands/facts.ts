import * as v from 'valibot';
import { asSaid, edition, fine, STAYS, text } from '@/kernel/command/define';
import { accept, type Refusal } from '@/kernel/result';
import { COHESIONS, COHESIVE } from '../state';
import { plain } from './define';

/** How cohesive a country is; nothing where the table does not keep it. @rule SOA 28 to 30 */
export const setCohesion = plain({
  shape: v.strictObject({
    type: v.literal('set-cohesion'),
    of: v.picklist(COHESIVE, 'Name China, Britain or Russia.'),
    cohesion: v.nullable(v.picklist(COHESIONS, 'Say low, medium, high or full.')),
  }),
  asks: { of: 'Whose cohesion', cohesion: 'Cohesion' },
  check: fine,
  open(draft, { of, cohesion }) {
    draft.cohesion[of] = cohesion;
  },
  say: ({ of, cohesion }) => ({
    text: cohesion ? `Cohesion of ${of} is ${cohesion}` : `Cohesion of ${of} is not tracked`,
    rule: 'SOA 28 to 30',
  }),
  short: asSaid,
  nature: 'event',
});

const ORDINALS = ['first', 'second', 'third', 'fourth'];
const called = (name: string) => name.trim().toLowerCase();

/** A name that would go to another list, or to two: numbers belong to their list. @rule SOA 26.111 */
function checkCategories(before: readonly string[], names: readonly string[]): Refusal | null {
  const twice = names.find((name, at) => names.findIndex((other) => called(other) === called(name)) < at);
  if (twice)
    return {
      message: `Two lists cannot both be called “${twice}”.`,
      rule: 'SOA 26.111',
      allowed: 'Give each list a name of its own.',
    };
  const moved = names.find((name, at) =>
    before.some(
      (old, was) => was !== at && called(old) === called(name) && called(names[was] ?? '') !== called(old),
    ),
  );
  if (moved === undefined) return null;
  const was = before.findIndex((old) => called(old) === called(moved));
  return {
    message: `“${moved}” is the ${ORDINALS[was]} list: its numbers would be read as others.`,
    rule: 'SOA 26.111',
    allowed: 'Leave each name with its list.',
  };
}

/** What Japan’s category cards are called; what their numbers mean stays with the list. @rule SOA 26.111 */
export const nameCategories = plain({
  ...STAYS,
  shape: v.strictObject({
    type: v.literal('name-categories'),
    names: v.pipe(v.array(text(24)), v.length(4, 'There are four.')),
    edition,
  }),
  asks: { names: null },
  check({ categories }, { names, edition: today }) {
    const refusal = today ? checkCategories(categories, names) : null;
    return refusal ? { ok: false, refusal } : accept(null);
  },
  open(draft, { names }) {
    draft.categories = [...names];
  },
  say: ({ names }) => ({ text: `Japan’s categories: ${names.join(', ')}` }),
  short: asSaid,
  nature: 'ruling',
});
