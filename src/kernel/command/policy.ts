import * as v from 'valibot';
import { asSentence } from '../print';

/**
 * A policy in words, for powers that nobody holds: an ordered list of rules with odds for each kind of
 * choice. The game's catalogue defines the options and the conditions that rules may use.
 */

const id = v.pipe(v.string('Write it in words.'), v.minLength(1), v.maxLength(40, 'At most 40 letters.'));

/** One rule as data. `checkPolicy` reports whether its words and odds are valid. */
export const policyRuleShape = v.strictObject({
  id,
  choice: id,
  when: id,
  // biome-ignore lint/suspicious/noThenProperty: “when this, then that” is how a rule reads; no promise is meant.
  then: id,
  /** So often out of so many. */
  odds: v.strictTuple([v.number('Odds are two numbers.'), v.number('Odds are two numbers.')]),
  on: v.optional(v.boolean('Say true or false.'), true),
});
export type PolicyRule = v.InferOutput<typeof policyRuleShape>;

export const MOST_RULES = 200;
export const policyShape = v.strictObject({
  name: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1, 'Give it a name.'),
    v.maxLength(60, 'At most 60 letters.'),
  ),
  rules: v.pipe(v.array(policyRuleShape), v.maxLength(MOST_RULES, `At most ${MOST_RULES} rules.`)),
});
export type Policy = v.InferOutput<typeof policyShape>;

/** The explanation of a choice, as stored in an entry. */
export const whyShape = v.pipe(
  v.array(v.pipe(v.string(), v.maxLength(300, 'At most 300 letters.'))),
  v.maxLength(12, 'At most 12 lines.'),
);

/** A rule as a row in a game's own policy; the odds are `n` in `of`. */
export type RuleRow = [id: string, choice: string, when: string, then: string, n: number, of: number];

/** The policy for powers of the app unless the table sets another, with every rule on. */
export const createHousePolicy = (rows: readonly RuleRow[]): Policy => ({
  name: 'House policy',
  rules: rows.map(([id, choice, when, then, n, of]) => ({ id, choice, when, then, odds: [n, of], on: true })),
});

/** The note about the policy behind an entry; empty if a player decided. */
export const sayWhy = (why: readonly string[] | undefined): string[] =>
  why && why.length > 0 ? [`By its policy: ${why.map(asSentence).join(' ')}`] : [];

/** The earlier explanation for a card that is decided again. */
export const thoughtBefore = (why: readonly string[] | undefined, phase: string): string[] =>
  why && why.length > 0 ? [...why, `Decided again in the ${phase} phase`] : [];

/** The newest lines, within the limits of an entry. */
export const boundWhy = (lines: readonly string[]) => lines.slice(-12).map((line) => line.slice(0, 300));

export interface Condition<Facts = never> {
  /** Follows “If …”: “it is worth less than 0 now”. */
  words: string;
  holds(facts: Facts): boolean;
}

/** One kind of choice: its options, the conditions that rules may use, and the default. */
export interface ChoiceKind<Facts = never> {
  id: string;
  words: string;
  /** Labels that follow a colon: “keep it”. */
  options: Readonly<Record<string, string>>;
  conditions: Readonly<Record<string, Condition<Facts>>>;
  otherwise: string;
}

export interface Catalogue {
  /** The game's id, to recognize a file of another game. */
  game: string;
  choices: readonly ChoiceKind[];
}

/** The condition that every choice knows. */
export const ALWAYS = 'always';

/** A mistake in a policy, and what the app does instead. */
export interface PolicyMistake {
  /** The rule, by its place from 0, and its id. */
  at?: number;
  rule?: string;
  /** The choice that has no rule. */
  choice?: string;
  words: string;
  instead: string;
}

const findChoice = ({ choices }: Catalogue, wanted: string) => choices.find((kind) => kind.id === wanted);
const asks = (kind: ChoiceKind, when: string) => when === ALWAYS || Object.hasOwn(kind.conditions, when);
const isWhole = (number: number) => Number.isSafeInteger(number) && number >= 0;

function oddsMistake([n, of]: PolicyRule['odds']): string | null {
  if (!isWhole(n) || !isWhole(of)) return `Odds are whole numbers, not ${n} in ${of}.`;
  if (of === 0) return `${n} in 0 cannot be a chance.`;
  if (of > 1000) return 'A die has at most 1,000 sides.';
  return n > of ? `${n} in ${of} is more than always.` : null;
}

function ruleMistake(rules: readonly PolicyRule[], at: number, catalogue: Catalogue): string | null {
  const rule = rules[at] as PolicyRule;
  if (rules.findIndex((other) => other.id === rule.id) < at)
    return `“${rule.id}” is the name of an earlier rule.`;
  const kind = findChoice(catalogue, rule.choice);
  if (!kind) return `There is no choice “${rule.choice}”.`;
  if (!asks(kind, rule.when)) return `There is no condition “${rule.when}” for this choice.`;
  if (!Object.hasOwn(kind.options, rule.then)) return `“${rule.then}” cannot be chosen here.`;
  return oddsMistake(rule.odds);
}

/** The rules of a choice that are on and mean something, in their order. */
function rulesFor({ rules }: Policy, catalogue: Catalogue, choice: string): PolicyRule[] {
  return rules.filter(
    (rule, at) => rule.on && rule.choice === choice && ruleMistake(rules, at, catalogue) === null,
  );
}

/** Everything wrong in a policy. None of it stops a table: such a rule is passed over, such a choice has its default. */
export function checkPolicy(policy: Policy, catalogue: Catalogue): PolicyMistake[] {
  const wrong = policy.rules.flatMap((rule, at): PolicyMistake[] => {
    const words = ruleMistake(policy.rules, at, catalogue);
    return words ? [{ at, rule: rule.id, words, instead: 'The rule is skipped.' }] : [];
  });
  const silent = catalogue.choices
    .filter(({ id: choice }) => rulesFor(policy, catalogue, choice).length === 0)
    .map(
      (kind): PolicyMistake => ({
        choice: kind.id,
        words: `No rule is switched on for this choice: ${kind.words}.`,
        instead: `Always: ${kind.options[kind.otherwise]}.`,
      }),
    );
  return [...wrong, ...silent];
}

/** “If it is worth less than 0 now: keep it, 3 in 4”. Unknown conditions and options appear as written. */
export function sayRule({ choice, when, then, odds: [n, of] }: PolicyRule, catalogue: Catalogue): string {
  const kind = findChoice(catalogue, choice);
  const asked = kind && Object.hasOwn(kind.conditions, when) ? kind.conditions[when]?.words : when;
  const done = kind && Object.hasOwn(kind.options, then) ? kind.options[then] : then;
  const begin = when === ALWAYS ? (n === of ? 'Always' : 'In any case') : `If ${asked}`;
  return `${begin}: ${done}${n === of ? '' : `, ${n} in ${of}`}`;
}

/** A choice to make: the facts, the allowed options and a die (0 … sides − 1). */
export interface Situation<Facts> {
  choice: string;
  facts: Facts;
  /** The options that are allowed here: one at least. */
  allowed: readonly string[];
  roll(sides: number): number;
}

export interface Decision {
  option: string;
  /** Which rules applied, with what odds and what die. */
  lines: string[];
}

/**
 * Goes through the rules of a choice in order. Each rule whose condition holds and whose option is allowed
 * rolls its own die and applies if the roll is below its odds. If none applies, the default is taken, or else
 * the first allowed option. A rule that always or never applies needs no die; nor does a single option.
 */
export function decideByPolicy<Facts>(
  policy: Policy,
  catalogue: Catalogue,
  { choice, facts, allowed, roll }: Situation<Facts>,
): Decision {
  const kind = findChoice(catalogue, choice);
  const only = allowed[0] as string;
  if (!kind) return { option: only, lines: [] };
  const say = (option: string) => kind.options[option] ?? option;
  if (allowed.length === 1) return { option: only, lines: [`Only one choice: ${say(only)}`] };
  const lines: string[] = [];
  for (const rule of rulesFor(policy, catalogue, choice)) {
    const [n, of] = rule.odds;
    if (n === 0 || !allowed.includes(rule.then) || !applies(kind, rule.when, facts)) continue;
    const die = n === of ? null : roll(of);
    const taken = die === null || die < n;
    const thrown = die === null ? '' : `. Die ${die + 1}: ${taken ? 'yes' : 'no'}`;
    lines.push(`${sayRule(rule, catalogue)}${thrown}`);
    if (taken) return { option: rule.then, lines };
  }
  const option = allowed.includes(kind.otherwise) ? kind.otherwise : only;
  return {
    option,
    lines: [...lines, `${lines.length > 0 ? 'Otherwise' : 'No rule applies'}: ${say(option)}`],
  };
}

function applies(kind: ChoiceKind, when: string, facts: unknown): boolean {
  return when === ALWAYS || (kind.conditions[when]?.holds(facts as never) ?? false);
}
