import { NEIGHBORS } from '../../diplomacy/state';
import { COUNTRIES, type Country, isCivilWarCountry, REGIONS } from '../../vocabulary';
import { type Frame, isOne, once } from './frames-construction';
import { isTopic, speaksOf } from './token';
import type { TokenBag } from './token-bag';

/** Frames for diplomacy, civil wars, disputes and counters. */

export const diplomacy: Frame = {
  says: [],
  may: ['diplomatic', 'modifier', 'equal', 'point', 'swing', 'in diplomacy'],
  read(bag) {
    const named = bag.takeAll('country');
    const [region, ...more] = named.length === 0 ? bag.takeAll('region') : [];
    const isIn = (country: Country) => region && (REGIONS[region] as readonly string[]).includes(country);
    const countries = region ? COUNTRIES.filter(isIn) : named;
    const [country] = countries;
    const said = bag.takeAmount('counter');
    // No card has a negative modifier for its own power: a lone dash is a separator there.
    const found = said?.loose && bag.place.power ? { ...said, sign: null, loose: false } : said;
    if (
      !country ||
      more.length > 0 ||
      !found ||
      isTopic({ is: 'topic', value: [found.of ?? 'silent'] }, 'counter')
    )
      return null;
    const nobody = !bag.isNamed;
    const amount = bag.signed(found);
    if (amount === null) return null;
    const either = bag.take('or', 'any') || region !== undefined;
    const every = bag.take('each', 'all') || (!either && speaksOf(between(bag), 'and'));
    bag.take('place');
    if (amount === 0 && nobody && countries.every(isCivilWarCountry))
      return countries.filter(isCivilWarCountry).map((one) => ({ kind: 'civil-war', country: one }));
    const who = bag.takeBeneficiaries();
    if (!who) return null;
    if (countries.length === 1 || (every && !either))
      return countries.map((one) => ({ kind: 'diplomacy', country: one, amount, ...who }));
    const [power, ...others] = who.beneficiaries;
    return either && !every && power && others.length === 0
      ? [{ kind: 'flexible', power, amount, countries }]
      : null;
  },
};
/** The tokens from the first country up to the last. */
function between({ tokens }: TokenBag) {
  const places = tokens.flatMap(({ is }, at) => (is === 'country' ? [at] : []));
  return tokens.slice(places[0], places.at(-1));
}
export const civilWar: Frame = {
  says: ['civil war'],
  may: ['counter', 'no modifier', 'up', 'place', 'diplomatic', 'and', 'or', 'step'],
  read(bag) {
    const amount = bag.takeCount('counter', 'step') ?? bag.takeAmount();
    // “Civil war +1” without a counter is one, or a modifier.
    if ((amount?.size !== 0 && !isOne(amount)) || (amount?.sign && !speaksOf(bag.tokens, 'counter')))
      return null;
    const countries = bag.takeAll('country');
    return countries.length > 0 && countries.every(isCivilWarCountry)
      ? countries.filter(isCivilWarCountry).map((country) => ({ kind: 'civil-war', country }))
      : null;
  },
};
export const dispute: Frame = {
  says: ['dispute'],
  may: ['or', 'and', 'place', 'equal', 'each', 'support', 'any', 'all'],
  read(bag) {
    for (const { value } of bag.all('amount'))
      if (value.size !== 1 || (value.sign && !value.loose)) return null;
    bag.takeAll('amount');
    bag.takeAll('side');
    const [one, other, ...more] = bag.takeRussia() ? bag.takeAll('country') : [];
    return one && other && more.length === 0 ? [{ kind: 'dispute', countries: [one, other] }] : null;
  },
};
export const diplomaticCounter: Frame = {
  says: ['counter', 'diplomatic'],
  may: ['place', 'whatever', 'activity', 'third'],
  read: once((power) => ({ kind: 'diplomatic-counter', power }), 'counter'),
};
export const researchCounter: Frame = {
  says: ['counter', 'research'],
  may: ['free', 'whatever', 'place', 'activity', 'third'],
  read: once((power) => ({ kind: 'research-counter', power }), 'counter'),
};
export const russianDoor: Frame = {
  says: [['place', 'whatever', 'permit', 'counter']],
  may: ['counter', 'diplomatic', 'place', 'whatever', 'permit', 'activity'],
  read(bag) {
    const amount = bag.takeCount('counter');
    const countries = bag.takeAll('country');
    bag.take('or', 'any', 'and');
    return bag.takeRussia() && isOne(amount) && countries.length > 0
      ? [{ kind: 'russian-door', countries }]
      : null;
  },
};
export const subversion: Frame = {
  says: ['subversion'],
  may: ['result', 'place', 'or', 'any', 'and', 'up', 'free'],
  read(bag) {
    const amount = bag.takeAmount('result');
    const named = bag.takeAll('country');
    // The Guide’s event names all its neighbors (GS Guide, Diplomacy).
    const countries: Country[] = named.length > 0 ? named : [...NEIGHBORS];
    const asked = named.length > 0 && amount?.sign && !amount.loose;
    return bag.takeRussia() && isOne(amount) && !asked ? [{ kind: 'subversion', countries }] : null;
  },
};
export const purge: Frame = {
  says: ['purge'],
  may: ['modifier'],
  read: (bag) => (bag.takeRussia() ? [{ kind: 'purge' }] : null),
};
