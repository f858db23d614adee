import * as v from 'valibot';
import { acceptNothing, editionUpTo, NOT_CORRECTABLE, noShortForm, text } from '@/kernel/command/define';
import { accept } from '@/kernel/result';
import { checkCategories, namesOf, renameCategories } from '../categories';
import { COHESIONS, COHESIVE } from '../state';
import { plain } from './define';

/** Sets a country's cohesion; null if the table does not track it. @rule SOA 28 to 30 */
export const setCohesion = plain({
  shape: v.strictObject({
    type: v.literal('set-cohesion'),
    of: v.picklist(COHESIVE, 'Name China, Britain or Russia.'),
    cohesion: v.nullable(v.picklist(COHESIONS, 'Say low, medium, high or full.')),
  }),
  asks: { of: 'Whose cohesion', cohesion: 'Cohesion' },
  check: acceptNothing,
  open(draft, { of, cohesion }) {
    draft.cohesion[of] = cohesion;
  },
  say: ({ of, cohesion }) => ({
    text: cohesion ? `Cohesion of ${of} is ${cohesion}` : `Cohesion of ${of} is not tracked`,
    rule: 'SOA 28 to 30',
  }),
  short: noShortForm,
  nature: 'event',
});

/** What Japan’s category cards are called; what their numbers mean stays with the list. @rule SOA 26.111 */
export const nameCategories = plain({
  ...NOT_CORRECTABLE,
  shape: v.strictObject({
    type: v.literal('name-categories'),
    names: v.pipe(v.array(text(24)), v.length(4, 'There are four.')),
    edition: editionUpTo(3),
  }),
  asks: { names: null },
  check(open, { names, edition: today = 1 }) {
    const known = today < 3 ? open.categories.map((name) => [name]) : namesOf(open);
    const refusal = today > 1 ? checkCategories(known, names) : null;
    return refusal ? { ok: false, refusal } : accept(null);
  },
  open(draft, { names, edition: today = 1 }) {
    if (today < 3) draft.categories = [...names];
    else renameCategories(draft, names);
  },
  say: ({ names }) => ({ text: `Japan’s categories: ${names.join(', ')}` }),
  short: noShortForm,
  nature: 'ruling',
});
