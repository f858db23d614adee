import * as v from 'valibot';
import { accept, refuse } from '@/kernel/result';
import { isLook } from '../../guide/dues';
import { factNow } from '../../state/counted';
import type { AskedFact, OpenState } from '../../state/state';
import { type Category, type PactCountry, type Power, printList, type Side, sideOf } from '../../vocabulary';
import { define, goesOn, text } from '../define';
import { describeByChange } from '../describe-by-change';
import { name, side } from '../outcome-shapes';
import { applyFact, checkFact, type Fact, factShape, keyOfFact, sayFact } from './facts';

const countedShape = v.strictObject({
  type: v.literal('enter-counted'),
  /** The obligation whose numbers are entered; if omitted, all that only need a look. */
  obligation: v.optional(v.string()),
  /** Facts that differ from the table's stored ones; the rest is confirmed. */
  facts: v.optional(v.array(factShape), []),
});
/** The requested facts, each listed once: several alliances may ask for the same pact. */
interface Asked extends Omit<AskedFact, 'side'> {
  /** Whose pacts; everyone's when empty. */
  sides: Side[];
}

/** Returns the facts requested by one obligation, or by all that only need a look. */
function askedBy(open: OpenState, id: string | undefined): { facts: Asked[]; title: string } | null {
  const asks = open.obligations.flatMap((item) =>
    item.ask.type === 'facts' && (id === undefined ? isLook(item) : item.id === id) ? [item.ask] : [],
  );
  if (asks.length === 0) return null;
  const facts = new Map<string, Asked>();
  for (const { side, ...asked } of asks.flatMap((ask) => ask.facts)) {
    const name = `${asked.fact} ${asked.key}`;
    const { sides = [] } = facts.get(name) ?? {};
    facts.set(name, { ...asked, sides: side ? [...sides, side] : sides });
  }
  return { facts: [...facts.values()], title: printList(asks.flatMap(({ title }) => title ?? [])) };
}

const isFor = (asked: Asked, given: Fact): boolean =>
  given.fact === asked.fact && asked.key === keyOfFact(given);

/** Returns the stored value of a requested fact; a fact that was never entered counts as none. */
function factNowOf(open: OpenState, { fact, key, label }: Asked): Fact {
  const now = factNow(open, { fact, key, label });
  const type = 'set-fact';
  if (typeof now !== 'number') return { type, fact: 'pact', country: key as PactCountry, powers: now };
  if (fact === 'category-results') {
    const [power, category] = key.split('/') as [Power, Category];
    return { type, fact, power, category, value: now };
  }
  if (fact === 'results' || fact === 'steps') return { type, fact, project: key, value: now };
  return { type, fact: fact as 'balance' | 'index' | 'subversion', value: now };
}

/** Returns the given fact; pacts of alliances that were not requested stay as they are. */
function factGiven(open: OpenState, { sides }: Asked, given: Fact): Fact {
  if (given.fact !== 'pact' || sides.length === 0) return given;
  const others = (open.facts.pacts[given.country] ?? []).filter((power) => !sides.includes(sideOf(power)));
  return { ...given, powers: [...new Set([...others, ...given.powers])] };
}

const saidOutcome = v.strictObject({
  title: v.pipe(v.string(), v.maxLength(4000)),
  /** Facts that differed from the stored ones. */
  given: v.array(factShape),
  /** Facts that were confirmed. */
  right: v.array(
    v.strictObject({
      asked: v.strictObject({
        label: name,
        fact: text(40),
        key: v.pipe(v.string(), v.maxLength(80)),
        sides: v.array(side),
      }),
      fact: factShape,
    }),
  ),
});

/**
 * Enters everything an event counts at once: each number is confirmed or replaced by the one given here.
 * @rule GS Guide, Support
 */
export const enterCounted = define({
  shape: countedShape,
  asks: { obligation: null, facts: null },
  outcome: saidOutcome,
  reveals: false,
  corrections: ['remove'],
  // Confirmed facts follow the correction of an earlier entry.
  keepsOutcome: (open, outcome) => ({
    ...outcome,
    open: {
      ...outcome.open,
      right: outcome.open.right.map(({ asked }) => ({ asked, fact: factNowOf(open, asked) })),
    },
  }),
  decide({ open }, { obligation, facts }) {
    const running = goesOn(open);
    if (!running.ok) return running;
    const asked = askedBy(open, obligation);
    if (!asked)
      return refuse('This question is no longer open.', {
        allowed: '“Board figures” corrects what was said.',
      });
    const unrelated = facts.find((given) => !asked.facts.some((item) => isFor(item, given)));
    if (unrelated)
      return refuse('This event does not count that.', {
        rule: 'GS Guide, Support',
        allowed: `It counts ${printList(asked.facts.map(({ label }) => label))}.`,
      });
    for (const given of facts) {
      const checked = checkFact(open, given);
      if (!checked.ok) return checked;
    }
    const said: v.InferOutput<typeof saidOutcome> = { title: asked.title, given: [], right: [] };
    for (const item of asked.facts) {
      const given = facts.find((fact) => isFor(item, fact));
      if (given) said.given.push(factGiven(open, item, given));
      else said.right.push({ asked: item, fact: factNowOf(open, item) });
    }
    return accept({ open: said });
  },
  open(draft, _, { given, right }) {
    for (const fact of [...given, ...right.map((item) => item.fact)]) applyFact(draft, fact);
  },
  say: (_, { title, given, right }) => ({
    text: title ? `Counted for ${title}` : 'The table enters what an event counts',
    notes: [...given, ...right.map(({ fact }) => fact)].map((fact) => sayFact(fact).text),
    rule: 'GS Guide, Support',
  }),
  short: describeByChange,
  nature: 'ruling',
});
