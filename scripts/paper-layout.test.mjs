import { describe, expect, it } from 'vitest';
import { holdsOnPaper } from './paper-layout.ts';

describe('a container query on an upright A4 sheet, 54.6rem wide', () => {
  it.each([
    ['(width <= 37.5rem)', false],
    ['(width < 62.5rem)', true],
    ['(width >= 34rem)', true],
    ['(width > 54.6rem)', false],
    ['(width >= 54.6rem)', true],
    ['(37.5rem < width < 62.5rem)', true],
    ['(62.5rem <= width < 70.5rem)', false],
  ])('%s: %s', (query, holds) => expect(holdsOnPaper(query)).toBe(holds));

  it.each(['(width)', '(min-width: 37.5rem)', '(width < 600px)', 'lid (width < 20rem)'])(
    '%s is refused: it would be lost on paper',
    (query) => expect(() => holdsOnPaper(query)).toThrow('holds on paper'),
  );
});
