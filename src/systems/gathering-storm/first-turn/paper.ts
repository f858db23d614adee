import type { Lesson, LessonStep, Spot } from '@/kernel/first-turn';
import { button, dialog, next, radio, UNDO } from '@/kernel/first-turn-spots';
import { printSigned } from '@/kernel/print';
import type { Effect } from '../effects/shapes';
import type { SetupInput } from '../setup';
import type { OpenState } from '../state';
import { readTotal } from '../totals';
import { totalKey } from '../totals/kinds';
import { type Power, printTurn } from '../vocabulary';

const SETUP: SetupInput = {
  name: 'First turn',
  seats: [
    { person: 'Anna', powers: ['Germany', 'Italy'] },
    { person: 'Ben', powers: ['Britain', 'France'] },
    { person: 'Clara', powers: ['Russia'] },
  ],
  cards: 'paper',
  keeps: ['income'],
  incomes: { Germany: 3, Italy: 2, Britain: 3, France: 2, Russia: 2 },
};

const says = (...effects: Effect[]) => ({ title: '', secret: false, effects });

/** An amount in the row of a power. */
const asked = (power: Power, amount: number): Spot => radio(printSigned(amount), `${power}: support`);

/** A paper card that somebody shows, as the table records it. */
const shows = (power: Power, effect: Effect) => ({
  type: 'show-event',
  power,
  event: says(effect),
  how: 'played',
  answers: {},
});
const supports = (power: Power, amount: number): Effect => ({ kind: 'support', power, amount });
const passed = (power: Power) => ({ type: 'waive', due: `silent:${power}`, reason: 'Done on the table' });

const SETTLE = [next('Settle it'), button(/^Nobody shows one|^Nothing to show/)];

const CARD = dialog('The general card');
const WHY = dialog(/^Why is British support/);
const TO_CRISIS = next(/^On to the Crisis/);
/** The mistake: once it is taken back nothing names it. */
const TOO_EARLY = button(/^Undo: Income: take income/);
const QUICK: readonly [Power, number][] = [
  ['Germany', -1],
  ['Italy', 1],
  ['Britain', 2],
  ['Russia', 1],
];

const STEPS: LessonStep<OpenState>[] = [
  {
    say: ({ open }) =>
      `The deck lies on your table. The first card of ${printTurn(open.turn)} is for everyone: tap Enter the card.`,
    rule: 'GS 9.12',
    until: { there: CARD },
    spots: [next('Enter the card')],
  },
  {
    say: () => 'It says: economic trend one down. Tap −1, then Apply the card.',
    rule: 'GS 9.31',
    does: [{ type: 'enter-card', trend: -1, general: says() }, { type: 'apply-card' }],
    spots: [next('Enter the card'), radio('−1', 'Economic trend'), button('Apply the card')],
  },
  {
    say: ({ total }) =>
      `The Economic Climate is now ${printSigned(total('climate'))}. Deal each power a card, face down; then tap Dealt. The app never sees a hand.`,
    rule: 'GS 9.12 to 9.15',
    does: [{ type: 'deal' }],
    spots: [next('Dealt')],
  },
  {
    say: () =>
      'Four powers show support cards: Germany −1, Italy +1, Britain +2, Russia +1. Tap each number and record them; then tap No one else.',
    rule: 'GS 9.41E',
    does: [...QUICK.map(([power, amount]) => shows(power, supports(power, amount))), { type: 'advance' }],
    spots: [...QUICK.map(([power, amount]) => asked(power, amount)), next('No one else'), next(/^Record /)],
  },
  {
    say: ({ total }) =>
      `British support is now ${printSigned(total('support:Britain'))}. Every number tells why: tap it.`,
    until: { there: WHY },
    spots: [button(/^Britain support .*Why\?/)],
  },
  {
    say: () => 'Each line has its source and its rule. Close it.',
    rule: 'GS 10.31',
    until: { gone: WHY },
    spots: [button(/^Close/)],
  },
  {
    say: () => 'Now a mistake, on purpose: France has an income card, but tap Nobody.',
    until: { there: TOO_EARLY },
    does: [{ type: 'advance' }],
    spots: [next('Nobody')],
  },
  {
    say: () => 'Tap Undo, the bent arrow at the top: it takes back as much as you like.',
    until: { gone: TOO_EARLY },
    does: [{ type: 'undo' }],
    mistakes: 1,
    spots: [UNDO],
  },
  {
    say: () => 'Now tap +1 in France’s row, and record it.',
    rule: 'GS 9.41A',
    does: [shows('France', { kind: 'income', power: 'France', amount: 1 })],
    spots: [radio('+1', 'France: income'), next(/^Record /)],
  },
  {
    say: ({ total }) =>
      `France takes ${total('income:France')}, Germany ${total('income:Germany')}: tap Take income.`,
    rule: 'GS 11.12C',
    does: [{ type: 'advance', to: 'income' }, { type: 'take-income' }],
    spots: [next('Take income')],
  },
  {
    say: () => 'Nothing else happens: go on to the Crisis, then end it and the turn.',
    does: [{ type: 'advance', to: 'crisis' }, { type: 'advance' }, { type: 'end-turn', keeping: 'known' }],
    spots: [TO_CRISIS, next('End the crisis and the turn')],
  },
  {
    say: ({ open, total }) =>
      `${printTurn(open.turn)}: what held for one turn is over; British support is back at ${printSigned(total('support:Britain'))}. This card changes nothing: enter it so.`,
    rule: 'GS 10.31',
    does: [{ type: 'enter-card', trend: 0, general: says() }, { type: 'apply-card' }],
    spots: [next('Enter the card'), button('Apply the card')],
  },
  {
    say: () => 'Deal again, and tap Dealt.',
    rule: 'GS 9.12',
    does: [{ type: 'deal' }],
    spots: [next('Dealt')],
  },
  {
    say: () => 'Nobody shows a card: tap Stop asking this turn, then Take income.',
    does: [{ type: 'advance', to: 'income', noMoreCards: true }, { type: 'take-income' }],
    spots: [next('Stop asking this turn'), next('Take income')],
  },
  {
    say: () => 'Go on to the Crisis, and end it.',
    does: [{ type: 'advance', to: 'crisis' }, { type: 'advance' }],
    spots: [TO_CRISIS, next('End the crisis')],
  },
  {
    say: () => 'Cards not shown are asked about: tap Settle it, say that nobody shows one, and end the turn.',
    rule: 'GS 9.13',
    does: [
      ...(['Germany', 'Italy', 'Britain', 'France', 'Russia'] as const).map(passed),
      { type: 'end-turn', keeping: 'known' },
    ],
    spots: [...SETTLE, next('End the turn')],
  },
];

/** Two turns with the deck on the table. */
export const PAPER: Lesson<OpenState> = {
  setup: SETUP,
  deck: null,
  seed: null,
  taps: 29,
  total: (open, key) => readTotal(open, totalKey(key)).value,
  // Whether cards are still asked for is the way there, and not the place.
  place: ({ noMoreCards: _, ...open }) => open,
  steps: STEPS,
  end: 'That was two turns, now thrown away. Help has this guide again, and others.',
};
