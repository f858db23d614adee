import type { Lesson, LessonStep, Spot } from '@/kernel/first-turn';
import { button, dialog, LESSON_SEED, phase } from '@/kernel/first-turn-spots';
import { printSigned } from '@/kernel/print';
import { THE_APP } from '@/kernel/seats';
import { deckInTable } from '../cards/decks';
import type { SetupInput } from '../setup';
import type { OpenState } from '../state';
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

const WHY = dialog(/^Why is British support/);
const TO_TABLE = button('To the table');
/** On the table, and on the sheet that tells what happened. */
const ONWARD = button('To my next decision');
const READ = button('Read your cards');
const HIDE = button(/^Hide now/);
const tab = (name: RegExp): Spot => ({ role: 'tab', name });
const OPENED = { type: 'open-papers', person: 'Anna' };
const ADVANCE = { type: 'advance' };
const TO_THE_CARDS = [{ type: 'turn-card' }, { type: 'apply-card' }, { type: 'deal' }];
const END = [ADVANCE, { type: 'end-turn', keeping: 'known' }];

const STEPS: LessonStep<OpenState>[] = [
  {
    say: () =>
      'You are Anna, with Germany and Italy; the app plays the others. One tap turns the card, applies it, and deals: To my next decision.',
    rule: 'GS 9.12',
    does: TO_THE_CARDS,
    spots: [ONWARD],
  },
  {
    say: () =>
      'Last in this list, Britain’s card, and why the app played it: By its policy. Now read your own cards.',
    rule: 'GS 10.41B',
    until: { there: tab(/^Germany/) },
    does: [OPENED],
    spots: [READ],
  },
  {
    say: () => 'Decide: read Italy’s card, tap Play, and hide the papers.',
    rule: 'GS 9.13',
    until: { gone: tab(/^Germany/) },
    does: [{ type: 'show', power: 'Italy', slot: 1 }],
    spots: [tab(/^Italy/), button('Play'), HIDE],
  },
  {
    // Italy’s card, where it was played and not kept, lies open by now.
    mistakes: 1,
    say: () => 'On to your next decision: your orders are carried out, and the app’s cards shown.',
    rule: 'GS 9.41E',
    does: [ADVANCE],
    spots: [ONWARD],
  },
  {
    say: ({ total }) =>
      `Go to the table. British support is now ${printSigned(total('support:Britain'))}. Every number tells why: tap it.`,
    until: { there: WHY },
    spots: [TO_TABLE, button(/^Britain support .*Why\?/)],
  },
  {
    say: () => 'Close it. Nothing else is done on the board today: tap the bar at the top, then Crisis.',
    rule: 'GS 10.31',
    does: [{ type: 'advance', to: 'crisis' }],
    spots: phase('Crisis'),
  },
  {
    say: () =>
      'Tap To my next decision: it ends the turn. Undo, the bent arrow at the top, takes anything back.',
    rule: 'GS 10.31',
    does: END,
    spots: [ONWARD],
  },
  {
    say: ({ open, total }) =>
      `${printTurn(open.turn)}: British support is back at ${printSigned(total('support:Britain'))}. On to the new cards.`,
    rule: 'GS 10.31',
    does: TO_THE_CARDS,
    spots: [ONWARD],
  },
];

/** A turn of one person, against three powers that the app holds. */
export const ALONE: Lesson<OpenState> = {
  setup: SETUP,
  deck: DECK_ALONE,
  seed: LESSON_SEED,
  taps: 13,
  total: (open, key) => readTotal(open, totalKey(key)).value,
  steps: STEPS,
  end: 'That was a turn, and the next has begun. It is thrown away; Help has this guide again. How the app decides is in the menu: The app’s policy.',
};
