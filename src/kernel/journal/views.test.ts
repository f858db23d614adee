import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createChance } from '../chance';
import type { Command } from '../game';
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
import type { Entry } from './entry';
import { createJournal, isPublic, type Journal, lineTo } from './journal';
import { stateAt } from './moments';
import { movesOffered } from './moves';
import { publicEntries, publicRows, viewFor } from './views';

const chance = createChance(new Uint8Array(64).fill(5));
const SEALED = 'a sealed word';
const show = (viewer: string): Command => ({ type: 'show', viewer });

/** Generates commands of every kind; a note is only shown if `shows` is true. */
const commands = (shows: boolean) =>
  fc.array(
    fc.oneof(
      { weight: 4, arbitrary: fc.integer({ min: -9, max: 9 }).map(add) },
      { weight: 1, arbitrary: fc.constant<Command>({ type: 'roll' }) },
      { weight: 3, arbitrary: fc.constant(visit) },
      { weight: 4, arbitrary: fc.constantFrom('A', 'B').map((viewer) => note(viewer, SEALED)) },
      { weight: 4, arbitrary: fc.constant(undo) },
      { weight: 3, arbitrary: fc.constant(redo) },
      {
        weight: 2,
        arbitrary: fc.constantFrom('A', 'B').map((viewer): Command => ({ type: 'undo', viewer })),
      },
      ...(shows ? [{ weight: 2, arbitrary: fc.constantFrom('A', 'B').map(show) }] : []),
    ),
    { maxLength: 40 },
  );

function played(list: readonly Command[]): Journal<Tally, Notes> {
  const journal = startTally();
  for (const command of list) attempt(journal, command, chance);
  return journal;
}

describe('a private decision that leaves something with another viewer', () => {
  const pass: Command = { type: 'pass', viewer: 'A', to: 'B', text: SEALED };

  it('is folded into both parts; the other viewer’s part holds its kind and outcome, and none of its words', () => {
    const journal = run(startTally(), pass);
    expect(stateAt(journal).hidden).toEqual({ A: { notes: ['given'] }, B: { notes: ['a present'] } });
    expect(journal.entries[0]?.hidden?.B).toEqual({ command: { type: 'pass' }, came: 'a present' });
    expect(publicEntries(journal)).toEqual([]);
    const read = createJournal(tally, 0, JSON.parse(JSON.stringify(journal.entries)) as Entry[]);
    expect(stateAt(read)).toEqual(stateAt(journal));
  });

  it('is undone whole by its owner', () => {
    const journal = run(startTally(), pass, { type: 'undo', viewer: 'A' });
    expect(stateAt(journal).hidden).toEqual({ A: { notes: [] }, B: { notes: [] } });
  });
});

describe('views', () => {
  it('pick the open part and one’s own; the public and a stranger have no part', () => {
    const { open, hidden } = stateAt(run(startTally(), note('A', SEALED), add(1)));
    const state = { open, hidden };
    expect(viewFor(state, 'A')).toEqual({ viewer: 'A', open, hidden: { notes: [SEALED] } });
    for (const viewer of ['public', 'B', 'C'])
      expect(JSON.stringify(viewFor(state, viewer))).not.toContain(SEALED);
    expect(viewFor(state, 'public').hidden).toBeNull();
  });
});

describe('public rows', () => {
  const rows = (...list: Command[]) =>
    publicRows(run(startTally(), ...list)).map(({ no, stands, undoneBy }) => [no, stands, undoneBy]);

  it('count public entries only', () => {
    expect(rows(add(1), note('A', 'x'), note('A', 'y'), add(2))).toEqual([
      [1, true, undefined],
      [2, true, undefined],
    ]);
  });

  it('each names the undo that took it back, not another’s', () => {
    expect(rows(add(1), add(2), undo, undo)).toEqual([
      [1, false, 4],
      [2, false, 3],
      [3, true, undefined],
      [4, true, undefined],
    ]);
  });

  it('a redone entry stands; undone again, it names the last undo', () => {
    expect(rows(add(1), undo, redo)[0]).toEqual([1, true, undefined]);
    expect(rows(add(1), undo, redo, undo)[0]).toEqual([1, false, 4]);
    expect(rows(add(1), undo, note('A', 'x'), note('A', 'y'), redo)[0]).toEqual([1, true, undefined]);
  });

  it('stand exactly if they are on the line', () => {
    fc.assert(
      fc.property(commands(true), (list) => {
        const journal = played(list);
        const line = lineTo(journal);
        const written = journal.entries.filter(isPublic);
        for (const { no, entry, stands, undoneBy } of publicRows(journal)) {
          const moves = ['undo', 'redo'].includes(entry.open?.command.type ?? '');
          expect(stands).toBe(moves || line.includes(written[no - 1] as Entry));
          expect(undoneBy === undefined).toBe(stands);
        }
      }),
    );
  });
});

describe('public entries', () => {
  it('fold to the same open part, without gaps, hidden parts or anything sealed', () => {
    fc.assert(
      fc.property(commands(true), (list) => {
        const journal = played(list);
        const entries = publicEntries(journal);
        expect(entries.map(({ n }) => n)).toEqual(entries.map((_, at) => at + 1));
        expect(entries).toHaveLength(journal.entries.filter(isPublic).length);
        const alone = createJournal(tally, 0, JSON.parse(JSON.stringify(entries)));
        expect(stateAt(alone).open).toEqual(stateAt(journal).open);
        expect(stateAt(alone).hidden).toEqual(stateAt(startTally()).hidden);
        expect(JSON.stringify(entries)).not.toContain('hidden');
      }),
    );
  });

  it('reveal nothing of a hand that was never shown, nor do rows, counts or offers', () => {
    fc.assert(
      fc.property(commands(false), fc.array(fc.nat()), (list, places) => {
        const journal = played(list);
        expect(JSON.stringify(publicEntries(journal))).not.toContain(SEALED);
        // The same evening with more private decisions in it.
        const more = [...list];
        for (const place of places) more.splice(place % (more.length + 1), 0, note('A', SEALED));
        const withoutSeats = (all: readonly Command[]) =>
          all.filter(({ type, viewer }) => type !== 'undo' || !viewer);
        const one = played(withoutSeats(list));
        const two = played(withoutSeats(more));
        expect(publicEntries(two)).toEqual(publicEntries(one));
        expect(publicRows(two)).toEqual(publicRows(one));
        expect(movesOffered(two)).toEqual(movesOffered(one));
      }),
    );
  });
});
