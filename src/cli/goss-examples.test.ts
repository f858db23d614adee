import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { Command } from '@/kernel/game';
import { COMMANDS } from '@/systems/goss/commands';
import { checkResults } from '@/systems/goss/results/check';
import { readResults } from '@/systems/goss/results/read-list';
import { sitDown } from '@/systems/goss/testing/play';

const page = readFileSync(fileURLToPath(new URL('../../docs/goss.md', import.meta.url)), 'utf8');
const examples = page.split(/^(?=### )/m).flatMap((section) =>
  [...section.matchAll(/```json([^\n]*)\n([\s\S]*?)```/g)].map(([, set = '', json = '']) => ({
    heading: /^### (.*)/.exec(section)?.[1] ?? '',
    set: Object.fromEntries(
      [...set.matchAll(/(\w+)=([\w:]+)/g)].map(([, name, value]) => [name, value]),
    ) as Record<string, string | undefined>,
    command: JSON.parse(json) as Command,
  })),
);

/** A table at the step of an example, with what it names: event e1, marker m1 or note n1. */
function tableFor({ at = 'joint', event, marker, note }: Record<string, string | undefined>) {
  const readings = event === 'side' ? ({ 'both-doubles': 'table' } as const) : {};
  const table = sitDown({ setup: { readings } });
  if (note) table.run('note', { words: 'Only for tonight.' });
  if (marker) table.run('place-marker', { hex: '2417', side: 'first' });
  table.to(at);
  if (event) table.assault('99', '44');
  if (marker === 'works') table.run('result', { marker: 'm1', dice: [1, 3] });
  return table;
}

describe('docs/goss.md', () => {
  it('has every command once, under its name', () => {
    expect(examples.map(({ heading }) => heading).sort()).toEqual(Object.keys(COMMANDS).sort());
    for (const { heading, command } of examples) expect(command.type).toBe(heading);
  });

  it.each(examples)(
    '$heading: has its shape, and is carried out at its step',
    ({ heading, set, command }) => {
      expect(v.safeParse(COMMANDS[heading]?.shape as never, command).issues).toBeUndefined();
      expect(tableFor(set).attempt(command)).toBeNull();
    },
  );

  it('shows a table of results that is read without a mistake', () => {
    const list = /```text\n([\s\S]*?)```/.exec(page)?.[1] ?? '';
    const { table, mistakes } = readResults(list);
    expect([mistakes, checkResults(table)]).toEqual([[], []]);
    expect(table).toMatchObject({ name: 'Our winter front', rows: [{ keeps: true }, { keeps: false }] });
    expect(table.modifiers).toHaveLength(1);
  });
});
