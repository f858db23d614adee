import { bench, describe } from 'vitest';
import type { CardPlace } from '../../effects/place';
import { MOST_LETTERS, parseEntered } from '../read/read-entered';

const PARTS = [
  'support +1, ',
  'a ',
  'Poland or ',
  '/ ',
  'germnay ',
  'Italian suport ',
  'Polnd +1; ',
  'trade pact in ',
];
/** Each on a line of its own. */
const LINES = ['a\n', '1\n', '-\n', 'support\n', 'Turky: 1\n'];
const ITALY: CardPlace = { general: false, power: 'Italy' };

// Milliseconds: the column "max". The target is 50.
describe('4,000 letters that nobody would type, in lines of 150', () => {
  for (const part of PARTS) {
    const text = part
      .repeat(MOST_LETTERS)
      .slice(0, MOST_LETTERS)
      .replace(/(.{149})./gs, '$1\n');
    bench(part, () => void parseEntered(text, ITALY), { time: 300, warmupIterations: 3 });
  }
});

describe('4,000 letters, as many lines as go in', () => {
  for (const part of LINES) {
    const text = part.repeat(MOST_LETTERS).slice(0, MOST_LETTERS);
    bench(part.trim(), () => void parseEntered(text, ITALY), { time: 300, warmupIterations: 3 });
  }
});
