import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { readTableFile } from '@/kernel/file/saves';
import type { StoredRecords } from '@/kernel/ports';
import { readStoredTable } from './read-stored-table';

const SAVES = fileURLToPath(new URL('../../e2e/support/saves', import.meta.url));

/** A table of an earlier release as stored by a device, with its set-up as written then. */
function olderRows(name: string): StoredRecords {
  const read = readTableFile(gunzipSync(readFileSync(join(SAVES, name))).toString('utf8'));
  if (!read.ok) throw new Error(read.refusal.message);
  const { file, entries, seed } = read.value;
  const { game, rules, setup, deck, kind } = file;
  return {
    id: 'older',
    record: { id: 'older', game, rules, setup, deck, kind },
    seed: seed ?? undefined,
    note: undefined,
    entries: entries.map((value) => ({ key: value.n, value: structuredClone(value) })),
  };
}

it.each(readdirSync(SAVES))('%s, as stored on a device, is whole', async (name) => {
  const rows = olderRows(name);
  const { wrong, parts } = await readStoredTable(rows, 1);
  expect(wrong).toEqual([]);
  expect(parts.map(({ lying }) => lying.entries.length)).toEqual([rows.entries.length]);
});
