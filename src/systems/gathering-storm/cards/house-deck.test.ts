import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { checkEvent } from '../effects/index';
import type { Effect, EffectOf } from '../effects/shapes';
import { projectsCounted } from '../research/catalogue';
import { CATEGORIES, POWERS, type Power, REGION_NAMES, sideOf } from '../vocabulary';
import { deckShape, type Event } from './card';
import { HOUSE_DECK } from './house-deck';

const { cards } = HOUSE_DECK;
const general = cards.map((card) => card.general);
const national = cards.flatMap((card) => POWERS.map((power) => ({ power, event: card.national[power] })));
const allNational = national.map(({ event }) => event);
const eventsOf = (power: Power) => cards.map((card) => card.national[power]);
const titles = [...general, ...allNational].map((event) => event.title);

const has = (event: Event, kind: Effect['kind']) => event.effects.some((effect) => effect.kind === kind);
const pick = <K extends Effect['kind']>(events: Event[], kind: K) =>
  events.flatMap((event) => event.effects).filter((effect): effect is EffectOf<K> => effect.kind === kind);
const isSupport = (event: Event) => event.effects.some(({ kind }) => kind.startsWith('support'));
const isConditional = (event: Event) => event.effects.some(({ kind }) => kind.startsWith('support-'));
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
const unique = <T>(items: T[]) => [...new Set(items)];
const counts = (names: string[]) =>
  Object.fromEntries(unique(names).map((name) => [name, names.filter((other) => other === name).length]));

/** The middle of what a support event can do; the pacts alone are never below 0. */
function middle(event: Event): number {
  return sum([
    ...pick([event], 'support').map(({ amount }) => amount),
    ...pick([event], 'support-pacts').map(({ max }) => max / 2),
  ]);
}

describe('the deck as a whole', () => {
  it('GS 9.12: every card has the shape of a card, with a national event for each power', () => {
    expect(v.safeParse(deckShape, HOUSE_DECK).issues).toBeUndefined();
  });

  it('GS 9.11: cards 1 to 36, each once', () => {
    expect(cards.map(({ number }) => number)).toEqual(Array.from({ length: 36 }, (_, at) => at + 1));
  });

  it('GS 9.31, 9.41: no kind of effect refuses an event its place', () => {
    expect(general.map((event) => checkEvent(event, { general: true })).filter(Boolean)).toEqual([]);
    expect(
      national.map(({ power, event }) => checkEvent(event, { general: false, power })).filter(Boolean),
    ).toEqual([]);
  });

  it('GS 9.21: trends are −1, 0 or +1: ten, fifteen and eleven', () => {
    expect(counts(cards.map(({ trend }) => String(trend)))).toEqual({ '-1': 10, '0': 15, '1': 11 });
  });
});

describe('titles', () => {
  it('are 216, all different', () => {
    expect(unique(titles.map((title) => title.toLowerCase()))).toHaveLength(216);
  });

  it('have two to five words and at most 38 letters', () => {
    const misfits = titles.filter((title) => title.length > 38 || !/^\S+( \S+){1,4}$/.test(title));
    expect(misfits).toEqual([]);
  });

  it('are in Title Case, without a period', () => {
    const small = ['a', 'at', 'by', 'for', 'from', 'in', 'into', 'of', 'on', 'the', 'to'];
    const isTitleCase = (title: string) =>
      title
        .split(' ')
        .every((word, at) => /^[A-Z][A-Za-z-]*$/.test(word) || (at > 0 && small.includes(word)));
    expect(titles.filter((title) => !isTitleCase(title))).toEqual([]);
  });
});

describe('general events', () => {
  it('GS 9.31: none is secret, and each does something', () => {
    expect(general.filter((event) => event.secret || event.effects.length === 0)).toEqual([]);
  });

  it('GS Guide, Income: a general income event only raises', () => {
    expect(pick(general, 'income').filter(({ amount }) => amount <= 0)).toEqual([]);
  });

  it('GS 9.31C: who benefits is of the side that gets the modifier, and somebody does', () => {
    for (const { side, beneficiaries, amount } of pick(general, 'diplomacy')) {
      expect(amount).toBeGreaterThan(0);
      expect(beneficiaries.length).toBeGreaterThan(0);
      expect(unique(beneficiaries.map(sideOf))).toEqual([side]);
    }
  });

  it('GS Guide, Diplomacy: two targets of one event are two countries with different beneficiaries', () => {
    for (const event of general.filter((item) => pick([item], 'diplomacy').length > 1)) {
      const targets = pick([event], 'diplomacy');
      expect(unique(targets.map(({ country }) => country))).toHaveLength(2);
      expect(unique(targets.flatMap(({ beneficiaries }) => beneficiaries))).toHaveLength(2);
    }
  });

  it('GS Guide, Diplomacy: every civil war event of value 0 raises the index by one, and does no more', () => {
    for (const event of general.filter((item) => has(item, 'civil-war'))) {
      expect(event.effects.map(({ kind }) => kind)).toEqual(['civil-war', 'index']);
      expect(sum(pick([event], 'index').map(({ amount }) => amount))).toBe(1);
    }
  });

  it('GS 9.31A: the three research events double three steps of projects that may be doubled', () => {
    expect(pick(general, 'doubling').map(({ project }) => project)).toEqual([
      'economic preparation',
      'air range',
      'radar',
    ]);
  });

  it('GS 9.31B: general support adds up to 0 for every power', () => {
    for (const power of POWERS) {
      const amounts = pick(general, 'support').filter((effect) => effect.power === power);
      expect(sum(amounts.map(({ amount }) => amount))).toBe(0);
    }
  });
});

describe('national events', () => {
  it('GS 9.41: what an event does to a power, it does to its owner', () => {
    for (const { power, event } of national) {
      for (const effect of event.effects) if ('power' in effect) expect(effect.power).toBe(power);
    }
  });

  it('GS 9.41E: only support events are secret, every conditional one is, and none carries another part', () => {
    for (const { event } of national) {
      if (isConditional(event)) expect(event.secret).toBe(true);
      if (event.secret) expect([isSupport(event), event.effects.length]).toEqual([true, 1]);
    }
  });

  it('GS Guide, Support: constants are ±1 or ±2; a public one may move the index by one', () => {
    const support = allNational.filter((event) => has(event, 'support'));
    expect(unique(pick(support, 'support').map(({ amount }) => amount)).sort((a, b) => a - b)).toEqual([
      -2, -1, 1, 2,
    ]);
    for (const event of support) {
      expect(event.effects.filter(({ kind }) => kind !== 'support' && kind !== 'index')).toEqual([]);
    }
  });

  it('GS Guide, Support: research results count from −1, −2 or −3 to the same above 0, where projects exist', () => {
    const found = pick(allNational, 'support-results');
    expect(unique(found.map(({ base }) => base)).sort((a, b) => a - b)).toEqual([-3, -2, -1]);
    for (const { power, base, max, category } of found) {
      expect(max).toBe(-base);
      expect(projectsCounted(power, category).length).toBeGreaterThan(0);
    }
    expect(unique(found.map(({ category }) => category)).sort()).toEqual(
      CATEGORIES.filter((category) => category !== 'atomic').sort(),
    );
  });

  it('GS Guide, Support: research progress is for Russia and its armor, −3 to +3', () => {
    for (const effect of pick(allNational, 'support-progress')) {
      expect(effect).toMatchObject({ power: 'Russia', base: -3, max: 3, project: 'Russia/armor' });
    }
    expect(pick(allNational, 'support-progress')).toHaveLength(2);
  });

  it('GS Guide, Support: pacts of every region count up to three', () => {
    const found = pick(allNational, 'support-pacts');
    expect(unique(found.map(({ region }) => region)).sort()).toEqual([...REGION_NAMES].sort());
    expect(unique(found.map(({ max }) => max))).toEqual([3]);
  });

  it('GS Guide, Support: the balance never moves Russia, and every other power once', () => {
    expect(
      pick(allNational, 'support-balance')
        .map(({ power }) => power)
        .sort(),
    ).toEqual(['Britain', 'France', 'Germany', 'Italy']);
  });

  it('GS 9.41A: income is +1 or −1 and adds up to 0; tiles are one more, one fewer or none', () => {
    for (const power of POWERS) {
      expect(
        pick(eventsOf(power), 'income')
          .map(({ amount }) => amount)
          .sort(),
      ).toEqual([-1, -1, 1, 1]);
      const tiles = pick(eventsOf(power), 'tile-draw').map(({ amount }) => amount);
      expect(tiles).toHaveLength(2);
      expect(tiles).toContain(1);
      expect(tiles.some((amount) => amount === -1 || amount === 'none')).toBe(true);
    }
  });

  it('GS 9.41D: a diplomatic event has a positive value, for the side of its owner, who benefits', () => {
    for (const { power, event } of national) {
      for (const { amount, side, beneficiaries } of pick([event], 'diplomacy')) {
        expect([1, 2]).toContain(amount);
        expect(side).toBe(sideOf(power));
        expect(beneficiaries).toContain(power);
        expect(unique(beneficiaries.map(sideOf))).toEqual([side]);
      }
    }
  });

  it('GS 25.31: national diplomacy reaches Greece, Spain and Yugoslavia', () => {
    const countries = pick(allNational, 'diplomacy').map(({ country }) => country);
    expect(countries).toEqual(expect.arrayContaining(['Greece', 'Spain', 'Yugoslavia']));
  });

  it("GS Guide, Diplomacy: no country is in two powers' flexible events, which name two to five", () => {
    const owners = new Map<string, Power>();
    for (const { power, amount, countries } of pick(allNational, 'flexible')) {
      expect(amount).toBe(1);
      expect(countries.length).toBeLessThanOrEqual(5);
      expect(unique(countries)).toHaveLength(countries.length);
      for (const country of countries) {
        expect(owners.get(country) ?? power).toBe(power);
        owners.set(country, power);
      }
    }
    expect(unique([...owners.values()])).toHaveLength(5);
  });

  it('GS Guide: nothing is left to be carried out by hand', () => {
    expect([...pick(general, 'by-hand'), ...pick(allNational, 'by-hand')]).toEqual([]);
  });

  it('GS 9.41B, C: two research events and one of construction for each power', () => {
    for (const power of POWERS) {
      const kinds = counts(
        eventsOf(power).map((event) =>
          RESEARCH.some((kind) => has(event, kind))
            ? 'research'
            : BUILDING.some((kind) => has(event, kind))
              ? 'construction'
              : 'other',
        ),
      );
      expect(kinds).toMatchObject({ research: 2, construction: 1 });
    }
  });

  it('GS Guide, Factory: conversion is two cheaper for Germany and Britain, two dearer for Italy and France', () => {
    const change = pick(allNational, 'factory-price').map(({ power, amount }) => [power, amount]);
    expect(Object.fromEntries(change)).toEqual({ Germany: -2, Italy: 2, Britain: -2, France: 2 });
    expect(change).toHaveLength(4);
  });

  it('GS Guide, Diplomacy: one extra counter for each power; only Russia has a door and a subversion', () => {
    expect(counts(pick(allNational, 'diplomatic-counter').map(({ power }) => power))).toEqual({
      Germany: 1,
      Italy: 1,
      Britain: 1,
      France: 1,
      Russia: 1,
    });
    const russian = national.filter(({ event }) => has(event, 'russian-door') || has(event, 'subversion'));
    expect(russian.map(({ power }) => power)).toEqual(['Russia', 'Russia']);
  });
});

const RESEARCH = [
  'research-level',
  'research-level-any',
  'research-steps',
  'research-steps-any',
  'espionage',
  'research-counter',
] as const;
const BUILDING = ['free-unit', 'free-ship', 'acceleration'] as const;
const OTHER = ['factory-price', 'diplomatic-counter', 'russian-door', 'subversion'] as const;

describe('figures, as docs/decks/house-deck.md states them', () => {
  it('GS 9.31: general events by kind', () => {
    const signatures = general.map((event) => event.effects.map(({ kind }) => kind).join(' + '));
    expect(counts(signatures)).toEqual({
      income: 2,
      'income + diplomacy': 3,
      support: 4,
      'support + support': 3,
      'support + index': 1,
      'support + diplomacy + index': 2,
      index: 5,
      'diplomacy + index': 2,
      diplomacy: 4,
      'diplomacy + diplomacy': 3,
      'civil-war + index': 4,
      doubling: 3,
    });
  });

  it.each([
    [
      'Germany',
      { conditional: 7, secret: 7, open: 4, income: 4, tiles: 2, diplomacy: 5, flexible: 2, other: 5 },
    ],
    [
      'Italy',
      { conditional: 7, secret: 7, open: 4, income: 4, tiles: 2, diplomacy: 5, flexible: 2, other: 5 },
    ],
    [
      'Britain',
      { conditional: 7, secret: 7, open: 4, income: 4, tiles: 2, diplomacy: 5, flexible: 2, other: 5 },
    ],
    [
      'France',
      { conditional: 7, secret: 7, open: 4, income: 4, tiles: 2, diplomacy: 5, flexible: 2, other: 5 },
    ],
    [
      'Russia',
      { conditional: 7, secret: 7, open: 4, income: 4, tiles: 2, diplomacy: 5, flexible: 1, other: 6 },
    ],
  ] as const)('GS 9.41: national events of %s by kind', (power, expected) => {
    const events = eventsOf(power);
    const constants = events.filter((event) => has(event, 'support'));
    expect({
      conditional: events.filter(isConditional).length,
      secret: constants.filter((event) => event.secret).length,
      open: constants.filter((event) => !event.secret).length,
      income: pick(events, 'income').length,
      tiles: pick(events, 'tile-draw').length,
      diplomacy: pick(events, 'diplomacy').length,
      flexible: pick(events, 'flexible').length,
      other: events.filter((event) => [...RESEARCH, ...BUILDING, ...OTHER].some((kind) => has(event, kind)))
        .length,
    }).toEqual(expected);
  });

  it.each([...POWERS])(
    'GS 9.41E: support of %s is −3 over its constants and 0 in the middle of all',
    (power) => {
      const events = eventsOf(power).filter(isSupport);
      expect(events).toHaveLength(18);
      expect(sum(pick(events, 'support').map(({ amount }) => amount))).toBe(-3);
      expect(sum(events.map(middle))).toBe(0);
    },
  );

  it('GS 9.31C: general diplomacy favors the Axis eight times, the Allies seven, Russia two', () => {
    expect(counts(pick(general, 'diplomacy').map(({ side }) => side))).toEqual({
      Axis: 8,
      Allies: 7,
      Russia: 2,
    });
  });

  it('GS 9.41E: fourteen of the 36 events of every power are secret', () => {
    for (const power of POWERS) expect(eventsOf(power).filter(({ secret }) => secret)).toHaveLength(14);
  });

  it('GS 23.24: eighteen events raise the index by one, eleven lower it', () => {
    const amounts = [...pick(general, 'index'), ...pick(allNational, 'index')].map(({ amount }) => amount);
    expect(unique(amounts).sort()).toEqual([-1, 1]);
    expect(counts(amounts.map(String))).toEqual({ '1': 18, '-1': 11 });
  });
});
