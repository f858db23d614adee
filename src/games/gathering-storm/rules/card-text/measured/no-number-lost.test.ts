import { describe, expect, inject, it } from 'vitest';
import { share } from '@/kernel/testing/effort';
import type { Effect } from '../../effects/shapes';
import { effectsOf } from '../../testing/effects-of';

import freeLines from './free-lines.json';
import { canon } from './measure';

/** Numbers that may be written for a kind but are in no field: one counter, a level, two of six steps. */
const BY_KIND: Partial<Record<Effect['kind'], readonly number[]>> = {
  ...{ 'support-index': [3], 'support-climate': [3], 'support-balance': [3] },
  ...{ 'support-results': [1], 'support-progress': [1], 'support-pacts': [1] },
  ...{ doubling: [2, 3], atomic: [2, 3], acceleration: [1, 2] },
  ...{ 'civil-war': [1], 'diplomatic-counter': [1], 'russian-door': [1], subversion: [1, 1] },
  ...{ 'research-level': [1], 'research-level-any': [1, 1], 'research-counter': [1] },
  ...{ 'research-steps': [1, 2, 1], 'research-steps-any': [1, 2, 1], espionage: [1, 1] },
  ...{ 'free-unit': [1], 'free-ship': [1], 'factory-price': [1], dispute: [1, 2] },
};
const numbersIn = (value: unknown): number[] =>
  typeof value === 'number'
    ? [Math.abs(value)]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(numbersIn)
      : [];
const figuresIn = (line: string) =>
  [...line.matchAll(/(?<![\w.,])\d+(?![\w.,]\w|\w)/g)].map(([figures]) => Number(figures));

/** The figures of a line for which no number of what it does is left: each power that is named may have its own. */
function leftOver(line: string, effects: readonly Effect[]): number[] {
  const held = effects.flatMap((effect) => [...numbersIn(effect), ...(BY_KIND[effect.kind] ?? [])]);
  return figuresIn(line).filter((figure) => {
    const at = held.indexOf(figure);
    if (at !== -1) held.splice(at, 1);
    return at === -1;
  });
}

/** The line with something inserted at each of its spaces, and at its end. */
const withPut = (line: string, put: string) =>
  [...line.matchAll(/ |$/g)].map(({ index }) => `${line.slice(0, index)}${put}${line.slice(index)}`);

describe('GS 9.31: a number that is typed is never passed over', () => {
  const every = Math.round(1 / share());
  const sample = freeLines.filter((_, at) => at % every === inject('seed') % every);

  it.each([' +1', ' -1', ' 2', ' counters +1'])('“%s”, wherever it is put in', (put) => {
    const wrong = sample.flatMap(({ line, form }) => {
      const whole = effectsOf(line, form);
      if (whole === null) return [];
      return withPut(line, put).flatMap((more) => {
        const read = effectsOf(more, form);
        if (read === null || canon(read) !== canon(whole)) return [];
        const lost = leftOver(more, read).length > 0 || (put.includes('-') && !/-\d/.test(canon(read)));
        return lost ? [`${form}: ${more}`] : [];
      });
    });
    expect(wrong).toEqual([]);
  });

  it.each<[string, string, boolean]>([
    ['general', 'civil war spain counter +1', true],
    ['general', 'spain civil war event: spain counters +1', true],
    ['general', 'Spanish civil war +1', false],
    ['general', 'Spanish civil war counter -1', false],
    ['general', 'two civil war counters in Spain', false],
    ['general', 'civil war in Spain, counters +2', false],
    ['Britain', 'all +1 ships +1 box', false],
    ['Germany', 'a level -1 in one German military project', false],
    ['Russia', 'free subversion in Finland or Rumania -1', false],
  ])('GS 25.31, 9.41: %s: %s', (form, line, isRead) => expect(effectsOf(line, form) !== null).toBe(isRead));

  it('GS 25.31: does not read a bare number after a civil war, which may be a counter or a modifier', () =>
    expect(effectsOf('Spanish civil war +1', 'Italy')).toBeNull());
});
