import { type AppPlace, type Chapter, createChapters } from '@/kernel/help';

const REGISTER: AppPlace = { name: 'Register', page: 'table' };
const RESULTS: AppPlace = { name: 'Results', page: 'results' };
const READINGS: AppPlace = { name: 'Readings', sheet: 'readings' };
const CLOCK: AppPlace = { name: 'Set the clock', sheet: 'clock' };
const DOUBLES: AppPlace = { name: 'Doubles', sheet: 'doubles' };

const chapter = createChapters('GOSS');

/** The rules that the app follows: the older edition, in which random events are rule 23. */
export const CHAPTERS: readonly Chapter[] = [
  chapter('The clock and leaders', [
    ['4.3.0', 'A day is AM, PM and Night; an extended night may follow.', CLOCK],
    ['22.1', 'A leader’s die against the rating; at most or below is a reading.', READINGS],
    ['22.1.5', 'A leader may negate a random event.', REGISTER],
  ]),
  chapter('Random events', [
    ['23.0', 'Random events affect movement or combat of one side.', REGISTER],
    ['23.1', 'First where and what kind it is, then what it does.', REGISTER],
    ['23.1.0', 'Doubles in a ground assault, before modifiers, put a marker in the defender’s hex.', DOUBLES],
    ['23.1.1', 'Two dice on the table of results say what it does.', RESULTS],
    ['23.1.1a', 'A combat event is worked out at once; its dice make no new event.', RESULTS],
    ['23.1.1b', 'A movement event waits until a unit in or next to its hex is about to move.', REGISTER],
    ['23.1.2', 'Two markers of a side at most; a third that would stay is ignored.', REGISTER],
  ]),
];
