import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { Command } from '@/kernel/game';
import type { Seat } from '@/kernel/seats';
import { createCommands } from '@/systems/storm-over-asia/commands';
import { seeded, sitDown } from '@/systems/storm-over-asia/testing/play';
import { POWERS, type Power } from '@/systems/storm-over-asia/vocabulary';

const page = readFileSync(fileURLToPath(new URL('../../docs/storm-over-asia.md', import.meta.url)), 'utf8');
const examples = page.split(/^(?=### )/m).flatMap((section) =>
  [...section.matchAll(/```json([^\n]*)\n([\s\S]*?)```/g)].map(([, set = '', json = '']) => ({
    heading: /^### (.*)/.exec(section)?.[1] ?? '',
    set: Object.fromEntries(
      [...set.matchAll(/(\w+)=(\w+)/g)].map(([, name, value]) => [name, value]),
    ) as Record<string, string | undefined>,
    command: JSON.parse(json) as Command,
  })),
);

/** Anna plays, and the app holds one power. */
const seatsWith = (power: Power): Seat<Power>[] => [
  { person: 'Anna', powers: POWERS.filter((item) => item !== power) },
  { person: 'The app', powers: [power], by: 'app' },
];

describe('docs/storm-over-asia.md', () => {
  const commands = createCommands(null);

  it('has every command once, under its name', () => {
    expect(examples.map(({ heading }) => heading).sort()).toEqual(Object.keys(commands).sort());
    for (const { heading, command } of examples) expect(command.type).toBe(heading);
  });

  it.each(examples)(
    '$heading: has its shape, and is carried out at its step',
    ({ heading, set, command }) => {
      expect(v.safeParse(commands[heading]?.shape as never, command).issues).toBeUndefined();
      if (!set.at) return;
      const table = sitDown(set.cards === 'app' ? 'app' : 'paper', {
        chance: seeded(2),
        china: { Shensi: 'CW', Shanghai: 'J' },
        setup: set.app ? { seats: seatsWith(set.app as Power) } : {},
      }).to(set.at);
      if (set.front) table.run('set-front', { exists: true });
      if (set.declared) table.run('set-passage', { declared: 1 });
      expect(table.attempt(command)).toBeNull();
    },
  );
});
