// biome-ignore-all lint/suspicious/noThenProperty: “when this, then that” is how a rule reads; no promise is meant.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createChance } from '../chance';
import { type Catalogue, checkPolicy, decideByPolicy, type Policy, type PolicyRule, sayRule } from './policy';
import { printPolicy, readPolicy } from './policy-file';

const CATALOGUE: Catalogue = {
  game: 'tea',
  choices: [
    {
      id: 'drink',
      words: 'What to drink',
      options: { tea: 'drink tea', water: 'drink water', wait: 'wait' },
      conditions: {
        cold: { words: 'it is cold', holds: ({ cold }: { cold: boolean }) => cold },
      },
      otherwise: 'wait',
    },
    {
      id: 'sit',
      words: 'Where to sit',
      options: { here: 'sit here', there: 'sit there' },
      conditions: {},
      otherwise: 'here',
    },
  ],
};

const rule = (more: Partial<PolicyRule> = {}): PolicyRule => ({
  id: 'r1',
  choice: 'drink',
  when: 'cold',
  then: 'tea',
  odds: [3, 4],
  on: true,
  ...more,
});
const policy = (...rules: PolicyRule[]): Policy => ({ name: 'Test', rules });
const SIT = rule({ id: 'sit', choice: 'sit', when: 'always', then: 'there', odds: [1, 1] });
const ALL = ['tea', 'water', 'wait'];

/** A die that shows these, in order; one too many is an error. */
function dice(...shown: number[]) {
  const asked: number[] = [];
  const roll = (sides: number) => {
    asked.push(sides);
    const die = shown.shift();
    if (die === undefined) throw new Error('One die too many.');
    return die;
  };
  return { roll, asked };
}

const decide = (rules: PolicyRule[], roll: (sides: number) => number, cold = true, allowed = ALL) =>
  decideByPolicy(policy(...rules), CATALOGUE, { choice: 'drink', facts: { cold }, allowed, roll });

describe('a choice by policy', () => {
  it('is taken by so many sides of the die as its odds say, counted over all of them', () => {
    for (const [n, of] of [
      [1, 2],
      [3, 4],
      [5, 6],
      [0, 3],
      [7, 7],
    ] as const) {
      const taken = Array.from({ length: of }, (_, die) =>
        decide([rule({ odds: [n, of] })], () => die),
      ).filter(({ option }) => option === 'tea');
      expect(taken).toHaveLength(n);
    }
  });

  it('asks the second rule only if the first is not taken, each with its own die', () => {
    const rules = [rule(), rule({ id: 'r2', when: 'always', then: 'water', odds: [1, 3] })];
    const counts: Record<string, number> = {};
    for (let first = 0; first < 4; first += 1)
      for (let second = 0; second < 3; second += 1) {
        const { option } = decide(rules, dice(first, second).roll);
        counts[option] = (counts[option] ?? 0) + 1;
      }
    // Of 12: 9 by the first, a third of the other three by the second.
    expect(counts).toEqual({ tea: 9, water: 1, wait: 2 });
  });

  it('reports the rules that applied, with odds and die, and none that did not', () => {
    const rules = [
      rule(),
      rule({ id: 'r2', then: 'tea', on: false }),
      rule({ id: 'r3', when: 'always', then: 'water', odds: [1, 3] }),
    ];
    expect(decide(rules, dice(3, 2).roll).lines).toEqual([
      'If it is cold: drink tea, 3 in 4. Die 4: no',
      'In any case: drink water, 1 in 3. Die 3: no',
      'Otherwise: wait',
    ]);
    expect(decide(rules, dice(0).roll, false)).toEqual({
      option: 'water',
      lines: ['In any case: drink water, 1 in 3. Die 1: yes'],
    });
  });

  it('throws no die for a rule that is certain, never, off, does not hold or is not allowed', () => {
    const { roll, asked } = dice();
    expect(decide([rule({ odds: [0, 4] }), rule({ id: 'r2', odds: [1, 1] })], roll).option).toBe('tea');
    expect(decide([rule()], roll, false)).toEqual({ option: 'wait', lines: ['No rule applies: wait'] });
    expect(decide([rule()], roll, true, ['water', 'wait']).option).toBe('wait');
    expect(decide([rule({ on: false })], roll).option).toBe('wait');
    expect(asked).toEqual([]);
  });

  it('takes the first allowed option if its default is not allowed', () => {
    expect(decide([], dice().roll, true, ['water', 'tea'])).toEqual({
      option: 'water',
      lines: ['No rule applies: drink water'],
    });
    expect(decide([rule()], dice().roll, true, ['water'])).toEqual({
      option: 'water',
      lines: ['Only one choice: drink water'],
    });
  });

  it('follows its odds with the table’s chance: within 4 deviations in 4,000', () => {
    const chance = createChance(new Uint8Array(64).fill(7));
    for (const [n, of] of [
      [3, 4],
      [1, 6],
    ] as const) {
      const times = 4000;
      let taken = 0;
      for (let at = 0; at < times; at += 1)
        if (
          decide([rule({ odds: [n, of] })], (sides) => chance.roll('policy/Italy', at, sides)).option ===
          'tea'
        )
          taken += 1;
      const share = n / of;
      expect(Math.abs(taken - times * share)).toBeLessThan(4 * Math.sqrt(times * share * (1 - share)));
    }
  });

  it('always chooses an allowed option, whatever the policy says', () => {
    const word = fc.constantFrom(
      'drink',
      'sit',
      'cold',
      'always',
      'tea',
      'here',
      'toString',
      '__proto__',
      '',
    );
    const number = fc.oneof(fc.integer({ min: -2, max: 6 }), fc.double());
    const anyRule = fc.record({
      id: word,
      choice: word,
      when: word,
      then: word,
      odds: fc.tuple(number, number),
      on: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(anyRule), fc.subarray(ALL, { minLength: 1 }), fc.nat(), (rules, allowed, die) => {
        const { option, lines } = decide(rules, (sides) => die % sides, true, allowed);
        expect(allowed).toContain(option);
        expect(lines.length).toBeGreaterThan(0);
        checkPolicy(policy(...rules), CATALOGUE);
      }),
    );
  });
});

describe('a faulty policy', () => {
  it.each([
    ['odds over 1', { odds: [5, 4] }, '5 in 4 is more than always.'],
    ['odds of 0 of 0', { odds: [0, 0] }, '0 in 0 cannot be a chance.'],
    ['odds that are not whole', { odds: [0.5, 2] }, 'Odds are whole numbers, not 0.5 in 2.'],
    ['odds below 0', { odds: [-1, 2] }, 'Odds are whole numbers, not -1 in 2.'],
    ['an unknown choice', { choice: 'eat' }, 'There is no choice “eat”.'],
    ['an unknown condition', { when: 'toString' }, 'There is no condition “toString” for this choice.'],
    ['an unknown option', { then: 'constructor' }, '“constructor” cannot be chosen here.'],
  ] as [string, Partial<PolicyRule>, string][])(
    '%s: is reported, and the rule is skipped',
    (_, more, words) => {
      const wrong = rule({ id: 'wrong', ...more });
      const whole = policy(wrong, rule(), SIT);
      expect(checkPolicy(whole, CATALOGUE)).toEqual([
        { at: 0, rule: 'wrong', words, instead: 'The rule is skipped.' },
      ]);
      expect(decide([wrong, rule()], dice(0).roll).lines).toEqual([
        'If it is cold: drink tea, 3 in 4. Die 1: yes',
      ]);
    },
  );

  it('the same name twice: the later one is passed over', () => {
    const mistakes = checkPolicy(policy(rule(), rule({ then: 'water' }), SIT), CATALOGUE);
    expect(mistakes).toEqual([
      {
        at: 1,
        rule: 'r1',
        words: '“r1” is the name of an earlier rule.',
        instead: 'The rule is skipped.',
      },
    ]);
  });

  it('no rule that is on and means something: the default is named', () => {
    const [mistake, ...more] = checkPolicy(policy(rule(), { ...SIT, on: false }), CATALOGUE);
    expect(more).toEqual([]);
    expect(mistake).toEqual({
      choice: 'sit',
      words: 'No rule is switched on for this choice: Where to sit.',
      instead: 'Always: sit here.',
    });
  });

  it('a rule without a meaning is still put into words', () => {
    expect(sayRule(rule({ choice: 'eat', then: 'cake' }), CATALOGUE)).toBe('If cold: cake, 3 in 4');
    expect(sayRule(SIT, CATALOGUE)).toBe('Always: sit there');
  });
});

describe('a policy as a file', () => {
  it('is read as it was written', () => {
    const whole = policy(rule(), SIT);
    expect(readPolicy(printPolicy(whole, 'tea'), CATALOGUE)).toEqual({ policy: whole, mistakes: [] });
  });

  it.each([
    ['no JSON', '{', 'This is not JSON, or it is too long.'],
    ['too long', `"${'x'.repeat(200_001)}"`, 'This is not JSON, or it is too long.'],
    ['something else', '{"format":"dispatch-box/table"}', 'This is not a policy of Dispatch Box.'],
    ['nothing', 'null', 'This is not a policy of Dispatch Box.'],
    ['another game', printPolicy(policy(), 'chess'), 'This policy is for another game: chess.'],
    [
      'a later version',
      printPolicy(policy(), 'tea').replace('"version": 1', '"version": 2'),
      'This policy is of version 2; this app reads 1.',
    ],
  ])('%s: is told, and nothing changes', (_, text, words) => {
    const { policy: read, mistakes } = readPolicy(text, CATALOGUE);
    expect(read).toBeNull();
    expect(mistakes.map((mistake) => mistake.words)).toEqual([words]);
  });

  it('leaves out a rule that cannot be read, and keeps the others in their place', () => {
    const broken = { ...rule({ id: 'broken' }), odds: '3 of 4' } as unknown as PolicyRule;
    const text = printPolicy(policy(broken, rule({ odds: [9, 4] }), rule({ id: 'r2' }), SIT), 'tea');
    const { policy: read, mistakes } = readPolicy(text, CATALOGUE);
    expect(read?.rules.map(({ id }) => id)).toEqual(['r1', 'r2', 'sit']);
    expect(mistakes.map(({ at, instead }) => [at, instead])).toEqual([
      [0, 'It is left out.'],
      [1, 'The rule is skipped.'],
    ]);
  });

  it('never throws, whatever the text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => readPolicy(text, CATALOGUE).policy === null),
    );
  });
});
