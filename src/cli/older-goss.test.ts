import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { GOSS } from '@/games/goss/rules/system';
import { createChance } from '@/kernel/chance';
import { readTableFile } from '@/kernel/file/saves';
import { compareOutcomes } from '@/kernel/journal/compare';
import { createJournal } from '@/kernel/journal/journal';
import { stateAt } from '@/kernel/journal/moments';
import { main } from './replay';

/**
 * A table of GOSS from before a third marker was ignored whoever moves next: markers for one phase, markers that were
 * passed over without a word, a hex twice in one phase, a clock that was set over days, and 150 commands at random.
 */
const text = gunzipSync(
  readFileSync(fileURLToPath(new URL('../../e2e/support/saves/older-goss.json.gz', import.meta.url))),
).toString('utf8');

function openTable() {
  const read = readTableFile(text);
  if (!read.ok) throw new Error(read.refusal.message);
  const { file, entries, seed } = read.value;
  return {
    journal: createJournal(GOSS, file.setup as never, entries as never),
    chance: createChance(seed as Uint8Array),
  };
}

it('GOSS 23.1.2: an older table opens and folds as before: its third marker was placed for one phase', async () => {
  const said: string[] = [];
  const io = { readFile: async () => text, out: () => undefined, err: (line: string) => said.push(line) };
  expect([await main(['older.json', '--all'], io), said]).toEqual([0, []]);
  const { journal, chance } = openTable();
  expect(compareOutcomes(journal, chance)).toBeNull();
  const then = journal.entries.map(({ open }) => (open?.came as { then?: string } | undefined)?.then);
  expect(then).toContain('brief');
  expect(stateAt(journal).open).toMatchObject({
    turn: 13,
    step: 'first:exploitation',
    phases: 31,
    rolled: 56,
    readings: { 'third-marker': 'phase' },
    markers: [
      { id: 'e28', since: 31, until: 31 },
      { id: 'm30', until: null },
      { id: 'm31', until: null },
    ],
  });
});

it('an older table that set its clock let one phase end, and its entries say no edition', () => {
  const { journal } = openTable();
  const clock = journal.entries.find(({ open }) => open?.command.type === 'set-clock');
  expect(clock?.open?.command).not.toHaveProperty('edition');
  const before = stateAt(journal, clock?.parent).open.phases;
  expect(stateAt(journal, clock?.n).open.phases).toBe(before + 1);
});
