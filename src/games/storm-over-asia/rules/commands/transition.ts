import * as v from 'valibot';
import type { Stored } from '@/kernel/command/command';
import {
  acceptNothing,
  createDefine,
  edition,
  editionUpTo,
  noShortForm,
  override,
  whole,
} from '@/kernel/command/define';
import { printNumber } from '@/kernel/print';
import { accept, firstOf, overridable, type Refusal, refuse } from '@/kernel/result';
import {
  ABROAD,
  BRITISH_PROJECTS,
  type Hand,
  type OpenState,
  type ProjectProgress,
  type WestWar,
} from '../state';
import { checkPreparation } from '../transition/britain';
import { tensionModifier, westWarsOf } from '../transition/russia';
import { isSeenTo, transitionTurn } from '../transition/sheet';
import { printTurn, RUSSIAN_EFFECTS, RUSSIAN_LINES } from '../vocabulary';

/** Facts for the transition may still be entered and corrected after the game is over. */
const { define: defineLasting, plain: lasting } = createDefine<OpenState, Hand>(acceptNothing);

/** Returns a refusal, unless the table overrules it. */
function refused(refusal: Refusal | null, overruled?: boolean) {
  const holds = firstOf([refusal], overruled);
  return holds ? ({ ok: false, refusal: holds } as const) : accept(null);
}

/** Flags in Southeast Asia. @rule SOA 27 */
export const setAbroad = lasting({
  shape: v.strictObject({
    type: v.literal('set-abroad'),
    country: v.picklist(ABROAD, `Name one of ${ABROAD.join(', ')}.`),
    British: whole(0, 4),
    Japanese: whole(0, 4),
    anyway: override,
  }),
  asks: { country: 'Country', British: 'British flags', Japanese: 'Japanese flags', anyway: null },
  check: (_, { British, Japanese, country, anyway: overruled }) =>
    refused(
      British + Japanese > 4
        ? overridable({
            message: `${country} cannot have ${British + Japanese} flags.`,
            rule: 'SOA 27',
            allowed: 'Four in all (assumed).',
          })
        : null,
      overruled,
    ),
  open(draft, { country, British, Japanese }) {
    draft.abroad[country] = { British, Japanese };
  },
  say: ({ country, British, Japanese }) => ({
    text: `${country}: ${British} British, ${Japanese} Japanese`,
    rule: 'SOA 27',
  }),
  short: noShortForm,
  nature: 'event',
});

const researchShape = v.strictObject({
  type: v.literal('set-research'),
  project: v.picklist(BRITISH_PROJECTS, `Name one of ${BRITISH_PROJECTS.join(', ')}.`),
  steps: v.optional(v.nullable(whole(0, 30))),
  results: v.optional(v.nullable(whole(0, 5))),
  edition,
  anyway: override,
});
type SetResearch = Stored<v.InferOutput<typeof researchShape>>;

/** Returns a project's progress; what is not named is unchanged. Older entries named both. */
function reachedBy({ research }: OpenState, { project, steps, results }: SetResearch): ProjectProgress {
  const before = research[project] ?? { steps: null, results: null };
  return {
    steps: steps === undefined ? before.steps : steps,
    results: results === undefined ? before.results : results,
  };
}

/** Sets what a British project has reached: steps, results, or both. @rule SOA 16, transition 5.51A */
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
  say({ project, ...figures }) {
    const parts = (['steps', 'results'] as const).flatMap((what) =>
      typeof figures[what] === 'number' ? [`${figures[what]} ${what}`] : [],
    );
    return { text: `British ${project}: ${parts.join(', ') || 'not entered'}`, rule: 'SOA 16' };
  },
  short: noShortForm,
  nature: 'event',
});

const transitionShape = v.strictObject({
  type: v.literal('set-passage'),
  burmaRoad: v.optional(v.nullable(whole(0, 99))),
  declared: v.optional(v.nullable(whole(1, 60))),
  /** From this turn on, or no longer; another turn is named by `westFrom` or `westPeace`. */
  atWarWithWest: v.optional(v.boolean()),
  /** The turn in which the newest war with the West began. */
  westFrom: v.optional(whole(1, 60)),
  /** The first turn of peace after it; null while the war continues. */
  westPeace: v.optional(v.nullable(whole(1, 60))),
  surrendered: v.optional(v.boolean()),
  pact: v.optional(v.nullable(v.boolean())),
  tension: v.optional(v.nullable(whole(-99, 99))),
  resistance: v.optional(v.nullable(whole(-99, 99))),
  /** The passage’s own turn, once Storm Over Asia is over. */
  turn: v.optional(whole(1, 60)),
  edition: editionUpTo(4),
});
type SetTransition = Stored<v.InferOutput<typeof transitionShape>>;

/** The wars with the West once this is told. Peace in the turn in which a war began leaves none. @rule SOA transition 14.41E */
function warsAfter(
  before: readonly WestWar[],
  { atWarWithWest, westFrom, westPeace }: Partial<SetTransition>,
  now: number,
): WestWar[] {
  const wars = before.map((war) => ({ ...war }));
  const running = () => wars.find(({ peace }) => peace === null);
  if (atWarWithWest === true && !running()) {
    const ended = wars.find(({ peace }) => peace === now);
    if (ended) ended.peace = null;
    else wars.push({ from: now, peace: null });
  }
  const open = running();
  if (atWarWithWest === false && open) open.peace = now;
  const last = wars.at(-1);
  if (last && westFrom !== undefined) last.from = westFrom;
  if (last && westPeace !== undefined) last.peace = westPeace;
  return wars.filter(({ from, peace }) => peace === null || from < peace);
}

/**
 * Sets from which turn a fact counts: a value entered now already includes this turn's change (assumed).
 * @rule SOA transition 14.41E
 */
function dateFacts(draft: OpenState, enteredFacts: Partial<SetTransition>, before: readonly WestWar[]) {
  const { passage } = draft;
  const { tension } = enteredFacts;
  const now = transitionTurn(draft);
  if (enteredFacts.edition === 2) dateWar(passage, enteredFacts, before.length > 0, now);
  else {
    passage.westWars = warsAfter(before, enteredFacts, now);
    passage.atWarWithWest = passage.westWars.some(({ peace }) => peace === null);
  }
  if (tension === null) delete passage.tensionFrom;
  if (typeof tension === 'number') passage.tensionFrom = now - tensionModifier(passage, now);
}

/** Edition 2: peace erased the preceding war. */
function dateWar(
  passage: OpenState['passage'],
  { atWarWithWest }: Partial<SetTransition>,
  fought: boolean,
  now: number,
) {
  if (atWarWithWest && !fought) passage.westSince = now;
  if (atWarWithWest === false) delete passage.westSince;
}

/** Dates must be in turns that have come, and peace after its war. @rule SOA transition 14.41E */
function checkDates(open: OpenState, enteredFacts: Partial<SetTransition>): Refusal | null {
  const now = enteredFacts.turn ?? transitionTurn(open);
  const rule = 'SOA transition 14.41';
  const { declared, westFrom, westPeace } = enteredFacts;
  const future = [declared, westFrom, westPeace].find((turn) => typeof turn === 'number' && turn > now);
  if (typeof future === 'number')
    return {
      message: `${printTurn(future)} has not come yet.`,
      rule,
      allowed: `${printTurn(now)}, turn ${now}, or an earlier one.`,
    };
  if (westFrom === undefined && westPeace === undefined) return null;
  const { edition: _, ...both } = enteredFacts;
  const wars = warsAfter(
    westWarsOf(open.passage),
    { ...both, westFrom: undefined, westPeace: undefined },
    now,
  );
  const last = wars.at(-1);
  if (!last)
    return {
      message: 'Japan is not at war with the West.',
      rule,
      allowed: 'Enter that it is at war first.',
    };
  const from = westFrom ?? last.from;
  const peace = westPeace === undefined ? last.peace : westPeace;
  const earlier = wars.at(-2)?.peace ?? 0;
  if ((peace === null || from < peace) && from >= earlier) return null;
  return {
    message: from < earlier ? 'It begins before an earlier war ended.' : 'Peace comes after the war began.',
    rule,
    allowed:
      from < earlier
        ? `${printTurn(earlier)}, turn ${earlier}, or a later one.`
        : `A turn after ${printTurn(from)}, turn ${from}.`,
  };
}

/** Stores the facts entered, and from which turns they count. */
function applyFacts(draft: OpenState, { type: _, edition: today, ...enteredFacts }: SetTransition): void {
  const { passage } = draft;
  const before = westWarsOf(passage);
  const { westFrom: __, westPeace: ___, ...facts } = enteredFacts;
  Object.assign(
    passage,
    Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined)),
  );
  // A different declaration restarts its list.
  if (enteredFacts.declared === null) delete passage.seenTo;
  if (today) dateFacts(draft, { ...enteredFacts, edition: today }, before);
}

/**
 * The turn whose −1 is included in an entered tension; empty if that turn has none.
 * @rule SOA transition 14.41E
 */
function heldTurn(open: OpenState, enteredFacts: SetTransition): { holds?: number } {
  if (typeof enteredFacts.tension !== 'number') return {};
  const draft = { ...open, passage: { ...open.passage } };
  applyFacts(draft, enteredFacts);
  const now = transitionTurn(draft);
  return tensionModifier(draft.passage, now) === 0 ? {} : { holds: now };
}

const factsOutcome = v.optional(v.strictObject({ holds: v.optional(whole(1, 60)) }));

/** Describes the facts entered for the transition, one by one. @rule SOA transition 13.31, 14.41 */
function sayFacts(command: SetTransition, holds: number | undefined): string[] {
  const { turn, declared, pact, surrendered, atWarWithWest, westFrom, westPeace, ...enteredFacts } = command;
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
    ...(westFrom === undefined ? [] : [`The war with the West began in ${printTurn(westFrom)}`]),
    ...(westPeace === undefined
      ? []
      : [
          westPeace === null
            ? 'The war with the West goes on'
            : `Peace with the West from ${printTurn(westPeace)}`,
        ]),
    ...figure('Burma Road', enteredFacts.burmaRoad),
    ...figure('Russo-German tension', enteredFacts.tension).map((words) =>
      holds === undefined ? words : `${words}, with the −1 of ${printTurn(holds)} in it (assumed)`,
    ),
    ...figure('Japanese resistance', enteredFacts.resistance),
  ];
}

/** Sets the further facts that the transition to A World at War needs. @rule SOA transition 13.31, 14.41 */
export const setTransition = defineLasting({
  shape: transitionShape,
  outcome: factsOutcome,
  reveals: false,
  asks: {
    burmaRoad: 'Burma Road, BRPs',
    declared: 'Japan declared war on Russia in turn',
    atWarWithWest: 'Japan is at war with the West',
    westFrom: 'The war with the West began in turn',
    westPeace: 'Peace with the West from turn',
    surrendered: 'Japan has surrendered',
    pact: 'The Nazi-Soviet Pact is in force',
    tension: 'Russo-German tension',
    resistance: 'Japanese resistance',
    turn: 'The passage stands in turn',
  },
  decide({ open }, command) {
    const { type: _, edition: today = 1, ...enteredFacts } = command;
    if (Object.keys(enteredFacts).length === 0)
      return refuse('Nothing is entered.', { allowed: 'Say what has changed.' });
    const dates = today > 2 ? checkDates(open, enteredFacts) : null;
    if (dates) return { ok: false, refusal: dates };
    if (enteredFacts.turn !== undefined && !open.over)
      return refuse('While Storm Over Asia is played the passage stands in its turn.', {
        rule: 'SOA transition',
        allowed: 'It has turns of its own once the game is over.',
      });
    return accept(today > 3 ? { open: heldTurn(open, command) } : {});
  },
  open: (draft, command) => applyFacts(draft, command),
  say: (command, outcome) => ({
    text: 'Facts for the passage are entered',
    notes: sayFacts(command, outcome?.holds),
    rule: 'SOA transition',
  }),
  short: noShortForm,
  nature: 'ruling',
});

/** A line of what holds since Japan's declaration was done on the board, or was not after all. @rule SOA transition 14.41A to D, F */
export const tickTransition = lasting({
  shape: v.strictObject({
    type: v.literal('tick-passage'),
    line: v.picklist(RUSSIAN_LINES, `Name one of ${RUSSIAN_LINES.join(', ')}.`),
    done: v.boolean('Say true or false.'),
    edition,
  }),
  asks: { line: 'Line of the list', done: 'Done' },
  check(open, { line, done }) {
    if (open.passage.declared === null)
      return refuse('Japan has not declared war on a neutral Russia.', {
        rule: 'SOA transition 14.41',
        allowed: 'Enter Japan’s declaration first.',
      });
    return isSeenTo(open, line) === done
      ? refuse(done ? 'This line is ticked already.' : 'This line is not ticked.', {
          allowed: done ? 'Untick it, or tick another.' : 'Tick it.',
        })
      : acceptNothing();
  },
  open(draft, { line, done, edition: today }) {
    const { passage } = draft;
    const others = (passage.seenTo ?? []).filter((other) => other !== line);
    passage.seenTo = done ? [...others, line] : others;
    if (today && done && line === 'mobilization') passage.mobilized = transitionTurn(draft);
  },
  say({ line, done }) {
    const { name, rule } = RUSSIAN_EFFECTS.find(({ id }) => id === line) as (typeof RUSSIAN_EFFECTS)[number];
    return { text: `${done ? 'Done' : 'Not done yet'}: ${name}`, rule };
  },
  short: noShortForm,
  nature: 'ruling',
});
