import fc from 'fast-check';
import type { Card, Deck, Event } from '../cards/card';
import { EFFECTS } from '../effects';
import type { Effect, EffectOf } from '../effects/shapes';
import { WINDOWS } from '../effects/windows';
import {
  CATEGORIES,
  CIVIL_WAR_COUNTRIES,
  COUNTRIES,
  POWERS,
  type Power,
  PROJECTS,
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
  });

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
