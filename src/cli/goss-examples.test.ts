import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { COMMANDS } from '@/games/goss/rules/commands';
import { ASSUMED, RULE_OPTIONS } from '@/games/goss/rules/options';
import { checkResults } from '@/games/goss/rules/results/check';
import { readResults } from '@/games/goss/rules/results/read-list';
import { commandsIn, gossTableFor } from './testing/examples';

const page = readFileSync(fileURLToPath(new URL('../../docs/goss.md', import.meta.url)), 'utf8');
const examples = commandsIn(page);

describe('docs/goss.md', () => {
  it('has every command once, under its name', () => {
    expect(examples.map(({ heading }) => heading).sort()).toEqual(Object.keys(COMMANDS).sort());
    for (const { heading, command } of examples) expect(command.type).toBe(heading);
  });

  it.each(examples)(
    '$heading: has its shape, and is carried out at its step',
    ({ heading, set, command }) => {
      expect(v.safeParse(COMMANDS[heading]?.shape as never, command).issues).toBeUndefined();
      expect(gossTableFor(set).attempt(command)).toBeNull();
    },
  );

  it('shows a table of results that is read without a mistake', () => {
    const list = /```text\n([\s\S]*?)```/.exec(page)?.[1] ?? '';
    const { table, mistakes } = readResults(list);
    expect([mistakes, checkResults(table)]).toEqual([[], []]);
    expect(table).toMatchObject({ name: 'Our winter front', rows: [{ keeps: true }, { keeps: false }] });
    expect(table.modifiers).toHaveLength(1);
  });

  it('lists every sentence of rule 23 once and in order, and checks each against the code', () => {
    const list = rulesListed();
    expect(list.map(({ rule }) => rule)).toEqual([
      ...Object.entries(SENTENCES).flatMap(([rule, many]) =>
        Array.from({ length: many }, (_, at) => `${rule} (${at + 1})`),
      ),
      '22.1',
      '4.3.0',
    ]);
    const chosen: string[] = [...RULE_OPTIONS, ...ASSUMED].map(({ id }) => id);
    for (const { rule, how, where } of list) {
      if (how === 'automatic') {
        expect(where, rule).not.toEqual([]);
        for (const test of where)
          expect(TESTS, `${rule} has no test ${test}`).toMatch(
            new RegExp(`it(?:\\.each\\([^)]*\\))?\\(\\s*'[^']*\\b${test}\\b`),
          );
      } else if (how === 'reading') {
        expect(where, rule).not.toEqual([]);
        for (const id of where) expect(chosen, `${rule} has no reading ${id}`).toContain(id);
      } else {
        expect(how, rule).toBe('by hand');
        for (const type of where) expect(Object.keys(COMMANDS), rule).toContain(type);
      }
    }
    // The reverse: every choice and assumption is backed by a sentence.
    const asked = list.filter(({ how }) => how === 'reading').flatMap(({ where }) => where);
    expect(new Set(asked)).toEqual(new Set(chosen));
  });
});

/** So many sentences each paragraph of rule 23 has. */
const SENTENCES = { '23.0': 7, '23.1.0': 7, '23.1.1a': 5, '23.1.1b': 4, '23.1.2': 2 };

const SYSTEM = fileURLToPath(new URL('../games/goss/rules/', import.meta.url));
/** The tests of the rules, as they are written. */
const TESTS = readdirSync(SYSTEM)
  .filter((name) => name.endsWith('.test.ts'))
  .map((name) => readFileSync(SYSTEM + name, 'utf8'))
  .join('\n');

/** The rows of the page’s list: the rule, how it is done, and where. */
function rulesListed() {
  const [, list = ''] = /## The rules, sentence by sentence\n([\s\S]*?)\n## /.exec(page) ?? [];
  return [...list.matchAll(/^\| ([\d.]+[ab]?(?: \(\d\))?) \| [^|]+ \| \*([^*]+)\* \|([^|]*)\|$/gm)].map(
    ([, rule = '', how = '', where = '']) => ({ rule, how, where: where.match(/[\w-]+/g) ?? [] }),
  );
}
