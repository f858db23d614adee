import { expect, it } from 'vitest';
import type { Lesson } from '@/kernel/first-turn';
import { replayLesson } from '@/kernel/testing/replay-lesson';
import { setupOf, testLessons } from '@/kernel/testing/test-lessons';
import { duesOf } from '../dues';
import { help } from '../help/help';
import type { OpenState } from '../state';
import { system } from '../system';
import { POWERS } from '../vocabulary';
import { ALONE } from './alone';
import { lessons } from './first-turn';
import { HOTSEAT } from './hotseat';
import { LESSON_DECK } from './lesson-deck';

testLessons(system as never, { lessons, help }, (open) => {
  it('GS 7 is two whole turns of the real game, and leaves nothing due', () => {
    expect(open.turn).toBe(3);
    // Only the next turn’s own card.
    expect(duesOf(open as OpenState).map(({ id }) => id)).toEqual(['card']);
  });
});

const replayed = (lesson: Lesson<OpenState>) =>
  replayLesson(system as never, lesson as never, setupOf(system as never, lesson as never));

it.each([HOTSEAT, ALONE])(
  'GS 9.12 tells nothing of a hand: no sentence names a card that is dealt',
  (lesson) => {
    const titles = LESSON_DECK.cards.flatMap(({ national }) => POWERS.map((power) => national[power].title));
    const { said } = replayed(lesson);
    for (const { words } of said) for (const title of titles) expect(words).not.toContain(title);
  },
);
