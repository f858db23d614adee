import * as v from 'valibot';
import { accept, refuse } from '@/kernel/result';
import { printOr } from '../../naming';
import { addLine, totalOf } from '../../state/lines';
import { readTotal } from '../../totals';
import { PACT_COUNTRIES, POWERS, printList, printSigned } from '../../vocabulary';
import { whole } from '../define';
import { defineFact } from './fact';

const type = v.literal('set-fact');

/** Trade pacts. @rule GS 4.16 */
export const PACT_FACTS = {
  pact: defineFact({
    shape: v.strictObject({
      type,
      fact: v.literal('pact'),
      country: v.picklist(PACT_COUNTRIES),
      powers: v.pipe(
        v.array(v.picklist(POWERS, 'Name one of Germany, Italy, Britain, France, Russia.')),
        v.check((powers) => new Set(powers).size === powers.length, 'Name each power once.'),
      ),
    }),
    check: (_, { country, powers }) =>
      powers.some((power) => power === country)
        ? refuse(`${country} has no pact with itself.`, {
            rule: 'GS 4.16',
            allowed: `Name ${printOr(POWERS.filter((power) => power !== country))}.`,
          })
        : accept(null),
    apply({ facts }, { country, powers }) {
      facts.pacts[country] = powers;
      if (!facts.known.includes(country)) facts.known.push(country);
    },
    say: ({ country, powers }) => ({
      text:
        powers.length > 0
          ? `${country} has a trade pact with ${printList(powers)}`
          : `${country} has no trade pact`,
      rule: 'GS 4.16',
    }),
    nature: 'event',
  }),
};

/** The Balance of Power and the European Aggression Index, as a whole. */
export const TRACK_FACTS = {
  balance: defineFact({
    shape: v.strictObject({ type, fact: v.literal('balance'), value: whole(-40, 40) }),
    apply(draft, { value }) {
      draft.balance = value;
    },
    say: ({ value }) => ({ text: `The table enters the Balance of Power: ${printSigned(value)}` }),
    nature: 'ruling',
    figure: { label: 'Balance of Power', hint: 'plus for the Axis', now: ({ balance }) => balance },
  }),
  index: defineFact({
    shape: v.strictObject({ type, fact: v.literal('index'), value: whole(-20, 20) }),
    apply(draft, { value }) {
      const difference = value - readTotal(draft, totalOf.index).value;
      if (difference === 0) return;
      addLine(draft, {
        total: totalOf.index,
        amount: difference,
        words: `The table says ${printSigned(value)}`,
        until: 'removed',
        basis: 'table',
      });
    },
    say: ({ value }) => ({ text: `The table enters the European Aggression Index: ${printSigned(value)}` }),
    nature: 'ruling',
  }),
};
