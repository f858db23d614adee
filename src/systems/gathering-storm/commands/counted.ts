import * as v from 'valibot';
import { accept, refuse } from '@/kernel/result';
import { factNow } from '../counted';
import { isLook } from '../dues';
import type { AskedFact, OpenState } from '../state';
import { type Category, type PactCountry, type Power, printList, sideOf } from '../vocabulary';
import { define, goesOn } from './define';
import { applyFact, checkFact, type Fact, factShape, keyOfFact } from './facts';

const countedShape = v.strictObject({
  type: v.literal('enter-counted'),
  /** What is due: the numbers that an event counts; all that are to be looked at when left out. */
  obligation: v.optional(v.string()),
  /** What stands otherwise than the table has it; the rest is right as it stands. */
  facts: v.optional(v.array(factShape), []),
});
type Counted = v.InferOutput<typeof countedShape>;

/** The facts that are asked for: by one obligation, or by all that only ask to be looked at. */
function askedBy(open: OpenState, id: string | undefined): { facts: AskedFact[]; title: string } | null {
  const asks = open.obligations.flatMap((item) =>
    item.ask.type === 'facts' && (id === undefined ? isLook(item) : item.id === id) ? [item.ask] : [],
  );
  if (asks.length === 0) return null;
  return {
    facts: asks.flatMap(({ facts }) => facts),
    title: printList(asks.flatMap(({ title }) => title ?? [])),
  };
}

const isFor = (asked: AskedFact, given: Fact): boolean =>
  given.fact === asked.fact && asked.key === keyOfFact(given);

/** An asked fact as it is given, or as the table has it. Pacts of an alliance that is not asked for stay as they are. */
function factOf(open: OpenState, asked: AskedFact, given: Fact | undefined): Fact {
  const now = factNow(open, asked);
  const { fact, key, side } = asked;
  if (fact === 'pact') {
    const country = key as PactCountry;
    const others = (open.facts.pacts[country] ?? []).filter((power) => side && sideOf(power) !== side);
    const own = given?.fact === 'pact' ? given.powers.filter((power) => !others.includes(power)) : now;
    return { type: 'set-fact', fact, country, powers: [...others, ...(own as Power[])] };
  }
  if (given) return given;
  if (fact === 'category-results') {
    const [power, category] = key.split('/') as [Power, Category];
    return { type: 'set-fact', fact, power, category, value: now as number };
  }
  const value = now as number;
  if (fact === 'results' || fact === 'steps') return { type: 'set-fact', fact, project: key, value };
  return { type: 'set-fact', fact: fact as 'balance' | 'index' | 'subversion', value };
}

/**
 * Says in one go what an event counts: each number as the table has it, or as it is given here.
 * @rule GS Guide, Support
 */
export const enterCounted = define<Counted, { title: string; facts: Fact[] }>({
  corrections: ['remove'],
  kept: true,
  shape: countedShape,
  audience: () => 'public',
  decide({ open }, { obligation, facts }) {
    const running = goesOn(open);
    if (!running.ok) return running;
    const asked = askedBy(open, obligation);
    if (!asked)
      return refuse('This question is no longer open.', {
        allowed: '“Board figures” corrects what was said.',
      });
    const stray = facts.find((given) => !asked.facts.some((item) => isFor(item, given)));
    if (stray)
      return refuse('This event does not count that.', {
        rule: 'GS Guide, Support',
        allowed: `It counts ${printList(asked.facts.map(({ label }) => label))}.`,
      });
    for (const given of facts) {
      const checked = checkFact(open, given);
      if (!checked.ok) return checked;
    }
    return accept({
      open: {
        title: asked.title,
        facts: asked.facts.map((item) =>
          factOf(
            open,
            item,
            facts.find((given) => isFor(item, given)),
          ),
        ),
      },
    });
  },
  open(draft, _, { facts }) {
    for (const fact of facts) applyFact(draft, fact);
  },
});
