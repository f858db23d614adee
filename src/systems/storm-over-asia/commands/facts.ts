import * as v from 'valibot';
import { fine, STAYS, text, whole } from '@/kernel/define';
import { refuse } from '@/kernel/result';
import { RUSSIAN_LINES } from '../passage/russia';
import { ABROAD, BRITISH_PROJECTS, COHESIONS, COHESIVE } from '../state';
import { plain } from './define';

/** How cohesive a country is; nothing where the table does not keep it. @rule SOA 28 to 30 */
export const setCohesion = plain(
  v.strictObject({
    type: v.literal('set-cohesion'),
    of: v.picklist(COHESIVE, 'Name China, Britain or Russia.'),
    cohesion: v.nullable(v.picklist(COHESIONS, 'Say low, medium, high or full.')),
  }),
  fine,
  (draft, { of, cohesion }) => {
    draft.cohesion[of] = cohesion;
  },
);

/** Flags in Southeast Asia. @rule SOA 27 */
export const setAbroad = plain(
  v.strictObject({
    type: v.literal('set-abroad'),
    country: v.picklist(ABROAD, `Name one of ${ABROAD.join(', ')}.`),
    British: whole(0, 4),
    Japanese: whole(0, 4),
  }),
  (_, { British, Japanese, country }) =>
    British + Japanese > 4
      ? refuse(`${country} cannot have ${British + Japanese} flags.`, {
          rule: 'SOA 27',
          allowed: 'Four in all (assumed).',
        })
      : fine(),
  (draft, { country, British, Japanese }) => {
    draft.abroad[country] = { British, Japanese };
  },
);

/** What a British project has reached. @rule SOA 16 */
export const setResearch = plain(
  v.strictObject({
    type: v.literal('set-research'),
    project: v.picklist(BRITISH_PROJECTS, `Name one of ${BRITISH_PROJECTS.join(', ')}.`),
    steps: whole(0, 30),
    results: v.optional(whole(0, 5), 0),
  }),
  fine,
  (draft, { project, steps, results }) => {
    draft.research[project] = { steps, results };
  },
);

/** What the passage to A World at War asks besides. @rule SOA transition 13.31, 14.41 */
export const setPassage = plain(
  v.strictObject({
    type: v.literal('set-passage'),
    burmaRoad: v.optional(whole(0, 99)),
    declared: v.optional(v.nullable(whole(1, 60))),
    atWarWithWest: v.optional(v.boolean()),
    surrendered: v.optional(v.boolean()),
    pact: v.optional(v.boolean()),
    tension: v.optional(whole(-99, 99)),
    resistance: v.optional(whole(-99, 99)),
  }),
  (_, { type: __, ...told }) =>
    Object.keys(told).length > 0
      ? fine()
      : refuse('Nothing is entered.', { allowed: 'Say what has changed.' }),
  (draft, { type: _, ...told }) => {
    Object.assign(
      draft.passage,
      Object.fromEntries(Object.entries(told).filter(([, value]) => value !== undefined)),
    );
    // Another declaration begins its list anew.
    if (told.declared === null) delete draft.passage.seenTo;
  },
);

/** A line of what holds since Japan's declaration was done on the board, or was not after all. @rule SOA transition 14.41A to D, F */
export const tickPassage = plain(
  v.strictObject({
    type: v.literal('tick-passage'),
    line: v.picklist(RUSSIAN_LINES, `Name one of ${RUSSIAN_LINES.join(', ')}.`),
    done: v.boolean('Say true or false.'),
  }),
  ({ passage }, { line, done }) => {
    if (passage.declared === null)
      return refuse('Japan has not declared war on a neutral Russia.', {
        rule: 'SOA transition 14.41',
        allowed: 'Enter Japan’s declaration first.',
      });
    const seen = passage.seenTo?.includes(line) ?? false;
    return seen === done
      ? refuse(done ? 'This line is ticked already.' : 'This line is not ticked.', {
          allowed: done ? 'Untick it, or tick another.' : 'Tick it.',
        })
      : fine();
  },
  ({ passage }, { line, done }) => {
    const seen = passage.seenTo ?? [];
    passage.seenTo = done ? [...seen, line] : seen.filter((other) => other !== line);
  },
);

/** What Japan’s category cards are called. */
export const nameCategories = plain(
  v.strictObject({
    type: v.literal('name-categories'),
    names: v.pipe(v.array(text(24)), v.length(4, 'There are four.')),
  }),
  fine,
  (draft, { names }) => {
    draft.categories = names;
  },
  STAYS,
);
