import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { bytesToHex } from '@noble/hashes/utils.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadSystem } from '@/games/games';
import { fourWords } from '@/kernel/fairness/four-words';
import { veilsOf } from '@/kernel/fairness/head-hash';
import { verify } from '@/kernel/fairness/verify';
import { exportPublic, exportWhole, printOf } from '@/kernel/file/saves';
import type { Command } from '@/kernel/game';
import type { Entry } from '@/kernel/journal/entry';
import { runs } from '@/kernel/testing/effort';
import { commandsOn, pageOf } from '@/kernel/testing/page-of';
import { SEED, sitDown } from './testing/files';
import { SYSTEMS } from './testing/systems';
import { main } from './verify';

/** Numbers below a bound, the same each time. */
function createPick(seed: number) {
  let state = seed >>> 0;
  return (below: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const readPageOf = (game: string) =>
  readFileSync(fileURLToPath(new URL(`../../${pageOf(game)}`, import.meta.url)), 'utf8');
const ONWARD = ['advance', 'turn-card', 'apply-card', 'deal', 'undo', 'redo', 'end-turn'];
const OVER = ['war', 'end', 'reseed'];

/** A table of each game as people leave it: played on, reshuffled in the middle, a whole copy at the end. */
function playTable(game: string) {
  const table = sitDown(game);
  const pick = createPick(54);
  const pool = commandsOn(readPageOf(game)).filter(({ type }) => !OVER.includes(type));
  const { entries } = table.journal;
  for (let tries = 0; tries < 2000 && entries.length < 30; tries += 1) {
    const onward = { type: ONWARD[pick(ONWARD.length)] as string };
    table.attempt(pick(3) === 0 ? onward : (pool[pick(pool.length)] as Command));
  }
  table.attempt({ type: 'whole-copy' });
  return table;
}
const TABLES = Object.fromEntries(Object.keys(SYSTEMS).map((game) => [game, playTable(game)]));
const GAMES = Object.keys(TABLES);
type Table = ReturnType<typeof playTable>;

const recordOf = ({ journal, deck }: Table) => {
  const { id, rules } = journal.game;
  return { id: 'test', game: id, rules, setup: journal.setup, deck, kind: 'whole' as const };
};
const wholeOf = (table: Table) =>
  JSON.parse(JSON.stringify(exportWhole(recordOf(table), table.journal, SEED)));
const publicOf = (table: Table) =>
  JSON.parse(
    JSON.stringify(exportPublic(recordOf(table), table.journal, veilsOf(table.journal.entries, SEED))),
  );
const check = (file: object, ...noted: string[]) => verify(JSON.stringify(file), noted, loadSystem);

describe.each(GAMES)('a table of %s', (game) => {
  const table = TABLES[game] as Table;

  it('is as committed, and its public copy comes to the same head', async () => {
    const whole = await check(wholeOf(table));
    expect(whole).toMatchObject({ fault: null, unchecked: [] });
    expect(whole.deal?.words.split(' ')).toHaveLength(4);
    const copy = await check(publicOf(table), whole.head?.words ?? '', whole.deal?.hex ?? '');
    expect(copy.fault).toBeNull();
    expect(copy.head).toEqual(whole.head);
    expect(copy.noted.map(({ at }) => at)).toEqual([whole.head?.entry, 'deal']);
    expect(copy.unchecked).toHaveLength(1);
  });
});

interface Leaf {
  path: string[];
  value: string | number | boolean;
}

function* leavesOf(value: unknown, path: string[] = []): Generator<Leaf> {
  if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value)) yield* leavesOf(inner, [...path, key]);
  else if (value !== null && value !== undefined) yield { path, value: value as Leaf['value'] };
}

/** One value changed as somebody would who wants to be believed: by one, to what stands elsewhere under that name. */
function changeIn(part: object, pick: (below: number) => number): { path: string[]; now: unknown } {
  const leaves = [...leavesOf(part)];
  const { path, value } = leaves[pick(leaves.length)] as Leaf;
  if (pick(12) === 0) return { path, now: undefined };
  if (typeof value === 'number') return { path, now: value + (pick(2) || -1) };
  if (typeof value === 'boolean') return { path, now: !value };
  if (/^[0-9a-f]{16,}$/.test(value))
    return { path, now: value.replace(/^./, (digit) => (digit === '0' ? '1' : '0')) };
  const others = leaves.filter((leaf) => leaf.path.at(-1) === path.at(-1) && leaf.value !== value);
  return { path, now: others[pick(others.length)]?.value ?? `${value}x` };
}

function withChange(value: object, { path, now }: { path: string[]; now: unknown }): never {
  const copy = structuredClone(value);
  let inner = copy as Record<string, unknown>;
  for (const key of path.slice(0, -1)) inner = inner[key] as Record<string, unknown>;
  inner[path.at(-1) as string] = now;
  return copy as never;
}

interface Parts {
  file: { entries: Entry[]; prints: string[]; sealed: string; [key: string]: unknown };
  entries: Entry[];
  seed: string;
}

/** One change in one part of a file, by somebody who packs it again, and who writes its prints anew or leaves them. */
function forge({ file, entries, seed }: Parts, pick: (below: number) => number) {
  const remade = pick(2) === 0;
  // The format and its version are of the file, not of the table.
  const { entries: _, prints, sealed: __, format, version, ...head } = file;
  const part = ['entries', 'entries', 'entries', 'entries', 'head', 'setup', 'deck', 'seed'][pick(8)];
  const { setup, deck, ...rest } = head;
  const whole = { entries, head: rest, setup, deck, seed: { seed } } as Record<string, object | null>;
  const chosen = whole[part as string] ? (part as string) : 'entries';
  const change = changeIn(whole[chosen] as object, pick);
  const now: Record<string, unknown> = { ...whole, [chosen]: withChange(whole[chosen] as object, change) };
  const list = (now.entries as Entry[]).filter((entry) => entry !== undefined);
  const hidden = Object.fromEntries(list.flatMap((entry) => (entry.hidden ? [[entry.n, entry.hidden]] : [])));
  const packed = { hidden, seed: (now.seed as { seed?: string }).seed ?? null };
  const bytes = new TextEncoder().encode(JSON.stringify(packed));
  const forged = {
    format,
    version,
    ...(now.head as object),
    setup: now.setup,
    deck: now.deck,
    entries: list.map(({ hidden: ___, ...open }) => open),
    prints: remade ? list.map(printOf) : prints,
    sealed: bytesToHex(bytes.map((byte) => byte ^ 0x5a)),
  };
  return { forged, what: `${chosen} ${change.path.join('.')}${remade ? ', prints anew' : ''}` };
}

/** A sample in `npm test`, a thousand in the sweep. */
const CHANGES = Math.min(1000, runs(1500));

describe(`${CHANGES} single changes`, () => {
  const found: Record<string, number> = {};
  const silent: string[] = [];
  const dice: string[] = [];

  beforeAll(async () => {
    const pick = createPick(20261129);
    const originals = await Promise.all(
      GAMES.map(async (game) => {
        const table = TABLES[game] as Table;
        const file = wholeOf(table);
        const entries = JSON.parse(JSON.stringify(table.journal.entries)) as Entry[];
        const { head } = await check(file);
        return { file, entries, seed: bytesToHex(SEED), head: head?.words ?? '' };
      }),
    );
    for (let tried = 0; tried < CHANGES; tried += 1) {
      const original = originals[tried % originals.length] as (typeof originals)[number];
      const { forged, what } = forge(original, pick);
      const { fault } = await check(forged, original.head);
      const by = fault?.by ?? 'silent';
      found[by] = (found[by] ?? 0) + 1;
      if (!fault) silent.push(what);
      if (/entries .*\.came\./.test(what) && (fault?.by === 'head' || fault?.by === 'print')) dice.push(what);
    }
  }, 600_000);

  it('each is found, and by what', () => {
    expect(silent).toEqual([]);
    // A change that is found by "head" is found by nothing but the head that somebody noted.
    expect(Object.keys(found).sort()).toEqual(['commitment', 'file', 'head', 'print', 'replay']);
    expect(found.replay).toBeGreaterThan(CHANGES / 10);
  });

  it('what came of a command never needs a noted head or a print', () => {
    expect(dice).toEqual([]);
  });
});

describe('npm run verify', () => {
  async function run(file: object | null, ...args: string[]) {
    const out: string[] = [];
    const err: string[] = [];
    const code = await main(['table.json', ...args], {
      readFile: async () => {
        if (!file) throw new Error('ENOENT');
        return JSON.stringify(file);
      },
      out: (line) => out.push(line),
      err: (line) => err.push(line),
    });
    return { code, out: out.join('\n'), err: err.join('\n') };
  }
  const goss = TABLES.goss as Table;

  it('prints the deal, the seed and the head, and ends with 0', async () => {
    const { code, out, err } = await run(wholeOf(goss));
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain(`Seed: ${bytesToHex(SEED)}`);
    expect(out).toContain('every card, tile and die came as committed');
  });

  it('a noted head that is not there ends with 1', async () => {
    const { code, err } = await run(wholeOf(goss), '--head', fourWords('0'.repeat(64)));
    expect(code).toBe(1);
    expect(err).toContain('something was changed');
  });

  it('names what it cannot read', async () => {
    expect(await run(null)).toMatchObject({ code: 1, err: 'The file table.json cannot be read.' });
    expect((await run(wholeOf(goss), '--head', 'one two')).err).toContain('neither four words');
    expect((await run(wholeOf(goss), '--heads', 'x')).err).toMatch(/^Usage/);
    expect((await run({})).err).toContain('not a Dispatch Box table');
  });
});
