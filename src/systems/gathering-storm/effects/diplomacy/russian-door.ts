import type { Rule } from '../../card-text/notions/rule';
import { takeRussia } from '../../card-text/notions/whom';
import { countriesIn, SOME_COUNTRIES } from '../../card-text/read/countries';
import { pattern, take } from '../../card-text/read/source-text';
import { printOr } from '../../card-text/read/spellings';
import { checkOwner } from '../../diplomacy/national';
import { GUIDE } from '../../diplomacy/without-effect';
import { type EffectKind, never, noSheet, type Samples } from '../effect';
import { untilLaid } from '../late';
import { type EffectOf, russianDoor as shape } from '../shapes';
import { worthOne } from '../worth';

const WORDS = pattern(`russian (?:diplomatic )?counter in ${SOME_COUNTRIES}`);

const readSaid: Rule['read'] = (bag) => {
  if (!takeRussia(bag)) return 'who';
  const amount = bag.takeCount('counter');
  if (amount && amount.size !== 1) return 'how much';
  const countries = bag.takeCountries();
  bag.take('or', 'any', 'and', 'up');
  return countries.length === 0 ? 'where' : [[{ kind: 'russian-door', countries }]];
};

/** Russia may place one of its counters in one of these, whatever bars it. @rule GS 24.61; Guide, Diplomacy */
export const russianDoor: EffectKind<EffectOf<'russian-door'>> = {
  shape,
  name: 'A door for Russia',
  placement: { group: 'Index and diplomacy', card: 'national', powers: ['Russia'], forAnother: false },
  rule: () => GUIDE,
  window: () => 'placement',
  optional: true,
  fields: ['countries'],
  check: (_, place) => checkOwner('Russia', place, 'A counter in a closed country'),
  ask: never,
  missing: never,
  onSheets: noSheet,
  apply(draft, { countries }) {
    draft.doors.push([...countries]);
  },
  moves: never,
  worth: worthOne,
  late: untilLaid,
  say: ({ countries }) =>
    `Russia may place one of its counters in ${printOr(countries)} this turn, whatever else forbids it.`,
  example: 'Russian counter in Austria, Czechoslovakia or Hungary',
  print: ({ countries }) => `Russian counter in ${printOr(countries)}`,
  read(sourceText, at) {
    const found = take(sourceText, at, WORDS);
    if (!found) return null;
    const countries = countriesIn(found.words[1] ?? '');
    if (!Array.isArray(countries)) return { end: found.end, refusal: countries };
    return { end: found.end, effect: { kind: 'russian-door', countries } };
  },
  changes: null,
  once: false,
  figures: [1, 1],
  offered: [],
  said: [
    { says: ['counter'], may: ['diplomatic', 'place', 'whatever', 'up', 'comma'], read: readSaid },
    {
      says: [['place', 'whatever', 'permit']],
      may: ['counter', 'diplomatic', 'whatever', 'place', 'comma'],
      read: readSaid,
    },
  ],
};

export const samples: Samples<'russian-door'> = [
  [
    { kind: 'russian-door', countries: ['Austria', 'Czechoslovakia', 'Hungary'] },
    'Russian diplomatic counter in Austria, Czecho–Slovakia, or Hungary.',
    'RUSSIAN COUNTER IN Austria/Czechoslovakia/Hungary',
    'Russian counter in Austria, Czechoslovakia\nor Hungary',
  ],
];
