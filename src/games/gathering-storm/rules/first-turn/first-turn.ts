import type { Lesson, Lessons } from '@/kernel/lesson/first-turn';
import { ALONE } from './alone';
import { HOTSEAT } from './hotseat';
import { PAPER } from './paper';

/** The guided turns of Gathering Storm; what differs for the person has one of its own. */
export const lessons: Lessons = {
  paper: PAPER as unknown as Lesson,
  hotseat: HOTSEAT as unknown as Lesson,
  alone: ALONE as unknown as Lesson,
};
