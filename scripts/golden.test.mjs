import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { root } from './setup.mjs';

const folder = mkdtempSync(join(tmpdir(), 'dispatch-box-golden-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Writes the output of a printer for its tables. */
function writeOutput(name, tables) {
  const out = join(folder, name);
  mkdirSync(out);
  const digest = Object.entries(tables).map(([table, text]) => {
    writeFileSync(join(out, `${table}.txt.gz`), gzipSync(text));
    return `${createHash('sha256').update(text).digest('hex')} ${table}`;
  });
  writeFileSync(join(out, 'digest'), digest.join('\n'));
  return out;
}

function compare(...folders) {
  const { stdout, status } = spawnSync(
    process.execPath,
    [join(root, 'scripts/golden.mjs'), 'compare', ...folders],
    {
      encoding: 'utf8',
    },
  );
  return { stdout, status };
}

const one = '1\tentry\tThe card is applied\n3\ttotal support:Italy\t2';
const before = writeOutput('before', { one, two: one });

test('reports nothing if every table is the same', () => {
  expect(compare(before, before)).toEqual({ stdout: '2 tables, 0 differ.\n', status: 0 });
});

test('prints the first of each kind of differing text in full, before and after', () => {
  const after = writeOutput('after', { one, two: one.replace('applied', 'read').replace('\t2', '\t3') });
  const { stdout, status } = compare(before, after);
  expect(status).toBe(1);
  expect(stdout).toContain('two, 1\tentry\n- The card is applied\n+ The card is read\n');
  expect(stdout).toContain('1 of “total support” differ. two, 3\ttotal support:Italy\n- 2\n+ 3\n');
  expect(stdout).toContain('2 tables, 1 differ.');
});

test('reports a missing table or text', () => {
  const { stdout, status } = compare(before, writeOutput('less', { one: one.split('\n')[0] }));
  expect(status).toBe(1);
  expect(stdout).toContain('one, 3\ttotal support:Italy\n- 2\n+ undefined');
  expect(stdout).toContain('2 tables, 2 differ.');
});
