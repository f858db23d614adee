import { beforeAll, describe, expect, inject, it } from 'vitest';
import type { TableFile } from '@/kernel/file/saves';
import { printRefusal } from '@/kernel/result';
import { runs } from '@/kernel/testing/effort';
import { readOpening } from './opening';
import {
  exportedAgain,
  faultOf,
  inherited,
  type NamedFile,
  playFiles,
  type Tried,
  tryMutation,
} from './testing/hostile';
import { playFile } from './testing/real-files';

describe('a file from a stranger', () => {
  const seed = inject('seed');
  let files: NamedFile[] = [];
  const untouched = inherited();
  beforeAll(async () => {
    files = await playFiles(seed);
  });

  it('as the app exports it, is opened, and exported again it is the same', async () => {
    for (const { name, file } of files) {
      const text = JSON.stringify(file);
      const read = await readOpening(text);
      expect([name, read.ok || printRefusal(read.refusal)]).toEqual([name, true]);
      if (!read.ok) continue;
      expect(faultOf(read.value, text)).toBeNull();
      expect(exportedAgain(read.value)).toEqual(file);
    }
  });

  it(`with anything in it changed, is refused in our words or is the table that it claims to be: seed ${seed}`, async () => {
    const tried: Tried = { opened: 0, faults: [] };
    // A hundred thousand in the sweep.
    const count = runs(5000);
    for (let at = 0; at < count && tried.faults.length < 20; at += 1)
      await tryMutation(files, (seed % 10_000) * 100_000 + at, tried);
    expect(tried.faults).toEqual([]);
    expect(inherited()).toEqual(untouched);
    // Some mutations must pass all checks because they change nothing relevant.
    expect(tried.opened).toBeGreaterThan(count / 1000);
    expect(tried.opened).toBeLessThan(count / 2);
  });
});

/** The paths of texts in a value, one for each kind of place. */
function textsIn(value: unknown): string[][] {
  const found = new Map<string, string[]>();
  const look = (at: unknown, path: string[]): void => {
    if (typeof at === 'string') found.set(path.filter((step) => !/^\d+$/.test(step)).join('.'), path);
    else for (const [step, item] of Object.entries(at ?? {})) look(item, [...path, step]);
  };
  look(value, []);
  return [...found.values()];
}

function put(value: unknown, path: readonly string[], text: string): void {
  const [step = '', ...rest] = path;
  const at = value as Record<string, unknown>;
  if (rest.length === 0) at[step] = text;
  else put(at[step], rest, text);
}

describe('names that every object has', () => {
  const named = async (change: (file: TableFile & Record<string, never>) => void) => {
    const file = await playFile('gathering-storm', { cards: 'paper', kind: 'whole', entries: 6, seed: 3 });
    change(file as never);
    const { prints: _, ...rest } = file;
    const read = await readOpening(JSON.stringify(rest));
    return read.ok ? 'opened' : printRefusal(read.refusal);
  };

  it.each(['__proto__', 'constructor', 'toString'])('%s is no game, power, deck or entry', async (name) => {
    const untouched = inherited();
    const asAny = (value: unknown) => value as Record<string, unknown>;
    expect(await named((file) => void Object.assign(file, { game: name }))).toMatch(/does not know the game/);
    expect(
      await named(
        (file) => void Object.assign(asAny(file.setup), { seats: [{ person: 'A', powers: [name] }] }),
      ),
    ).toMatch(/^This table’s set-up is damaged: "seats\.0\.powers\.0/);
    expect(await named((file) => void Object.assign(asAny(file.setup), { cards: name }))).toMatch(
      /set-up is damaged/,
    );
    expect(await named((file) => void Object.assign(file, { deck: { name, cards: [] } }))).toMatch(
      /deck is damaged/,
    );
    expect(
      await named((file) => void Object.assign(asAny(file.entries[0]?.open), { command: { type: name } })),
    ).toBe(`Entry 1 is damaged: there is no command "${name}". Open another copy.`);
    expect(inherited()).toEqual(untouched);
  });

  it('as a value anywhere in an entry, is refused or harmless', async () => {
    const faults: string[] = [];
    for (const { name, file } of (await playFiles(7)).filter(({ file }) => file.kind === 'whole')) {
      const { prints: _, ...rest } = file;
      for (const path of textsIn(rest.entries)) {
        const broken = structuredClone(rest);
        put(broken.entries, path, 'constructor');
        const text = JSON.stringify(broken);
        const read = await readOpening(text);
        const fault = read.ok ? faultOf(read.value, text) : null;
        if (fault) faults.push(`${name}, ${path.join('.')}: ${fault}`);
      }
    }
    expect(faults).toEqual([]);
  });

  it.each(['__proto__', 'constructor', 'toString'])('a table may be called %s', async (name) => {
    expect(await named((file) => void Object.assign(file.setup, { name }))).toBe('opened');
  });
});
