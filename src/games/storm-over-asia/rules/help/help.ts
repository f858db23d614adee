import type { Help } from '@/kernel/help';
import { CHAPTERS } from './rules';
import { WORDS } from './words';

/** The Help texts of Storm Over Asia. */
export const help: Help = {
  lacks: [],
  firstTurns: [{ kind: 'paper', name: 'With paper cards', minutes: 3 }],
  words: WORDS,
  chapters: CHAPTERS,
  pages: {
    table: [
      'The red button does the next thing; the line with it says what and why.',
      'Tap a region: what its warlord card would do, and keys to place, take and turn flags.',
      'The turn stands at the top: tap a later phase to go there.',
    ],
    powers: [
      'Tap a power to show a card for it. Tap any number to see how it adds up, and to put it right.',
      'Garrisons, cohesions and the purge card are entered here as the board shows them.',
    ],
    passage: ['What goes on to A World at War. Enter the facts it asks for; every figure shows its lines.'],
    cards: [
      'Every entry of the deck: fill in what your cards say, share it, or keep it on this device.',
      'What is filled in once is known each time the card comes.',
    ],
    papers: [
      'A sheet for each of your powers: read its cards, and say for each whether it is played or kept.',
      'An order is carried out when the card’s moment comes; you may change it until then.',
    ],
  },
  keys: [],
};
