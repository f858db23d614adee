import { cpuUsage } from 'node:process';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { canonicalJson } from '@/kernel/canonical';
import { createJournal } from '@/kernel/journal';
import { stateAt } from '@/kernel/moments';
import { printRefusal } from '@/kernel/result';
import { exportPublic, exportWhole, type TableFile } from '@/kernel/saves';
import { runs } from '@/kernel/testing/effort';
import { RAW, SENTENCE } from '@/kernel/testing/spoil';
import { publicRows } from '@/kernel/views';
import { readOpening } from './opening';
import { mutate, unpacked } from './testing/mutate';
import { createPick, playFile } from './testing/real-files';

type Opening = Extract<Awaited<ReturnType<typeof readOpening>>, { ok: true }>['value'];

const KINDS = ['whole', 'public'] as const;
const TABLES = [
  ['gathering-storm', 'app'],
  ['gathering-storm', 'paper'],
  ['storm-over-asia', 'app'],
  ['storm-over-asia', 'paper'],
  ['goss', 'paper'],
] as const;

/** What every object has. */
const inherited = () =>
  [Object.prototype, Array.prototype, Function.prototype, String.prototype].map((proto) =>
    JSON.stringify(
      Object.entries(Object.getOwnPropertyDescriptors(proto)).map(([key, { value }]) => [key, typeof value]),
    ),
  );

/** The table as it would be kept, exported again. */
function exportedAgain({ game, rules, setup, deck, kind, system, entries, seed }: Opening): TableFile {
  const journal = createJournal(system.create(deck), setup, entries);
  const record = { id: 'again', game, rules, setup, deck, kind };
  const file = kind === 'whole' ? exportWhole(record, journal, seed) : exportPublic(record, journal);
  return JSON.parse(JSON.stringify(file)) as TableFile;
}

/** Why a table that was opened is not the one that its file says, or nothing. */
function faultOf(opening: Opening, text: string): string | null {
  const file = JSON.parse(text.replace(/^\ufeff/, '')) as TableFile;
  const again = exportedAgain(opening);
  const hands = ({ sealed }: TableFile) => (sealed ? unpacked(sealed) : { hidden: {}, seed: null });
  if (canonicalJson(again.entries) !== canonicalJson(file.entries)) return 'its entries are others';
  if (canonicalJson(hands(again)) !== canonicalJson(hands(file))) return 'its hands are others';
  const { system, setup } = opening;
  const journal = createJournal(system.create(opening.deck), setup, opening.entries);
  const { open } = stateAt(journal);
  journal.game.measure(open);
  const rows = publicRows(journal);
  system.tellRows?.(setup, rows);
  system.story(open, journal.entries);
  return null;
}

interface Tried {
  opened: number;
  faults: string[];
}

/** Opens one spoilt file: it is refused in our words, or it is the table that it says, and quickly either way. */
async function tryOne(text: string, name: string, tried: Tried): Promise<void> {
  const fault = (why: string) => void tried.faults.push(`${name}: ${why}`);
  const before = cpuUsage();
  try {
    const read = await readOpening(text);
    const { user, system } = cpuUsage(before);
    if (user + system > 1_000_000) fault(`it took ${Math.round((user + system) / 1000)} ms`);
    if (read.ok) {
      tried.opened += 1;
      const why = faultOf(read.value, text);
      if (why) fault(why);
    } else {
      const words = printRefusal(read.refusal);
      if (RAW.test(words) || !SENTENCE.test(words) || !read.refusal.allowed) fault(words);
    }
  } catch (error) {
    fault(`it threw ${String(error)}`);
  }
}

describe('a file from a stranger', () => {
  const day = inject('day');
  const files: { name: string; file: TableFile }[] = [];
  const untouched = inherited();
  beforeAll(async () => {
    for (const [game, cards] of TABLES)
      for (const kind of KINDS) {
        const file = await playFile(game, { cards, kind, entries: 9, seed: day + files.length });
        files.push({ name: `${game}, ${cards}, ${kind}`, file });
      }
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

  it(`with anything in it changed, is refused in our words or is the table that it says: seed ${day}`, async () => {
    const tried: Tried = { opened: 0, faults: [] };
    // A hundred thousand in a soak.
    const count = runs(5000);
    for (let at = 0; at < count && tried.faults.length < 20; at += 1) {
      const { name, file } = files[at % files.length] as (typeof files)[number];
      const seed = (day % 10_000) * 100_000 + at;
      await tryOne(mutate(file, createPick(seed)), `${name}, ${seed}`, tried);
    }
    expect(tried.faults).toEqual([]);
    expect(inherited()).toEqual(untouched);
    // The mutations reach beyond the first look: some of them change nothing that matters.
    expect(tried.opened).toBeGreaterThan(count / 1000);
    expect(tried.opened).toBeLessThan(count / 2);
  });
});

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

  it.each(['__proto__', 'constructor', 'toString'])('a table may be called %s', async (name) => {
    expect(await named((file) => void Object.assign(file.setup, { name }))).toBe('opened');
  });
});
