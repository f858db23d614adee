import { bench, describe } from 'vitest';
import { HOSTILE_TEXTS } from '../testing/hostile-texts';
import { readEntryList } from './entry-list';

// Milliseconds: the column "mean". The target is 5,000; a pattern that backtracks takes far longer.
describe('texts that are no list of entries', () => {
  const few = { iterations: 3, time: 0, warmupIterations: 1, warmupTime: 0 };
  bench(
    'all of them read',
    () => {
      for (const text of HOSTILE_TEXTS) readEntryList(text, []);
    },
    few,
  );
});
