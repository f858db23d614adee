import { describe, expect, it } from 'vitest';
import type { Command } from '@/kernel/game';
import type { Entry } from '@/kernel/journal/entry';
import { share } from '@/kernel/testing/effort';
import { fileOf, replayFile, sitDown, wholeWith } from './testing/files';
import { SYSTEMS } from './testing/systems';

const line = (total: string, amount: number): Command => ({ type: 'add-line', total, amount });
const undo: Command = { type: 'undo' };
const redo: Command = { type: 'redo' };
const DEALT: Command[] = [{ type: 'turn-card' }, { type: 'apply-card' }, { type: 'deal' }];

/** Games with everything in them that an entry can be: taken back, brought again, corrected, decided in private. */
const GAMES: Record<string, Command[]> = {
  'gathering-storm': [
    line('index', 1),
    { type: 'note', words: 'A word' },
    undo,
    line('support:Italy', 2),
    undo,
    redo,
    { type: 'correct', entry: 1, how: 'change', command: line('index', 2) },
    undo,
    { type: 'return', entry: 2 },
    ...DEALT,
    { type: 'open-papers', person: 'Anna' },
    { type: 'order', power: 'Germany', slot: 1, do: 'keep' },
    { type: 'undo', viewer: 'Germany' },
    { type: 'order', power: 'Italy', slot: 1, do: 'play' },
    { type: 'open-papers', person: 'Ben' },
    undo,
    { type: 'correct', entry: 1, how: 'change', command: line('index', 3) },
  ],
  'storm-over-asia': [
    line('index', 1),
    undo,
    redo,
    ...DEALT,
    { type: 'open-papers', person: 'Anna' },
    { type: 'private-note', power: 'Japan', words: 'Mine' },
    { type: 'order', power: 'Japan', slot: 1, do: 'keep' },
    { type: 'undo', viewer: 'Japan' },
    { type: 'open-papers', person: 'Ben' },
    undo,
    { type: 'correct', entry: 1, how: 'remove' },
  ],
  goss: [
    { type: 'assault', hex: '2318', attacker: 'first', anyway: true },
    { type: 'place-marker', hex: '2317', side: 'first' },
    undo,
    { type: 'doubles', hex: '2318', sides: ['first'], active: 'first', anyway: true },
    undo,
    redo,
    { type: 'note', words: 'A word' },
    { type: 'return', entry: 2 },
    { type: 'place-marker', hex: '2316', side: 'second' },
  ],
};

/** Of so many changes one is tried; all of them in the sweep. */
const EACH = Math.round(0.5 / share());

/** Every nested value, by its path, with a changed value in its place. */
function* changesIn(value: unknown, path: string[] = []): Generator<{ path: string[]; now: unknown }> {
  if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) yield* changesIn(inner, [...path, key]);
    return;
  }
  if (typeof value === 'number') yield { path, now: value + 1 };
  if (typeof value === 'string') yield { path, now: `${value}x` };
  if (typeof value === 'boolean') yield { path, now: !value };
  yield { path, now: undefined };
}

function changed(entries: readonly Entry[], at: number, path: string[], now: unknown): Entry[] {
  const copy = structuredClone(entries) as Entry[];
  let inner = copy[at] as unknown as Record<string, unknown>;
  for (const key of path.slice(0, -1)) inner = inner[key] as Record<string, unknown>;
  inner[path.at(-1) as string] = now;
  return copy;
}

const read = (said: string) => /ntry \d+\b|hands in this file/.test(said);

it('every game is among them', () => {
  expect(Object.keys(GAMES).sort()).toEqual(Object.keys(SYSTEMS).sort());
});

describe.each(Object.keys(GAMES))('replay: a change in any entry of %s is named', (id) => {
  const table = sitDown(id);
  for (const command of GAMES[id] as Command[])
    if (!table.attempt(command)) throw new Error(`${id}: ${JSON.stringify(command)}`);
  const { entries, published } = table.journal;

  /** The changes that go unreported when entries of such a file are changed one value at a time. */
  async function silentIn(
    kind: 'public' | 'whole',
    only: (entry: Entry, path: string[]) => boolean,
    old = false,
  ) {
    const file = fileOf(table, kind);
    const list = kind === 'whole' ? entries : published;
    const changes = list.flatMap((entry, at) =>
      [...changesIn(entry)].filter(({ path }) => only(entry, path)).map((change) => ({ at, ...change })),
    );
    expect(changes.length).toBeGreaterThan(0);
    const silent: string[] = [];
    for (const { at, path, now } of changes.filter((_, place) => place % Math.max(1, EACH) === 0)) {
      const others = changed(list, at, path, now);
      const mended = kind === 'whole' ? wholeWith(file, others) : { ...file, entries: others };
      const { code, said } = await replayFile(old ? { ...mended, version: 1, prints: undefined } : mended);
      if (code === 0 || !read(said)) silent.push(`${at + 1}, ${path.join('.')}: ${said}`);
    }
    return silent;
  }

  it.each(['public', 'whole'] as const)('and an unchanged %s copy replays', async (kind) => {
    expect(await replayFile(fileOf(table, kind))).toMatchObject({ code: 0, said: '' });
  });

  it.each(['public', 'whole'] as const)('in a %s copy, for every entry', async (kind) => {
    expect(await silentIn(kind, () => true)).toEqual([]);
  });

  // Outcomes are recalculated, so only the table's own words can change unnoticed, and the edition that
  // decided if both editions agree; copies of version 1 have no editions.
  it('in a whole copy of version 1, if the change has an effect', async () => {
    const free = (path: string[]) =>
      path.includes('command') && /^(words|until|anyway|active|name|edition)$/.test(path.at(-1) ?? '');
    expect(await silentIn('whole', (_, path) => !free(path), true)).toEqual([]);
  });

  it('in a public copy of version 1 where totals change and where undo leads', async () => {
    const moves = (entry: Entry) => ['undo', 'redo', 'return'].includes(entry.open?.command.type ?? '');
    expect(
      await silentIn(
        'public',
        (entry, [first]) => first === 'changes' || first === 'at' || moves(entry),
        true,
      ),
    ).toEqual([]);
  });
});
