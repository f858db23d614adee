import { expect, it } from 'vitest';
import { QUIET } from '../testing/play';
import { sayMissing } from './say-deck';

it.each([
  [{ Britain: QUIET }, {}, 'the trend, the general event and four powers’ events'],
  [{}, { trend: 0, general: QUIET }, 'five powers’ events'],
  [
    { Germany: QUIET, Italy: QUIET, Britain: QUIET },
    { trend: 1 },
    'the general event, France’s event and Russia’s event',
  ],
  [
    { Germany: QUIET, Italy: QUIET, Britain: QUIET, France: QUIET, Russia: QUIET },
    { trend: 1, general: QUIET },
    '',
  ],
])('GS 9.12: what a card lacks, %#', (national, more, words) => {
  expect(sayMissing({ number: 57, national, ...more })).toBe(words);
});
