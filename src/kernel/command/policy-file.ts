import * as v from 'valibot';
import { withoutMark } from '../file/letters';
import { readShape, withPlace } from '../file/read-shape';
import { refusalText } from '../result';
import {
  type Catalogue,
  checkPolicy,
  MOST_RULES,
  type Policy,
  type PolicyMistake,
  type PolicyRule,
  policyRuleShape,
  policyShape,
} from './policy';

export const POLICY_FORMAT = 'dispatch-box/policy';
export const POLICY_VERSION = 1;
const MOST_LETTERS = 200_000;

/** A policy as a text that can be shared. */
export function printPolicy({ name, rules }: Policy, game: string): string {
  return `${JSON.stringify({ format: POLICY_FORMAT, version: POLICY_VERSION, game, name, rules }, null, 2)}\n`;
}

/** The result of reading: the policy, if there is one, and everything wrong with it. */
export interface ReadPolicy {
  policy: Policy | null;
  mistakes: PolicyMistake[];
}

const headShape = v.object({
  format: v.literal(POLICY_FORMAT),
  version: v.number(),
  game: v.string(),
  name: v.fallback(policyShape.entries.name, 'A policy'),
  rules: v.array(v.unknown()),
});

const none = (words: string): ReadPolicy => ({
  policy: null,
  mistakes: [{ words, instead: 'The policy of this table stays as it is.' }],
});

/** Reads a shared policy. Never throws: unreadable parts are reported and left out. */
export function readPolicy(text: string, catalogue: Catalogue): ReadPolicy {
  const input = parse(text);
  if (input === undefined) return none('This is not JSON, or it is too long.');
  const head = v.safeParse(headShape, input);
  if (!head.success) return none('This is not a policy of Dispatch Box.');
  const { version, game, name, rules } = head.output;
  if (version !== POLICY_VERSION)
    return none(`This policy is of version ${version}; this app reads ${POLICY_VERSION}.`);
  if (game !== catalogue.game) return none(`This policy is for another game: ${game.slice(0, 40)}.`);
  const read = rules.slice(0, MOST_RULES).map((rule) => readShape(policyRuleShape, rule));
  const valid = read.flatMap((rule, at): { rule: PolicyRule; at: number }[] =>
    rule.ok ? [{ rule: rule.value, at }] : [],
  );
  const policy = { name, rules: valid.map(({ rule }) => rule) };
  const unread = read.flatMap((rule, at): PolicyMistake[] =>
    rule.ok
      ? []
      : [
          {
            at,
            words: `Rule ${at + 1} cannot be read: ${refusalText(withPlace(rule.refusal))}`,
            instead: 'It is left out.',
          },
        ],
  );
  const over: PolicyMistake[] =
    rules.length > MOST_RULES
      ? [{ words: `It has more than ${MOST_RULES} rules.`, instead: 'The rest is left out.' }]
      : [];
  // A mistake names the rule by its place in the file.
  const meant = checkPolicy(policy, catalogue).map((mistake) =>
    mistake.at === undefined ? mistake : { ...mistake, at: valid[mistake.at]?.at ?? mistake.at },
  );
  return { policy, mistakes: [...unread, ...over, ...meant] };
}

function parse(text: string): unknown {
  if (text.length > MOST_LETTERS) return undefined;
  try {
    return JSON.parse(withoutMark(text));
  } catch {
    return undefined;
  }
}
