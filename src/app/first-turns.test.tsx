import { act, fireEvent } from '@testing-library/react';
import fc from 'fast-check';
import { describe, expect, inject, it, vi } from 'vitest';
import { GAMES, loadHelps, loadLesson } from '@/store/games';
import { Newcomer, nameOf } from './testing/newcomer';

/** Every lesson that Help leads to. */
const LESSONS = Object.entries(await loadHelps()).flatMap(([game, { firstTurns }]) =>
  firstTurns.map(({ kind }) => ({ game, kind })),
);
/** The sweep tries every way of straying in each lesson, `npm test` one of them, by the seed. */
const isChosen = (at: number, of: number) => inject('effort') > 1 || at === inject('seed') % of;
/** The time of the second tap. */
const TWICE = ['at once', 'after it', 'a moment later'] as const;
const TWICE_IN = LESSONS.flatMap((lesson) => TWICE.map((when) => ({ ...lesson, when }))).filter((_, at) =>
  isChosen(at, LESSONS.length * TWICE.length),
);
const DETOUR_LESSONS = LESSONS.filter((_, at) => isChosen(at, LESSONS.length));
/** As far as she strays at each step. */
const ASTRAY = 3;
/** Number of random choices generated for each walk. */
const CHOICES = 40;
/** Walks through each of these lessons, the choices by the seed. */
const WALKS = fc.sample(
  fc.array(fc.nat(), { minLength: CHOICES, maxLength: CHOICES }),
  Math.max(1, Math.round(2 * inject('effort'))),
);
const WALKS_IN = DETOUR_LESSONS.flatMap((lesson) => WALKS.map((choices, no) => ({ ...lesson, choices, no })));
/** More taps than any way to the end, or back, takes. */
const MOST = 60;

it('Home offers each of them', () => {
  const offered = GAMES.flatMap(({ id, firstTurns }) => firstTurns.map((kind) => ({ game: id, kind })));
  expect(offered).toEqual(LESSONS);
});

describe.each(LESSONS)('the first turn, $game, $kind', ({ game, kind }) => {
  it('is played to its end by what has the ring alone, in as many taps as Help counts', async () => {
    const lesson = await loadLesson(game, kind);
    const newcomer = await Newcomer.open(game, kind);
    const way = await newcomer.follow(MOST);
    expect(newcomer.said).toMatch(/The end \| Those were two/);
    expect(newcomer.taps, way.join(' > ')).toBe(lesson?.taps);
  });
});

describe('a player who strays in a first turn', () => {
  it.each(DETOUR_LESSONS)(
    'does the guide’s own action once, even if its key is pressed again: $game, $kind',
    async ({ game, kind }) => {
      const lesson = await loadLesson(game, kind);
      const newcomer = await Newcomer.open(game, kind);
      while (newcomer.step !== Number.POSITIVE_INFINITY && newcomer.taps < MOST) {
        const { meant } = newcomer;
        if (meant?.closest('[data-first-turn]')) await newcomer.pressTwice(meant);
        else if (meant) await newcomer.tap(meant);
        expect(newcomer.untrue).toEqual([]);
      }
      expect(newcomer.taps).toBe(lesson?.taps);
    },
  );

  it.each(TWICE_IN)(
    'passes no step unread by a second tap $when: $game, $kind',
    async ({ game, kind, when }) => {
      const newcomer = await Newcomer.open(game, kind);
      const way: string[] = [];
      while (newcomer.step !== Number.POSITIVE_INFINITY) {
        const { step, meant, place } = newcomer;
        if (!meant || way.length > MOST) throw new Error(`${place} after ${way.join(' > ')}`);
        way.push(nameOf(meant));
        const last = Number(/of (\d+)/.exec(newcomer.said)?.[1]);
        await newcomer.tapTwice(meant, when);
        if (step < last) expect(newcomer.step, place).toBeLessThanOrEqual(step + 1);
        expect(newcomer.step, place).toBeGreaterThanOrEqual(step);
        expect(newcomer.untrue).toEqual([]);
      }
    },
  );

  it.each(WALKS_IN)(
    'is led back from any other tap at any step, and to the end: $game, $kind, way $no',
    async ({ game, kind, choices }) => {
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
          expect(newcomer.untrue, taken.join(' ')).toEqual([]);
          if (!newcomer.isHere) throw new Error(`Left by ${taken.join(' ')}`);
        }
        const way: string[] = [];
        while (newcomer.step <= step) {
          const { meant } = newcomer;
          if (!meant || way.length > MOST)
            throw new Error(`${newcomer.place} after ${taken.join(' ')} ${way.join(' > ')}`);
          way.push(nameOf(meant));
          await newcomer.tap(meant);
          expect(newcomer.untrue, `${taken.join(' ')} ${way.join(' > ')}`).toEqual([]);
        }
        taken.push(...way);
      }
      expect(newcomer.said).toContain('The end');
    },
  );
});

describe('a step is done only once the table is in the stated position', () => {
  it('opening something other than Undo takes nothing back, and continuing from the mistake does not count', async () => {
    const newcomer = await Newcomer.open('gathering-storm', 'hotseat');
    await newcomer.followTo('Suppose that was too soon');
    const { step } = newcomer;
    await newcomer.tap(newcomer.control('Menu'));
    await newcomer.tap(newcomer.control('Undo something earlier'));
    expect(newcomer.step).toBe(step);
    while (document.querySelector('dialog[open]')) await newcomer.tap(newcomer.meant as HTMLElement);
    await newcomer.tap(newcomer.control('Apply the card'));
    expect(newcomer.place).toContain('Tap Take it back. | Take it back');
    await newcomer.tap(newcomer.meant as HTMLElement);
    expect(newcomer.step).toBe(step);
    await newcomer.tap(newcomer.meant as HTMLElement);
    expect(newcomer.said).toContain('It lies face down again.');
    expect(newcomer.control('Turn the')).toBeTruthy();
  });

  it('the board of another page hides the mistake and takes nothing back', async () => {
    const newcomer = await Newcomer.open('gathering-storm', 'paper');
    await newcomer.followTo('Suppose that was too little');
    const { step } = newcomer;
    await newcomer.tap(newcomer.control('Boards'));
    expect(newcomer.step).toBe(step);
  });

  it('Help on top of papers does not close them', async () => {
    const newcomer = await Newcomer.open('gathering-storm', 'alone');
    await newcomer.followTo('Germany’s card');
    const { step } = newcomer;
    await act(async () => void fireEvent.keyDown(document.body, { key: '?' }));
    await vi.waitFor(() => expect(document.querySelector('dialog[open]')).not.toBeNull());
    await newcomer.wait();
    expect(newcomer.step).toBe(step);
  });
});

describe('hidden papers continue the turn, whatever was decided in them', () => {
  it.each(['hotseat', 'alone'])('%s: another card is played, or none', async (kind) => {
    for (const tab of ['Italy', null]) {
      const newcomer = await Newcomer.open('gathering-storm', kind);
      await newcomer.followTo('Germany’s card');
      const { step } = newcomer;
      if (tab) {
        await newcomer.tap(newcomer.control(tab));
        expect(nameOf(newcomer.meant as HTMLElement)).toContain('Germany');
        await newcomer.tap(newcomer.control('Play'));
      }
      await newcomer.tap(newcomer.control('Hide now'));
      while (newcomer.step <= step) await newcomer.tap(newcomer.meant as HTMLElement);
      expect(newcomer.untrue).toEqual([]);
      await newcomer.follow(MOST);
      expect(newcomer.said).toContain('The end');
    }
  });
});
