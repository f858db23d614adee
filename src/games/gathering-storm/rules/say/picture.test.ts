import fc from 'fast-check';
import { produce } from 'immer';
import { describe, expect, it } from 'vitest';
import type { Entry } from '@/kernel/journal/entry';
import { publicRows } from '@/kernel/journal/views';
import { runs } from '@/kernel/testing/effort';
import type { Card } from '../cards/card';
import { HOUSE_DECK } from '../cards/house-deck';
import { EFFECTS, kindOf } from '../effects';
import type { Effect } from '../effects/shapes';
import { previewCard, previewEntered, previewEvent } from '../previews';
import type { OpenState } from '../state/state';
import { ANY_EFFECT } from '../testing/arbitraries';
import { event, paper } from '../testing/play';
import { readTotal } from '../totals';
import { totalKey } from '../totals/kinds';
import { moveClimate } from '../totals/tracks';
import { POWERS, type Power } from '../vocabulary';
import { totalMoved } from './names';
import { generalIn, pictureOf, pictureOfPrinted, pictureOfTrend, picturesIn, picturesOf } from './picture';
import type { Way } from './ways';

const KINDS = Object.keys(EFFECTS) as Effect['kind'][];

/** A table that knows every number. */
const known = () => {
  const table = paper({ keeps: ['income', 'research', 'flags'] });
  for (const [at, power] of POWERS.entries()) {
    table.run('set-fact', { fact: 'base-income', power, value: 15 + at });
    table.run('set-fact', { fact: 'base-tiles', power, value: 3 });
    table.run('set-fact', { fact: 'conversion-price', power, value: 4 });
  }
  return table;
};

const valueIn = (open: OpenState, effect: Effect) => {
  const key = totalMoved(effect);
  return key === null ? null : readTotal(open, totalKey(key)).value;
};

/** What the totals say before and after each effect, applied one by one. */
function steppedThrough(begin: OpenState, effects: readonly Effect[], power?: Power): (Way | null)[] {
  let open = begin;
  return effects.map((effect) => {
    const from = valueIn(open, effect);
    open = produce(open, (draft) => {
      const source = { title: 'A card', secret: false, answers: {}, ...(power ? { power } : {}) };
      kindOf(effect).apply(draft, effect, source, undefined);
    });
    const to = valueIn(open, effect);
    return from === null || to === null || from === to ? null : { from, to };
  });
}

/** Effects that cancel each other out leave no change to read; a lone effect always does. */
function expectSame(ways: readonly (Way | undefined)[], stepped: readonly (Way | null)[]): void {
  for (const [at, expected] of stepped.entries())
    if (ways[at] || stepped.length === 1) expect(ways[at] ?? null).toEqual(expected);
}

const cards = fc.constantFrom<Card>(...HOUSE_DECK.cards);
const wayOf = (picture: object): Way | undefined => ('way' in picture ? (picture.way as Way) : undefined);

describe('the picture of an effect', () => {
  it.each(KINDS)('%s has one at any table, and says nothing it does not know', (kind) => {
    const { open } = paper();
    fc.assert(
      fc.property(ANY_EFFECT[kind] as fc.Arbitrary<Effect>, (effect) => {
        const picture = pictureOf(effect, { open });
        expect(picture.kind).toMatch(/^[a-z]+$/);
        expect(JSON.stringify(picture)).not.toMatch(/null|undefined/);
        expect(wayOf(picture)).toBeUndefined();
      }),
      { numRuns: runs(30) },
    );
  });

  it('of the house deck, only what the table does on its board is a mere sign', () => {
    const { open } = known();
    const effects = HOUSE_DECK.cards.flatMap(({ general, national }) =>
      [general, ...Object.values(national)].flatMap((item) => item.effects),
    );
    const signs = effects.filter((effect) => pictureOf(effect, { open }).kind === 'sign');
    expect([...new Set(signs.map(({ kind }) => kind))]).toEqual(
      effects.some(({ kind }) => kind === 'by-hand') ? ['by-hand'] : [],
    );
  });
});

describe('before and after', () => {
  it('GS 9.21, 9.31: are what the totals say as a general card is applied, the trend first', () => {
    const { open } = known();
    fc.assert(
      fc.property(cards, fc.integer({ min: -2, max: 2 }), ({ general }, trend) => {
        const changes = previewEntered(open, trend, general);
        const moved = produce(open, (draft) => {
          moveClimate(draft, trend, { words: 'Trend', basis: 'event' });
        });
        const ways = picturesOf(general.effects, { open, changes }).map(wayOf);
        expectSame(ways, steppedThrough(moved, general.effects));
        const climate = wayOf(pictureOfTrend(trend, { open, changes }));
        if (climate) expect(climate.to - climate.from).toBe(trend);
      }),
      { numRuns: runs(200) },
    );
  });

  it('GS 9.41: are what the totals say as a national event is shown', () => {
    const { open } = known();
    fc.assert(
      fc.property(cards, fc.constantFrom(...POWERS), ({ national }, power) => {
        const { effects } = national[power];
        const changes = previewEvent(open, power, national[power]);
        const ways = picturesOf(effects, { open, changes }).map(wayOf);
        expectSame(ways, steppedThrough(open, effects, power));
      }),
      { numRuns: runs(200) },
    );
  });

  const support = (amount: number): Effect => ({ kind: 'support', power: 'Italy', amount });
  const income = (amount: number): Effect => ({ kind: 'income', power: 'Italy', amount });
  const drawn = (effects: Effect[], table = known()) => {
    const changes = previewEntered(table.open, 0, event(effects));
    return picturesOf(effects, { open: table.open, changes }).map(wayOf);
  };

  it('GS 9.31B: two effects on one number follow each other', () => {
    expect(drawn([support(1), support(-2)])).toEqual([
      { from: 0, to: 1 },
      { from: 1, to: -1 },
    ]);
  });

  it('GS 10.21: support is a part of the income that is still to be taken', () => {
    expect(drawn([support(1), income(2)])[1]).toEqual({ from: 17, to: 19 });
    expect(drawn([income(2), support(1)])[0]).toEqual({ from: 16, to: 18 });
  });

  it('GS 11.12C: an income that was not entered has none, only what is added', () => {
    const { open } = paper({ keeps: ['income'] });
    const changes = previewEntered(open, 0, event(income(2)));
    expect(pictureOf(income(2), { open, changes })).toEqual({
      kind: 'amount',
      of: 'income',
      power: 'Italy',
      by: 2,
    });
  });

  it('GS 23.21: an index that was not entered in a running game has none', () => {
    const { open } = paper({ running: true, season: 'Fall', year: 1937 });
    const effect: Effect = { kind: 'index', amount: 1 };
    const changes = previewEntered(open, 0, event(effect));
    expect(pictureOf(effect, { open, changes })).toEqual({ kind: 'index', by: 1 });
  });

  it('GS 9.21: a trend that the limit stops leaves the marker where it is', () => {
    const table = paper().deal(3).nextTurn();
    table.run('enter-card', { trend: 1, general: event(support(1)) });
    const { open } = table;
    expect(pictureOfTrend(1, { open, changes: previewCard(open) })).toMatchObject({
      way: { from: 3, to: 3 },
    });
  });
});

describe('the pictures of an entry', () => {
  it('GS 9.31, 9.41: are those of the card that it applied or showed, and no others', () => {
    const table = paper().deal(-1, { kind: 'index', amount: 1 }).to('read');
    table.plays('Italy', { kind: 'support', power: 'Italy', amount: 1 });
    const kinds = table.journal.entries.map((entry) => [
      entry.open?.command.type,
      picturesIn(entry, table.open).map(({ kind }) => kind),
    ]);
    expect(kinds).toContainEqual(['apply-card', expect.arrayContaining(['climate', 'index'])]);
    expect(kinds.at(-1)).toEqual(['show-event', ['amount']]);
    expect(
      kinds.filter(([type]) => !['apply-card', 'show-event'].includes(String(type))).flat(2),
    ).not.toContain('amount');
  });

  it('GS 9.31: a modifier of the general card is drawn with whom the card names, in later turns too', () => {
    const table = paper();
    const whom = () =>
      table.journal.entries.flatMap((entry) => {
        const general = generalIn(entry, publicRows(table.journal));
        return picturesIn(entry, table.open, general).flatMap((picture) =>
          picture.kind === 'country' ? [picture.whom] : [],
        );
      });
    table.deal(0, {
      kind: 'diplomacy',
      country: 'Rumania',
      amount: 1,
      side: 'Axis',
      beneficiaries: ['Germany'],
    });
    expect(whom()).toEqual([['Germany']]);
    table.nextTurn().deal();
    expect(whom()).toEqual([['Germany']]);
  });

  it('GS 9.13: a card that is declined has none', () => {
    const table = paper().deal().to('read');
    table.plays('Italy', { kind: 'support', power: 'Italy', amount: 1 });
    const entry = structuredClone(table.journal.entries.at(-1)) as Entry;
    expect(picturesIn(entry, table.open)).toHaveLength(1);
    Object.assign(entry.open?.command ?? {}, { how: 'declined' });
    expect(picturesIn(entry, table.open)).toEqual([]);
  });
});

describe('GS Guide: a card at no table', () => {
  it('is drawn as it is printed: no flags, no track of a table', () => {
    expect(
      pictureOfPrinted({
        kind: 'diplomacy',
        country: 'Finland',
        amount: 1,
        side: 'Allies',
        beneficiaries: ['Britain'],
      }),
    ).toEqual({ kind: 'country', country: 'Finland', whom: ['Britain'], by: 1 });
    expect(pictureOfPrinted({ kind: 'civil-war', country: 'Spain' })).toEqual({
      kind: 'war',
      country: 'Spain',
      of: 5,
    });
    expect(pictureOfPrinted({ kind: 'support-balance', power: 'Italy' } as Effect)).toMatchObject({
      reads: 'balance',
    });
  });

  it('is not drawn where the picture would be only the sign of its group', () => {
    expect(pictureOfPrinted({ kind: 'by-hand', words: 'The fleet sails home.' } as Effect)).toBeNull();
  });
});
