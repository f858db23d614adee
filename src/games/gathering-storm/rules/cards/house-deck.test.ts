import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { NEIGHBORS } from '../diplomacy/state';
import { checkEvent } from '../effects';
import type { Effect, EffectOf } from '../effects/shapes';
import { DOUBLED, projectsCounted } from '../research/catalogue';
import {
  CATEGORIES,
  CIVIL_WAR_COUNTRIES,
  COUNTRIES,
  POWERS,
  type Power,
  printSigned,
  REGION_NAMES,
  SIDES,
  sideOf,
} from '../vocabulary';
import { deckShape, type Event } from './card';
import { warnDeck } from './decks';
import { HOUSE_DECK } from './house-deck';
import { HOUSE_DECK_FACTS } from './house-deck-facts';

const { cards } = HOUSE_DECK;
const general = cards.map((card) => card.general);
const national = cards.flatMap((card) => POWERS.map((power) => ({ power, event: card.national[power] })));
const allNational = national.map(({ event }) => event);
const eventsOf = (power: Power) => cards.map((card) => card.national[power]);
const titles = [...general, ...allNational].map((event) => event.title);

const has = (event: Event, kind: Effect['kind']) => event.effects.some((effect) => effect.kind === kind);
const pick = <K extends Effect['kind']>(events: Event[], kind: K) =>
  events.flatMap((event) => event.effects).filter((effect): effect is EffectOf<K> => effect.kind === kind);
const first = (event: Event) => event.effects[0]?.kind;
const isSupport = (event: Event) => event.effects.some(({ kind }) => kind.startsWith('support'));
const isConditional = (event: Event) => event.effects.some(({ kind }) => kind.startsWith('support-'));
const numbersWith = (kind: Effect['kind']) =>
  cards
    .filter(({ general, national }) =>
      [general, ...Object.values(national)].some((event) => has(event, kind)),
    )
    .map(({ number }) => number);
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
const mean = (numbers: readonly number[]) => sum(numbers) / numbers.length;
const spread = (numbers: readonly number[]) =>
  Math.sqrt(mean(numbers.map((number) => (number - mean(numbers)) ** 2)));
const amountsOf = (effects: readonly { amount: number }[]) => effects.map(({ amount }) => amount);
const unique = <T>(items: readonly T[]) => [...new Set(items)];
const sorted = (numbers: readonly number[]) => [...numbers].sort((a, b) => a - b);
const twoPlaces = (number: number) => number.toFixed(2).replace('-', '−');

describe('the deck as a whole', () => {
  it('GS 9.12: every card has the shape of a card, with a national event for each power', () => {
    expect(v.safeParse(deckShape, HOUSE_DECK).issues).toBeUndefined();
    expect(HOUSE_DECK_FACTS).toEqual({ name: HOUSE_DECK.name, cards: cards.length });
  });

  it('GS 9.11: cards 1 to 144, each once', () => {
    expect(cards.map(({ number }) => number)).toEqual(Array.from({ length: 144 }, (_, at) => at + 1));
  });

  it('GS 9.31, 9.41: no kind of effect refuses an event its place', () => {
    expect(general.map((event) => checkEvent(event, { general: true })).filter(Boolean)).toEqual([]);
    expect(
      national.map(({ power, event }) => checkEvent(event, { general: false, power })).filter(Boolean),
    ).toEqual([]);
    expect(warnDeck(HOUSE_DECK)).toEqual([]);
  });

  it('GS Guide: contains at least 30 kinds of effect, and leaves nothing to do by hand', () => {
    const found = unique(
      [...general, ...allNational].flatMap(({ effects }) => effects.map(({ kind }) => kind)),
    );
    expect(found.length).toBeGreaterThanOrEqual(30);
    expect(found).not.toContain('by-hand');
  });
});

describe('titles', () => {
  it('are 864, all different', () => {
    expect(unique(titles.map((title) => title.toLowerCase()))).toHaveLength(864);
  });

  it('have two to five words and at most 38 letters', () => {
    const misfits = titles.filter((title) => title.length > 38 || !/^\S+( \S+){1,4}$/.test(title));
    expect(misfits).toEqual([]);
  });

  it('hardly open or end alike: no word does so to more than three', () => {
    const often = (words: (string | undefined)[]) =>
      unique(words).filter((word) => words.filter((other) => other === word).length > 3);
    expect(often(titles.map((title) => title.split(' ')[0]))).toEqual([]);
    expect(often(titles.map((title) => title.split(' ').at(-1)))).toEqual([]);
  });

  it('are of uneven length: one in six has two or three words', () => {
    const short = titles.filter((title) => title.split(' ').length <= 3);
    expect(short.length).toBeGreaterThanOrEqual(titles.length / 6);
  });

  it('are in Title Case, without a period, a number or a year', () => {
    const small = [
      'a',
      'an',
      'and',
      'at',
      'by',
      'for',
      'from',
      'in',
      'into',
      'of',
      'on',
      'the',
      'to',
      'with',
    ];
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
    expect(unique(amountsOf(pick(general, 'income')))).toEqual([1]);
  });

  it('GS 9.31C: beneficiaries belong to the side that gets the modifier, and there is at least one', () => {
    for (const { side, beneficiaries, amount } of pick(general, 'diplomacy')) {
      expect([1, 2]).toContain(amount);
      expect(beneficiaries.length).toBeGreaterThan(0);
      expect(unique(beneficiaries.map(sideOf))).toEqual([side]);
    }
  });

  it('GS Guide, Support: eight to ten events are worth 2, those of support, diplomacy and index all', () => {
    const worthTwo = (event: Event) => pick([event], 'diplomacy').some(({ amount }) => amount === 2);
    const count = general.filter(worthTwo).length;
    expect([count >= 8, count <= 10]).toEqual([true, true]);
    const all = general.filter((event) => has(event, 'support') && has(event, 'diplomacy'));
    expect(all.map(({ effects }) => effects.map(({ kind }) => kind).join())).toEqual(
      Array(8).fill('support,diplomacy,index'),
    );
    expect(all.filter((event) => !worthTwo(event))).toEqual([]);
  });

  it('GS Guide, Diplomacy: two targets of one event are two countries that favor different powers', () => {
    for (const event of general.filter((item) => pick([item], 'diplomacy').length > 1)) {
      const [one, other] = pick([event], 'diplomacy');
      expect(one?.country).not.toBe(other?.country);
      expect(one?.beneficiaries.filter((power) => other?.beneficiaries.includes(power))).toEqual([]);
    }
  });

  it('GS Guide, Support: two supports of one event are those of two powers', () => {
    for (const event of general.filter((item) => pick([item], 'support').length > 1))
      expect(unique(pick([event], 'support').map(({ power }) => power))).toHaveLength(2);
  });

  it('GS Guide, Diplomacy: a civil war event of value 0 raises the index by one, and does nothing else', () => {
    for (const event of general.filter((item) => has(item, 'civil-war')))
      expect(event.effects.slice(1)).toEqual([{ kind: 'index', amount: 1 }]);
    expect(unique(pick(general, 'civil-war').map(({ country }) => country)).sort()).toEqual(
      [...CIVIL_WAR_COUNTRIES].sort(),
    );
  });

  it('GS Guide, Diplomacy: a dispute raises the index by one; they are between eight pairs', () => {
    for (const event of general.filter((item) => has(item, 'dispute')))
      expect(event.effects.slice(1)).toEqual([{ kind: 'index', amount: 1 }]);
    expect(
      pick(general, 'dispute')
        .map(({ countries }) => countries.join(' and '))
        .sort(),
    ).toEqual([
      'Albania and Greece',
      'Bulgaria and Greece',
      'Bulgaria and Rumania',
      'Bulgaria and Yugoslavia',
      'Czechoslovakia and Hungary',
      'Czechoslovakia and Poland',
      'Hungary and Rumania',
      'Hungary and Yugoslavia',
    ]);
  });

  it('GS 23.24: two countries and an index raise it', () => {
    const compound = general.filter((event) => pick([event], 'diplomacy').length > 1 && has(event, 'index'));
    expect(unique(amountsOf(pick(compound, 'index')))).toEqual([1]);
  });

  it('GS 9.31A: each project that may be doubled is doubled by two cards', () => {
    const doubled = pick(general, 'doubling').map(({ project }) => project);
    for (const project of DOUBLED) expect(doubled.filter((name) => name === project)).toHaveLength(2);
  });

  it('GS 15.24: atomic research is permitted by cards 72 and 144 alone', () => {
    expect(numbersWith('atomic')).toEqual([72, 144]);
  });

  it('GS 21.23A: four purge events, two of them general; none is secret (assumed)', () => {
    expect(pick(general, 'purge')).toHaveLength(2);
    expect(pick(eventsOf('Russia'), 'purge')).toHaveLength(2);
    expect([...general, ...allNational].filter((event) => has(event, 'purge') && event.secret)).toEqual([]);
    expect(numbersWith('purge')).toHaveLength(4);
  });
});

describe('national events', () => {
  it('GS 9.41: an event that affects a power affects its owner', () => {
    for (const { power, event } of national)
      for (const effect of event.effects) if ('power' in effect) expect(effect.power).toBe(power);
  });

  it('GS 9.41E: only support events are secret, every conditional one is, and none carries another part', () => {
    for (const { event } of national) {
      if (isConditional(event)) expect(event.secret).toBe(true);
      if (event.secret) expect([isSupport(event), event.effects.length]).toEqual([true, 1]);
    }
  });

  it('GS 9.41E: 58 of the 144 events of every power are secret, two in five', () => {
    for (const power of POWERS) expect(eventsOf(power).filter(({ secret }) => secret)).toHaveLength(58);
  });

  it('GS Guide, Support: constants are ±1 or ±2; a public one may move the index by one', () => {
    const constants = allNational.filter((event) => has(event, 'support'));
    expect(unique(sorted(amountsOf(pick(constants, 'support'))))).toEqual([-2, -1, 1, 2]);
    const others = unique(constants.flatMap(({ effects }) => effects.map(({ kind }) => kind)));
    expect(others.sort()).toEqual(['index', 'purge', 'support']);
    expect(unique(sorted(amountsOf(pick(allNational, 'index'))))).toEqual([-1, 1]);
  });

  it('GS Guide, Support: results count from −3 over five projects, −2 over three, −1 over two', () => {
    const found = pick(allNational, 'support-results');
    // Over four as over three, and over one as over two: the Guide has no example of either.
    const baseOver = (projects: number) => (projects >= 5 ? -3 : projects >= 3 ? -2 : -1);
    for (const { power, base, max, category } of found) {
      const projects = projectsCounted({}, power, category).length;
      expect(projects).toBeGreaterThan(0);
      expect({ power, category, base, max }).toEqual({
        power,
        category,
        base: baseOver(projects),
        max: -baseOver(projects),
      });
    }
    expect(unique(found.map(({ category }) => category)).sort()).toEqual(
      CATEGORIES.filter((category) => category !== 'atomic').sort(),
    );
    expect(unique(sorted(found.map(({ base }) => base)))).toEqual([-3, -2, -1]);
  });

  it('GS Guide, Support: research progress is for Russia and its armor, −3 to +3', () => {
    for (const effect of pick(allNational, 'support-progress'))
      expect(effect).toMatchObject({ power: 'Russia', base: -3, max: 3, project: 'Russia/armor' });
  });

  it('GS Guide, Support: pacts of every region count up to three, for every power', () => {
    for (const power of POWERS) {
      const found = pick(eventsOf(power), 'support-pacts');
      expect(unique(found.map(({ region }) => region)).sort()).toEqual([...REGION_NAMES].sort());
      expect(unique(found.map(({ max }) => max))).toEqual([3]);
    }
  });

  it('GS 9.41A: income is ±1, once +2 and once −2; tiles are one more, one fewer or none', () => {
    for (const power of POWERS) {
      const income = [...Array<number>(6).fill(-1), ...Array<number>(6).fill(1)];
      expect(sorted(amountsOf(pick(eventsOf(power), 'income')))).toEqual([-2, ...income, 2]);
      const tiles = pick(eventsOf(power), 'tile-draw').map(({ amount }) => String(amount));
      expect(tiles.sort()).toEqual(['-1', '-1', '1', '1', '1', '1', 'none', 'none']);
    }
  });

  it('GS Guide, Factory: conversion goes both ways for every power', () => {
    for (const power of POWERS) {
      const change = amountsOf(pick(eventsOf(power), 'factory-price'));
      expect([change.some((amount) => amount > 0), change.some((amount) => amount < 0)]).toEqual([
        true,
        true,
      ]);
    }
  });

  it('GS 9.41B, C: every kind of research and construction event is there for every power', () => {
    for (const power of POWERS) {
      const kinds = unique(eventsOf(power).flatMap(({ effects }) => effects.map(({ kind }) => kind)));
      expect(kinds).toEqual(expect.arrayContaining([...RESEARCH, ...(power === 'Russia' ? LAND : BUILDING)]));
      const ships = pick(eventsOf(power), 'acceleration').map((effect) => effect.ships);
      expect(unique(ships).sort()).toEqual(power === 'Russia' ? [] : ['all', 'one']);
    }
  });

  it('GS 15.12: Russia has no naval event, having no naval project', () => {
    expect(projectsCounted({}, 'Russia', 'naval')).toEqual([]);
    expect(JSON.stringify(eventsOf('Russia'))).not.toMatch(/"naval"|free-ship|acceleration/);
  });
});

const RESEARCH = [
  'research-level',
  'research-level-any',
  'research-steps',
  'research-steps-any',
  'espionage',
  'research-counter',
];
const LAND = ['free-unit'];
const BUILDING = [...LAND, 'free-ship', 'acceleration'];

describe('national diplomacy', () => {
  it('GS 9.41D: has a positive value, for the side of its owner, who benefits', () => {
    for (const { power, event } of national)
      for (const { amount, side, beneficiaries } of pick([event], 'diplomacy')) {
        expect([1, 2]).toContain(amount);
        expect(side).toBe(sideOf(power));
        expect(beneficiaries).toContain(power);
        expect(unique(beneficiaries.map(sideOf))).toEqual([side]);
      }
  });

  it('GS 4.16: names every country', () => {
    const named = pick(allNational, 'diplomacy').map(({ country }) => country);
    expect(unique(named).sort()).toEqual([...COUNTRIES].sort());
  });

  it('GS Guide, Diplomacy: flexible events name three or four countries, none in two powers’', () => {
    const owners = new Map<string, Power>();
    for (const { power, amount, countries } of pick(allNational, 'flexible')) {
      expect(amount).toBe(1);
      expect([3, 4]).toContain(unique(countries).length);
      for (const country of countries) {
        expect(owners.get(country) ?? power).toBe(power);
        owners.set(country, power);
      }
    }
    expect(unique([...owners.values()])).toHaveLength(5);
    expect([...owners.keys()].sort()).toEqual(COUNTRIES.filter((name) => name !== 'Rhineland').sort());
  });

  it('GS 24.61B: only Russia has doors, on cards 110 to 119, and subversion, in its neighbors', () => {
    const numbers = numbersWith('russian-door');
    expect(numbers.filter((number) => number < 110 || number > 119)).toEqual([]);
    const countries = pick(allNational, 'subversion').flatMap((effect) => effect.countries);
    expect(countries.filter((country) => !NEIGHBORS.includes(country))).toEqual([]);
    const doors = pick(allNational, 'russian-door').flatMap((effect) => effect.countries);
    expect(doors.filter((country) => NEIGHBORS.includes(country))).toEqual([]);
  });
});

/** Reads the rows of the page's tables, found by the heading of the first column. */
const page = readFileSync(
  fileURLToPath(new URL('../../../../../docs/decks/house-deck.md', import.meta.url)),
  'utf8',
);
function tableOf(head: string): Record<string, string[]> {
  const [, rows = ''] = page.split(new RegExp(`^\\| ${head} \\|.*\\n\\|[-|]+\\n`, 'm'));
  const lines = rows.split('\n');
  const cells = lines
    .slice(
      0,
      lines.findIndex((line) => !line.startsWith('|')),
    )
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
  return Object.fromEntries(cells.map(([name = '', ...rest]) => [name, rest]));
}

const counted = (count: number) => [String(count)];
const NATIONAL: [string, (event: Event) => boolean][] = [
  ['secret support, constant', (event) => event.secret && first(event) === 'support'],
  ['public support', (event) => !event.secret && first(event) === 'support'],
  ...(
    [
      ['secret support by research results', 'support-results'],
      ['secret support by armor progress', 'support-progress'],
      ['secret support by trade pacts', 'support-pacts'],
      ['secret support by the index', 'support-index'],
      ['secret support by the climate', 'support-climate'],
      ['secret support by the balance', 'support-balance'],
      ['income', 'income'],
      ['random tiles', 'tile-draw'],
      ['factory conversion', 'factory-price'],
      ['diplomacy in one country', 'diplomacy'],
      ['flexible diplomacy', 'flexible'],
      ['extra counter', 'diplomatic-counter'],
      ['door to a barred country', 'russian-door'],
      ['subversion', 'subversion'],
      ['purge', 'purge'],
      ['a named project one level', 'research-level'],
      ['any project one level', 'research-level-any'],
      ['two named projects a step each', 'research-steps'],
      ['any two projects a step each', 'research-steps-any'],
      ['espionage', 'espionage'],
      ['counter for research', 'research-counter'],
      ['free unit', 'free-unit'],
      ['free ship', 'free-ship'],
      ['acceleration', 'acceleration'],
    ] as const
  ).map(([name, kind]): [string, (event: Event) => boolean] => [name, (event) => first(event) === kind]),
];

describe('figures, as docs/decks/house-deck.md states them', () => {
  it('GS 9.21: trends are −1, 0 or +1', () => {
    const figures = Object.fromEntries(
      [-1, 0, 1].map((trend) => [
        printSigned(trend),
        counted(cards.filter((card) => card.trend === trend).length),
      ]),
    );
    expect(tableOf('trend')).toEqual(figures);
    expect(unique(sorted(cards.map(({ trend }) => trend)))).toEqual([-1, 0, 1]);
  });

  it('GS 9.31: general events by their parts', () => {
    const parts = general.map((event) => event.effects.map(({ kind }) => kind.replace('-', ' ')).join(' + '));
    expect(tableOf('general event')).toEqual(
      Object.fromEntries(
        unique(parts).map((name) => [name, counted(parts.filter((part) => part === name).length)]),
      ),
    );
  });

  it('GS 9.41: national events by kind and power, 144 each', () => {
    expect(tableOf('national event')).toEqual(
      Object.fromEntries(
        NATIONAL.map(([name, is]) => [
          name,
          POWERS.map((power) => String(eventsOf(power).filter((event) => is(event)).length)),
        ]),
      ),
    );
    for (const event of allNational) expect(NATIONAL.filter(([, is]) => is(event))).toHaveLength(1);
  });

  it.each([...POWERS])('GS 9.31B, 9.41E: what support and income of %s add up to', (power) => {
    const isOf = (effect: { power: Power }) => effect.power === power;
    const support = amountsOf(pick(eventsOf(power), 'support'));
    const income = amountsOf(pick(eventsOf(power), 'income'));
    expect(tableOf('power')[power]).toEqual([
      printSigned(sum(amountsOf(pick(general, 'support').filter(isOf)))),
      printSigned(sum(support)),
      twoPlaces(mean(support)),
      twoPlaces(spread(support)),
      printSigned(sum(amountsOf(pick(general, 'income').filter(isOf)))),
      printSigned(sum(income)),
      twoPlaces(spread(income)),
    ]);
  });

  it('GS 23.24: events that raise and lower the index', () => {
    const row = (events: Event[]) => {
      const amounts = amountsOf(pick(events, 'index'));
      const raise = amounts.filter((amount) => amount > 0).length;
      return [String(raise), String(amounts.length - raise), printSigned(sum(amounts))];
    };
    expect(tableOf('index')).toEqual({
      general: row(general),
      ...Object.fromEntries(POWERS.map((power) => [power, row(eventsOf(power))])),
    });
    expect(sum(amountsOf(pick([...general, ...allNational], 'index'))) / 144).toBeCloseTo(0.25, 1);
  });

  it('GS 25.31: events that bring civil war closer', () => {
    const countIn = (events: Event[], country: string) =>
      pick(events, 'diplomacy').filter((effect) => effect.country === country).length;
    expect(tableOf('country')).toEqual(
      Object.fromEntries(
        CIVIL_WAR_COUNTRIES.map((country) => [
          country,
          [
            pick(general, 'civil-war').filter((effect) => effect.country === country).length,
            pick(general, 'dispute').filter(({ countries }) => countries.includes(country)).length,
            countIn(general, country),
            countIn(allNational, country),
          ].map(String),
        ]),
      ),
    );
  });

  it('GS 25.31: Spain is first, and Yugoslavia is last', () => {
    const events = [...general, ...allNational];
    const countIn = (country: string) =>
      events.filter(({ effects }) =>
        effects.some(
          (effect) =>
            (effect.kind === 'dispute' && effect.countries.some((name) => name === country)) ||
            ((effect.kind === 'civil-war' || effect.kind === 'diplomacy') && effect.country === country),
        ),
      ).length;
    expect(countIn('Spain')).toBeGreaterThanOrEqual(2 * (countIn('Yugoslavia') + countIn('Greece')));
    expect(countIn('Yugoslavia')).toBeLessThan(countIn('Greece'));
    for (const power of POWERS)
      expect(pick(eventsOf(power), 'diplomacy').some(({ country }) => country === 'Spain')).toBe(true);
  });

  it('GS 9.31C: modifiers of general cards by side', () => {
    const sides = SIDES.map(
      (side) => `${side} ${pick(general, 'diplomacy').filter((effect) => effect.side === side).length}`,
    );
    expect(page).toContain(`Modifiers of general cards: ${sides.join(', ')}.`);
  });
});
