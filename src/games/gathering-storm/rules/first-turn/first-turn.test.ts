import { expect, it } from 'vitest';
import { decide } from '@/kernel/command/decide';
import type { Command } from '@/kernel/game';
import { commit, createJournal, lineTo } from '@/kernel/journal/journal';
import { stateAt } from '@/kernel/journal/moments';
import { follow, type Lesson } from '@/kernel/lesson/first-turn';
import { createGoalCheck } from '@/kernel/lesson/first-turn-targets';
import { replayLesson } from '@/kernel/testing/replay-lesson';
import { setupOf, testLessons } from '@/kernel/testing/test-lessons';
import { duesOf } from '../guide/dues';
import { guideFor } from '../guide/guide';
import { stepIndex } from '../guide/phases';
import { help } from '../help/help';
import type { OpenState } from '../state/state';
import { system } from '../system';
import { POWERS } from '../vocabulary';
import { ALONE } from './alone';
import { lessons } from './first-turn';
import { HOTSEAT } from './hotseat';
import { LESSON_DECK } from './lesson-deck';
import { PAPER } from './paper';

testLessons(system as never, { lessons, help }, guideFor, (open) => {
  it('GS 7 is two whole turns of the real game: only the third turn’s card is left', () => {
    const { turn, step } = open as OpenState;
    expect({ turn, step }).toEqual({ turn: 3, step: 'draw' });
    expect(duesOf(open as OpenState).map(({ id }) => id)).toEqual(['card']);
  });
});

const replayed = (lesson: Lesson<OpenState>) =>
  replayLesson(system as never, lesson as never, setupOf(system as never, lesson as never));

it.each([HOTSEAT, ALONE])('GS 9.12 reveals nothing of a hand: no sentence names a dealt card', (lesson) => {
  const titles = LESSON_DECK.cards.flatMap(({ national }) => POWERS.map((power) => national[power].title));
  const { said } = replayed(lesson);
  for (const { words } of said) for (const title of titles) expect(words).not.toContain(title);
});

it('GS 9.41: who answers each question reaches the same place as who taps No more cards this turn', () => {
  const lesson = PAPER as unknown as Lesson;
  const at = lesson.steps.findIndex(({ does }) => does?.some(({ noMoreCards }) => noMoreCards));
  const setup = setupOf(system as never, lesson);
  const journal = createJournal(system.create(null), setup);
  const run = (command: Command) => {
    const decided = decide(journal as never, command, null);
    if (!decided.ok) throw new Error(decided.refusal.message);
    commit(journal as never, decided.value as never);
  };
  for (const command of lesson.steps.slice(0, at).flatMap(({ does = [] }) => does)) run(command);
  const seen = new Set(lesson.steps.keys());
  const reached = createGoalCheck(system as never, lesson, setup);
  const read = () => follow(lesson.steps, lineTo(journal as never), seen, [], reached);
  const passed = () => stepIndex((stateAt(journal).open as OpenState).step) < stepIndex('crisis');
  run({ type: 'advance' });
  expect(read()).toEqual({ at, done: 0, strayed: 1 });
  while (passed()) run({ type: 'advance' });
  expect(read()).toEqual({ at, done: 1, strayed: 0 });
  // A note is not a step towards a target.
  run({ type: 'note', words: 'Anna goes first.' });
  expect(read().strayed).toBe(1);
});
