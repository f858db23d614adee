import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { CommandKind } from '@/kernel/command/command';
import type { Shape } from '@/kernel/file/read-shape';
import type { Command } from '@/kernel/game';
import type { Entry } from '@/kernel/journal/entry';
import { findInvalidPart } from '@/kernel/journal/outcomes';
import { lackingOf, sampleOf, wrongOf } from '@/kernel/testing/sample';
import { RAW } from '@/kernel/testing/spoil';
import { sitDown } from './testing/files';
import { commandsOf } from './testing/pages';
import { SYSTEMS } from './testing/systems';

const fits = (shape: Shape, value: unknown) => v.is(shape as unknown as v.GenericSchema, value);

describe.each(Object.keys(SYSTEMS))('%s: the outcome of an entry', (game) => {
  const { journal } = sitDown(game);
  const kinds = journal.game.commands as unknown as Record<string, CommandKind<unknown, unknown>>;
  /** A command of each kind, as the game’s page has it. */
  const commands = new Map(commandsOf(game).map((command) => [command.type, command]));
  const viewers = Object.keys(journal.roots.get(0)?.hidden ?? {});
  const known = { game: journal.game as never, viewers, entries: [] };

  /** An entry with a command of this type and this outcome. */
  function entryWith(type: string, outcome: unknown): Entry {
    const command = commands.get(type) as Command;
    const kind = kinds[type] as CommandKind<unknown, unknown>;
    const at = { turn: 1, step: 'x' };
    const viewer = kind.audience(command);
    return viewer === 'public'
      ? {
          n: 1,
          parent: 0,
          at,
          open: { command, ...(outcome === undefined ? {} : { came: outcome }) },
          changes: [],
        }
      : { n: 1, parent: 0, at, hidden: { [viewer]: { command, came: outcome } }, changes: [] };
  }
  const isPrivate = (type: string) =>
    (kinds[type] as CommandKind<unknown, unknown>).audience(commands.get(type) as Command) !== 'public';

  it('the game’s page has a command of each kind', () => {
    expect(Object.keys(kinds).filter((type) => !commands.has(type))).toEqual([]);
    expect(Object.keys(kinds).length).toBeGreaterThan(0);
  });

  it.each(Object.keys(kinds))('%s: is refused if it is wrong, with the entry’s field', (type) => {
    const shape = isPrivate(type) ? kinds[type]?.secret : kinds[type]?.outcome;
    const goesThrough: string[] = [];
    const unnamed: string[] = [];
    const check = (what: string, outcome: unknown) => {
      const wrong = findInvalidPart(known, entryWith(type, outcome));
      if (wrong === null) goesThrough.push(what);
      else if (RAW.test(wrong) || !(isPrivate(type) || /^at "came/.test(wrong)))
        unnamed.push(`${what}: ${wrong}`);
    };
    if (!shape) {
      expect(findInvalidPart(known, entryWith(type, undefined))).toBeNull();
      for (const outcome of [null, {}, [], 'x', 5, true, { came: 1 }])
        check(JSON.stringify(outcome), outcome);
    } else {
      const all = sampleOf(shape as unknown as Shape, 'all', fits);
      const least = sampleOf(shape as unknown as Shape, 'least', fits);
      for (const sound of [all, least]) expect(findInvalidPart(known, entryWith(type, sound))).toBeNull();
      for (const { what, value } of wrongOf(all)) check(what, value);
      // What must be there is missing.
      for (const { what, value } of lackingOf(least)) check(what, value);
      if (least !== undefined) check('nothing', undefined);
    }
    expect({ goesThrough, unnamed }).toEqual({ goesThrough: [], unnamed: [] });
  });

  it.each(Object.keys(kinds).filter((type) => !isPrivate(type)))(
    '%s: what it leaves with a viewer is refused where it is wrong, and nothing of it is told',
    (type) => {
      const [viewer] = viewers;
      if (viewer === undefined) return expect(kinds[type]?.secret).toBeUndefined();
      const outcome = kinds[type]?.outcome;
      const entry = entryWith(type, outcome && sampleOf(outcome as unknown as Shape, 'least', fits));
      const findFault = (secret: unknown) =>
        findInvalidPart(known, { ...entry, hidden: { [viewer]: { came: secret } } });
      const shape = kinds[type]?.secret as unknown as Shape | undefined;
      const all = shape && sampleOf(shape, 'all', fits);
      const invalid = shape
        ? [...wrongOf(all)].map(({ value }) => value)
        : [null, {}, [], 'x', { slots: [1] }];
      if (shape) expect(findFault(all)).toBeNull();
      for (const secret of invalid)
        expect(findFault(secret)).toBe(`what "${type}" left with ${viewer} cannot be read.`);
      expect(findInvalidPart(known, { ...entry, hidden: { constructor: { came: all } } })).toBe(
        'nobody here is called "constructor".',
      );
    },
  );
});
