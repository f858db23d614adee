import { isDraft } from 'immer';
import { expect, it } from 'vitest';
import { add, run, startTally, type Tally, tally } from '../testing/tally';
import { compareAll } from './compare-all';
import { createJournal } from './journal';

const { entries } = run(startTally(), add(2), add(3));
const how = { decides: 'all', chance: null, prints: null } as const;

/** The same game, but folding an added number throws if `fails` returns true. */
function failing(fails: (draft: Tally) => boolean) {
  const add = tally.commands.add as NonNullable<typeof tally.commands.add>;
  const open: typeof add.open = (draft, ...rest) => {
    if (fails(draft)) throw new TypeError('Attempted to assign to readonly property.');
    add.open?.(draft, ...rest);
  };
  return createJournal({ ...tally, commands: { ...tally.commands, add: { ...add, open } } }, 0, entries);
}

it('an entry that can be read but not compared is a fault of the app, reported with its cause', () => {
  // In a table that is changed in place, and in no other.
  const journal = failing((draft) => !isDraft(draft));
  expect(() => compareAll(journal, how)).toThrow(
    expect.objectContaining({
      message: 'Entry 1 could not be compared.',
      cause: expect.objectContaining({ message: 'Attempted to assign to readonly property.' }),
    }),
  );
});

it('an entry that cannot be read anywhere is damage in the file', () => {
  expect(
    compareAll(
      failing(() => true),
      how,
    ),
  ).toMatchObject({ n: 1, folded: 'nothing that can be read' });
});
