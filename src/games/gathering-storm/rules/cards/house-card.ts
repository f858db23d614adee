import type { Effect } from '../effects/shapes';
import { type Category, type Country, type Power, type Region, sideOf } from '../vocabulary';
import type { Card, Event } from './card';

/** How cards of the house deck are written: a line an event, and the effects that most cards have in a word. */

/** A card: its economic trend, what happens to all, and what happens to each power. @rule GS 9.12 */
export function card(number: number, trend: number, events: Record<'general' | Power, Event>): Card {
  const { general, ...national } = events;
  return { number, trend, general, national };
}

/** An event that everyone sees when it is shown. */
export const open = (title: string, ...effects: Effect[]): Event => ({ title, secret: false, effects });
/** Creates an event on a gray card, which its owner may keep secret. @rule GS 9.41 */
export const secret = (title: string, ...effects: Effect[]): Event => ({ title, secret: true, effects });

export const support = (power: Power, amount: number): Effect => ({ kind: 'support', power, amount });
export const income = (power: Power, amount: number): Effect => ({ kind: 'income', power, amount });
export const index = (amount: number): Effect => ({ kind: 'index', amount });
export const tiles = (power: Power, amount: number | 'none'): Effect => ({
  kind: 'tile-draw',
  power,
  amount,
});

/** Support for each trade pact of a region. @rule GS Guide, Support */
export const pacts = (power: Power, region: Region, max: number): Effect => ({
  kind: 'support-pacts',
  power,
  region,
  max,
});

/** Support by how many results a category has, from a base up. @rule GS Guide, Support */
export const results = (power: Power, category: Category, [base, max]: [number, number]): Effect => ({
  kind: 'support-results',
  power,
  base,
  max,
  category,
});

/** A modifier in a country for one side. @rule GS Guide, Diplomacy */
export const favor = (country: Country, amount: number, ...beneficiaries: [Power, ...Power[]]): Effect => ({
  kind: 'diplomacy',
  country,
  amount,
  side: sideOf(beneficiaries[0]),
  beneficiaries,
});

/** A modifier in one of several countries. @rule GS Guide, Diplomacy */
export const flexible = (power: Power, amount: number, ...countries: Country[]): Effect => ({
  kind: 'flexible',
  power,
  amount,
  countries,
});
