import { describe, expect, it } from 'vitest';
import type { Shape } from '@/kernel/file/read-shape';
import { kindOf, MOVES, WHOLE_COPY } from '@/kernel/journal/journal';
import { SYSTEMS } from './testing/systems';

/** Every argument that a command’s shape names, of each of its forms. */
function argumentsOf({ entries = {}, options = [] }: Shape): string[] {
  const own = [...Object.keys(entries), ...(options as Shape[]).flatMap(argumentsOf)];
  return [...new Set(own)].filter((key) => !['type', 'edition'].includes(key)).sort();
}

describe.each(Object.entries(SYSTEMS))('%s', (_, system) => {
  const game = system.create(null);

  it('every command defines all of its public parts or none, and has words for each of its arguments', () => {
    for (const type of Object.keys(game.commands)) {
      const kind = kindOf(game, type);
      const parts = [kind?.say, kind?.short, kind?.nature, kind?.reveals, kind?.open].filter(
        (part) => part !== undefined,
      );
      expect([0, 5], type).toContain(parts.length);
      expect(Object.keys(kind?.asks ?? {}).sort(), type).toEqual(
        argumentsOf(kind?.shape as unknown as Shape),
      );
    }
  });

  it('what moves the head has a sentence, too', () => {
    const at = { turn: 1, step: Object.keys(game.commands)[0] as string };
    for (const type of MOVES) {
      const { text } = system.sayEntry({
        n: 2,
        parent: 1,
        at,
        open: { command: { type, to: 1 } },
        changes: [],
      });
      expect(text).not.toBe('Something was decided');
      if (type === WHOLE_COPY) expect(text.includes('every hand')).toBe(system.handRule !== null);
    }
  });
});
