import fc from 'fast-check';
import type { Card, Deck, Event } from '../cards/card';
import { MOST_CARDS, type OwnDeck, type PartCard } from '../cards/own-deck';
import { NEIGHBORS } from '../diplomacy/state';
import { EFFECTS } from '../effects';
import { type Effect, type EffectOf, SHIP_TYPES, UNIT_TYPES } from '../effects/shapes';
import { WINDOWS } from '../effects/windows';
import { DOUBLED, PROJECTS } from '../research/catalogue';
import {
  CATEGORIES,
  CIVIL_WAR_COUNTRIES,
  COUNTRIES,
  POWERS,
  type Power,
  powersOf,
  REGION_NAMES,
  SIDES,
  sideOf,
} from '../vocabulary';

/** For tests only: effects, events and decks at random. */

/** A record as JSON would give it. */
const record = <T>(model: { [K in keyof T]: fc.Arbitrary<T[K]> }): fc.Arbitrary<T> =>
  fc.record(model, { noNullPrototype: true });

const amount = fc.integer({ min: -9, max: 9 });
const power = fc.constantFrom(...POWERS);
const words = fc.constantFrom('Lay it out.', 'Ships move one space.', 'Place one counter');

const category = fc.constantFrom(...CATEGORIES);
const project = fc.constantFrom(...PROJECTS.map(({ id }) => id));
const owner = fc.constantFrom(...SIDES, ...POWERS);
const someCountries = fc.uniqueArray(fc.constantFrom(...COUNTRIES), { minLength: 1, maxLength: 5 });
const pairOf = <T>(list: readonly T[]) =>
  fc
    .uniqueArray(fc.constantFrom(...list), { minLength: 2, maxLength: 2 })
    .map(([one, other]): [T, T] => [one as T, other as T]);

/** Every effect that the shape of its kind lets through. */
export const ANY_EFFECT: { [K in Effect['kind']]: fc.Arbitrary<EffectOf<K>> } = {
  income: record({ kind: fc.constant('income'), power, amount }),
  'tile-draw': record({
    kind: fc.constant('tile-draw'),
    power,
    amount: fc.oneof(amount, fc.constant('none' as const)),
  }),
  support: record({ kind: fc.constant('support'), power, amount }),
  'support-results': record({
    kind: fc.constant('support-results'),
    power,
    base: amount,
    max: amount,
    category: fc.constantFrom(...CATEGORIES),
  }),
  'support-progress': record({
    kind: fc.constant('support-progress'),
    power,
    base: amount,
    max: amount,
    project: fc.constantFrom(...PROJECTS.map(({ id }) => id)),
  }),
  'support-pacts': record({
    kind: fc.constant('support-pacts'),
    power,
    region: fc.constantFrom(...REGION_NAMES),
    max: amount,
  }),
  'support-index': record({ kind: fc.constant('support-index'), power }),
  'support-climate': record({ kind: fc.constant('support-climate'), power }),
  'support-balance': record({ kind: fc.constant('support-balance'), power }),
  index: record({ kind: fc.constant('index'), amount }),
  diplomacy: record({
    kind: fc.constant('diplomacy'),
    country: fc.constantFrom(...COUNTRIES),
    amount,
    side: fc.constantFrom(...SIDES),
    beneficiaries: fc.uniqueArray(power, { maxLength: 3 }),
  }),
  flexible: record({
    kind: fc.constant('flexible'),
    power,
    amount,
    countries: fc.uniqueArray(fc.constantFrom(...COUNTRIES), { minLength: 2, maxLength: 5 }),
  }),
  'civil-war': record({
    kind: fc.constant('civil-war'),
    country: fc.constantFrom(...CIVIL_WAR_COUNTRIES),
  }),
  doubling: record({ kind: fc.constant('doubling'), project: fc.constantFrom(...DOUBLED) }),
  atomic: record({ kind: fc.constant('atomic') }),
  dispute: record({ kind: fc.constant('dispute'), countries: pairOf(COUNTRIES) }),
  'factory-price': record({ kind: fc.constant('factory-price'), power, amount }),
  'research-level': record({ kind: fc.constant('research-level'), project }),
  'research-level-any': record({ kind: fc.constant('research-level-any'), owner, category }),
  'research-steps': record({
    kind: fc.constant('research-steps'),
    projects: pairOf(PROJECTS.map(({ id }) => id)),
  }),
  'research-steps-any': record({ kind: fc.constant('research-steps-any'), owner, category }),
  espionage: record({ kind: fc.constant('espionage'), power, category }),
  'research-counter': record({ kind: fc.constant('research-counter'), power }),
  'free-unit': fc.record(
    { kind: fc.constant('free-unit'), power, unit: fc.constantFrom(...UNIT_TYPES) },
    { requiredKeys: ['kind', 'power'], noNullPrototype: true },
  ),
  'free-ship': fc.record(
    { kind: fc.constant('free-ship'), power, ship: fc.constantFrom(...SHIP_TYPES) },
    { requiredKeys: ['kind', 'power'], noNullPrototype: true },
  ),
  acceleration: record({
    kind: fc.constant('acceleration'),
    power,
    ships: fc.constantFrom('all' as const, 'one' as const),
  }),
  'diplomatic-counter': record({ kind: fc.constant('diplomatic-counter'), power }),
  'russian-door': record({ kind: fc.constant('russian-door'), countries: someCountries }),
  subversion: record({ kind: fc.constant('subversion'), countries: someCountries }),
  purge: record({ kind: fc.constant('purge') }),
  'by-hand': fc.record(
    { kind: fc.constant('by-hand'), words, window: fc.constantFrom(...WINDOWS), order: fc.boolean() },
    { requiredKeys: ['kind', 'words', 'window'], noNullPrototype: true },
  ),
};

/** An effect that a national event of this power may carry. */
function ownEffect(owner: Power): fc.Arbitrary<Effect> {
  const any = fc.oneof(...Object.values<fc.Arbitrary<Effect>>(ANY_EFFECT));
  return any
    .map((effect): Effect => {
      if (effect.kind === 'diplomacy') {
        const side = sideOf(owner);
        return { ...effect, amount: Math.abs(effect.amount) || 1, side, beneficiaries: powersOf(side) };
      }
      if (effect.kind === 'flexible') return { ...effect, power: owner, amount: 1 };
      if (effect.kind === 'subversion')
        return { ...effect, countries: NEIGHBORS.slice(0, effect.countries.length) };
      return 'power' in effect ? { ...effect, power: owner } : effect;
    })
    .filter(
      (effect) => EFFECTS[effect.kind].check(effect as never, { general: false, power: owner }) === null,
    );
}

const title = fc.integer({ min: 1, max: 9999 }).map((n) => `Event ${n}`);

export const ownEvent = (owner: Power): fc.Arbitrary<Event> =>
  record({
    title,
    secret: fc.boolean(),
    effects: fc.array(ownEffect(owner), { minLength: 1, maxLength: 3 }),
    // A purge event is public (GS 21.23A).
  }).map((event) =>
    event.effects.some(({ kind }) => kind === 'purge') ? { ...event, secret: false } : event,
  );

const generalEffect = fc
  .oneof(...Object.values<fc.Arbitrary<Effect>>(ANY_EFFECT))
  .filter((effect) => EFFECTS[effect.kind].check(effect as never, { general: true }) === null);

export const generalEvent: fc.Arbitrary<Event> = record({
  title,
  secret: fc.constant(false),
  effects: fc.array(generalEffect, { maxLength: 3 }),
});

const anyCard: fc.Arbitrary<Card> = record({
  number: fc.constant(0),
  trend: fc.constantFrom(-1, 0, 1),
  general: generalEvent,
  national: record(
    Object.fromEntries(POWERS.map((owner) => [owner, ownEvent(owner)])) as Record<Power, fc.Arbitrary<Event>>,
  ),
});

export const anyDeck = (size: number): fc.Arbitrary<Deck> =>
  fc
    .array(anyCard, { minLength: size, maxLength: size })
    .map((cards) => ({ name: 'Test deck', cards: cards.map((card, at) => ({ ...card, number: at + 1 })) }));

/** Titles, names and orders as people write them: letters of any script, signs of every kind, HTML, what looks like a heading. */
const ANY_WORDS = fc
  .oneof(
    fc.constantFrom(
      '-',
      '=SUM(A1)',
      '+1',
      '@here',
      '-3',
      '"quoted"',
      'a, b; c',
      '<script>alert(1)</script>',
      '__proto__',
      'toString',
      'General',
      'Card 7, trend -1',
      'Deck: x, 12 cards',
      'Ends so [secret]',
      'EAI: +1',
      'Łódź, Bíró & Œuvre',
      'House deck, 36 cards',
    ),
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }),
  )
  .map((text) => text.trim().replace(/[\p{Cs}\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu, 'x'));

/** With another title; `"order": false` is left out, as it means the same. */
const titled = (event: fc.Arbitrary<Event>): fc.Arbitrary<Event> =>
  fc.tuple(event, fc.oneof(ANY_WORDS, fc.constant(''))).map(([held, title]) => ({
    ...held,
    title: title.trim().slice(0, 80),
    effects: held.effects.map((effect) => {
      if (effect.kind !== 'by-hand' || effect.order) return effect;
      const { order: _, ...rest } = effect;
      return rest;
    }),
  }));

const anyPartCard: fc.Arbitrary<PartCard> = fc.record(
  {
    number: fc.constant(0),
    trend: fc.integer({ min: -3, max: 3 }),
    general: titled(generalEvent),
    national: fc.record(
      Object.fromEntries(POWERS.map((owner) => [owner, titled(ownEvent(owner))])) as Record<
        Power,
        fc.Arbitrary<Event>
      >,
      { requiredKeys: [], noNullPrototype: true },
    ),
  },
  { requiredKeys: ['number', 'national'], noNullPrototype: true },
);

/** Decks of one’s own, finished or not, with any titles. */
export const anyOwnDeck: fc.Arbitrary<OwnDeck> = fc
  .record({
    name: ANY_WORDS.map((name) => name.trim() || 'Test deck'),
    numbers: fc.uniqueArray(fc.integer({ min: 1, max: MOST_CARDS }), { maxLength: 8 }),
    cards: fc.array(anyPartCard, { minLength: 8, maxLength: 8 }),
    more: fc.integer({ min: 6, max: 900 }),
  })
  .map(({ name, numbers, cards, more }) => ({
    name,
    size: Math.min(MOST_CARDS, numbers.length + more),
    cards: numbers.map((number, at) => ({ ...(cards[at] as PartCard), number })),
  }));
