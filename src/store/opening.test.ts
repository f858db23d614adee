import { expect, it } from 'vitest';
import { decide } from '@/kernel/command/decide';
import { exportWhole } from '@/kernel/file/saves';
import { commit, createJournal } from '@/kernel/journal/journal';
import { printRefusal } from '@/kernel/result';
import { share } from '@/kernel/testing/effort';
import { corrupt, RAW, SENTENCE } from '@/kernel/testing/spoil';
import { loadSystem } from './games';
import { readOpening } from './opening';

const seats = [{ person: 'Anna', powers: ['Germany', 'Italy', 'Britain', 'France', 'Russia'] }];
const entered = {
  type: 'enter-card',
  trend: -1,
  general: { title: 'Test card', effects: [{ kind: 'support', power: 'Italy', amount: 2 }] },
};

/** A table with a few entries, one of them undone. */
async function file() {
  const system = await loadSystem('gathering-storm');
  const setup = system?.readSetup({ name: 'Test table', seats, cards: 'paper', climate: 2 });
  if (!system || !setup?.ok) throw new Error('There is no such table.');
  const journal = createJournal(system.create(null), setup.value);
  for (const command of [entered, { type: 'apply-card' }, { type: 'deal' }, { type: 'undo' }]) {
    const decided = decide(journal, command, null);
    if (!decided.ok) throw new Error(decided.refusal.message);
    commit(journal, decided.value);
  }
  const { id, rules } = journal.game;
  const record = { id: 't1', game: id, rules, setup: setup.value, deck: null, kind: 'whole' as const };
  return JSON.parse(JSON.stringify(exportWhole(record, journal, null)));
}

it('refuses a file with an error in any place in our words, and says what is allowed', async () => {
  const whole = await file();
  expect((await readOpening(JSON.stringify(whole))).ok).toBe(true);
  const faults: string[] = [];
  const each = Math.max(1, Math.round(0.5 / share()));
  for (const [at, { what, value }] of [...corrupt(whole)].entries()) {
    if (at % each !== 0) continue;
    const read = await readOpening(JSON.stringify(value));
    if (read.ok) continue;
    const words = printRefusal(read.refusal);
    if (RAW.test(words) || !SENTENCE.test(words) || !read.refusal.allowed) faults.push(`${what}: ${words}`);
  }
  expect(faults).toEqual([]);
});
