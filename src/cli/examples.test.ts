import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { cardShape, eventShape } from '@/games/gathering-storm/rules/cards/card';
import { COMMANDS } from '@/games/gathering-storm/rules/commands';
import { EFFECTS } from '@/games/gathering-storm/rules/effects';
import { type Effect, effectShape } from '@/games/gathering-storm/rules/effects/shapes';
import { RULE_OPTIONS } from '@/games/gathering-storm/rules/options';
import { setupShape } from '@/games/gathering-storm/rules/state/setup';
import type { Command } from '@/kernel/game';
import { printRefusal } from '@/kernel/result';
import { main } from './replay';
import { type Example, examplesOf, tableFor } from './testing/examples';

const read = (name: string) =>
  readFileSync(fileURLToPath(new URL(`../../docs/${name}`, import.meta.url)), 'utf8');

const journal = read('journal-format.md');
const deckPage = read('deck-format.md');
const examples = examplesOf(journal);
const of = (...uses: string[]) => examples.filter(({ use }) => uses.includes(use));

const commandsOf = ({ data }: Example) => [data].flat() as Command[];

/** The names of the fields that a shape accepts, whatever its kind. */
function fieldsOf(shape: unknown): string[] {
  const { entries, options } = (shape ?? {}) as { entries?: object; options?: unknown[] };
  return entries ? Object.keys(entries) : (options ?? []).flatMap(fieldsOf);
}

const TYPES = [...Object.keys(COMMANDS), 'undo', 'redo', 'correct'];
const sectionOf = (page: string, name: string) =>
  page.split(/^(?=###? )/m).find((section) => section.split('\n')[0]?.replace(/^#+ /, '') === name) ?? '';

describe('docs/journal-format.md', () => {
  it.each(TYPES)('%s has its place: fields, audience, rule, and an example', (type) => {
    const section = sectionOf(journal, type);
    expect(section).toMatch(/^Audience: .*Rule: /m);
    for (const field of fieldsOf(COMMANDS[type]?.shape).filter((name) => name !== 'type'))
      expect(section, field).toContain(`\`${field}\``);
    expect(of('command').some((one) => one.heading === type && commandsOf(one).at(-1)?.type === type)).toBe(
      true,
    );
  });

  it.each(of('command').map((one) => [one.heading, JSON.stringify(one.data), one] as const))(
    '%s goes through: %s',
    (_, __, one) => {
      const table = tableFor(one.set);
      expect(table.open.step).toBe(one.set.at);
      for (const command of commandsOf(one)) expect(table.attempt(command)).toBeNull();
    },
  );

  it.each(of('refused').map((one) => [one.heading, JSON.stringify(one.data), one] as const))(
    '%s is refused in these words: %s',
    (_, __, one) => {
      const table = tableFor(one.set);
      const refusals = commandsOf(one).map((command) => table.attempt(command));
      const last = refusals.pop();
      expect(refusals.every((refusal) => refusal === null)).toBe(true);
      expect(last && printRefusal(last)).toBe(one.said);
    },
  );

  it('its set-up holds every field, and each is explained', () => {
    const [set] = of('setup').map(({ data }) => data);
    expect(v.is(setupShape, set)).toBe(true);
    expect(Object.keys(set as object).sort()).toEqual(fieldsOf(setupShape).sort());
    const section = sectionOf(journal, 'The set-up');
    for (const field of fieldsOf(setupShape)) expect(section, field).toContain(`\`${field}\``);
  });

  it('names every reading with its values, the default first', () => {
    const section = sectionOf(journal, 'choose-reading');
    for (const { id, rule, question, readings } of RULE_OPTIONS) {
      const values = readings.map(({ value, words }) => `\`${value}\`: ${words}`).join('; ');
      expect(section).toContain(`| \`${id}\` | ${rule} | ${question} | ${values} |`);
    }
  });

  it.each(of('script', 'table').map((one) => [one.use, one] as const))('its %s replays', async (_, one) => {
    const said: string[] = [];
    const code = await main(['example.json'], {
      readFile: async () => JSON.stringify(one.data),
      out: () => undefined,
      err: (text) => said.push(text),
    });
    expect([code, said]).toEqual([0, []]);
  });
});

describe('docs/deck-format.md', () => {
  const found = examplesOf(deckPage);

  const kinds = found.filter(({ use }) => use === 'effect');

  it('describes at least 31 kinds', () =>
    expect(new Set(kinds.map(({ heading }) => heading)).size).toBeGreaterThanOrEqual(31));

  it.each(kinds)('the example of $heading is one', ({ heading, data }) =>
    expect(v.parse(effectShape, data)).toMatchObject({ kind: heading }),
  );

  it('its card and its event are such, and every field is explained', () => {
    const shapes = { card: cardShape, event: eventShape, effect: effectShape };
    for (const { use, data } of found) expect(v.is(shapes[use as 'card'], data), use).toBe(true);
    expect(new Set(found.map(({ use }) => use))).toEqual(new Set(Object.keys(shapes)));
    const described = kinds.flatMap(({ heading }) => fieldsOf(EFFECTS[heading as Effect['kind']].shape));
    for (const field of [...fieldsOf(cardShape), ...fieldsOf(eventShape), ...described])
      if (field !== 'kind' && field !== 'power')
        expect(deckPage, field).toMatch(new RegExp(`[\`"]${field}[\`"]`));
  });
});
