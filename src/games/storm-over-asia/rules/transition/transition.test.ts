import { describe, expect, it } from 'vitest';
import { explain } from '@/kernel/totals';
import { RUSSIAN_EFFECTS } from '../vocabulary';
import {
  explainBurmaRoad,
  explainCommonwealth,
  explainIndia,
  explainMalaya,
  explainThailand,
  shipbuildingOf,
} from './britain';
import { mayRussiaDeclare, type RussianQuestion, tensionModifier } from './russia';

describe('SOA transition 5.51', () => {
  it.each([
    ['none', { steps: 0, results: 0 }, 10, 40],
    ['two steps', { steps: 2, results: 0 }, 10, 40],
    ['3 steps', { steps: 3, results: 0 }, 15, 40],
    ['1 result', { steps: 6, results: 1 }, 20, 40],
    ['9 steps', { steps: 9, results: 1 }, 25, 40],
    ['2 results', { steps: 12, results: 2 }, 30, 45],
    ['2 results, steps not told', { steps: 0, results: 2 }, 30, 45],
  ])('D18: with %s India pays %#', (_, preparation, india, commonwealth) => {
    expect(explainIndia(preparation).value).toBe(india);
    expect(explainCommonwealth(preparation).value).toBe(commonwealth);
  });

  it('D19, D19a: three flags decide over Thailand and Malaya, two do not', () => {
    expect([2, 3, 4].map((flags) => explainThailand(flags).value)).toEqual([0, 5, 5]);
    expect([2, 3, 4].map((flags) => explainMalaya(flags).value)).toEqual([10, 5, 5]);
  });
});

it('D20 (13.31): a Burma Road of 15 with 2 British and 1 Japanese flags carries 17', () => {
  expect(explainBurmaRoad(15, { british: 2, japanese: 1 }).value).toBe(17);
  expect(explainBurmaRoad(15, { british: 0, japanese: 0 }).value).toBe(15);
});

it('13.31: a Burma Road never carries less than 0, whatever flags Japan has in Burma', () => {
  const { value, lines } = explainBurmaRoad(3, { british: 0, japanese: 4 });
  expect([value, lines.at(-1)?.amount]).toEqual([0, 5]);
  expect(explainBurmaRoad(8, { british: 0, japanese: 4 })).toMatchObject({ value: 0, lines: { length: 3 } });
});

it.each(['Australia', 'India'] as const)(
  'D21, D21a (6.95, 6.99): %s builds from three steps on, an ability every three',
  (country) => {
    expect([2, 3, 6, 8, 9].map((steps) => shipbuildingOf(country, steps).abilities)).toEqual([0, 1, 2, 2, 3]);
    expect(shipbuildingOf(country, 2).allowed).toBe(false);
    expect(shipbuildingOf(country, 3)).toMatchObject({
      allowed: true,
      most: 3,
      ships: ['Australia', 'Gallipoli', 'New Zealand'],
      asPrinted: country === 'India',
    });
  },
);

describe('SOA transition 14.41', () => {
  const level = (amount: number) => explain([{ words: 'Tension', amount, basis: 'table' }]);
  const war = (declared: number | null, atWarWithWest = false) => ({ declared, atWarWithWest });
  const ask = (question: Partial<RussianQuestion>) =>
    mayRussiaDeclare({
      japanDeclared: true,
      japanSurrendered: false,
      pact: true,
      tension: level(57),
      japaneseResistance: 8,
      ...question,
    });
  it('D22: 57 − 8 = 49 is not enough, 58 − 8 is', () => {
    expect(ask({})).toMatchObject({ may: false, sum: { value: 49 } });
    expect(ask({ tension: level(58) })).toMatchObject({ may: true, sum: { value: 50 } });
  });
  it('D22a: −1 tension each turn from the declaration, none while Japan fights the West', () => {
    expect([4, 5, 9].map((turn) => tensionModifier(war(5), turn))).toEqual([0, -1, -1]);
    expect(tensionModifier(war(5, true), 6)).toBe(0);
    expect(tensionModifier(war(null), 6)).toBe(0);
  });
  it('D23: without a Pact resistance must be below ten', () => {
    expect(ask({ pact: false, japaneseResistance: 9 }).may).toBe(true);
    expect(ask({ pact: false, japaneseResistance: 10 }).may).toBe(false);
  });
  it('D23a, D23b: after a surrender, or without a declaration, nothing prevents it', () => {
    expect(ask({ japanSurrendered: true, tension: level(0) }).may).toBe(true);
    expect(ask({ japanDeclared: false, tension: level(0) }).may).toBe(true);
  });
  it('D23c: once it may, forces may leave Siberia before it declares', () => {
    expect(RUSSIAN_EFFECTS.at(-1)).toMatchObject({
      rule: 'SOA transition 14.41F',
      words: expect.stringMatching(/may declare war on Germany.*Siberia to Europe before/),
    });
  });
});

it('SOA transition 14.41, 14.41D: what any declaration brings, and the use of the European garrison', () => {
  expect(RUSSIAN_EFFECTS[0]).toMatchObject({
    rule: 'SOA transition 14.41',
    words: expect.stringMatching(/any declaration of war/),
  });
  const others = RUSSIAN_EFFECTS.find(({ id }) => id === 'other-forces');
  expect(others?.words).toMatch(/from the European garrison \(A World at War 63\.51\)/);
});
