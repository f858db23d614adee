import fc from 'fast-check';
import * as v from 'valibot';
import type { Shape } from '@/kernel/file/read-shape';
import type { Card, Deck, Event } from '../cards/card';
import { MOST_CARDS, type OwnDeck, type PartCard } from '../cards/own-deck';
import { NEIGHBORS } from '../diplomacy/state';
import { EFFECTS } from '../effects';
import type { Effect, EffectOf } from '../effects/shapes';
import { PROJECTS } from '../research/catalogue';
import { POWERS, type Power, powersOf, sideOf } from '../vocabulary';

/** For tests only: effects, events and decks at random. */

/** A record as JSON would contain it. */
const record = <T>(model: { [K in keyof T]: fc.Arbitrary<T[K]> }): fc.Arbitrary<T> =>
  fc.record(model, { noNullPrototype: true });

const words = fc.constantFrom('Lay it out.', 'Ships move one space.', 'Place one counter');
const project = fc.constantFrom(...PROJECTS.map(({ id }) => id));

/** An arbitrary for a shape: numbers up to their limits, lists without duplicates, texts found on cards. */
function anyOf(shape: Shape): fc.Arbitrary<unknown> {
  const end = (type: string) => shape.pipe?.find((item) => item.type === type)?.requirement as number;
  switch (shape.type) {
    case 'literal':
      return fc.constant(shape.literal);
    case 'picklist':
      return fc.constantFrom(...(shape.options as unknown[]));
    case 'number':
      return fc.integer({ min: end('min_value'), max: end('max_value') });
    case 'boolean':
      return fc.boolean();
    case 'string':
      return v.is(shape as never, 'Lay it out.') ? words : project;
    case 'union':
      return fc.oneof(...(shape.options as Shape[]).map(anyOf));
    case 'array':
      return fc.uniqueArray(anyOf(shape.item as Shape), { minLength: end('min_length') ?? 0, maxLength: 5 });
    case 'tuple':
    case 'strict_tuple': {
      const length = shape.items?.length ?? 0;
      return fc.uniqueArray(anyOf(shape.items?.[0] as Shape), { minLength: length, maxLength: length });
    }
    case 'strict_object': {
      const entries = Object.entries(shape.entries ?? {});
      const model = entries.map(([key, one]) => [key, anyOf(one.wrapped ?? one)]);
      const requiredKeys = entries.flatMap(([key, { type }]) => (type === 'optional' ? [] : [key]));
      return fc.record(Object.fromEntries(model), { requiredKeys, noNullPrototype: true } as object);
    }
    default:
      throw new Error(`Nothing is known of a ${shape.type}.`);
  }
}

/** Every effect that the shape of its kind lets through. */
export const ANY_EFFECT = Object.fromEntries(
  Object.entries(EFFECTS).map(([kind, { shape }]) => [kind, anyOf(shape as never)]),
) as { [K in Effect['kind']]: fc.Arbitrary<EffectOf<K>> };

/** An effect that a national event of this power may have. */
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
