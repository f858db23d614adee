import fc from 'fast-check';
import { describe, expect, inject, it } from 'vitest';
import { loadHelps, loadLesson } from '@/store/games';
import { Newcomer, nameOf } from './testing/newcomer';

/** Every lesson that Help leads to. */
const LESSONS = Object.entries(await loadHelps()).flatMap(([game, { firstTurns }]) =>
  firstTurns.map(({ kind }) => ({ game, kind })),
);

/** So often is each lesson played by somebody who strays. */
const WALKS = Math.max(1, Math.round(2 * inject('effort')));
/** As far as she strays at each step. */
const ASTRAY = 3;
/** So many choices of hers are thrown at once. */
const CHOICES = 40;
/** More taps than the way to the end takes, and than any way back. */
const MOST = 60;

describe.each(LESSONS)('the first turn, $game, $kind', ({ game, kind }) => {
  it('is played to its end by what has the ring alone, in as many taps as Help counts', async () => {
    const lesson = await loadLesson(game, kind);
    const newcomer = await Newcomer.open(game, kind);
    const way = await newcomer.follow(MOST);
    expect(newcomer.said).toMatch(/The end \| Those were two/);
    expect(newcomer.taps, way.join(' > ')).toBe(lesson?.taps);
  });

  // Other ways each day.
  it.each(fc.sample(fc.array(fc.nat(), { minLength: CHOICES, maxLength: CHOICES }), WALKS))(
    'leads back from whatever else is tapped at any step, and to its end, way %#',
    async (...choices) => {
      let chosen = 0;
      const newcomer = await Newcomer.open(game, kind);
      const taken: string[] = [];
      while (newcomer.step !== Number.POSITIVE_INFINITY) {
        const { step } = newcomer;
        taken.push(`— ${step}:`);
        for (let count = 0; count < ASTRAY && newcomer.others.length > 0; count += 1) {
          const other = newcomer.others[
            (choices[chosen++ % CHOICES] ?? 0) % newcomer.others.length
          ] as HTMLElement;
          taken.push(`*${nameOf(other)}`);
          await newcomer.tap(other);
          if (!newcomer.isHere) throw new Error(`Left by ${taken.join(' ')}`);
        }
        const way: string[] = [];
        while (newcomer.step <= step) {
          const { meant } = newcomer;
          if (!meant || way.length > MOST)
            throw new Error(`${newcomer.place} after ${taken.join(' ')} ${way.join(' > ')}`);
          way.push(nameOf(meant));
          await newcomer.tap(meant);
        }
        taken.push(...way);
      }
      expect(newcomer.said).toContain('The end');
    },
  );
});
