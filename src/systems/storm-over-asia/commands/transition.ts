import * as v from 'valibot';
import type { Stored } from '@/kernel/command/command';
import { anyway, asSaid, createDefine, edition, fine, whole } from '@/kernel/command/define';
import { printNumber } from '@/kernel/print';
import { accept, firstOf, type Refusal, refuse, unlessTold } from '@/kernel/result';
import { printTurn } from '../calendar';
import { ABROAD, BRITISH_PROJECTS, type Hand, type OpenState, type ProjectProgress } from '../state';
import { checkPreparation } from '../transition/britain';
import { tensionModifier } from '../transition/russia';
import { transitionTurn } from '../transition/sheet';
import { RUSSIAN_EFFECTS, RUSSIAN_LINES } from '../vocabulary';

/** What the passage reads is entered and put right once the game is over, too. */
const { plain: lasting } = createDefine<OpenState, Hand>(fine);

/** A refusal, unless the table says that it is so all the same. */
function refused(refusal: Refusal | null, told?: boolean) {
  const holds = firstOf([refusal], told);
  return holds ? ({ ok: false, refusal: holds } as const) : accept(null);
}

/** Flags in Southeast Asia. @rule SOA 27 */
export const setAbroad = lasting({
  shape: v.strictObject({
    type: v.literal('set-abroad'),
    country: v.picklist(ABROAD, `Name one of ${ABROAD.join(', ')}.`),
    British: whole(0, 4),
    Japanese: whole(0, 4),
    anyway,
  }),
  asks: { country: 'Country', British: 'British flags', Japanese: 'Japanese flags', anyway: null },
  check: (_, { British, Japanese, country, anyway: told }) =>
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
  open(draft, { country, British, Japanese }) {
    draft.abroad[country] = { British, Japanese };
  },
  say: ({ country, British, Japanese }) => ({
    text: `${country}: ${British} British, ${Japanese} Japanese`,
    rule: 'SOA 27',
  }),
  short: asSaid,
  nature: 'event',
});

const researchShape = v.strictObject({
  type: v.literal('set-research'),
  project: v.picklist(BRITISH_PROJECTS, `Name one of ${BRITISH_PROJECTS.join(', ')}.`),
  steps: v.optional(v.nullable(whole(0, 30))),
  results: v.optional(v.nullable(whole(0, 5))),
  edition,
  anyway,
});
type SetResearch = Stored<v.InferOutput<typeof researchShape>>;

/** What a project has reached then: what is not named stays as it was. Older entries named both. */
function reachedBy({ research }: OpenState, { project, steps, results }: SetResearch): ProjectProgress {
  const before = research[project] ?? { steps: null, results: null };
  return {
    steps: steps === undefined ? before.steps : steps,
    results: results === undefined ? before.results : results,
  };
}

/** What a British project has reached: steps, results, or both. @rule SOA 16, transition 5.51A */
export const setResearch = lasting({
  shape: researchShape,
  asks: { project: 'Project', steps: 'Steps', results: 'Results', anyway: null },
  check(open, command) {
    if (command.steps === undefined && command.results === undefined)
      return refuse('Nothing is entered.', { allowed: 'Say how many steps or results.' });
    const tiers = command.edition && command.project === 'economic preparation';
    return refused(tiers ? checkPreparation(reachedBy(open, command)) : null, command.anyway);
  },
  open(draft, command) {
    draft.research[command.project] = reachedBy(draft, command);
  },
  say({ project, ...told }) {
    const parts = (['steps', 'results'] as const).flatMap((what) =>
      typeof told[what] === 'number' ? [`${told[what]} ${what}`] : [],
    );
    return { text: `British ${project}: ${parts.join(', ') || 'not entered'}`, rule: 'SOA 16' };
  },
  short: asSaid,
  nature: 'event',
});

const transitionShape = v.strictObject({
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
type SetTransition = Stored<v.InferOutput<typeof transitionShape>>;

/** From which turn on a fact counts: what is entered now holds what this turn has taken already (assumed). @rule SOA transition 14.41E */
function dateFacts(
  draft: OpenState,
  { atWarWithWest, tension }: Omit<SetTransition, 'type'>,
  fought: boolean,
) {
  const { passage } = draft;
  const now = transitionTurn(draft);
  if (atWarWithWest && !fought) passage.westSince = now;
  if (atWarWithWest === false) delete passage.westSince;
  if (tension === null) delete passage.tensionFrom;
  if (typeof tension === 'number') passage.tensionFrom = now - tensionModifier(passage, now);
}

/** What is told for the passage, fact by fact. @rule SOA transition 13.31, 14.41 */
function sayFacts({ turn, declared, pact, surrendered, atWarWithWest, ...told }: SetTransition): string[] {
  const figure = (name: string, value: number | null | undefined) =>
    value === undefined ? [] : [`${name} ${value === null ? 'not entered' : printNumber(value)}`];
  const fact = (yes: boolean | null | undefined, [is, not]: readonly [string, string]) =>
    yes === undefined || yes === null ? [] : [yes ? is : not];
  return [
    ...(turn === undefined ? [] : [`The passage stands in ${printTurn(turn)}`]),
    ...(declared === undefined
      ? []
      : [
          declared === null
            ? 'Japan has not declared war on a neutral Russia'
            : `Japan declared war on a neutral Russia in ${printTurn(declared)}`,
        ]),
    ...fact(pact, ['A Nazi-Soviet Pact is in force', 'No Nazi-Soviet Pact is in force']),
    ...fact(surrendered, ['Japan has surrendered', 'Japan has not surrendered']),
    ...fact(atWarWithWest, ['Japan is at war with the West', 'Japan is not at war with the West']),
    ...figure('Burma Road', told.burmaRoad),
    ...figure('Russo-German tension', told.tension),
    ...figure('Japanese resistance', told.resistance),
  ];
}

/** What the passage to A World at War asks besides. @rule SOA transition 13.31, 14.41 */
export const setTransition = lasting({
  shape: transitionShape,
  asks: {
    burmaRoad: 'Burma Road, BRPs',
    declared: 'Japan declared war on Russia in turn',
    atWarWithWest: 'Japan is at war with the West',
    surrendered: 'Japan has surrendered',
    pact: 'The Nazi-Soviet Pact is in force',
    tension: 'Russo-German tension',
    resistance: 'Japanese resistance',
    turn: 'The passage stands in turn',
  },
  check(open, { type: _, edition: __, ...told }) {
    if (Object.keys(told).length === 0)
      return refuse('Nothing is entered.', { allowed: 'Say what has changed.' });
    return told.turn !== undefined && !open.over
      ? refuse('While Storm Over Asia is played the passage stands in its turn.', {
          rule: 'SOA transition',
          allowed: 'It has turns of its own once the game is over.',
        })
      : fine();
  },
  open(draft, { type: _, edition: today, ...told }) {
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
  say: (command) => ({
    text: 'Facts for the passage are entered',
    notes: sayFacts(command),
    rule: 'SOA transition',
  }),
  short: asSaid,
  nature: 'ruling',
});

/** A line of what holds since Japan's declaration was done on the board, or was not after all. @rule SOA transition 14.41A to D, F */
export const tickTransition = lasting({
  shape: v.strictObject({
    type: v.literal('tick-passage'),
    line: v.picklist(RUSSIAN_LINES, `Name one of ${RUSSIAN_LINES.join(', ')}.`),
    done: v.boolean('Say true or false.'),
  }),
  asks: { line: 'Line of the list', done: 'Done' },
  check({ passage }, { line, done }) {
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
  open({ passage }, { line, done }) {
    const seen = passage.seenTo ?? [];
    passage.seenTo = done ? [...seen, line] : seen.filter((other) => other !== line);
  },
  say({ line, done }) {
    const { name, rule } = RUSSIAN_EFFECTS.find(({ id }) => id === line) as (typeof RUSSIAN_EFFECTS)[number];
    return { text: `${done ? 'Done' : 'Not done yet'}: ${name}`, rule };
  },
  short: asSaid,
  nature: 'ruling',
});
