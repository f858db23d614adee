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
  // What is kept besides would ask for figures of a board that a newcomer does not have.
  keeps: [],
};

const says = (...effects: Effect[]) => ({ title: '', secret: false, effects });

/** An amount in the row of a power. */
const asked = (power: Power, amount: number): Spot => radio(printSigned(amount), `${power}: support`);

/** A paper card that somebody shows, as the table records it. */
const shows = (power: Power, amount: number) => ({
  type: 'show-event',
  power,
  event: says({ kind: 'support', power, amount }),
  how: 'played',
  answers: {},
});
const passed = (power: Power) => ({ type: 'waive', due: `silent:${power}`, reason: 'Done on the table' });

const SETTLE = [next('Settle it'), button(/^Nobody shows one|^Nothing to show/)];

const WHY = dialog(/^Why is British support/);
/** The mistake: once it is taken back nothing names it. */
const TOO_LITTLE = button(/^Undo: Britain/);
const HELD = ['Germany', 'Italy', 'France', 'Russia'] as const;

const STEPS: LessonStep<OpenState>[] = [
  {
    say: () =>
      'The deck lies on your table. Its first card is for everyone: tap Enter the card, then −1 as its trend, then Apply the card.',
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
    say: () => 'Britain shows a card: support up. Tap +1 in its row, and record it.',
    rule: 'GS 9.41E',
    until: { there: TOO_LITTLE },
    does: [shows('Britain', 1)],
    spots: [asked('Britain', 1), next(/^Record /)],
  },
  {
    say: () => 'A mistake, on purpose: the card said more. Tap Undo, the bent arrow at the top.',
    until: { gone: TOO_LITTLE },
    does: [{ type: 'undo' }],
    mistakes: 1,
    spots: [UNDO],
  },
  {
    say: () => 'Now as it is: tap +2 in Britain’s row, and record it.',
    rule: 'GS 9.41E',
    does: [shows('Britain', 2)],
    spots: [asked('Britain', 2), next(/^Record /)],
  },
  {
    say: ({ total }) =>
      `British support is now ${printSigned(total('support:Britain'))}. Every number tells why: tap it.`,
    until: { there: WHY },
    spots: [button(/^Britain support .*Why\?/)],
  },
  {
    say: () =>
      'Each line has its source and its rule. Close it. Nobody shows another card: tap Stop asking this turn.',
    rule: 'GS 9.41',
    does: [{ type: 'advance', to: 'crisis', noMoreCards: true }],
    spots: [next('Stop asking this turn')],
  },
  {
    say: () => 'End the Crisis, the last phase; say that nobody shows the other cards; then end the turn.',
    rule: 'GS 9.13',
    does: [{ type: 'advance' }, ...HELD.map(passed), { type: 'end-turn', keeping: 'known' }],
    spots: [next('End the crisis'), ...SETTLE, next('End the turn')],
  },
  {
    say: ({ open, total }) =>
      `${printTurn(open.turn)}: British support is back at ${printSigned(total('support:Britain'))}. This card changes nothing: enter and apply it.`,
    rule: 'GS 10.31',
    does: [{ type: 'enter-card', trend: 0, general: says() }, { type: 'apply-card' }],
    spots: [next('Enter the card'), button('Apply the card')],
  },
];

/** A turn with the deck on the table, and the next one’s card. */ export const PAPER: Lesson<OpenState> = {
  setup: SETUP,
  deck: null,
  seed: null,
  taps: 18,
  total: (open, key) => readTotal(open, totalKey(key)).value,
  // Whether cards are still asked for is the way there, and not the place.
  place: ({ noMoreCards: _, ...open }) => open,
  steps: STEPS,
  end: 'That was a turn, and the next has begun. All of it is thrown away; Help has this guide again, and others.',
};
