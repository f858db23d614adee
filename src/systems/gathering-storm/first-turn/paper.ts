import type { Lesson, LessonStep, Spot } from '@/kernel/first-turn';
import { button, dialog, next, phase, radio, UNDO } from '@/kernel/first-turn-spots';
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

/** An amount in the row of a power, and the button that records it. */
const asked = (power: Power, amount: number): Spot[] => [
  radio(printSigned(amount), `${power}: support`),
  next(/^Record /),
];

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

const CARD = dialog('The general card');
const WHY = dialog(/^Why is German support/);
const SETTLE = [next('Settle it'), button(/^Nobody shows one|^Nothing to show/)];

const STEPS: LessonStep<OpenState>[] = [
  {
    say: ({ open }) =>
      `Your deck lies on the table. The first card of ${printTurn(open.turn)} is for everyone: tap Enter the card.`,
    rule: 'GS 9.12',
    until: { there: CARD },
    spots: [next('Enter the card')],
  },
  {
    say: () => 'Say that its economic trend is one down: tap −1. It moves the Economic Climate.',
    until: { chosen: radio('−1', 'Economic trend') },
    spots: [next('Enter the card'), radio('−1', 'Economic trend')],
  },
  {
    say: () =>
      'It also helps Germany: add an effect, say whose and how much, and apply the card. Above the button stands what will change.',
    rule: 'GS 9.31B',
    does: [{ type: 'enter-card', trend: -1, general: says(supports('Germany', 1)) }, { type: 'apply-card' }],
    spots: [
      next('Enter the card'),
      radio('−1', 'Economic trend'),
      button('An effect'),
      radio('Support', 'Kind of effect'),
      button('Germany', 'Whose?'),
      radio('+1', 'How much?'),
      button('Apply the card'),
    ],
  },
  {
    say: ({ total }) =>
      `The climate is now ${printSigned(total('climate'))}, and German support ${printSigned(total('support:Germany'))}. Every number tells why: tap Germany’s support.`,
    until: { there: WHY },
    spots: [button(/^Germany support .*Why\?/)],
  },
  {
    say: () =>
      'Each line has its source and its rule. Here the table may also add a modifier or say what the number is. Close it.',
    rule: 'GS 10.31',
    until: { gone: WHY },
    spots: [button(/^Close/)],
  },
  {
    say: ({ total }) =>
      `Deal the cards on the table, face down: ${total('cards:Germany') === total('cards:Russia') ? 'one to each power' : 'as many as stand beside each power'}. Then tap Dealt. The app never sees a hand.`,
    rule: 'GS 9.12 to 9.15',
    does: [{ type: 'deal' }],
    spots: [next('Dealt')],
  },
  {
    say: () =>
      'Public support events are asked for once, of all. Germany shows one that lowers its support, Britain one that raises it: tap −1 and +1, then record both.',
    rule: 'GS 9.41E',
    does: [shows('Germany', supports('Germany', -1)), shows('Britain', supports('Britain', 1))],
    spots: [...asked('Germany', -1).slice(0, 1), ...asked('Britain', 1)],
  },
  {
    say: ({ total }) =>
      `German support is back at ${printSigned(total('support:Germany'))}; income followed by itself. Now a mistake, on purpose: record −2 for Italy.`,
    until: { there: button(/^Undo: .*Italy|^Undo: .*Italian/) },
    does: [shows('Italy', supports('Italy', -2))],
    spots: asked('Italy', -2),
  },
  {
    say: () =>
      'Italy has shown nothing, so take it back: tap Undo. It says what it takes back, and it goes back as far as you like.',
    until: { gone: button(/^Undo: .*Italy|^Undo: .*Italian/) },
    does: [{ type: 'undo' }],
    mistakes: 1,
    spots: [UNDO],
  },
  {
    say: () =>
      'What the hands must put right is listed until you tick it. No one else shows a support event, and nobody an income event: go on twice.',
    rule: 'GS 9.41A',
    does: [{ type: 'advance' }, { type: 'advance' }],
    spots: [next(/^(No one else|Nobody)$/)],
  },
  {
    say: ({ total }) =>
      `Germany takes ${total('income:Germany')} and Britain ${total('income:Britain')}, with their support counted in. Take income.`,
    rule: 'GS 11.12C',
    does: [{ type: 'take-income' }],
    spots: [next('Take income')],
  },
  {
    say: () =>
      'The turn stands at the top. Factories and construction ask nothing today: go to the Diplomatic phase.',
    does: [{ type: 'advance', to: 'placement' }],
    spots: phase('Diplomatic'),
  },
  {
    say: () => 'Cards that place a counter come first. There is none: tap Nobody.',
    rule: 'GS Guide, Diplomacy',
    does: [{ type: 'advance' }],
    spots: [next('Nobody')],
  },
  {
    say: () =>
      'Russia shows a card for Turkey: tap Russia, then Turkey and +1, and Done. Any card can be entered so, or typed in its own words.',
    rule: 'GS 9.41D',
    does: [
      shows('Russia', {
        kind: 'diplomacy',
        country: 'Turkey',
        amount: 1,
        side: 'Russia',
        beneficiaries: ['Russia'],
      }),
    ],
    spots: [
      button('Russia', 'Anyone showing a diplomatic event?'),
      radio('Turkey', 'Where?'),
      radio('+1', 'How much?'),
      button(/^Done: /),
    ],
  },
  {
    say: ({ total }) =>
      `Turkey leans to Russia by ${printSigned(total('country:Turkey:Russia'))} this turn. Tap Boards: each country has its place there.`,
    until: { there: { role: 'link', name: 'Diplomacy' } },
    spots: [button('Boards')],
  },
  {
    say: () =>
      'This is the Diplomacy board: the framed number at Turkey is this turn’s. Tap Table to come back.',
    until: { there: button('Boards') },
    spots: [button('Table')],
  },
  {
    say: () =>
      'Nobody shows another card: one tap goes past every question to the Crisis, and Undo would ask again.',
    does: [{ type: 'advance', to: 'crisis', noMoreCards: true }],
    spots: [next('Stop asking this turn')],
  },
  {
    say: () =>
      'Germany marches into the Rhineland: record the aggression. The app remembers the extra card that it brings.',
    rule: 'GS 9.14',
    does: [
      {
        type: 'aggression',
        power: 'Germany',
        target: 'Rhineland',
        value: 1,
        raisesIndex: false,
        outcome: 'succeeded',
        completed: 1,
      },
    ],
    spots: [
      next('Record an aggression'),
      button('Germany', 'Whose aggression?'),
      radio(/^Rhineland/, 'Target'),
      button('Record it'),
    ],
  },
  {
    say: () =>
      'Nothing due passes in silence. End the crisis: Italy and France have shown no card, so the table asks. Settle it: nobody shows one.',
    rule: 'GS 9.13',
    does: [{ type: 'advance' }, passed('Italy'), passed('France')],
    spots: [button('Back to the table'), next('End the crisis'), ...SETTLE],
  },
  {
    say: () => 'All is done. End the turn: what held for this turn alone expires.',
    rule: 'GS 10.31',
    does: [{ type: 'end-turn', keeping: 'known' }],
    spots: [next('End the turn')],
  },
  {
    say: ({ open, total }) =>
      `${printTurn(open.turn)}: British support is back at ${printSigned(total('support:Britain'))}. Enter the new card: trend +1, and it does nothing else.`,
    rule: 'GS 9.12',
    does: [{ type: 'enter-card', trend: 1, general: says() }, { type: 'apply-card' }],
    spots: [next('Enter the card'), radio('+1', 'Economic trend'), button('Apply the card')],
  },
  {
    say: ({ total }) =>
      `Germany now draws ${total('cards:Germany')} cards, for the Rhineland; the others draw ${total('cards:Italy')}. Deal them, and tap Dealt.`,
    rule: 'GS 9.14',
    does: [{ type: 'deal' }],
    spots: [next('Dealt')],
  },
  {
    say: () => 'A quiet turn: say that nobody shows a card for the rest of it, and take income.',
    does: [{ type: 'advance', to: 'income', noMoreCards: true }, { type: 'take-income' }],
    spots: [next('Stop asking this turn'), next('Take income')],
  },
  {
    say: ({ total }) => `Germany has ${total('tiles:Germany')} tile points now. Go to the Crisis phase.`,
    does: [{ type: 'advance', to: 'crisis' }],
    spots: phase('Crisis'),
  },
  {
    say: () =>
      'End the crisis. Every power holds a card that it has not shown: say that nobody shows one, and end the turn.',
    rule: 'GS 9.13',
    does: [
      { type: 'advance' },
      ...(['Germany', 'Italy', 'Britain', 'France', 'Russia'] as const).map(passed),
      { type: 'end-turn', keeping: 'known' },
    ],
    spots: [next('End the crisis'), ...SETTLE, next('End the turn')],
  },
];

/** Two turns with the deck on the table. */
export const PAPER: Lesson<OpenState> = {
  setup: SETUP,
  deck: null,
  seed: null,
  total: (open, key) => readTotal(open, totalKey(key)).value,
  steps: STEPS,
  end: 'That was two turns. What you played is thrown away; Help has this guide again, and one for the app’s deck.',
};
