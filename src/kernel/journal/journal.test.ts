import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createChance } from '../chance';
import { decide } from '../command/decide';
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
import { compareFold } from './compare';
import type { Entry } from './entry';
import { commit, createJournal, type Journal, lineTo, movesHead } from './journal';
import { stateAt } from './moments';
import { movesOffered, takesBack } from './moves';
import { publicRows } from './views';

const chance = createChance(new Uint8Array(64).fill(3));
const sum = (journal: Journal<Tally, Notes>) => stateAt(journal).open.sum;
const copy = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
const seat = (type: 'undo' | 'redo', viewer: string) => ({ type, viewer });

/** The journal created again from its file contents. */
const again = (journal: Journal<Tally, Notes>) => createJournal(tally, 0, copy(journal.entries));

/** A list of commands of every sort; those that are refused are passed over. */
const commands = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: fc.integer({ min: -9, max: 9 }).map(add) },
    { weight: 2, arbitrary: fc.constant({ type: 'roll' }) },
    { weight: 2, arbitrary: fc.constant(visit) },
    { weight: 3, arbitrary: fc.constantFrom('A', 'B').map((viewer) => note(viewer, `of ${viewer}`)) },
    { weight: 2, arbitrary: fc.constantFrom('A', 'B').map((viewer) => ({ type: 'show', viewer })) },
    { weight: 3, arbitrary: fc.constant(undo) },
    { weight: 2, arbitrary: fc.constant(redo) },
    { weight: 1, arbitrary: fc.constant({ type: 'whole-copy' }) },
    { weight: 1, arbitrary: fc.constantFrom('A', 'B').map((viewer) => seat('undo', viewer)) },
  ),
  { maxLength: 40 },
);

function played(list: readonly { type: string }[]): Journal<Tally, Notes> {
  const journal = startTally();
  for (const command of list) attempt(journal, command, chance);
  return journal;
}

describe('entries', () => {
  it('store the command, its outcome, its place and every total before and after', () => {
    const journal = run(startTally(), add(2));
    attempt(journal, { type: 'roll' }, chance);
    const face = (chance.order('die', 0, 6)[0] as number) + 1;
    expect(journal.entries).toEqual([
      { n: 1, parent: 0, at: { turn: 1, step: 'only' }, open: { command: add(2) }, changes: [['sum', 0, 2]] },
      {
        n: 2,
        parent: 1,
        at: { turn: 1, step: 'only' },
        open: { command: { type: 'roll' }, came: { face } },
        changes: [['sum', 2, 2 + face]],
      },
    ]);
  });

  it('of a private decision have only the viewer’s part; of a showing both', () => {
    const journal = run(startTally(), note('A', 'sealed'), { type: 'show', viewer: 'A' });
    expect(journal.entries[0]).not.toHaveProperty('open');
    expect(journal.entries[0]?.hidden).toEqual({ A: { command: note('A', 'sealed') } });
    expect(journal.entries[1]?.hidden).toEqual({ A: { came: { gone: 1 } } });
    expect(stateAt(journal)).toMatchObject({ open: { shown: ['sealed'] }, hidden: { A: { notes: [] } } });
  });

  it('are not written if a command is refused', () => {
    const journal = startTally();
    expect(attempt(journal, { type: 'dance' })?.message).toContain('dance');
    for (const type of ['toString', '__proto__', 'constructor'])
      expect(attempt(journal, { type })?.message).toContain('no command');
    expect(attempt(journal, { type: 'add', amount: 'two' })).toMatchObject({ at: 'amount' });
    expect(attempt(journal, { ...add(1), extra: true })).not.toBeNull();
    expect(attempt(journal, { type: 'roll' })?.message).toBe('There is no seed.');
    expect(attempt(journal, { type: 'show', viewer: 'A' })?.message).toBe('There is no note.');
    expect([journal.entries, journal.head]).toEqual([[], 0]);
  });

  it('are decided before they are written: deciding alone changes nothing', () => {
    const journal = run(startTally(), add(1));
    const decided = decide(journal, add(5), null);
    expect([sum(journal), journal.head, journal.entries.length]).toEqual([1, 1, 1]);
    if (decided.ok) commit(journal, decided.value);
    expect([sum(journal), journal.head]).toEqual([6, 2]);
  });
});

describe('undo and redo', () => {
  it('move the head to any depth, and the file only grows', () => {
    const journal = run(startTally(), add(1), add(2), add(4), undo, undo, undo);
    expect([sum(journal), journal.entries.length]).toEqual([0, 6]);
    expect(attempt(journal, undo)?.message).toBe('There is nothing to undo.');
    run(journal, redo, redo);
    expect(sum(journal)).toBe(3);
    run(journal, redo);
    expect(sum(journal)).toBe(7);
    expect(attempt(journal, redo)?.message).toBe('There is nothing to redo.');
    expect(lineTo(journal).map(({ n }) => n)).toEqual([1, 2, 3]);
  });

  it('record what they changed', () => {
    const journal = run(startTally(), add(1), add(2), undo, redo);
    expect(journal.entries.slice(2).map(({ changes, parent }) => [parent, changes])).toEqual([
      [2, [['sum', 3, 1]]],
      [1, [['sum', 1, 3]]],
    ]);
  });

  it('redo is gone with a new public command, and stays with a private one', () => {
    const journal = run(startTally(), add(1), add(2), undo, note('A', 'x'));
    expect(movesOffered(journal).redo?.n).toBe(2);
    run(journal, redo);
    expect(sum(journal)).toBe(3);
    run(journal, undo, add(10));
    expect(movesOffered(journal).redo).toBeNull();
    expect(attempt(journal, redo)).not.toBeNull();
    expect(sum(journal)).toBe(11);
  });

  it('offer by name what they would take back and bring again', () => {
    const journal = startTally();
    expect(movesOffered(journal)).toEqual({ undo: null, redo: null });
    run(journal, add(1), note('A', 'x'), add(2), undo, undo);
    expect(movesOffered(journal)).toMatchObject({ undo: null, redo: { n: 1 } });
    run(journal, redo);
    expect(movesOffered(journal)).toMatchObject({
      undo: { n: 1 },
      redo: { n: 2, open: { command: add(2) } },
    });
  });

  it('public undo reverts a whole visit, whatever was decided in it, and nothing private before it', () => {
    const journal = run(startTally(), visit, note('A', 'first'), visit, note('B', 'x'), note('B', 'y'));
    run(journal, undo);
    expect(stateAt(journal).hidden).toEqual({ A: { notes: ['first'] }, B: { notes: [] } });
    run(journal, undo);
    expect([stateAt(journal).hidden.A, journal.head]).toEqual([{ notes: [] }, 0]);
    run(journal, redo, redo);
    expect(stateAt(journal).hidden).toEqual({ A: { notes: ['first'] }, B: { notes: ['x', 'y'] } });
  });

  it('a seat undoes its own newest decisions, none of another seat, and nothing public', () => {
    const journal = run(startTally(), visit, note('A', 'x'), note('A', 'y'));
    expect(['A', 'B'].map((viewer) => takesBack(journal, viewer))).toEqual([true, false]);
    expect(attempt(journal, seat('undo', 'B'))).not.toBeNull();
    expect(attempt(journal, seat('undo', 'A'))).toBeNull();
    expect(journal.entries.at(-1)).not.toHaveProperty('open');
    run(journal, note('A', 'z'));
    expect(stateAt(journal).hidden.A).toEqual({ notes: ['x', 'z'] });
    run(journal, seat('undo', 'A'), seat('undo', 'A'));
    expect(stateAt(journal).hidden.A).toEqual({ notes: [] });
    expect(takesBack(journal, 'A')).toBe(false);
    expect(attempt(journal, seat('undo', 'A'))).not.toBeNull();
    expect(attempt(journal, seat('redo', 'A'))).not.toBeNull();
  });

  it('rolling again after an undo gives the same face: chance is addressed', () => {
    const journal = run(startTally());
    attempt(journal, { type: 'roll' }, chance);
    const first = sum(journal);
    run(journal, undo, visit);
    attempt(journal, { type: 'roll' }, chance);
    expect(sum(journal)).toBe(first);
  });

  it('undo after anything public is identity, and redo brings it again', () => {
    fc.assert(
      fc.property(
        commands,
        fc.integer({ min: -9, max: 9 }),
        fc.integer({ min: 1, max: 6 }),
        (list, amount, depth) => {
          const journal = played(list);
          const before = stateAt(journal);
          for (let time = 0; time < depth; time += 1) run(journal, add(amount));
          const after = stateAt(journal);
          for (let time = 0; time < depth; time += 1) run(journal, undo);
          expect(stateAt(journal)).toBe(before);
          for (let time = 0; time < depth; time += 1) run(journal, redo);
          expect(stateAt(journal)).toBe(after);
        },
      ),
    );
  });
});

describe('the file', () => {
  it('only grows, and no row in it ever changes', () => {
    fc.assert(
      fc.property(commands, (list) => {
        const journal = startTally();
        let rows: Entry[] = [];
        for (const command of list) {
          attempt(journal, command, chance);
          expect(journal.entries.slice(0, rows.length)).toEqual(rows);
          rows = copy(journal.entries);
        }
        expect(rows.map(({ n }) => n)).toEqual(rows.map((_, at) => at + 1));
      }),
    );
  });

  it('gives the same journal when read again, without chance: every table, the head, what undo and redo offer', () => {
    fc.assert(
      fc.property(commands, (list) => {
        const journal = played(list);
        const read = again(journal);
        expect(read.head).toBe(journal.head);
        expect(read.redo).toEqual(journal.redo);
        expect(movesOffered(read)).toEqual(movesOffered(journal));
        // Newest first, so that most are folded from a distant state and not from the previous one.
        for (const entry of [...journal.entries].reverse().filter((row) => movesHead(row) === null))
          expect(stateAt(read, entry.n)).toEqual(stateAt(journal, entry.n));
        expect(compareFold(read)).toBeNull();
      }),
    );
  });

  it('continues after being read as if it had never been closed', () => {
    fc.assert(
      fc.property(commands, commands, (first, then) => {
        const journal = played(first);
        const read = again(journal);
        for (const command of then)
          expect(attempt(read, command, chance)).toEqual(attempt(journal, command, chance));
        expect(read.entries).toEqual(journal.entries);
        expect(stateAt(read)).toEqual(stateAt(journal));
      }),
    );
  });

  it('with a row missing or out of its order is an error that names the row', () => {
    const journal = run(startTally(), add(1), add(2), add(3));
    const rows = copy(journal.entries);
    expect(() => stateAt(createJournal(tally, 0, [rows[0], rows[2]] as Entry[]))).toThrow('Entry 3');
    expect(() => stateAt(createJournal(tally, 0, [rows[0], { ...rows[1], parent: 2 }] as Entry[]))).toThrow(
      'Entry 2',
    );
  });
});

describe('comparing', () => {
  const journal = run(startTally(), add(1), add(2), undo, add(4), add(8));

  it('finds nothing if the fold matches what was recorded', () => {
    expect(compareFold(again(journal))).toBeNull();
  });

  it('names the first row that folds to something else, on the standing line only', () => {
    const rows = copy(journal.entries);
    const tampered = (n: number) => {
      const list = copy(rows);
      (list[n - 1] as Entry).changes = [['sum', 0, 99]];
      return compareFold(createJournal(tally, 0, list));
    };
    expect(tampered(2)).toBeNull();
    expect(tampered(4)).toEqual({ n: 4, total: 'sum', recorded: '0 to 99', folded: '1 to 5' });
    expect(tampered(5)).toMatchObject({ n: 5, folded: '5 to 13' });
  });

  it('distinguishes a missing change from a new one', () => {
    const rows = copy(journal.entries);
    (rows[4] as Entry).changes = [['other', 0, 1]];
    expect(compareFold(createJournal(tally, 0, rows))).toEqual({
      n: 5,
      total: 'other',
      recorded: '0 to 1',
      folded: 'no change',
    });
    (rows[4] as Entry).changes = [];
    expect(compareFold(createJournal(tally, 0, rows))).toMatchObject({ total: 'sum', recorded: 'no change' });
  });

  it('names it too if the rules, not the file, have changed', () => {
    const other = { ...tally, measure: (open: Tally) => ({ sum: open.sum === 13 ? 14 : open.sum }) };
    expect(compareFold(createJournal(other, 0, copy(journal.entries)))).toMatchObject({
      n: 5,
      folded: '5 to 14',
    });
  });
});

describe('returning', () => {
  const back = (entry: number) => ({ type: 'return', entry });
  const sums = (journal: Journal<Tally, Notes>, entry: number) => {
    expect(attempt(journal, back(entry))).toBeNull();
    return sum(journal);
  };

  it('goes to any public entry of any line, and no line is lost', () => {
    const journal = startTally();
    run(journal, add(1), add(2), add(3));
    expect(sums(journal, 1)).toBe(1);
    run(journal, add(10));
    const other = journal.entries.length;
    expect(sum(journal)).toBe(11);
    expect(sums(journal, 3)).toBe(6);
    expect(sums(journal, other)).toBe(11);
    expect(sum(again(journal))).toBe(11);
    expect(compareFold(again(journal))).toBeNull();
  });

  it('strikes the entries it left, and names the return that did it', () => {
    const journal = startTally();
    run(journal, add(1), add(2), back(1), add(10), back(2));
    const summary = publicRows(journal).map(({ no, stands, undoneBy }) => [no, stands, undoneBy]);
    expect(summary).toEqual([
      [1, true, undefined],
      [2, true, undefined],
      [3, true, undefined],
      [4, false, 5],
      [5, true, undefined],
    ]);
  });

  it('keeps the private decisions of the visit that it returns to', () => {
    const journal = startTally();
    run(journal, visit, note('A', 'of A'), note('B', 'of B'), add(1), back(1));
    expect(stateAt(journal).hidden.A?.notes).toEqual(['of A']);
    expect(stateAt(journal).hidden.B?.notes).toEqual(['of B']);
    expect(sum(journal)).toBe(0);
    expect(publicRows(journal).at(-1)?.entry.open?.command.to).toBe(1);
    expect(stateAt(again(journal))).toEqual(stateAt(journal));
  });

  it('is refused for a missing or private entry, and for the current one', () => {
    const journal = startTally();
    run(journal, add(1), visit, note('A', 'of A'));
    for (const entry of [0, 3, 99, 'one'])
      expect(attempt(journal, back(entry as number))?.allowed).toContain('Name');
    run(journal, add(2));
    expect(attempt(journal, back(4))?.message).toContain('already');
  });
});
