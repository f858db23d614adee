import { bench, describe } from 'vitest';
import { entryAt, openLongTable } from './testing/long-table';

const LENGTHS = [200, 2_000, 20_000];
const stores = await Promise.all(LENGTHS.map(openLongTable));

// Milliseconds: the column "mean". The table grows by so many entries while it is measured, and no more.
describe('one entry through the store, with a shelf in memory', () => {
  for (const [place, length] of LENGTHS.entries()) {
    let at = length;
    bench(
      `behind ${length.toLocaleString('en')} entries`,
      async () => {
        await stores[place]?.actions.dispatch(entryAt(at));
        at += 1;
      },
      { iterations: 200, time: 0, warmupIterations: 50, warmupTime: 0 },
    );
  }
});
