import type { Term } from '@/kernel/help';

/** The glossary. */
export const WORDS: readonly Term[] = [
  {
    word: 'Random event',
    is: 'Something unforeseen that helps or harms one side, found by dice in a ground assault.',
    does: 'It is a combat event or a movement event, and it affects the side whose dice made it.',
    rule: 'GOSS 23.0',
  },
  {
    word: 'Doubles',
    is: 'Two ten-sided dice that show the same, before any modifier: 00 to 99.',
    does: 'Doubles in a ground assault make a random event; who must roll them is a reading.',
    rule: 'GOSS 23.1.0',
    also: 'dice',
  },
  {
    word: 'Type die',
    is: 'The one die that says what kind of random event it is.',
    does: 'Rolls of 0 to 4 mean a combat event, 5 to 9 a movement event.',
    rule: 'GOSS 23.1.0',
  },
  {
    word: 'Combat event',
    is: 'A random event that strikes the assault in which it was found.',
    does: 'It is worked out at once, before the assault’s own result, and its marker goes.',
    rule: 'GOSS 23.1.1a',
  },
  {
    word: 'Movement event',
    is: 'A random event that waits in the defender’s hex.',
    does: 'Its dice are rolled just before a unit in that hex or next to it moves.',
    rule: 'GOSS 23.1.1b',
  },
  {
    word: 'Marker',
    is: 'What lies in a hex for a random event that is not done yet.',
    does: 'It goes after the units that it could affect have moved, or as that phase ends.',
    rule: 'GOSS 23.1.1b',
  },
  {
    word: 'Limit of two',
    is: 'The most markers that each side may have on the map.',
    does: 'A third that would have to stay is ignored.',
    rule: 'GOSS 23.1.2',
    also: 'markers restriction',
  },
  {
    word: 'Table of results',
    is: 'The list that turns two dice into what a random event does.',
    does: 'You enter or paste your own, or play with a house table of ours.',
    rule: 'GOSS 23.1.1',
    also: 'random event table',
  },
  {
    word: 'Dice modifier',
    is: 'What is added to the two dice before the table of results is read.',
    does: 'It is never added before doubles are looked for, and a result stays between 00 and 99 (assumed).',
    rule: 'GOSS 23.1.1a',
    also: 'DRM',
  },
  {
    word: 'Leader',
    is: 'A commander near a random event who may stop it.',
    does: 'A die against the rating decides; at most it or below it is a reading.',
    rule: 'GOSS 22.1.5',
    also: 'negate rating',
  },
  {
    word: 'Neighbors',
    is: 'The six hexes round the one that a marker lies in.',
    does: 'The app names them by number once it knows how your map counts its hexes.',
    rule: 'GOSS 23.1.1b',
    also: 'grid hex',
  },
  {
    word: 'Extended night',
    is: 'A short extra turn that may follow Night.',
    does: 'Both sides move and fight in it (assumed), and it ends as the day does.',
    rule: 'GOSS 4.3.0',
  },
  {
    word: 'Exploit',
    is: 'A second movement after combat, by the side whose turn it is; the enemy has one before.',
    does: 'A movement event can be set off in it as in any movement (assumed).',
    rule: 'GOSS 23.1.1b',
  },
];
