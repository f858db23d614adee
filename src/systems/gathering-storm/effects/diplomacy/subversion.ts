import type { Rule } from '../../card-text/notions/rule';
import { takeRussia } from '../../card-text/notions/whom';
import { countriesIn, SOME_COUNTRIES } from '../../card-text/read/countries';
import { pattern, take } from '../../card-text/read/source-text';
import { printOr } from '../../card-text/read/spellings';
import { checkOwner } from '../../diplomacy/national';
import { NEIGHBORS } from '../../diplomacy/state';
import { statusOf } from '../../diplomacy/targets';
import { GUIDE } from '../../diplomacy/without-effect';
import { addLine, totalOf } from '../../state/lines';
import type { OpenState } from '../../state/state';
import type { Country } from '../../vocabulary';
import { type EffectKind, never, noSheet, type Samples } from '../effect';
import { untilResolved } from '../late';
import { type EffectOf, subversion as shape } from '../shapes';
import { worthOne } from '../worth';

const WORDS = pattern(`free subversion(?: result)? in ${SOME_COUNTRIES}`);

/** The step at which subversion is announced: what a card that came earlier asks waits until then. */
const ANNOUNCED = 'subversion';

const readSaid: Rule['read'] = (bag) => {
  if (!takeRussia(bag)) return 'who';
  const amount = bag.takeAmount('result');
  if (amount && amount.size !== 1) return 'how much';
  const named = bag.takeCountries();
  bag.take('or', 'any', 'and', 'up', 'free');
  // The Guide’s event names all its neighbors (GS Guide, Diplomacy).
  const countries: Country[] = named.length > 0 ? named : [...NEIGHBORS];
  return [[{ kind: 'subversion', countries }]];
};

/** A diplomatic event without effect is support for the power that drew it. @rule GS Guide, Diplomacy */
const isSupport = (open: OpenState, country: Country) =>
  open.readings['subversion-conquered'] === 'support' && statusOf(open, country) === 'conquered';

/** A Russian subversion result in a neighbor, secret until subversion is announced, on no research sheet. @rule GS Guide, Diplomacy */
export const subversion: EffectKind<EffectOf<'subversion'>> = {
  shape,
  name: 'Russian subversion',
  placement: { group: 'Index and diplomacy', card: 'national', powers: ['Russia'], forAnother: false },
  rule: () => GUIDE,
  window: () => 'subversion',
  optional: true,
  fields: ['countries'],
  check({ countries }, place) {
    const far = countries.find((country) => !NEIGHBORS.includes(country));
    if (far)
      return {
        message: `${far} does not border Russia.`,
        rule: GUIDE,
        allowed: `Name ${printOr(NEIGHBORS)}.`,
      };
    return checkOwner('Russia', place, 'Subversion');
  },
  ask(open, { countries }, answer) {
    if (answer !== undefined && (answer === 'none' || countries.includes(answer as Country))) return null;
    return {
      words: 'In which country?',
      options: [
        ...countries.map((country) => ({
          value: country as string,
          label: isSupport(open, country) ? `${country} (conquered: support)` : country,
        })),
        { value: 'none', label: 'Not used' },
      ],
      rule: GUIDE,
      by: ANNOUNCED,
    };
  },
  missing(open, _, answer) {
    if (answer === undefined || answer === 'none' || open.facts.subversion !== undefined) return null;
    return {
      facts: [{ fact: 'subversion' }],
      words: 'How much does one subversion result change diplomacy?',
      rule: GUIDE,
      by: ANNOUNCED,
    };
  },
  onSheets: noSheet,
  apply(draft, _, source, answer) {
    if (answer === undefined || answer === 'none') return;
    const country = answer as Country;
    addLine(draft, {
      ...(isSupport(draft, country)
        ? { total: totalOf.support('Russia'), secret: true }
        : { total: totalOf.country(country, 'Russia'), beneficiaries: ['Russia'] }),
      follows: 'subversion',
      words: source.title,
      rule: GUIDE,
      until: 'turn',
      basis: 'event',
    });
  },
  moves: never,
  worth: worthOne,
  late: untilResolved,
  say: ({ countries }) =>
    `Russia may use one subversion result in ${printOr(countries)}, on no research sheet.`,
  example: 'Free subversion result in Finland, Poland, Rumania or Turkey.',
  print: ({ countries }) => `Free subversion result in ${printOr(countries)}.`,
  read(sourceText, at) {
    const found = take(sourceText, at, WORDS);
    if (!found) return null;
    const countries = countriesIn(found.words[1] ?? '');
    if (!Array.isArray(countries)) return { end: found.end, refusal: countries };
    return { end: found.end, effect: { kind: 'subversion', countries } };
  },
  changes: null,
  once: false,
  figures: [1, 1],
  offered: ['free subversion'],
  said: [{ says: ['subversion'], may: ['result', 'place', 'comma'], read: readSaid }],
};

export const samples: Samples<'subversion'> = [
  [
    { kind: 'subversion', countries: ['Finland', 'Poland', 'Rumania', 'Turkey'] },
    'Free subversion result in Finland, Poland,\nRumania or Turkey.',
    'free subversion in Finland, Poland, Romania, or Turkey',
  ],
];
