import { bench, describe } from 'vitest';
import { add, attempt, run, startTally, tally } from '../testing/tally';
import { compareFold } from './compare';
import { createJournal } from './journal';
import { momentAt, stateAt } from './moments';

/** A long session of `moves` entries, each of them kept for undo. */
function play(moves: number) {
  const journal = startTally();
  for (let move = 0; move < moves; move += 1) attempt(journal, add((move % 7) - 3));
  return journal;
}

const few = { iterations: 5, time: 500, warmupIterations: 2, warmupTime: 0 };

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
