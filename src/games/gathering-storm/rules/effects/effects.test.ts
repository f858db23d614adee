import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { runs } from '@/kernel/testing/effort';
import { setupShape } from '../state/setup';
import { startTable } from '../state/start';
import { ANY_EFFECT } from '../testing/arbitraries';
import { measure, readTotal, totalKeys } from '../totals';
import type { TotalKey } from '../totals/kinds';
import { COUNTRIES, POWERS } from '../vocabulary';
import { EFFECTS, kindOf } from '.';
import type { Source } from './effect';
import { type Effect, effectShape } from './shapes';
import { WINDOWS } from './windows';

const KINDS = Object.keys(EFFECTS) as Effect['kind'][];
const each = (kind: Effect['kind'], check: (effect: Effect) => void) =>
  fc.assert(fc.property(ANY_EFFECT[kind] as fc.Arbitrary<Effect>, check), { numRuns: runs(30) });
const open = () =>
  structuredClone(
    startTable(
      v.parse(setupShape, {
        name: 'Test table',
        seats: [{ person: 'Anna', powers: [...POWERS] }],
        cards: 'paper',
        running: true,
        keeps: ['income', 'research', 'flags'],
      }),
    ).open,
  );

/** Every kind of answer, and none. */
const ANSWERS = [undefined, '', 'before', 'after', 'none', 'Atlantis', ...COUNTRIES];

describe.each(KINDS)('the kind %s is whole', (kind) => {
  it('accepts every effect of its shape, by itself and among the others, and no other kind', () => {
    const other = KINDS.find((name) => name !== kind) as Effect['kind'];
    each(kind, (effect) => {
      expect(v.parse(EFFECTS[kind].shape, effect)).toEqual(effect);
      expect(v.parse(effectShape, effect)).toEqual(effect);
      expect(v.is(EFFECTS[other].shape, effect)).toBe(false);
      expect(v.is(effectShape, { ...effect, colour: 'red' })).toBe(false);
    });
  });

  it('describes each in a sentence, and names its rule and its time', () => {
    each(kind, (effect) => {
      const own = kindOf(effect);
      const sentence = own.say(effect);
      expect(sentence).toMatch(/^[A-Z].{9,}$/);
      expect(sentence).not.toMatch(/undefined|NaN|null|\[object|-\d| {2}/);
      for (const general of [true, false]) expect(own.rule(effect, general)).toMatch(/^GS /);
      for (const secret of [true, false]) expect(WINDOWS).toContain(own.window(effect, secret));
    });
  });

  it('applies to any table with any answer, and leaves only whole numbers and plain JSON', () => {
    fc.assert(
      fc.property(
        ANY_EFFECT[kind] as fc.Arbitrary<Effect>,
        fc.constantFrom(...ANSWERS),
        fc.constantFrom(...POWERS, undefined),
        (effect, answer, power) => {
          const draft = open();
          const own = kindOf(effect);
          const offered = own.ask(draft, effect, answer) === null ? answer : undefined;
          const source: Source = {
            title: 'Test event',
            secret: false,
            answers: {},
            ...(power ? { power } : {}),
          };
          own.apply(draft, effect, source, offered);
          expect(JSON.parse(JSON.stringify(draft))).toStrictEqual(draft);
          for (const key of totalKeys(draft)) {
            const { value, lines } = readTotal(draft, key);
            expect(Number.isInteger(value)).toBe(true);
            expect(lines.reduce((sum, line) => sum + line.amount, 0)).toBe(value);
          }
        },
      ),
      { numRuns: runs(30) },
    );
  });

  it('names the total it moves, and is worth whole numbers to every power, now no more than at best', () => {
    each(kind, (effect) => {
      const [own, before, draft] = [kindOf(effect), open(), open()];
      own.apply(draft, effect, { title: 'Test event', secret: false, answers: {} }, undefined);
      const valueIn = (table: typeof draft, key: TotalKey) => readTotal(table, key).value;
      // Any effect on Greece or Yugoslavia may also add a counter of its civil war (GS 25.31).
      const isMoved = (key: TotalKey) =>
        valueIn(draft, key) !== valueIn(before, key) && (kind === 'civil-war' || !key.startsWith('war:'));
      const moved = totalKeys(draft).filter(isMoved);
      const declared = own.moves(effect);
      if (moved.length > 0) expect(declared, `It moves ${moved}.`).not.toBeNull();
      if (declared && moved.length > 0) expect(moved).toContain(declared);
      for (const power of POWERS) {
        const [now, best] = own.worth(open(), effect, {
          power,
          event: { title: '', secret: false, effects: [effect] },
        });
        expect(Number.isInteger(now) && Number.isInteger(best)).toBe(true);
        expect(best).toBeGreaterThanOrEqual(now);
      }
    });
  });

  it('asks with two or more answers, and accepts each answer that it offers', () => {
    each(kind, (effect) => {
      const own = kindOf(effect);
      const question = own.ask(open(), effect, undefined);
      if (!question) return;
      expect(question.options.length).toBeGreaterThan(1);
      for (const { value } of question.options) expect(own.ask(open(), effect, value)).toBeNull();
      expect(own.ask(open(), effect, 'Atlantis')).toEqual(question);
    });
  });

  it('asks for what it does not know in words, and applies all the same until then', () => {
    each(kind, (effect) => {
      const missing = kindOf(effect).missing(open(), effect);
      if (missing) {
        expect(missing.facts.length).toBeGreaterThan(0);
        expect(missing.words).toMatch(/^[A-Z].{9,}\?/);
      }
      expect(kindOf(effect).missing({ ...open(), running: false, balance: 0 }, effect)).toBeNull();
    });
  });
});

describe('the result of an effect', () => {
  const after = (effect: Effect) => {
    const draft = open();
    kindOf(effect).apply(draft, effect, { title: 'Test event', secret: false, answers: {} }, undefined);
    return measure(draft);
  };

  it('GS 9.31, 9.41: changes the total it names by its amount, and no other', () => {
    const before = measure(open());
    fc.assert(
      fc.property(fc.oneof(ANY_EFFECT.support, ANY_EFFECT.income, ANY_EFFECT.index), (effect) => {
        const key = effect.kind === 'index' ? 'index' : `${effect.kind}:${effect.power}`;
        // Support is part of the income to be taken (GS 10.21).
        const also = effect.kind === 'support' ? { [`income:${effect.power}`]: effect.amount } : {};
        expect(after(effect)).toEqual({ ...before, ...also, [key]: effect.amount });
      }),
    );
  });
});
