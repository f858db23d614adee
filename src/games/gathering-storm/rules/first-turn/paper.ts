import type { Lesson, LessonStep, Target } from '@/kernel/lesson/first-turn';
import { button, dialog, next, radio, UNDO } from '@/kernel/lesson/first-turn-targets';
import { printSigned } from '@/kernel/print';
import type { Effect } from '../effects/shapes';
import type { SetupInput } from '../state/setup';
import type { OpenState } from '../state/state';
import { readTotal } from '../totals';
import { totalKey } from '../totals/kinds';
import { POWERS, type Power, printTurn } from '../vocabulary';

const SETUP: SetupInput = {
  name: 'First turn',
  seats: [
    { person: 'Anna', powers: ['Germany', 'Italy'] },
    { person: 'Ben', powers: ['Britain', 'France'] },
    { person: 'Clara', powers: ['Russia'] },
  ],
  cards: 'paper',
  // Tracking more would ask for figures of a board that a newcomer does not have.
  keeps: [],
};

const says = (...effects: Effect[]) => ({ title: '', secret: false, effects });
const TURKEY = says({
  kind: 'diplomacy',
  country: 'Turkey',
  amount: 1,
  side: 'Axis',
  beneficiaries: ['Germany', 'Italy'],
});
const SECRET = { ...says({ kind: 'support', power: 'Russia', amount: 1 }), secret: true };

/** An amount in the row of a power. */
const asked = (power: Power, amount: number): Target => radio(printSigned(amount), `${power}: support`);

/** A paper card shown by a player, as the table records it. */
const showsCard = (power: Power, event: object) => ({
  type: 'show-event',
  power,
  event,
  how: 'played',
  answers: {},
});
const shows = (power: Power, amount: number) => showsCard(power, says({ kind: 'support', power, amount }));
const passed = (power: Power) => ({ type: 'waive', due: `silent:${power}`, reason: 'Done on the table' });

const WHY = dialog(/^Why is British support/);

const TO_CRISIS = { type: 'advance', to: 'crisis', noMoreCards: true };

/** The end of a turn in which these powers showed their cards: nobody shows another. @rule GS 9.41, 9.13 */
const end = (...shown: Power[]) => [
  { type: 'advance' },
  ...POWERS.filter((power) => !shown.includes(power)).map(passed),
  { type: 'end-turn', keeping: 'known' },
];

const STEPS: LessonStep<OpenState>[] = [
  {
    say: () =>
      'Suppose your deck lies here. Its first card is for everyone: enter its trend, −1, and apply it.',
    rule: 'GS 9.31',
    does: [{ type: 'enter-card', trend: -1, general: says() }, { type: 'apply-card' }],
    targets: [next('Enter the card'), radio('−1', 'Economic trend'), button('Apply the card')],
  },
  {
    say: ({ total }) =>
      `The Economic Climate is now ${printSigned(total('climate'))}. Deal each power a card, face down. The app never sees a hand.`,
    rule: 'GS 9.12 to 9.15',
    does: [{ type: 'deal' }],
    targets: [next('Dealt')],
  },
  {
    say: () => 'Britain shows a card: support up. Tap +1 in its row, and record it.',
    rule: 'GS 9.41E',
    until: 'mistake',
    does: [shows('Britain', 1)],
    targets: [asked('Britain', 1), next(/^Record /)],
  },
  {
    say: () => 'Suppose that was too little, and the card says more. Tap Undo, the bent arrow.',
    until: 'taken-back',
    does: [{ type: 'undo' }],
    mistakes: 1,
    targets: [UNDO],
  },
  {
    say: () => 'The card says +2: tap it in Britain’s row, and record it.',
    rule: 'GS 9.41E',
    does: [shows('Britain', 2)],
    targets: [asked('Britain', 2), next(/^Record /)],
  },
  {
    say: ({ total }) =>
      `British support is now ${printSigned(total('support:Britain'))}. Every number tells why: tap it.`,
    until: { there: WHY },
    targets: [button(/^Britain support .*Why\?/)],
  },
  {
    plays: true,
    say: () =>
      'Here is all that counts, with its rule. Now the guide plays: nobody shows more, and the turn ends. Tap Carry on.',
    rule: 'GS 9.13',
    does: [TO_CRISIS, ...end('Britain')],
    targets: [],
  },
  {
    plays: true,
    say: ({ open, total }) =>
      `${printTurn(open.turn)}. Support from cards lapses with the turn: Britain’s is ${printSigned(total('support:Britain'))}. The next card comes. Tap Carry on.`,
    rule: 'GS 10.31',
    does: [{ type: 'enter-card', trend: -1, general: says() }, { type: 'apply-card' }],
    targets: [],
  },
  {
    plays: true,
    say: ({ total }) =>
      `Trends add up: the Economic Climate is now ${printSigned(total('climate'))}. It lowers every income but Russia’s. France shows a card. Tap Carry on.`,
    rule: 'GS 9.31',
    does: [{ type: 'deal' }, shows('France', -1)],
    targets: [],
  },
  {
    plays: true,
    say: ({ total }) =>
      `French support is ${printSigned(total('support:France'))}, until the turn ends. Germany shows a diplomatic card, for the Axis in Turkey. Tap Carry on.`,
    rule: 'GS 9.41D',
    does: [{ type: 'advance', to: 'diplomacy' }, showsCard('Germany', TURKEY)],
    targets: [],
  },
  {
    plays: true,
    say: () =>
      'Europe shows it on Turkey. Secret cards come in the Crisis: Russia shows one. Entered something wrong? Tap it in the journal, then Correct. Tap Carry on.',
    rule: 'GS 9.41E',
    does: [TO_CRISIS, showsCard('Russia', SECRET), ...end('France', 'Germany', 'Russia')],
    targets: [],
  },
];

/** Two turns with the deck on the table; the second is the guide’s. */
export const PAPER: Lesson<OpenState> = {
  setup: SETUP,
  deck: null,
  seed: null,
  taps: 15,
  total: (open, key) => readTotal(open, totalKey(key)).value,
  // Whether cards are still asked for is not part of the position.
  position: ({ noMoreCards: _, ...open }) => open,
  steps: STEPS,
  end: 'Those were two turns. All of it is thrown away; Help has this guide again, and others.',
};
