import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { COMMANDS } from '@/games/storm-over-asia/rules/commands';
import { RULE_OPTIONS } from '@/games/storm-over-asia/rules/options';
import { RUSSIAN_EFFECTS } from '@/games/storm-over-asia/rules/vocabulary';
import { FLAG_EVENTS } from '@/games/storm-over-asia/rules/warlords/flag-events';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const page = readFileSync(at('../../docs/storm-over-asia.md'), 'utf8');
const rows = [
  ...page.matchAll(/^\| (SOA [^|]+) \| ([^|]+) \| (automatic|reading|by hand) \| ([^|]+) \|$/gm),
].map(([, rule = '', says = '', how = '', names = '']) => ({
  rule,
  says,
  how,
  names: [...names.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
}));

/** Every label that our code cites or prints, tests aside; "14.41A to D" stands for each of them. */
function labelsInCode(folder: string): Set<string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !/testing|policy/.test(name),
  );
  const text = files.map((name) => readFileSync(join(folder, name), 'utf8')).join('\n');
  return new Set(
    [
      ...text.matchAll(/SOA (transition )?(26\.\d+[A-E]?|14\.41[A-F]?|5\.51[A-C]|6\.9[59]|13\.31)(?![\d.])/g),
    ].map(([label]) => label),
  );
}

describe('docs/storm-over-asia.md: the rules, one by one', () => {
  it('has every sentence of 26.1 and 26.2 and of the transition', () => {
    const listed = new Set(
      rows.flatMap(({ rule }) => rule.split(', ').map((label) => label.replace(/^SOA /, ''))),
    );
    const needed = [
      ...['A', 'B'].flatMap((part) => [`26.111${part}`, `26.213${part}`]),
      ...['', 'A', 'B', 'C', 'D', 'E'].map((part) => `26.112${part}`),
      ...['26.113', '26.211', '26.212', '26.22', '23.21', '25.1', 'counter guide'],
      ...['5.51A', '5.51B', '5.51C', '6.95', '6.99', '13.31'].map((label) => `transition ${label}`),
      ...['', 'A', 'B', 'C', 'D', 'E', 'F'].map((part) => `transition 14.41${part}`),
    ];
    expect(needed.filter((label) => !listed.has(label))).toEqual([]);
  });

  it('what it names as done by a command is a command, and every reading of the rules is a reading', () => {
    for (const { how, names, says } of rows) {
      expect(names.length, says).toBeGreaterThan(0);
      for (const name of names)
        if (how === 'reading') expect(RULE_OPTIONS.map(({ id }) => id as string)).toContain(name);
        else expect(Object.keys(COMMANDS)).toContain(name);
    }
    const listed = rows.flatMap(({ how, names }) => (how === 'reading' ? names : []));
    // How an empty pile is shuffled is no sentence of these rules.
    expect(
      RULE_OPTIONS.map(({ id }) => id as string)
        .filter((id) => id !== 'reshuffle')
        .sort(),
    ).toEqual(listed.sort());
  });

  it('every rule that the code goes by is listed', () => {
    const listed = rows.map(({ rule }) => rule);
    const missing = [...labelsInCode(at('../games/storm-over-asia/rules'))].filter(
      (label) =>
        !/26\.(111|213|21|2)$/.test(label) &&
        !listed.some((rule) => rule.includes(label.replace(/^SOA /, ''))),
    );
    expect(missing).toEqual([]);
  });

  it('events and lines of the passage are automatic or by hand, as it says', () => {
    const how = (rule: string) => rows.filter((row) => row.rule === rule).map((row) => row.how);
    for (const { rule } of FLAG_EVENTS) expect(how(rule), rule).toEqual(['automatic']);
    for (const { rule } of RUSSIAN_EFFECTS) expect(how(rule), rule).toContain('by hand');
  });
});
