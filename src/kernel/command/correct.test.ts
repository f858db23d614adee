import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createChance, SEED_BYTES } from '../chance';
import type { Command } from '../game';
import { compareFold, compareOutcomes, findDamage } from '../journal/compare';
import { createJournal, type Journal, lineTo } from '../journal/journal';
import { foldOn, momentAt, stateAt } from '../journal/moments';
import { movesOffered } from '../journal/moves';
import { type Corrected, standingOf } from '../journal/standing';
import { publicRows } from '../journal/views';
import { runs } from '../testing/effort';
import { add, attempt, type Notes, note, run, startTally, type Tally, tally, undo } from '../testing/tally';
import { decide } from './decide';

const lines = (...amounts: number[]): Command => ({ type: 'lines', amounts });
const drop = (id: string): Command => ({ type: 'drop', id });
const spend = (amount: number): Command => ({ type: 'spend', amount });
const change = (entry: number, command: Command): Command => ({
  type: 'correct',
  entry,
  how: 'change',
  command,
});
const remove = (entry: number): Command => ({ type: 'correct', entry, how: 'remove' });
const insert = (entry: number, command: Command): Command => ({
  type: 'correct',
  entry,
  how: 'insert',
  command,
});

const open = (journal: Journal<Tally, Notes>) => stateAt(journal).open;
const reread = (journal: Journal<Tally, Notes>) => createJournal(tally, 0, journal.entries);
const asPublic = (journal: Journal<Tally, Notes>) => createJournal(tally, 0, journal.published);
const outcomesOf = (journal: Journal<Tally, Notes>, n: number) =>
  journal.entries[n - 1]?.open?.came as Corrected;

describe('a correction', () => {
  test('changes an earlier entry, and the later ones are played on top', () => {
    const journal = run(startTally(), add(5), spend(3), change(1, add(9)));
    expect(open(journal).sum).toBe(6);
    expect(journal.entries[2]?.changes).toEqual([['sum', 2, 6]]);
  });

  test('removes an entry, and names what is no longer possible', () => {
    const journal = run(startTally(), add(5), spend(3), add(1), remove(1));
    expect(open(journal).sum).toBe(1);
    expect(outcomesOf(journal, 4).gone).toEqual([2]);
  });

  test('inserts a forgotten entry at its proper time', () => {
    const journal = run(startTally(), add(1), add(5), insert(2, spend(1)));
    expect(open(journal).sum).toBe(5);
    expect(attempt(journal, insert(1, spend(1)))?.message).toBe('There is not enough.');
    expect(open(journal).sum).toBe(5);
  });

  test('keeps what was rolled, drawn or shown, and refuses to correct it', () => {
    const chance = createChance(new Uint8Array(SEED_BYTES).fill(7));
    const journal = startTally();
    for (const command of [add(1), { type: 'roll' }, { type: 'roll' }]) attempt(journal, command, chance);
    const faces = open(journal).sum - 1;
    expect(attempt(journal, change(1, add(4)))).toBeNull();
    expect(open(journal).sum).toBe(4 + faces);
    expect(attempt(journal, remove(2))?.message).toBe('This entry cannot be taken out.');
    expect(attempt(journal, insert(2, { type: 'roll' }))?.message).toBe(
      'This kind of entry cannot be put in later.',
    );
  });

  test('refuses an entry no longer in force, another kind, and a change of nothing', () => {
    const journal = run(startTally(), add(1), undo, add(2));
    expect(attempt(journal, change(1, add(3)))?.message).toBe('This entry is no longer in force.');
    expect(attempt(journal, change(3, spend(1)))?.message).toBe(
      'A correction cannot change the kind of an entry.',
    );
    expect(attempt(journal, change(3, add(2)))?.message).toBe('Nothing is changed.');
    expect(attempt(journal, { type: 'correct', entry: 3, how: 'change' })?.message).toBe(
      'Say what the entry should be.',
    );
    expect(open(journal).sum).toBe(2);
  });

  test('later entries go on naming the ids that they were written with', () => {
    const journal = run(startTally(), lines(1), lines(2), drop('l2'), insert(1, lines(7)));
    expect(open(journal).lines.map(({ amount }) => amount)).toEqual([7, 1]);
    run(journal, change(1, lines(3)), lines(4));
    expect(open(journal).lines.map(({ amount }) => amount)).toEqual([7, 3, 4]);
    expect(new Set(open(journal).lines.map(({ id }) => id)).size).toBe(3);
  });

  test('an entry that creates more ids than before gets new ones, and what named the old one is dropped', () => {
    const journal = run(startTally(), lines(1), lines(2), drop('l1'), change(1, lines(5, 6)));
    expect(open(journal).lines.map(({ amount }) => amount)).toEqual([5, 6, 2]);
    expect(outcomesOf(journal, 4).gone).toEqual([3]);
  });

  test('a later entry that now creates an id gets one of its own', () => {
    const journal = run(startTally(), add(1), { type: 'even' }, lines(9), change(1, add(2)));
    const ids = open(journal).lines.map(({ id }) => id);
    expect(new Set(ids).size).toBe(2);
    expect(open(reread(journal))).toEqual(open(journal));
  });

  test('is one entry: undo reverts it whole, and it can be corrected again', () => {
    const journal = run(startTally(), add(5), spend(3), change(1, add(9)), change(1, add(4)));
    expect(open(journal).sum).toBe(1);
    expect(movesOffered(journal).undo?.n).toBe(4);
    run(journal, undo);
    expect(open(journal).sum).toBe(6);
    run(journal, undo);
    expect(open(journal).sum).toBe(2);
  });

  test('what it put in can be corrected and taken out', () => {
    const journal = run(startTally(), add(5), insert(1, add(2)), change(2, add(3)));
    expect(open(journal).sum).toBe(8);
    run(journal, remove(2));
    expect(open(journal).sum).toBe(5);
    expect(open(reread(journal)).sum).toBe(5);
  });

  test('private decisions stay, and nothing public reveals them', () => {
    const journal = run(startTally(), add(5), note('A', 'mine'), spend(3), change(1, add(9)));
    expect(stateAt(journal).hidden.A?.notes).toEqual(['mine']);
    expect(JSON.stringify(journal.published)).not.toContain('mine');
    expect(journal.published.at(-1)?.open?.command.entry).toBe(1);
    expect(open(asPublic(journal))).toEqual(open(journal));
  });
});

describe('the rows of a corrected journal', () => {
  test('strikes the old entry, shows the new one in the correction, and updates the later ones', () => {
    const journal = run(startTally(), add(5), spend(3), add(1), change(1, add(9)));
    const [old, second, , correction] = publicRows(journal);
    expect(old).toMatchObject({ stands: false, correctedBy: 4 });
    expect(old?.entry.open?.command).toEqual(add(5));
    expect(second).toMatchObject({ stands: true, correctedBy: 4 });
    expect(second?.entry.changes).toEqual([['sum', 9, 6]]);
    expect(correction?.stands).toBe(true);
    expect(correction?.puts?.open?.command).toEqual(add(9));
  });

  test('a correction strikes what is no longer possible, and a later correction strikes the earlier one', () => {
    const journal = run(startTally(), add(5), spend(3), remove(1));
    expect(publicRows(journal).map(({ stands }) => stands)).toEqual([false, false, true]);
    const twice = run(startTally(), add(5), change(1, add(6)), change(1, add(7)));
    expect(publicRows(twice).map(({ stands, correctedBy }) => [stands, correctedBy])).toEqual([
      [false, 3],
      [false, 3],
      [true, undefined],
    ]);
  });

  test('a moment is the table on the corrected line; for a struck entry, as it was then', () => {
    const journal = run(startTally(), add(5), add(1), add(1), change(1, add(9)), add(2));
    const sumAt = (n: number) => momentAt(journal, n).open.sum;
    expect([0, 1, 2, 3, 4, 5].map(sumAt)).toEqual([0, 9, 10, 11, 11, 13]);
    run(journal, undo, undo);
    expect([1, 2, 3].map(sumAt)).toEqual([5, 6, 7]);
  });
});

describe('looking back in a long corrected journal', () => {
  /** The game, counting the entries that are folded. */
  function counted() {
    let folded = 0;
    const one = tally.commands.add as NonNullable<(typeof tally.commands)[string]>;
    const open = (...args: Parameters<NonNullable<typeof one.open>>) => {
      folded += 1;
      one.open?.(...args);
    };
    const game = { ...tally, commands: { ...tally.commands, add: { ...one, open } } } as typeof tally;
    return {
      game,
      count: (work: () => void) => {
        folded = 0;
        work();
        return folded;
      },
    };
  }
  const long = Array.from({ length: 950 }, (_, place) => add(place % 5));
  const corrections = [
    change(3, add(7)),
    add(1),
    insert(640, add(2)),
    change(952, add(4)),
    remove(250),
    add(6),
  ];

  test('folds a hundred entries at most for a moment, wherever the corrections are', () => {
    const { game, count } = counted();
    const journal = createJournal(game, 0, run(startTally(), ...long, ...corrections).entries);
    stateAt(journal);
    // Fill the caches of the current line and of the entries replaced by corrections.
    momentAt(journal, 900);
    momentAt(journal, 250);
    for (const n of [1, 2, 3, 120, 249, 250, 251, 500, 640, 641, 949, 952, 953, 956]) {
      expect(count(() => void momentAt(journal, n))).toBeLessThanOrEqual(100);
    }
  });

  test('gives the same table as folding the corrected line from its beginning', () => {
    const journal = reread(run(startTally(), ...long, ...corrections));
    const { line } = standingOf(lineTo(journal));
    for (const n of [1, 3, 99, 100, 101, 251, 640, 700, 950, 952, 953, 956]) {
      const place = line.findLastIndex((entry) => entry.n === n);
      expect(momentAt(journal, n).open).toEqual(
        foldOn(journal, stateAt(journal, 0), line.slice(0, place + 1)).open,
      );
    }
    expect(momentAt(journal, 250).open).toEqual(stateAt(journal, 250).open);
    run(journal, undo);
    expect(momentAt(journal, 956).open.sum).toBe(open(journal).sum + 6);
  });
});

/** Commands that later ones can depend on, and corrections of any of them. */
const commandArb: fc.Arbitrary<Command> = fc.oneof(
  fc.integer({ min: -3, max: 6 }).map(add),
  fc.integer({ min: 1, max: 5 }).map(spend),
  fc.array(fc.integer({ min: 0, max: 3 }), { maxLength: 2 }).map((amounts) => lines(...amounts)),
  fc.integer({ min: 1, max: 9 }).map((id) => drop(`l${id}`)),
  fc.constant<Command>({ type: 'even' }),
  fc.constantFrom<Command>(note('A', 'mine'), { type: 'show', viewer: 'A' }, undo, { type: 'redo' }),
);
const correctArb: fc.Arbitrary<Command> = fc.oneof(
  fc.tuple(fc.integer({ min: 1, max: 7 }), commandArb).map(([n, command]) => change(n, command)),
  fc.tuple(fc.integer({ min: 1, max: 7 }), commandArb).map(([n, command]) => insert(n, command)),
  fc.integer({ min: 1, max: 7 }).map(remove),
);
const journalArb = fc
  .array(fc.oneof({ weight: 3, arbitrary: commandArb }, { weight: 1, arbitrary: correctArb }), {
    maxLength: 18,
  })
  .map((list) => {
    const journal = startTally();
    for (const command of list) attempt(journal, command);
    return journal;
  });

describe('any commands and corrections', () => {
  test('a journal read again is the same table, without damage', () => {
    fc.assert(
      fc.property(journalArb, (journal) => {
        const again = reread(journal);
        expect(findDamage(again)).toBeNull();
        expect(stateAt(reread(journal))).toEqual(stateAt(journal));
        expect(compareFold(reread(journal))).toBeNull();
        expect(compareOutcomes(reread(journal), null)).toBeNull();
      }),
      { numRuns: runs(400) },
    );
  });

  test('every moment is the corrected line up to it', () => {
    fc.assert(
      fc.property(journalArb, (journal) => {
        const again = reread(journal);
        const { line } = standingOf(lineTo(again));
        for (const [place, { n }] of line.entries()) {
          const last = line.findLastIndex((entry) => entry.n === n);
          if (last !== place) continue;
          expect(momentAt(again, n)).toEqual(foldOn(again, stateAt(again, 0), line.slice(0, place + 1)));
        }
      }),
      { numRuns: runs(300) },
    );
  });

  test('the public journal folds to the same open part', () => {
    fc.assert(
      fc.property(journalArb, (journal) => {
        expect(open(asPublic(journal))).toEqual(open(journal));
        expect(publicRows(asPublic(journal))).toEqual(publicRows(journal));
      }),
      { numRuns: runs(400) },
    );
  });

  test('a correction has the same result with the public journal alone, so its preview needs nothing else', () => {
    fc.assert(
      fc.property(journalArb, correctArb, (journal, correction) => {
        const known = asPublic(journal);
        const entry = journal.entries.find(
          ({ n, open: part }) => part && journal.publicNumbers.get(n) === correction.entry,
        );
        fc.pre(entry !== undefined);
        const whole = decide(journal, { ...correction, entry: entry?.n }, null);
        const preview = decide(known, correction, null);
        expect(preview.ok).toBe(whole.ok);
        if (whole.ok && preview.ok) {
          expect(preview.value.entry.changes).toEqual(whole.value.entry.changes);
          expect(preview.value.state.open).toEqual(whole.value.state.open);
        }
      }),
      { numRuns: runs(600) },
    );
  });

  test('ids are never given twice', () => {
    fc.assert(
      fc.property(journalArb, (journal) => {
        run(journal, lines(1, 1));
        const ids = open(journal).lines.map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
      }),
      { numRuns: runs(400) },
    );
  });

  test('a change without ids or refusals gives the same table as entering it so at once', () => {
    const amounts = fc.array(fc.integer({ min: -3, max: 6 }), { minLength: 1, maxLength: 10 });
    fc.assert(
      fc.property(amounts, fc.nat(), fc.integer({ min: 7, max: 9 }), (list, at, amount) => {
        const place = at % list.length;
        const corrected = run(startTally(), ...list.map(add), change(place + 1, add(amount)));
        const straight = run(
          startTally(),
          ...list.map((item, index) => add(index === place ? amount : item)),
        );
        expect(open(corrected)).toEqual(open(straight));
      }),
    );
  });
});
