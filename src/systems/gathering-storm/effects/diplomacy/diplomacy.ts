import type { Topic } from '../../card-text/notions/notion';
import type { Rule } from '../../card-text/notions/rule';
import { takeBeneficiaries } from '../../card-text/notions/whom';
import {
  powersApart,
  printBeneficiaries,
  readBeneficiaries,
  readTarget,
} from '../../card-text/read/parse-result';
import { countryNames } from '../../card-text/read/spellings';
import { statusOf } from '../../diplomacy/targets';
import { askOutcome, isDead, land } from '../../diplomacy/without-effect';
import { totalOf } from '../../state/lines';
import {
  COUNTRIES,
  type Country,
  isCivilWarCountry,
  POWERS,
  type Power,
  powersOf,
  printList,
  printSigned,
  REGIONS,
  type Region,
  type Side,
  sideOf,
} from '../../vocabulary';
import { type EffectKind, never, noSheet, type Samples } from '../effect';
import { untilResolved } from '../late';
import { type Effect, type EffectOf, diplomacy as shape } from '../shapes';
import { worthNothing, worthTo } from '../worth';

const isIn = (country: Country, region: Region) => (REGIONS[region] as readonly string[]).includes(country);

/** One country, or one of several as its owner picks, or each of them. */
const readSaid: Rule['read'] = (bag, place) => {
  const named = bag.takeCountries();
  // A region offers its countries.
  const [region, ...regions] = named.length === 0 ? bag.takeRegions() : [];
  const countries: Country[] = region ? COUNTRIES.filter((name) => isIn(name, region)) : named;
  if (countries.length === 0 || regions.length > 0) return 'where';
  const bare = bag.notions.every(({ is }) => is !== 'power' && is !== 'side');
  const amounts = bag.takeLoose('counter');
  if (amounts.length === 0) return 'how much';
  const either = bag.take('or', 'any') || region !== undefined;
  const said = (topic: Topic) =>
    bag.notions.some((notion) => notion.is === 'topic' && notion.value.includes(topic));
  // “Albania, Greece” and “Albania Greece” may be one of them; “each” and “and” are all.
  const listed = !said('and') && !said('each') && !said('all');
  bag.take('place');
  const who = takeBeneficiaries(bag, place);
  if (who.length === 0) return 'who';
  const one = countries.length === 1;
  return amounts.flatMap((amount): Effect[][] => {
    if (amount === 0 && bare && countries.every(isCivilWarCountry))
      return [countries.filter(isCivilWarCountry).map((country) => ({ kind: 'civil-war', country }))];
    return who.flatMap(({ side, beneficiaries: powers }): Effect[][] => {
      const all = countries.map(
        (country): Effect => ({ kind: 'diplomacy', country, amount, side, beneficiaries: powers }),
      );
      const [power] = powers;
      const pick: Effect[][] =
        power && powers.length === 1 && !one ? [[{ kind: 'flexible', power, amount, countries }]] : [];
      if (one) return [all];
      if (place.general) return either ? pick : [all];
      return either ? pick : listed ? [...pick, all] : [all];
    });
  });
};

/** A modifier in one country for one side, this turn; in three countries it brings civil war closer. @rule GS 9.31C, 9.41D, 25.31 */
export const diplomacy: EffectKind<EffectOf<'diplomacy'>> = {
  shape,
  name: 'Diplomacy',
  placement: { group: 'Index and diplomacy', forAnother: false },
  rule: (_, general) => (general ? 'GS 9.31C' : 'GS 9.41D'),
  window: () => 'diplomatic',
  fields: ['country', 'amount', 'beneficiaries'],
  check(effect, { power }) {
    const stray = effect.beneficiaries.find((name) => !powersOf(effect.side).includes(name));
    if (stray)
      return {
        message: `${stray} is not of the side that gets the modifier.`,
        rule: 'GS 9.31C',
        allowed: `Name powers of ${effect.side}.`,
      };
    if (!power) return null;
    // National diplomatic events always help the power that plays them.
    const helps =
      effect.amount > 0 &&
      (effect.beneficiaries.length === 0 || effect.beneficiaries.includes(power)) &&
      powersOf(effect.side).includes(power);
    return helps
      ? null
      : {
          message: 'A national diplomatic event always helps its owner.',
          rule: 'GS 9.41D',
          allowed: `Write an amount above 0 in favor of ${power}.`,
        };
  },
  ask: (open, effect, answer, owner, event) =>
    askOutcome(open, { effect, event: event ?? { effects: [effect] }, ...(owner ? { owner } : {}) }, answer),
  missing: never,
  onSheets: noSheet,
  apply(draft, effect, source, answer) {
    const { power: owner, event = { effects: [effect] } } = source;
    const rule = owner ? 'GS 9.41D' : 'GS 9.31C';
    land(draft, { effect, event, ...(owner ? { owner } : {}) }, source, rule, answer);
  },
  moves: ({ country, side }) => totalOf.country(country, side),
  worth(open, { country, side, amount }, holder) {
    const works = statusOf(open, country) !== 'conquered' || isDead(open, holder.event);
    return works ? worthTo(holder, side, amount) : worthNothing();
  },
  late: untilResolved,
  say({ country, amount, side, beneficiaries }) {
    const whom =
      beneficiaries.length > 0
        ? printList(beneficiaries)
        : side === 'Russia'
          ? 'the Russian side'
          : `the ${side}`;
    const war = isCivilWarCountry(country) ? ' It brings civil war closer.' : '';
    return `${country} leans to ${whom} by ${printSigned(amount)} this turn.${war}`;
  },
  example: 'Turkey: 1 [Germany]',
  print(effect, place) {
    const { country, amount, side, beneficiaries } = effect;
    const words = `${country}: ${amount}`;
    const certain = !place.general && beneficiaries.length === 1 && beneficiaries[0] === place.power;
    // A value of 0 without a name is a civil war event.
    if (certain && sideOf(place.power as Power) === side && amount !== 0) return words;
    return `${words} ${printBeneficiaries({ side, powers: beneficiaries })}`;
  },
  read(sourceText, at, place) {
    const target = readTarget(sourceText, at);
    const country = countryNames.of(target?.names[0] ?? '');
    if (!target || !country || target.names.length > 1) return null;
    const { amount, bracket, end } = target;
    if (bracket === null && amount === 0 && isCivilWarCountry(country)) return null;
    const make = (side: Side, beneficiaries: Power[]): EffectOf<'diplomacy'> => ({
      kind: 'diplomacy',
      country,
      amount,
      side,
      beneficiaries,
    });
    if (bracket !== null) {
      const who = readBeneficiaries(bracket);
      if (!('message' in who)) return { end, effect: make(who.side, who.powers) };
      const apart = powersApart(bracket).filter((power) => place.general || power === place.power);
      const choices = apart.map((power) => `${country}: ${amount} [${power}]`);
      return { end, refusal: who, ...(choices.length > 0 ? { choices } : {}) };
    }
    // National diplomatic events always help their owner (GS 9.41D); of any other the color must tell.
    if (!place.general && place.power) return { end, effect: make(sideOf(place.power), [place.power]) };
    return {
      end,
      refusal: {
        message: `Who benefits in ${country}?`,
        rule: 'GS 9.31C',
        allowed: `Write it in brackets, for example ${country}: ${amount} [Germany].`,
      },
      choices: [...POWERS, 'Axis', 'Allies'].map((who) => `${country}: ${amount} [${who}]`),
    };
  },
  changes: null,
  once: false,
  figures: [],
  offered: ['modifier +1'],
  said: [
    {
      says: [],
      may: ['diplomatic', 'modifier', 'equal', 'and', 'comma', 'point', 'each'],
      read: readSaid,
    },
  ],
};

export const samples: Samples<'diplomacy'> = [
  [
    { kind: 'diplomacy', country: 'Turkey', amount: 1, side: 'Axis', beneficiaries: ['Germany'] },
    'turkey : +1 [ germany ]',
    'Turkey: 1 [pro-German]',
    'TURKEY: 1\n[for Germany].',
    '\u202eTurkey:\u202c 1 [Germany]',
  ],
  [
    { kind: 'diplomacy', country: 'Rumania', amount: 1, side: 'Allies', beneficiaries: ['France'] },
    'Romania: 1 [France]',
  ],
  [
    {
      kind: 'diplomacy',
      country: 'Rumania',
      amount: 1,
      side: 'Allies',
      beneficiaries: ['Britain', 'France'],
    },
    'Roumania: 1 [Britain and France]',
  ],
  [{ kind: 'diplomacy', country: 'Spain', amount: 2, side: 'Axis', beneficiaries: [] }, 'Spain: 2 [Axis]'],
  [
    { kind: 'diplomacy', country: 'Spain', amount: 2, side: 'Russia', beneficiaries: ['Russia'] },
    'Spain: 2 [Russia]',
  ],
  [
    { kind: 'diplomacy', country: 'Yugoslavia', amount: 0, side: 'Allies', beneficiaries: [] },
    'Yugoslavia: 0 [Allied side]',
  ],
];
