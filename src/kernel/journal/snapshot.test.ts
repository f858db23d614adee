import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runs } from '../testing/effort';
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
} from '../testing/tally';
import { createJournal, type Journal } from './journal';
import { JournalRows } from './journal-rows';
import { stateAt } from './moments';
import { movesOffered, takesBack } from './moves';
import { NotRead } from './pages';
import { resume, type Snapshot, takeSnapshot } from './snapshot';
import { viewFor } from './views';

/** A copy as it would be stored on a device. */
const stored = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** Everything described about a table, as far back as both have it. */
function describeTable(
  journal: Journal<Tally, Notes>,
  journalRows: JournalRows,
  { first, stood }: Snapshot<Tally, Notes>,
) {
  const { rows, standing } = journalRows.read(journal);
  const state = stateAt(journal);
  return {
    state,
    head: journal.head,
    redo: journal.redo,
    entries: journal.published.length,
    views: ['public', 'A', 'B'].map((viewer) => viewFor(state, viewer)),
    offers: movesOffered(journal),
    takesBack: ['A', 'B'].map((viewer) => takesBack(journal, viewer)),
    rows: rows.slice(first),
    standing: standing.slice(stood),
  };
}

/** The table opened from a snapshot; null if it reaches further back than that. */
function open(snapshot: Snapshot<Tally, Notes>, entries: Journal<Tally, Notes>['entries']) {
  try {
    const { journal, rows } = resume({ game: tally, setup: 0 }, stored(snapshot), stored(entries));
    return { told: describeTable(journal, rows, snapshot) };
  } catch (error) {
    if (error instanceof NotRead) return null;
    throw error;
  }
}

it('a table opened from a snapshot is the table folded from its first entry, wherever both were cut', () => {
  let opened = 0;
  let tried = 0;
  fc.assert(
    fc.property(steps, fc.nat(), fc.nat(), (list, cut, left) => {
      const journal = startTally();
      const journalRows = new JournalRows();
      let snapshot: Snapshot<Tally, Notes> | null = null;
      for (const [at, step] of list.entries()) {
        attempt(journal, commandOf(journal, step), chance);
        journalRows.read(journal);
        if (at === cut % list.length)
          snapshot = takeSnapshot(journal, journalRows, left % (journal.published.length + 1));
      }
      if (!snapshot) return;
      tried += 1;
      const from = open(snapshot, journal.entries.slice(snapshot.from));
      if (!from) return;
      opened += 1;
      const whole = createJournal(tally, 0, stored(journal.entries));
      expect(from.told).toEqual(describeTable(whole, new JournalRows(), snapshot));
    }),
    { numRuns: runs(600) },
  );
  // It would hold, too, if none were ever opened so.
  expect(opened).toBeGreaterThan(tried / 2);
});

it('reads nothing before it, and says so if a later entry needs that', () => {
  const journal = run(startTally(), ...Array.from({ length: 40 }, (_, at) => add(at)));
  const journalRows = new JournalRows();
  journalRows.read(journal);
  const snapshot = takeSnapshot(journal, journalRows, 30);
  expect(snapshot.from).toBe(30);
  run(journal, add(3), undo, redo, note('A', 'a word'), undo);
  expect(open(snapshot, journal.entries.slice(30))?.told.state).toEqual(stateAt(journal));
  run(journal, { type: 'correct', entry: 2, how: 'change', command: add(9) });
  expect(open(snapshot, journal.entries.slice(30))).toBeNull();
  const back = run(startTally(), ...Array.from({ length: 40 }, (_, at) => add(at)), {
    type: 'return',
    entry: 20,
  });
  expect(open(snapshot, back.entries.slice(30))).toBeNull();
});
