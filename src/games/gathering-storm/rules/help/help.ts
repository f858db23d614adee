import type { Help } from '@/kernel/help';
import { CHAPTERS } from './rules';
import { WORDS } from './words';

/** The Help of Gathering Storm. */
export const help: Help = {
  lacks: [],
  firstTurns: [
    { kind: 'paper', name: 'With the paper deck', minutes: 3 },
    { kind: 'hotseat', name: 'At a hotseat: the app deals, one device goes round', minutes: 3 },
    { kind: 'alone', name: 'Alone: the app holds three powers', minutes: 3 },
  ],
  words: WORDS,
  chapters: CHAPTERS,
  pages: {
    table: [
      'The red button does the next thing; the line with it says what and why.',
      'Tap a power to show a card for it. Tap any number to see how it adds up, and to put it right.',
      'The turn stands at the top: tap a later phase to go there.',
    ],
    diplomacy: [
      'Tap a country to see who may lay a counter there, what events change, and what is due.',
      'Turn counters up on the board; here you keep flags, pacts and conquests, if this table keeps them.',
    ],
    economy: [
      'A column for each power: tap a line to see where it comes from.',
      'What is bought on the board is taken off its power’s tile points here.',
    ],
    construction: ['Units and ships that events allow, and ships on their rows, if this table keeps them.'],
    research: [
      'What everyone may know of research. Points are placed in the papers of each alliance.',
      'A result that was shown is entered here, so that support events count it.',
    ],
    history: ['Support, income, index and climate over the turns: tap a mark to see what moved it.'],
    deck: ['The cards that this table plays with, and which of them everyone has seen.'],
    papers: [
      'A sheet for each of your powers: read its cards, and say for each whether it is played or kept.',
      'A card says when it is shown. An order is carried out then; you may change it until that moment.',
    ],
    decks: [
      'Look through a deck, copy it, or write your own in the words of your cards.',
      'Under what you write stands what was understood, and every mistake with what would be allowed.',
    ],
  },
  keys: [
    { keys: ['←', '→'], does: 'In the history and in a deck: the mark or card before and after.' },
    { keys: ['Escape'], does: 'On a research sheet: puts a point back that you had picked up.' },
    { keys: ['Ctrl', 'Enter'], does: 'While you type a card’s words: done.' },
  ],
};
