import type { Lesson, LessonStep, Target } from '@/kernel/lesson/first-turn';
import { button, dialog, LESSON_SEED } from '@/kernel/lesson/first-turn-targets';
import { printSigned } from '@/kernel/print';
import { THE_APP } from '@/kernel/seats';
import { deckInTable } from '../cards/decks';
import type { SetupInput } from '../state/setup';
import type { OpenState } from '../state/state';
import { readTotal } from '../totals';
import { totalKey } from '../totals/kinds';
import { printTurn } from '../vocabulary';
import { DECK_ALONE } from './lesson-deck';

const SETUP: SetupInput = {
  name: 'First turn',
  seats: [
    { person: 'Anna', powers: ['Germany', 'Italy'] },
    { person: THE_APP, powers: ['Britain', 'France', 'Russia'], by: 'app' },
  ],
  cards: 'app',
  keeps: [],
  deck: deckInTable(DECK_ALONE),
};

const WHY = dialog(/^Why is German support/);
const TO_TABLE = button('To the table');
/** On the table, and on the overlay that shows what happened. */
const ONWARD = button('To my next decision');
const READ = button('Read your cards');
const GERMANY: Target = { role: 'tab', name: /^Germany/ };
const HIDE = button(/^Hide now/);
const OPENED = { type: 'open-papers', person: 'Anna' };
const ADVANCE = { type: 'advance' };
const TO_THE_CARDS = [{ type: 'turn-card' }, { type: 'apply-card' }, { type: 'deal' }];
/** A player who kept their card reads it again. */
const END = [ADVANCE, OPENED, { type: 'end-turn', keeping: 'known' }];

const STEPS: LessonStep<OpenState>[] = [
  {
    say: () =>
      'You have Germany and Italy, the app the others. Tap “To my next decision”: the first card is turned, applied, and hands are dealt.',
    rule: 'GS 9.12',
    does: TO_THE_CARDS,
    targets: [ONWARD],
  },
  {
    say: () => 'The app has read its cards, and played one. Now you: read yours.',
    rule: 'GS 10.41B',
    until: { papers: 'Anna' },
    does: [OPENED],
    targets: [READ],
  },
  {
    say: () =>
      'Germany’s card is secret: you decide, tap Play. Italy’s is public and shows itself: hide the papers.',
    rule: 'GS 9.13',
    // Their decision is free; hiding the papers completes the step.
    until: { papers: null },
    does: [{ type: 'show', power: 'Germany', slot: 1 }],
    targets: [GERMANY, button('Play'), HIDE],
  },
  {
    // If the card was played rather than kept, it is face up now.
    mistakes: 1,
    say: () => 'On to your next decision: what the app plays on the way is shown.',
    rule: 'GS 9.41E',
    does: [ADVANCE],
    targets: [ONWARD],
  },
  {
    say: ({ total }) =>
      `Tap “To the table”. German support is ${printSigned(total('support:Germany'))}${total('support:Germany') === 0 ? ': nothing counts yet' : ' now'}: tap it to see why.`,
    until: { there: WHY },
    targets: [TO_TABLE, button(/^Germany support .*Why\?/)],
  },
  {
    plays: true,
    say: () => 'Here is all that counts, with its rule. The turn goes on to its end. Tap Carry on.',
    rule: 'GS 10.31',
    does: [{ type: 'advance', to: 'crisis' }, ...END],
    targets: [],
  },
  {
    plays: true,
    say: ({ open, total }) =>
      `${printTurn(open.turn)}. Support from cards lapses with the turn: Germany’s is ${printSigned(total('support:Germany'))}. The next cards come. Tap Carry on.`,
    rule: 'GS 10.31',
    does: TO_THE_CARDS,
    targets: [],
  },
  {
    plays: true,
    say: ({ total }) =>
      `Trends add up: the Economic Climate is now ${printSigned(total('climate'))}. None of these cards comes yet. Tap Carry on.`,
    rule: 'GS 9.31',
    does: [OPENED, ADVANCE],
    targets: [],
  },
  {
    plays: true,
    say: () =>
      'The journal says why the app plays what it plays; Undo, the bent arrow, takes back. Tap Carry on.',
    rule: 'GS 10.41B',
    does: [{ type: 'advance', to: 'crisis' }, ...END],
    targets: [],
  },
];

/** Two turns of one person, against three powers that the app holds. */
export const ALONE: Lesson<OpenState> = {
  setup: SETUP,
  deck: DECK_ALONE,
  seed: LESSON_SEED,
  taps: 11,
  total: (open, key) => readTotal(open, totalKey(key)).value,
  steps: STEPS,
  end: 'Those were two turns. All of it is thrown away; Help has this guide again. How the app decides is in the menu: The app’s policy.',
};
