import { takeBeneficiaries } from '../../card-text/notions/whom';
import { readTarget } from '../../card-text/read/parse-result';
import { countryNames } from '../../card-text/read/spellings';
import { totalOf } from '../../state/lines';
import { isCivilWarCountry } from '../../vocabulary';
import { type EffectKind, never, noSheet, type Samples } from '../effect';
import { countsFromHere } from '../late';
import { type Effect, type EffectOf, civilWar as shape } from '../shapes';
import { worthNothing } from '../worth';
import { bringCloser } from './civil-war-counters';

/** A civil war event of value 0: a counter, and no modifier for anyone. @rule GS Guide, Diplomacy; 25.31 */
export const civilWar: EffectKind<EffectOf<'civil-war'>> = {
  shape,
  name: 'Civil war',
  placement: { group: 'Index and diplomacy', card: 'general', forAnother: false },
  rule: () => 'GS 25.31',
  window: () => 'diplomatic',
  fields: ['country'],
  check: never,
  ask: never,
  missing: never,
  onSheets: noSheet,
  apply(draft, { country }, { title }) {
    bringCloser(draft, { country, title, by: 'nothing' });
  },
  moves: ({ country }) => totalOf.war(country),
  worth: worthNothing,
  late: countsFromHere,
  say: ({ country }) => `${country} comes one event closer to civil war. Nobody gets a modifier.`,
  example: 'Yugoslavia: 0',
  print: ({ country }) => `${country}: 0`,
  read(sourceText, at) {
    const target = readTarget(sourceText, at);
    const country = countryNames.of(target?.names[0] ?? '');
    if (!target || !country || target.names.length > 1) return null;
    if (target.amount !== 0 || target.bracket !== null || !isCivilWarCountry(country)) return null;
    return { end: target.end, effect: { kind: 'civil-war', country } };
  },
  changes: null,
  once: false,
  figures: [1],
  offered: ['civil war'],
  said: [
    {
      says: ['civil war'],
      may: ['counter', 'no modifier', 'up', 'place', 'diplomatic', 'and'],
      read(bag, place) {
        const counts = bag.notions.some((one) => one.is === 'topic' && one.value.includes('counter'));
        const amount = bag.takeCount('counter') ?? bag.takeAmount();
        const countries = bag.takeCountries().filter(isCivilWarCountry);
        const [country] = countries;
        if (!country) return 'where';
        const event: EffectOf<'civil-war'>[] = countries.map((one) => ({ kind: 'civil-war', country: one }));
        const named = bag.notions.some(({ is }) => is === 'power' || is === 'side');
        if (counts || named || !amount?.sign || countries.length > 1) return [event];
        // “Spanish civil war +1”: one counter more, or somebody's modifier?
        const signed = amount.sign === '-' ? 0 - amount.size : amount.size;
        const leans = takeBeneficiaries(bag, place).map((who): Effect[] => [
          { kind: 'diplomacy', country, amount: signed, ...who },
        ]);
        return [event, ...leans];
      },
    },
  ],
};

export const samples: Samples<'civil-war'> = [
  [{ kind: 'civil-war', country: 'Yugoslavia' }, 'Jugoslavia: 0', 'YUGO-SLAVIA: 0.', 'Yugo–Slavia : 0'],
];
