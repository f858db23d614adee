import { freshId } from '@/kernel/fresh-id';
import type { Refusal } from '@/kernel/result';
import { countriesIn } from '../../card-text/read/countries';
import type { ParseResult } from '../../card-text/read/parse-result';
import { pattern, type SourceText, take } from '../../card-text/read/source-text';
import { countryNouns } from '../../card-text/read/spellings';
import { oweBacking } from '../../diplomacy/backing';
import { bothOccupied } from '../../diplomacy/disputes';
import { GUIDE } from '../../diplomacy/without-effect';
import { type Country, isCivilWarCountry, printList } from '../../vocabulary';
import { type EffectKind, never, noSheet, type Samples } from '../effect';
import { countsFromHere } from '../late';
import { type EffectOf, dispute as shape } from '../shapes';
import { worthNothing } from '../worth';
import { bringCloser } from './civil-war-counters';

type Dispute = EffectOf<'dispute'>;

const WORDS = pattern(
  'the axis must support (?:one|1) side ?[.,;:]? ?(?:and )?(?:russia or the allies|the allies or russia)(?: must support)? the other(?: side| one)? ?\\.?',
);
const COUNTRIES_NOTE = pattern(' ?\\[(?! ?(?:secret|public) ?\\])([^\\[\\]]{0,120})\\]');
const PRINTED = 'The Axis must support one side; Russia or the Allies the other.';

const printDispute = (countries: readonly string[]) => `${PRINTED} [${countries.join(', ')}]`;

/** The countries that the title names, each once. */
function countriesOfTitle({ plain }: SourceText): Country[] {
  const [title = ''] = plain.split('\n', 1);
  const found = [...title.matchAll(new RegExp(`\\b${countryNouns.any}`, 'g'))].flatMap(
    ([name]) => countryNouns.of(name) ?? [],
  );
  return [...new Set(found)];
}

const NOT_TWO: Refusal = {
  message: 'A dispute is between two countries.',
  rule: GUIDE,
  allowed: `Write both in brackets, for example ${printDispute(['Bulgaria', 'Rumania'])}`,
};

/** Two countries of those named, or what is wrong with them. */
function pairOf(countries: Country[] | Refusal): [Country, Country] | Refusal {
  if (!Array.isArray(countries)) return countries;
  const [one, other, ...more] = countries;
  return one && other && more.length === 0 ? [one, other] : NOT_TWO;
}

/** The words, and the countries in brackets behind them; without brackets those of the title. */
function readDispute(sourceText: SourceText, at: number): ParseResult<Dispute> | null {
  const found = take(sourceText, at, WORDS);
  if (!found) return null;
  const note = take(sourceText, found.end, COUNTRIES_NOTE);
  const end = note?.end ?? found.end;
  const titled = countriesOfTitle(sourceText);
  const pair = pairOf(note ? countriesIn(note.words[1] ?? '') : titled);
  if (Array.isArray(pair)) return { end, effect: { kind: 'dispute', countries: pair } };
  if (note || titled.length !== 3) return { end, refusal: pair };
  const [one, two, three] = titled as [Country, Country, Country];
  return {
    end,
    refusal: { ...pair, message: `Which two of ${printList(titled)}?` },
    choices: [printDispute([one, two]), printDispute([one, three]), printDispute([two, three])],
  };
}

/** Two countries at odds: the Axis backs one, Russia or the Allies the other. @rule GS Guide, Diplomacy */
export const dispute: EffectKind<Dispute> = {
  shape,
  name: 'Country dispute',
  placement: { group: 'Index and diplomacy', card: 'general', forAnother: false },
  rule: () => 'GS 9.31C',
  window: () => 'drawn',
  fields: ['countries'],
  check: (_, place) =>
    place.general
      ? null
      : {
          message: 'A dispute is a general event.',
          rule: GUIDE,
          allowed: 'Put it on the general side of a card.',
        },
  ask: never,
  missing: never,
  onSheets: noSheet,
  apply(draft, { countries }, source) {
    // Both occupied: only the rest of the event, its index, counts.
    if (bothOccupied(draft, countries)) return;
    for (const country of countries)
      if (isCivilWarCountry(country)) bringCloser(draft, { country, title: source.title, by: 'dispute' });
    draft.disputes.push({ id: freshId(draft, 'd'), title: source.title, countries: [...countries] });
    oweBacking(draft);
  },
  moves: never,
  worth: worthNothing,
  late: countsFromHere,
  say({ countries: [one, other] }) {
    const wars = [one, other].filter(isCivilWarCountry);
    const war = wars.length > 0 ? ` It counts as a civil war event in ${printList(wars)}.` : '';
    return `The Axis backs ${one} or ${other} with a counter worth one or more; then Russia, Britain or France backs the other.${war}`;
  },
  example: printDispute(['Bulgaria', 'Rumania']),
  print: ({ countries }) => printDispute(countries),
  read: readDispute,
  changes: null,
  once: true,
  figures: [2, 1, 1],
  offered: ['dispute'],
  said: [
    {
      says: ['dispute'],
      may: ['or', 'and', 'comma', 'place', 'equal', 'each', 'support', 'any'],
      read(bag) {
        // “The Axis one, Russia or the Allies the other”: whoever else is named, and a number with a sign, say more.
        for (let amount = bag.takeAmount(); amount; amount = bag.takeAmount())
          if (amount.size !== 1 || (amount.sign && !amount.loose)) return 'where';
        bag.takeSides();
        if (bag.takeNamed().some((power) => power !== 'Russia')) return 'who';
        const [one, other, ...more] = bag.takeCountries();
        return one && other && more.length === 0 ? [[{ kind: 'dispute', countries: [one, other] }]] : 'where';
      },
    },
  ],
};

export const samples: Samples<'dispute'> = [
  [
    { kind: 'dispute', countries: ['Bulgaria', 'Rumania'] },
    'The Axis must support one side;\nRussia or the Allies the other.\n[Bulgaria, Rumania]',
    'the axis must support one side. Russia or the Allies the other [Bulgaria and Romania].',
    'THE AXIS MUST SUPPORT ONE SIDE, the Allies or Russia the other side [ Bulgaria / Roumania ]',
  ],
];
