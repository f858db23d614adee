import { describe, expect, it } from 'vitest';
import { createChance } from '@/kernel/chance';
import { seedsOfDay } from '@/kernel/testing/effort';
import { lessons as gatheringStorm } from '@/systems/gathering-storm/first-turn/first-turn';
import { lessons as goss } from '@/systems/goss/first-turn/first-turn';
import { lessons as stormOverAsia } from '@/systems/storm-over-asia/first-turn/first-turn';
import { Newcomer, nameOf } from './testing/newcomer';

const GAMES = { 'gathering-storm': gatheringStorm, 'storm-over-asia': stormOverAsia, goss };
const LESSONS = Object.entries(GAMES).flatMap(([game, lessons]) =>
  Object.entries(lessons).map(([kind, lesson]) => ({ game, kind, lesson })),
);

/** So often is each lesson played by somebody who strays. */
const WALKS = 2;
/** As far as she strays at each step. */
const ASTRAY = 3;
/** More taps than the way to the end takes, and than any way back. */
const MOST = 60;

describe.each(LESSONS)('the first turn, $game, $kind', ({ game, kind, lesson }) => {
  it('is played to its end by what has the ring alone, in as many taps as Help counts', async () => {
    const newcomer = await Newcomer.open(game, kind);
    const way = await newcomer.follow(MOST);
    expect(newcomer.said).toMatch(/The end \| Those were two/);
    expect(newcomer.taps, way.join(' > ')).toBe(lesson.taps);
  });

  it.each(seedsOfDay(WALKS))(
    'leads back from whatever else is tapped at any step, and to its end: chance %i',
    async (seed) => {
      const chance = createChance(new Uint8Array(64).fill(7));
      let rolled = 0;
      const newcomer = await Newcomer.open(game, kind);
      const taken: string[] = [];
      while (newcomer.step !== Number.POSITIVE_INFINITY) {
        const { step } = newcomer;
        taken.push(`— ${step}:`);
        for (let count = 0; count < ASTRAY && newcomer.others.length > 0; count += 1) {
          const other = newcomer.others[
            chance.roll(`${seed}`, rolled++, newcomer.others.length)
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
