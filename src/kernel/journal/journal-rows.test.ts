import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Command } from '../game';
import { runs, untilMet } from '../testing/effort';
import { chance, commandOf, steps } from '../testing/steps';
import {
  add,
  attempt,
  type Notes,
  note,
  redo,
  run,
  startTally,
  type Tally,
  tally,
  undo,
  visit,
} from '../testing/tally';
import { createJournal, isPublic, type Journal, lineBack, lineTo, movesHead, publishedOf } from './journal';
import { JournalRows } from './journal-rows';
import { momentAt, stateAt } from './moments';
import { movesOffered } from './moves';
import { publicRows, standingRows } from './views';

/** What Redo names, looked for along both whole lines. */
function redoOffered(journal: Journal<Tally, Notes>) {
  const to = journal.redo.at(-1);
  if (to === undefined) return null;
  const next = lineTo(journal, to).filter(isPublic)[lineTo(journal).filter(isPublic).length];
  return publishedOf(journal, next ?? null);
}

const DONE = [
  'add',
  'change',
  'drop',
  'even',
  'insert',
  'lines',
  'note',
  'redo',
  'remove',
  'return',
  'roll',
  'spend',
  'undo',
  'undo A',
  'visit',
];

it('in any game rows, standing rows and what Redo names match a read from the first entry on', () => {
  const met = new Set<string>();
  const property = fc.property(steps, fc.integer({ min: 1, max: 3 }), (list, apart) => {
    const journal = startTally();
    const journalRows = new JournalRows();
    for (const [at, step] of list.entries()) {
      if (attempt(journal, commandOf(journal, step), chance) === null) met.add(step.what);
      expect(movesOffered(journal).redo).toEqual(redoOffered(journal));
      if (at % apart !== 0) continue;
      const { rows, standing } = journalRows.read(journal);
      const fresh = publicRows(journal);
      expect(rows).toEqual(fresh);
      expect(standing).toEqual(standingRows(fresh));
    }
  });
  // Ensures that the games include all of this; otherwise the property would hold trivially.
  untilMet(
    (seed) => fc.assert(property, { numRuns: runs(400), seed }),
    () => met.size === DONE.length,
  );
  expect([...met].sort()).toEqual(DONE);
});

it('reports the first row that differs, and leaves the rows before it unchanged', () => {
  fc.assert(
    fc.property(steps, (list) => {
      const journal = startTally();
      const journalRows = new JournalRows();
      let before = journalRows.read(journal);
      let [rows, standing] = [[...before.rows], [...before.standing]];
      for (const step of list) {
        attempt(journal, commandOf(journal, step), chance);
        before = journalRows.read(journal);
        const { same, stood } = before;
        const front = <T>(all: readonly T[], many: number) => all.slice(0, many);
        expect(front(before.rows, same).every((row, at) => row === rows[at])).toBe(true);
        expect(front(before.standing, stood).every((row, at) => row === standing[at])).toBe(true);
        [rows, standing] = [[...before.rows], [...before.standing]];
      }
    }),
    { numRuns: runs(200) },
  );
});

it('an unchanged row stays the same row, through a correction too; reports nothing new if nothing was added', () => {
  const journal = run(startTally(), add(1), add(2), add(3));
  const journalRows = new JournalRows();
  const [first, second, third] = journalRows.read(journal).rows;
  run(journal, { type: 'correct', entry: 2, how: 'change', command: add(5) });
  const after = journalRows.read(journal);
  expect(after.rows[0]).toBe(first);
  expect(after.rows[1]).not.toBe(second);
  expect(after.rows[1]).toMatchObject({ stands: false, correctedBy: 4 });
  run(journal, undo);
  expect(journalRows.read(journal).rows[2]).toEqual(third);
  const { same, rows } = journalRows.read(journal);
  expect(same).toBe(rows.length);
});

it('an entry and its undo change nothing that was written before them', () => {
  const journal = run(startTally(), ...Array.from({ length: 50 }, (_, at) => add(at)));
  const journalRows = new JournalRows();
  journalRows.read(journal);
  run(journal, add(1));
  expect(journalRows.read(journal)).toMatchObject({ same: 50, stood: 50 });
  run(journal, undo);
  expect(journalRows.read(journal)).toMatchObject({ same: 50, stood: 50 });
  run(journal, redo);
  expect(journalRows.read(journal)).toMatchObject({ same: 50, stood: 50 });
});

it('every table of a long game is available as it was, with few of them in memory', () => {
  const journal = startTally();
  const tables = [stateAt(journal)];
  for (let at = 1; at <= 3_000; at += 1) {
    const command =
      at % 7 === 0
        ? undo
        : at % 500 === 1
          ? { type: 'correct', entry: at === 1 ? 0 : 1 + Math.floor(at / 3), how: 'remove' }
          : at % 3 === 0
            ? visit
            : add(at);
    if (attempt(journal, command) !== null) attempt(journal, add(at));
    tables[journal.entries.length] = stateAt(journal);
  }
  expect(journal.roots.size).toBeLessThan(400);
  const again = createJournal(tally, 0, journal.entries);
  for (const { n } of journal.entries.filter((entry) => movesHead(entry) === null && entry.n % 17 === 0)) {
    expect(stateAt(journal, n)).toEqual(tables[n]);
    expect(momentAt(journal, n)).toEqual(momentAt(again, n));
  }
});

it('finds the newest entry of a kind from the end of the line, past undone entries', () => {
  const journal = run(startTally(), add(1), visit, add(2), undo, note('A', 'a word'));
  for (const isWanted of [isPublic, () => true, () => false])
    expect(lineBack(journal).findLast(isWanted)).toBe(lineTo(journal).findLast(isWanted));
});

const correct = (how: string, entry: number, value: number): Command => ({
  type: 'correct',
  entry,
  how,
  ...(how === 'remove' ? {} : { command: add(value) }),
});

it.each([
  ['a correction that is done again', [correct('change', 1, 5), undo, redo, add(4)]],
  ['what was put before an entry that is gone', [correct('insert', 2, 5), correct('remove', 2, 0), add(4)]],
])('%s reads the same as after a full read', (_, list) => {
  const journal = run(startTally(), add(1), add(2), add(3));
  const journalRows = new JournalRows();
  for (const command of list) {
    run(journal, command);
    const { rows, standing } = journalRows.read(journal);
    expect(rows).toEqual(publicRows(journal));
    expect(standing).toEqual(standingRows(publicRows(journal)));
  }
});
