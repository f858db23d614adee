import type { Lesson, Lessons } from '@/kernel/lesson/first-turn';
import { ALONE } from './alone';
import { HOTSEAT } from './hotseat';
import { PAPER } from './paper';

/** The guided turns of Gathering Storm, one lesson for each way to play. */
export const lessons: Lessons = {
  paper: PAPER as unknown as Lesson,
  hotseat: HOTSEAT as unknown as Lesson,
  alone: ALONE as unknown as Lesson,
};
