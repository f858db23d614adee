import { bench, describe } from 'vitest';
import { compareFold } from './compare';
import { createJournal } from './journal';
import { momentAt, stateAt } from './moments';
import { add, run, startTally, tally, tell, undo } from './testing/tally';

/** A whole evening of so many moves, every one of them kept for undo. */
function play(moves: number) {
  const journal = startTally();
  for (let move = 0; move < moves; move += 1) tell(journal, add((move % 7) - 3));
  return journal;
}

const few = { iterations: 5, time: 500, warmupIterations: 2, warmupTime: 0 };

// Moves a second: "hz" times the moves in the name.
describe('a game played whole, kept for undo', () => {
  bench('3,000 moves', () => void play(3_000), few);
  bench('20,000 moves', () => void play(20_000), few);
});

describe('at 20,000 moves', () => {
  const long = play(20_000);
  bench('one undo', () => void run(long, undo), few);
});

// Milliseconds: the column "mean".
describe('10,000 entries read again', () => {
  const { entries } = play(10_000);
  bench('folded to the head', () => void stateAt(createJournal(tally, 0, entries)), few);
  bench(
    'folded and every recorded change compared',
    () => void compareFold(createJournal(tally, 0, entries)),
    few,
  );
});

describe('10,000 entries, the tenth and 49 later ones corrected', () => {
  const journal = play(10_000);
  for (let at = 0; at < 50; at += 1)
    run(journal, { type: 'correct', entry: 10 + 190 * at, how: 'change', command: add(8) });
  const again = createJournal(tally, 0, journal.entries);
  bench(
    'read again and folded to the head',
    () => void stateAt(createJournal(tally, 0, journal.entries)),
    few,
  );
  bench('one look back', () => void momentAt(again, 5_000), few);
  bench('one look back, to the entry after the first corrected one', () => void momentAt(again, 11), few);
});
