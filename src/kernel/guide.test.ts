import { expect, it } from 'vitest';
import { headed, namedBy } from './guide';

it('a line includes its heading, and names what to do without it', () => {
  expect(headed('Next', 'take income')).toEqual({ line: 'Next: take income', names: 'take income' });
  expect(namedBy(headed('Now', 'the Crisis'))).toBe('the Crisis');
  expect(namedBy({ line: 'Anyone’s papers first?' })).toBe('Anyone’s papers first?');
});
