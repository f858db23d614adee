import type { Help } from '@/kernel/help';
import { CHAPTERS } from './rules';
import { WORDS } from './words';

/** The Help texts of GOSS. */
export const help: Help = {
  // Only dice add up in this game.
  lacks: ['add-line', 'say-total'],
  firstTurns: [
    { kind: 'table', name: 'Two game turns, with one event in combat and one that waits', minutes: 3 },
  ],
  words: WORDS,
  chapters: CHAPTERS,
  pages: {
    table: [
      'Press Doubles when the dice of a ground assault show doubles; enter nothing when they do not.',
      'Markers of both sides stand under their hexes, with what each waits for.',
      'Before a unit in or next to a marker’s hex moves, open that marker and roll.',
    ],
    results: [
      'The table of results: type its rows, paste them as a list, or take our house table.',
      'Gaps and numbers that stand twice are told as you type.',
    ],
  },
  keys: [
    { keys: ['0', '…', '9'], does: 'While dice or a hex are asked for: types them.' },
    { keys: ['Enter'], does: 'While you enter a table of results: on to the next field.' },
  ],
};
