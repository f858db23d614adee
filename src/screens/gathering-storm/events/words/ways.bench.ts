import { bench, describe } from 'vitest';
import type { Place } from '@/systems/gathering-storm/effects/place';
import { parseEntered } from '@/systems/gathering-storm/words/read/read-entered';
import { waysOf } from './ways';

const PARTS = ['inc 1 tp ', 'any step ', 'one sec ', 'economy, ', 'it says secretly ', 'frobs support '];
const GERMANY: Place = { general: false, power: 'Germany' };

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
