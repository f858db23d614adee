import type { By } from '@/kernel/command/choosing';
import type { Policy, PolicyRule } from '@/kernel/command/policy';

/** For tests only: policies and dice in a few words. */

export type Rule = [choice: string, when: string, done: string, odds?: [number, number]];

/** A policy of these rules alone; what they do not reach has its default. */
export const rules = (...list: Rule[]): Policy => ({
  name: 'Test',
  rules: list.map(
    ([choice, when, done, odds = [1, 1]], at) =>
      // Written as data: a key that reads “then”.
      Object.fromEntries([
        ['id', `r${at}`],
        ['choice', choice],
        ['when', when],
        ['then', done],
        ['odds', odds],
        ['on', true],
      ]) as unknown as PolicyRule,
  ),
});

/** By a policy, with a die that shows these sides in turn, from 1, and then 1. */
export const by = (policy: Policy, ...shown: number[]): By => ({
  policy,
  roll: (sides) => Math.min(sides, shown.shift() ?? 1) - 1,
});
