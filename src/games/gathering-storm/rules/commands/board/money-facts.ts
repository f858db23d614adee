import * as v from 'valibot';
import { accept, refuse } from '@/kernel/result';
import { checkPublicMoney } from '../../state/purse';
import type { OpenState } from '../../state/state';
import { addUpBase } from '../../totals/base-income';
import { ADJECTIVES, POWERS, printSigned } from '../../vocabulary';
import { whole } from '../define';
import { defineFact } from './fact';

const type = v.literal('set-fact');
const power = v.picklist(POWERS);

function checkMoney(open: OpenState) {
  const barred = checkPublicMoney(open);
  return barred ? ({ ok: false, refusal: barred } as const) : accept(null);
}

/** Facts from the economic sheets: base income, tiles, factories, prices and yards. */
export const MONEY_FACTS = {
  'base-income': defineFact({
    shape: v.strictObject({ type, fact: v.literal('base-income'), power, value: whole(-99, 99) }),
    check: checkMoney,
    apply({ facts }, fact) {
      facts.baseIncome[fact.power] = fact.value;
      delete facts.baseParts[fact.power];
    },
    say: (fact) => ({
      text: `${ADJECTIVES[fact.power]} factories, pacts and maintenance bring ${printSigned(fact.value)} each turn`,
      rule: 'GS 11.12C',
    }),
    nature: 'ruling',
  }),
  'base-parts': defineFact({
    shape: v.strictObject({
      type,
      fact: v.literal('base-parts'),
      power,
      pacts: whole(0, 99),
      maintenance: whole(0, 99),
      other: v.optional(whole(-99, 99), 0),
    }),
    check(open, fact) {
      const barred = checkMoney(open);
      if (!barred.ok) return barred;
      return open.factories[fact.power]
        ? accept(null)
        : refuse(`Nobody has entered how many factories ${fact.power} has.`, {
            rule: 'GS 11.21',
            allowed: 'Enter civilian, military and idle factories first, or the base income as one number.',
          });
    },
    apply(draft, { power: owner, pacts, maintenance, other }) {
      draft.facts.baseParts[owner] = { pacts, maintenance, other };
      addUpBase(draft, owner);
    },
    say({ power: owner, pacts, maintenance, other }) {
      const more = other ? `, ${printSigned(other)} besides` : '';
      return {
        text: `${ADJECTIVES[owner]} base income: civilian factories, ${printSigned(pacts)} for pacts, ${maintenance} maintenance${more}`,
        rule: 'GS 11.12C',
      };
    },
    nature: 'ruling',
  }),
  'base-tiles': defineFact({
    shape: v.strictObject({ type, fact: v.literal('base-tiles'), power, value: whole(0, 20) }),
    apply({ facts }, fact) {
      facts.baseTiles[fact.power] = fact.value;
    },
    say: (fact) => ({
      text: `${fact.power} draws ${fact.value} random ${fact.value === 1 ? 'tile' : 'tiles'} each turn`,
      rule: 'GS 11.12C',
    }),
    nature: 'ruling',
  }),
  'climate-income': defineFact({
    shape: v.strictObject({
      type,
      fact: v.literal('climate-income'),
      climate: whole(-9, 9),
      power,
      value: whole(-20, 20),
    }),
    check: (_, fact) =>
      fact.power === 'Russia'
        ? refuse('The Economic Climate does not affect Russia.', {
            rule: 'GS 9.21',
            allowed: 'Enter it for another power.',
          })
        : accept(null),
    apply({ facts }, fact) {
      facts.climateIncome[fact.climate] = {
        ...facts.climateIncome[fact.climate],
        [fact.power]: fact.value,
      };
    },
    say: (fact) => ({
      text: `Climate ${printSigned(fact.climate)} gives ${fact.power} ${printSigned(fact.value)} income`,
      rule: 'GS 11.3',
    }),
    nature: 'ruling',
  }),
  factories: defineFact({
    shape: v.strictObject({
      type,
      fact: v.literal('factories'),
      power,
      civilian: whole(0, 99),
      military: whole(0, 99),
      idle: whole(0, 99),
    }),
    apply(draft, { power: owner, civilian, military, idle }) {
      draft.factories[owner] = { civilian, military, idle };
      addUpBase(draft, owner);
    },
    say: ({ power: owner, civilian, military, idle }) => ({
      text: `${ADJECTIVES[owner]} factories: ${civilian} civilian, ${military} military, ${idle} idle`,
      rule: 'GS 11.21',
    }),
    nature: 'ruling',
  }),
  'conversion-price': defineFact({
    shape: v.strictObject({ type, fact: v.literal('conversion-price'), power, value: whole(0, 99) }),
    apply(draft, fact) {
      draft.prices[fact.power] = fact.value;
    },
    say: (fact) => ({
      text: `A conversion usually costs ${fact.power} ${fact.value} tile points`,
      rule: 'GS Guide, Factory',
    }),
    nature: 'ruling',
  }),
  yard: defineFact({
    shape: v.strictObject({ type, fact: v.literal('yard'), power, value: whole(0, 40) }),
    apply(draft, fact) {
      draft.yards[fact.power] = fact.value;
    },
    say: (fact) => ({
      text: `${ADJECTIVES[fact.power]} yards hold ${fact.value} ships at once`,
      rule: 'GS Guide, Construction',
    }),
    nature: 'ruling',
  }),
};
