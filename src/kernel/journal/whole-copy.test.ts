import { expect, it } from 'vitest';
import { add, attempt, note, redo, run, startTally, tally, undo } from '../testing/tally';
import { compareFold } from './compare';
import { compareAll } from './compare-all';
import { createJournal, WHOLE_COPY } from './journal';
import { stateAt } from './moments';
import { movesOffered } from './moves';
import { findInvalidPart } from './outcomes';
import { publicRows } from './views';

const copied = { type: WHOLE_COPY };

it('the line of a whole copy is public and changes nothing', () => {
  const journal = run(startTally(), add(2), copied, add(3));
  expect(stateAt(journal).open.sum).toBe(5);
  expect(publicRows(journal).map(({ entry }) => entry.open?.command.type)).toEqual([
    'add',
    'whole-copy',
    'add',
  ]);
  expect(journal.entries[1]?.changes).toEqual([]);
});

it('undo does not revert it, and what was undone can still be redone', () => {
  const journal = run(startTally(), add(2), undo, copied);
  expect(movesOffered(journal)).toMatchObject({ undo: null, redo: { n: 1 } });
  run(journal, redo, copied);
  expect(movesOffered(journal)).toMatchObject({ undo: { n: 1 }, redo: null });
  run(journal, undo);
  const stands = publicRows(journal).map(({ entry, stands: still }) => [entry.open?.command.type, still]);
  expect(stands.filter(([type]) => type === WHOLE_COPY)).toEqual([
    [WHOLE_COPY, true],
    [WHOLE_COPY, true],
  ]);
});

it('it cannot be private: a viewer is not asked for, and a private one is damage', () => {
  const journal = run(startTally(), { ...copied, viewer: 'A' });
  expect(journal.published).toHaveLength(1);
  const known = { game: tally as never, viewers: ['A', 'B'], entries: [] };
  const entry = { n: 1, parent: 0, at: { turn: 1, step: 'only' }, changes: [] };
  const hidden = { A: { command: { ...copied, to: 0 } } };
  expect(findInvalidPart(known, { ...entry, hidden })).toBe('a private decision cannot be read.');
  expect(findInvalidPart(known, { ...entry, open: { command: { ...copied, to: 0 } } })).toBeNull();
});

it('replays in a whole file and in a public one, also after a private decision', () => {
  const journal = run(startTally(), add(2), note('A', 'mine'), copied, undo, copied, redo);
  const again = (entries: typeof journal.entries) =>
    createJournal(tally, 0, JSON.parse(JSON.stringify(entries)));
  for (const table of [again(journal.entries), again(journal.published)]) {
    expect(stateAt(table).open.sum).toBe(2);
    expect(compareFold(table)).toBeNull();
    expect(compareAll(table, { decides: 'all', chance: null, prints: null })).toBeNull();
  }
  expect(attempt(journal, { type: 'return', entry: 3 })?.message).toBe(
    'There is no such entry to return to.',
  );
});
