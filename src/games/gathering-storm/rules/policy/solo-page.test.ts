import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { sayRule } from '@/kernel/command/policy';
import { readPolicy } from '@/kernel/command/policy-file';
import { CATALOGUE } from './catalogue';
import { HOUSE_POLICY } from './house-policy';

const page = readFileSync(fileURLToPath(new URL('../../../../../docs/solo.md', import.meta.url)), 'utf8');
const sections = page.split(/^(?=### )/m);
const list = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([id, said]) => `- \`${id}\`: ${said}`);

/** What the page must contain for a choice, in the order of the data. */
const sectionFor = (kind: (typeof CATALOGUE.choices)[number]) =>
  [
    `### \`${kind.id}\`: ${kind.words}`,
    'May be chosen:',
    list(kind.options).join('\n'),
    `Where no rule is taken: ${kind.options[kind.otherwise]}.`,
    'A rule may ask, besides `always`, whether',
    list(Object.fromEntries(Object.entries(kind.conditions).map(([id, { words }]) => [id, words]))).join(
      '\n',
    ),
    'The rules of the house:',
    HOUSE_POLICY.rules
      .filter(({ choice }) => choice === kind.id)
      .map((rule, at) => `${at + 1}. \`${rule.id}\`: ${sayRule(rule, CATALOGUE)}.`)
      .join('\n'),
  ].join('\n\n');

describe('docs/solo.md', () => {
  it.each(CATALOGUE.choices.map((kind) => [kind.id, kind] as const))(
    'says of %s what the data say',
    (id, kind) => {
      const section = sections.find((one) => one.startsWith(`### \`${id}\``)) ?? '';
      expect(section.trim()).toBe(sectionFor(kind));
    },
  );

  it('has no choice that the catalogue has not', () => {
    expect(sections.filter((one) => one.startsWith('### `'))).toHaveLength(CATALOGUE.choices.length);
  });

  it('its policy can be read, and its mistakes match those on the page', () => {
    const [, text = ''] = /```json policy\n([\s\S]*?)```/.exec(page) ?? [];
    const { policy, mistakes } = readPolicy(text, CATALOGUE);
    expect(policy?.rules).toHaveLength(2);
    for (const { words, instead } of mistakes.filter(({ at }) => at !== undefined))
      expect(page).toContain(`> ${words} ${instead}`);
    expect(mistakes.filter(({ choice }) => choice)).toHaveLength(CATALOGUE.choices.length - 1);
  });
});
