import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { COMMANDS } from '@/games/storm-over-asia/rules/commands';
import { commandsIn, stormTableFor } from './testing/examples';

const page = readFileSync(fileURLToPath(new URL('../../docs/storm-over-asia.md', import.meta.url)), 'utf8');
const examples = commandsIn(page);

describe('docs/storm-over-asia.md', () => {
  it('has every command once, under its name', () => {
    expect(examples.map(({ heading }) => heading).sort()).toEqual(Object.keys(COMMANDS).sort());
    for (const { heading, command } of examples) expect(command.type).toBe(heading);
  });

  it.each(examples)(
    '$heading: has its shape, and is carried out at its step',
    ({ heading, set, command }) => {
      expect(v.safeParse(COMMANDS[heading]?.shape as never, command).issues).toBeUndefined();
      if (!set.at) return;
      expect(stormTableFor(set).attempt(command)).toBeNull();
    },
  );
});
