import { bench, describe } from 'vitest';
import { parseEntered } from '@/systems/gathering-storm/card-text/read/read-entered';
import type { CardPlace } from '@/systems/gathering-storm/effects/place';
import { waysOf } from './ways';

const PARTS = ['inc 1 tp ', 'any step ', 'one sec ', 'economy, ', 'it says secretly ', 'frobs support '];
const GERMANY: CardPlace = { general: false, power: 'Germany' };

// Milliseconds: the column "max". What is offered is worked out again at every key.
for (const letters of [590, 4000])
  describe(`the ways out of ${letters} letters that nobody would type`, () => {
    for (const part of PARTS) {
      const text = part.repeat(letters).slice(0, letters);
      const read = parseEntered(text, GERMANY);
      const mistakes = read.ok ? [] : read.mistakes;
      bench(part, () => void mistakes.flatMap((mistake) => waysOf(text, mistake, [GERMANY])), {
        time: 300,
        warmupIterations: 0,
      });
    }
  });
