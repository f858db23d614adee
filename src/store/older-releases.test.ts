import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { canonicalJson } from '@/kernel/file/canonical';
import { exportWhole, readTableFile } from '@/kernel/file/saves';
import { stateAt } from '@/kernel/journal/moments';
import { printRefusal } from '@/kernel/result';
import { readOpening } from './opening';

const SAVES = fileURLToPath(new URL('../../e2e/support/saves/', import.meta.url));
const FILES = readdirSync(SAVES).filter((name) => name.startsWith('release-'));
const textOf = (name: string) => gunzipSync(readFileSync(SAVES + name)).toString('utf8');

/** The entries that a release decided differently from today: the table opens and reports this entry. */
const OTHERWISE: Record<string, { n: number; type: string }> = {
  // A round at the end of a turn was waived; today none is due there.
  ...Object.fromEntries(
    ['0.1.0', '0.2.0', '0.3.0', '0.4.0', '0.5.0', '0.6.0'].map((release) => [
      `release-${release}-gathering-storm-app.json.gz`,
      { n: 18, type: 'waive' },
    ]),
  ),
  // Earlier releases did not record which flag gives way (SOA 26.112B).
  'release-0.4.0-storm-over-asia-app.json.gz': { n: 79, type: 'draw-warlord' },
};

/** What each release could play, by cards: every one has a table here, made by its own code. */
const RELEASES: Record<string, string[]> = {
  '0.1.0': ['gathering-storm-app', 'gathering-storm-paper'],
  '0.2.0': ['gathering-storm-app', 'gathering-storm-paper'],
  '0.3.0': ['gathering-storm-app', 'gathering-storm-paper'],
  '0.4.0': ['gathering-storm-app', 'gathering-storm-paper', 'storm-over-asia-app'],
  '0.5.0': ['gathering-storm-app', 'gathering-storm-paper', 'storm-over-asia-app'],
  '0.6.0': ['gathering-storm-app', 'gathering-storm-paper', 'goss-paper', 'storm-over-asia-app'],
  '0.7.0': ['gathering-storm-app', 'gathering-storm-paper', 'goss-paper', 'storm-over-asia-app'],
};

it('every release has its tables here', () => {
  expect(FILES).toEqual(
    Object.entries(RELEASES).flatMap(([release, tables]) =>
      tables.map((table) => `release-${release}-${table}.json.gz`),
    ),
  );
});

describe.each(FILES)('%s', (name) => {
  it('opens as it was played, exports the same again, and names what is decided otherwise today', async () => {
    const text = textOf(name);
    const read = await readOpening(text);
    if (!read.ok) throw new Error(printRefusal(read.refusal));
    const { game, rules, setup, deck, kind, system, journal, seed, otherwise } = read.value;
    const { entries } = journal;
    const type = otherwise === undefined ? undefined : entries[otherwise - 1]?.open?.command.type;
    expect(otherwise === undefined ? undefined : { n: otherwise, type }).toEqual(OTHERWISE[name]);
    const file = exportWhole({ id: 'x', game, rules, setup, deck, kind }, journal, seed);
    const written = readTableFile(text);
    if (!written.ok) throw new Error(printRefusal(written.refusal));
    expect(canonicalJson(file.entries)).toBe(canonicalJson(written.value.file.entries));
    const { open } = stateAt(journal);
    expect(system.describe(open, journal.entries).name).toMatch(/^Made with 0\.\d\.0$|^Test$/);
    expect(entries.length).toBeGreaterThan(50);
  });
});
