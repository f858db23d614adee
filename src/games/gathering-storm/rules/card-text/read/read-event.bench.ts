import { bench, describe } from 'vitest';
import type { CardPlace } from '../../effects/place';
import { MOST_LETTERS, parseEntered } from './read-event';

const PARTS = [
  'support +1, ',
  'a ',
  '-',
  'Poland or ',
  '/ ',
  'germnay ',
  'Italian suport ',
  'Polnd +1; ',
  'Ger +1 Ita +1 ',
  '+1 support for each ',
];
const ITALY: CardPlace = { general: false, power: 'Italy' };

// Milliseconds: the column "max". The target is 50.
for (const letters of [150, 60])
  describe(`4,000 letters that nobody would type, in lines of ${letters}`, () => {
    for (const part of PARTS) {
      const text = part
        .repeat(MOST_LETTERS)
        .slice(0, MOST_LETTERS)
        .replace(new RegExp(`(.{${letters - 1}}).`, 'gs'), '$1\n');
      bench(part, () => void parseEntered(text, ITALY), { time: 300, warmupIterations: 3 });
    }
  });
