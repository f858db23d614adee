import * as v from 'valibot';
import { fine, STAYS, text, whole } from '@/kernel/define';
import { createDefineBefore } from '@/kernel/define-before';
import { accept, firstOf, type Refusal, refuse, unlessTold } from '@/kernel/result';
import { checkPreparation } from '../passage/britain';
import { tensionModifier } from '../passage/russia';
import { passageTurn } from '../passage/sheet';
import {
  ABROAD,
  BRITISH_PROJECTS,
  COHESIONS,
  COHESIVE,
  type Hand,
  type OpenState,
  type Reached,
} from '../state';
import { RUSSIAN_LINES } from '../vocabulary';
import { anyway, edition, plain, type Stored } from './define';

/** A refusal, unless the table says that it is so all the same. */
function refused(refusal: Refusal | null, told?: boolean) {
  const holds = firstOf([refusal], told);
  return holds ? ({ ok: false, refusal: holds } as const) : accept(null);
}

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

/** What the passage reads is entered and put right once the game is over, too. */
const { plain: lasting } = createDefineBefore<OpenState, Hand>(fine);

/** Flags in Southeast Asia. @rule SOA 27 */
export const setAbroad = lasting(
  v.strictObject({
    type: v.literal('set-abroad'),
    country: v.picklist(ABROAD, `Name one of ${ABROAD.join(', ')}.`),
    British: whole(0, 4),
    Japanese: whole(0, 4),
    anyway,
  }),
  (_, { British, Japanese, country, anyway: told }) =>
    refused(
      British + Japanese > 4
        ? unlessTold({
            message: `${country} cannot have ${British + Japanese} flags.`,
            rule: 'SOA 27',
            allowed: 'Four in all (assumed).',
          })
        : null,
      told,
    ),
  (draft, { country, British, Japanese }) => {
    draft.abroad[country] = { British, Japanese };
  },
);

const researchShape = v.strictObject({
  type: v.literal('set-research'),
  project: v.picklist(BRITISH_PROJECTS, `Name one of ${BRITISH_PROJECTS.join(', ')}.`),
  steps: v.optional(v.nullable(whole(0, 30))),
  results: v.optional(v.nullable(whole(0, 5))),
  edition,
  anyway,
});
type SetResearch = Stored<typeof researchShape>;

/** What a project has reached then: what is not named stays as it was. Older entries named both. */
function reachedBy({ research }: OpenState, { project, steps, results }: SetResearch): Reached {
  const before = research[project] ?? { steps: null, results: null };
  return {
    steps: steps === undefined ? before.steps : steps,
    results: results === undefined ? before.results : results,
  };
}

/** What a British project has reached: steps, results, or both. @rule SOA 16, transition 5.51A */
export const setResearch = lasting<SetResearch>(
  researchShape,
  (open, command) => {
    if (command.steps === undefined && command.results === undefined)
      return refuse('Nothing is entered.', { allowed: 'Say how many steps or results.' });
    const tiers = command.edition && command.project === 'economic preparation';
    return refused(tiers ? checkPreparation(reachedBy(open, command)) : null, command.anyway);
  },
  (draft, command) => {
    draft.research[command.project] = reachedBy(draft, command);
  },
);

const passageShape = v.strictObject({
  type: v.literal('set-passage'),
  burmaRoad: v.optional(v.nullable(whole(0, 99))),
  declared: v.optional(v.nullable(whole(1, 60))),
  atWarWithWest: v.optional(v.boolean()),
  surrendered: v.optional(v.boolean()),
  pact: v.optional(v.nullable(v.boolean())),
  tension: v.optional(v.nullable(whole(-99, 99))),
  resistance: v.optional(v.nullable(whole(-99, 99))),
  /** The passage’s own turn, once Storm Over Asia is over. */
  turn: v.optional(whole(1, 60)),
  edition,
});
type SetPassage = Stored<typeof passageShape>;

/** What the passage to A World at War asks besides. @rule SOA transition 13.31, 14.41 */
export const setPassage = lasting<SetPassage>(
  passageShape,
  (open, { type: _, edition: __, ...told }) => {
    if (Object.keys(told).length === 0)
      return refuse('Nothing is entered.', { allowed: 'Say what has changed.' });
    return told.turn !== undefined && !open.over
      ? refuse('While Storm Over Asia is played the passage stands in its turn.', {
          rule: 'SOA transition',
          allowed: 'It has turns of its own once the game is over.',
        })
      : fine();
  },
  (draft, { type: _, edition: today, ...told }) => {
    const { passage } = draft;
    const fought = passage.atWarWithWest;
    Object.assign(
      passage,
      Object.fromEntries(Object.entries(told).filter(([, value]) => value !== undefined)),
    );
    // Another declaration begins its list anew.
    if (told.declared === null) delete passage.seenTo;
    if (today) dateFacts(draft, told, fought);
  },
);

/** From which turn on a fact counts: what is entered now holds what this turn has taken already (assumed). @rule SOA transition 14.41E */
function dateFacts(draft: OpenState, { atWarWithWest, tension }: Omit<SetPassage, 'type'>, fought: boolean) {
  const { passage } = draft;
  const now = passageTurn(draft);
  if (atWarWithWest && !fought) passage.westSince = now;
  if (atWarWithWest === false) delete passage.westSince;
  if (tension === null) delete passage.tensionFrom;
  if (typeof tension === 'number') passage.tensionFrom = now - tensionModifier(passage, now);
}

/** A line of what holds since Japan's declaration was done on the board, or was not after all. @rule SOA transition 14.41A to D, F */
export const tickPassage = lasting(
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

const namesShape = v.strictObject({
  type: v.literal('name-categories'),
  names: v.pipe(v.array(text(24)), v.length(4, 'There are four.')),
  edition,
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
export const nameCategories = plain<Stored<typeof namesShape>>(
  namesShape,
  ({ categories }, { names, edition: today }) => refused(today ? checkCategories(categories, names) : null),
  (draft, { names }) => {
    draft.categories = [...names];
  },
  STAYS,
);
