import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { sayRule } from '@/kernel/command/policy';
import { readPolicy } from '@/kernel/command/policy-file';
import { stepAt } from '../steps';
import { CATALOGUE } from './catalogue';
import { POLICY_STEPS } from './choosing';
import { HOUSE_POLICY } from './house-policy';

const whole = readFileSync(fileURLToPath(new URL('../../../../../docs/solo.md', import.meta.url)), 'utf8');
const page = whole.split(/^(?=## )/m).find((section) => section.startsWith('## Storm Over Asia\n')) ?? '';
const sections = page.split(/^(?=### )/m);
const list = (words: Readonly<Record<string, string>>) =>
  Object.entries(words)
    .map(([id, said]) => `- \`${id}\`: ${said}`)
    .join('\n');

/** The required text about a choice on the page, in the order of the data. */
const sectionFor = (kind: (typeof CATALOGUE.choices)[number]) =>
  [
    `### The choice \`${kind.id}\`: ${kind.words}`,
    'May be chosen:',
    list(kind.options),
    `Where no rule is taken: ${kind.options[kind.otherwise]}.`,
    'A rule may ask, besides `always`, whether',
    list(Object.fromEntries(Object.entries(kind.conditions).map(([id, { words }]) => [id, words]))),
    'The rules of the house:',
    HOUSE_POLICY.rules
      .filter(({ choice }) => choice === kind.id)
      .map((rule, at) => `${at + 1}. \`${rule.id}\`: ${sayRule(rule, CATALOGUE)}.`)
      .join('\n'),
  ].join('\n\n');

describe('docs/solo.md, Storm Over Asia', () => {
  it.each(CATALOGUE.choices.map((kind) => [kind.id, kind] as const))(
    'says of %s what the data say',
    (id, kind) => {
      const section = sections.find((one) => one.startsWith(`### The choice \`${id}\``)) ?? '';
      expect(section.trim()).toBe(sectionFor(kind));
    },
  );

  it('has no choice that the catalogue has not', () => {
    expect(sections.filter((one) => one.startsWith('### The choice'))).toHaveLength(CATALOGUE.choices.length);
  });

  it('names the moments at which the app thinks', () => {
    const listed = /It thinks of its cards at three moments of a turn: ([^.]*)\./.exec(page)?.[1] ?? '';
    const named = POLICY_STEPS.map((step) => stepAt(step).name);
    expect(named).toEqual(['read your cards', 'diplomacy', 'end the turn']);
    expect(listed.split(/, | and /)).toEqual([
      'when they are dealt',
      'as diplomacy begins',
      'at the turn’s end',
    ]);
  });

  it('its policy is read, and its only mistakes are the choices left to their defaults', () => {
    const [, text = ''] = /```json policy of Storm Over Asia\n([\s\S]*?)```/.exec(page) ?? [];
    const { policy, mistakes } = readPolicy(text, CATALOGUE);
    expect(policy?.rules.map((rule) => sayRule(rule, CATALOGUE))).toEqual([
      'If it is the turn’s last moment: show it',
      'If it may come at any time: keep it, 9 in 10',
    ]);
    expect(mistakes.map(({ choice }) => choice)).toEqual(['flag', 'surplus']);
  });
});
