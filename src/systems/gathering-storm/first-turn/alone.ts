import type { Lesson, LessonStep, Spot } from '@/kernel/first-turn';
import { button, dialog, LESSON_SEED } from '@/kernel/first-turn-spots';
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
  keeps: ['income'],
  incomes: { Germany: 3, Italy: 2, Britain: 3, France: 2, Russia: 2 },
  deck: deckInTable(DECK_ALONE),
};

const HAPPENED = dialog('What happened');
const MAP = dialog('New on the map?');
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
      'You play Germany and Italy; the app plays the others. One tap turns the card, applies it, and deals: To my next decision.',
    rule: 'GS 9.12',
    does: TO_THE_CARDS,
    spots: [ONWARD],
  },
  {
    say: ({ total }) =>
      `Each thing has a sentence here. Britain played a secret card, and its reason stands with it; British support is now ${printSigned(total('support:Britain'))}. Go to the table.`,
    rule: 'GS 10.41B',
    until: { gone: HAPPENED },
    spots: [button('To the table')],
  },
  {
    say: () => 'Now your own cards. Nobody else sits here, so your papers open at once, without a curtain.',
    rule: 'GS 9.12',
    until: { there: tab(/^Germany/) },
    does: [OPENED],
    spots: [READ],
  },
  {
    say: () =>
      'A tab for each of your powers, and none for the app’s. Turn to Italy’s, and order its card: tap Play.',
    rule: 'GS 9.13',
    until: { chosen: button('Play') },
    does: [{ type: 'order', power: 'Italy', slot: 1, do: 'play' }],
    // Papers that were hidden too early are opened again.
    spots: [READ, tab(/^Italy/), button('Play')],
  },
  {
    say: () => 'Hide the papers. Germany has no order: its card is then played at its moment.',
    rule: 'GS 9.13',
    until: { gone: tab(/^Germany/) },
    spots: [HIDE],
  },
  {
    say: () => 'On to your next decision. It also stops wherever the app plays a card.',
    rule: 'GS 9.41A',
    does: [ADVANCE, ADVANCE],
    spots: [ONWARD],
  },
  {
    say: ({ total }) =>
      `France played a card, and your orders were carried out. Go on from here: Germany takes ${total('income:Germany')}, France ${total('income:France')}.`,
    rule: 'GS 11.12C',
    does: [{ type: 'take-income' }, ADVANCE, ADVANCE],
    spots: [ONWARD],
  },
  {
    say: () =>
      'It stops where you play on the board: for research, then for counters. Do nothing today, and go on twice. Research points that are not placed lapse.',
    rule: 'GS 9.41D',
    does: [ADVANCE, ADVANCE, ADVANCE, ADVANCE],
    spots: [ONWARD],
  },
  {
    say: ({ total }) =>
      `Russia’s card: Turkey leans to it by ${printSigned(total('country:Turkey:Russia'))} this turn. Go on until the turn ends.`,
    rule: 'GS 10.31',
    does: [ADVANCE, ADVANCE, ...END],
    spots: [ONWARD],
  },
  {
    say: ({ open }) =>
      `${printTurn(open.turn)}. The app cannot see your map: as a turn begins, it asks what is new there. Tap that button.`,
    until: { there: MAP },
    spots: [button('New on the map?')],
  },
  {
    say: () => 'Nothing is new: close it, and go on.',
    does: TO_THE_CARDS,
    spots: [ONWARD],
  },
  {
    say: ({ total }) =>
      `The climate is back at ${printSigned(total('climate'))}, and Britain has chosen again. Read your cards.`,
    rule: 'GS 9.12',
    until: { there: tab(/^Germany/) },
    does: [OPENED],
    spots: [READ],
  },
  {
    say: () => 'Give no order this time, and hide the papers.',
    until: { gone: tab(/^Germany/) },
    spots: [HIDE],
  },
  {
    say: () =>
      'Play the turn to its end: the same button all the way, with a stop at each card of the app’s.',
    rule: 'GS 9.13',
    does: [
      ADVANCE,
      ADVANCE,
      { type: 'take-income' },
      ...[ADVANCE, ADVANCE, ADVANCE, ADVANCE, ADVANCE, ADVANCE, ADVANCE, ADVANCE],
      ...END,
    ],
    spots: [ONWARD],
  },
];

/** Two turns of one person, against three powers that the app holds. */
export const ALONE: Lesson<OpenState> = {
  setup: SETUP,
  deck: DECK_ALONE,
  seed: LESSON_SEED,
  taps: 25,
  total: (open, key) => readTotal(open, totalKey(key)).value,
  steps: STEPS,
  end: 'That was two turns. What you played is thrown away; Help has this guide again, and how the app decides is yours to change.',
};
