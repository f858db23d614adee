import { expect, it } from 'vitest';
import { RAW, SENTENCE } from '../testing/spoil';
import { explainWhy, WHYS } from './why';

it('every refusal has a sentence of its own, and says what to do', () => {
  const refusals = WHYS.map(explainWhy);
  expect(new Set(refusals.map(({ message }) => message)).size).toBe(WHYS.length);
  for (const { message, allowed } of refusals)
    for (const said of [message, allowed]) {
      expect(said).toMatch(SENTENCE);
      expect(said).not.toMatch(RAW);
    }
});
