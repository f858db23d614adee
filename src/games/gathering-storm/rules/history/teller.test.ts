import { expect, it } from 'vitest';
import { isPublic, movesHead } from '@/kernel/journal/journal';
import { JournalRows } from '@/kernel/journal/journal-rows';
import { standingTo } from '@/kernel/journal/moments';
import { PAGE } from '@/kernel/journal/pages';
import { publicRows } from '@/kernel/journal/views';
import { sampleSeeds } from '@/kernel/testing/effort';
import { HOUSE_DECK } from '../cards/house-deck';
import { createPick, type Pick } from '../testing/pick';
import { type Play, paper } from '../testing/play';
import { nextCommand, otherCommand } from '../testing/player';
import { createDescriber, describeRows } from './told-rows';

/** Undoes, redoes, goes back to an entry, or corrects one. */
function turnBack({ attempt, journal }: Play, pick: Pick): void {
  const written = journal.entries.filter((entry) => isPublic(entry) && movesHead(entry) === null);
  const line = standingTo(journal).filter(isPublic);
  const one = <T>(list: readonly T[]) => list[pick(Math.max(1, list.length))];
  const target = one(line);
  const moves = [
    { type: 'undo' },
    { type: 'undo' },
    { type: 'redo' },
    { type: 'return', entry: one(written)?.n },
    { type: 'correct', entry: target?.n, how: 'remove' },
    {
      type: 'correct',
      entry: target?.n,
      how: 'insert',
      command: { type: 'set-fact', fact: 'base-income', power: 'Germany', value: pick(30) },
    },
  ];
  attempt(one(moves) as (typeof moves)[number]);
}

it.each(sampleSeeds(6))('GS 11.12C telling game %i incrementally equals telling it as a whole', (seed) => {
  const setup = { incomes: {}, readings: {} };
  const table = paper({ running: seed % 2 === 0 });
  const pick = createPick(seed + 1);
  const journalRows = new JournalRows();
  const describer = createDescriber(setup as never);
  // One game is longer than another.
  const isShort = () => table.journal.entries.length <= 60;
  for (let count = 0; count < 160 || (isShort() && count < 1000); count += 1) {
    if (pick(3) === 0) turnBack(table, pick);
    else table.attempt((pick(5) < 3 ? nextCommand : otherCommand)(table, pick, HOUSE_DECK.cards));
    if (pick(4) === 0) continue;
    const before = publicRows(table.journal);
    expect(describer(journalRows.read(table.journal)).all).toEqual(describeRows(setup as never, before));
  }
  expect(table.journal.entries.length).toBeGreaterThan(60);
});

it.each(sampleSeeds(4))('GS 11.12C resuming game %i from a stored page tells the same rows', (seed) => {
  const setup = { incomes: {}, readings: {} };
  const table = paper({ running: seed % 2 === 0 });
  const pick = createPick(seed + 1);
  const play = (times: number) => {
    for (let count = 0; count < times; count += 1) {
      if (pick(6) === 0) table.attempt({ type: pick(2) === 0 ? 'undo' : 'redo' });
      else table.attempt((pick(5) < 3 ? nextCommand : otherCommand)(table, pick, HOUSE_DECK.cards));
    }
  };
  play(420);
  // As above.
  for (let more = 0; table.journal.published.length < PAGE + 60 && more < 30; more += 1) play(60);
  const first = Math.floor((table.journal.published.length - 60) / PAGE) * PAGE;
  expect(first).toBeGreaterThan(0);
  const journalRows = new JournalRows();
  const describer = createDescriber(setup as never);
  describer(journalRows.read(table.journal));
  const stored = JSON.parse(JSON.stringify([journalRows.tail(first), describer.remember(first)]));
  play(30);
  const on = JournalRows.behind(first, stored[0]);
  const whole = describeRows(setup as never, publicRows(table.journal)).slice(first);
  expect(createDescriber(setup as never, stored[1])(on.read(table.journal)).all).toEqual(whole);
});

it('GS 11.12C keeps the same row object when its text does not change', () => {
  const table = paper();
  const journalRows = new JournalRows();
  const describer = createDescriber({} as never);
  const income = (power: string, value: number) =>
    table.run('set-fact', { fact: 'base-income', power, value });
  income('Germany', 10);
  income('Italy', 10);
  const [first] = describer(journalRows.read(table.journal)).all;
  income('Russia', 10);
  const all = describer(journalRows.read(table.journal)).all;
  expect(all[0]).toBe(first);
  expect(describer(journalRows.read(table.journal)).all).toBe(all);
  table.run('correct', { entry: 2, how: 'remove' });
  expect(describer(journalRows.read(table.journal)).all[0]).toBe(first);
});
