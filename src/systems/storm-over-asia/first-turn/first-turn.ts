import type { Lesson, LessonStep, Lessons } from '@/kernel/first-turn';
import { button, dialog, next, phase, typed, UNDO } from '@/kernel/first-turn-spots';
import { printSigned } from '@/kernel/print';
import { printTurn } from '../calendar';
import type { SetupInput } from '../setup';
import type { OpenState } from '../state';
import { measure, totalOf } from '../totals';
import type { Region } from '../vocabulary';

/** A China with a region of every kind: full, half full and empty. */
const SETUP: SetupInput = {
  name: 'First turn',
  seats: [
    { person: 'Anna', powers: ['Japan', 'Russia'] },
    { person: 'Ben', powers: ['China', 'Britain'] },
  ],
  cards: 'paper',
  china: {
    Shensi: ['Communist', 'Communist', 'Communist', 'Nationalist'],
    'Northern China': ['Japanese', 'Japanese', 'Nationalist', 'warlord'],
    'Eastern China': ['Nationalist', 'Nationalist', 'Japanese'],
    Szechuan: ['Nationalist', 'Nationalist', 'Nationalist', 'warlord'],
    Yunnan: ['Nationalist', 'Nationalist'],
  },
};

const WHY = dialog(/^Why is United Front/);
const NUMBER = 'Number on the card';
const CHANGE = button('Change flags');
const WRONG = button(/^Undo: Put a Communist flag/);

/** A region on the map. */
const tile = (region: Region) => button(new RegExp(`^${region}\\.`));
const card = (number: number) => [{ type: 'enter-card', number }, { type: 'apply-card' }];
const enters = (number: string) => [next('Enter the card'), typed(NUMBER, number), button('Apply the card')];
const picks = (region: Region) => [next('Settle it'), button(new RegExp(`^${region}:`), 'In which region?')];
const comes = (region: Region) => [next('Enter the card'), button(region, 'Warlord cards')];

const STEPS: LessonStep<OpenState>[] = [
  {
    say: () => 'Your deck lies on the table. Its first card is for everyone: enter number 45, and apply it.',
    rule: 'SOA 9',
    does: card(45),
    spots: enters('45'),
  },
  {
    say: () => 'Japan picks a Nationalist flag, which becomes a warlord’s: tap Settle it, then Yunnan.',
    rule: 'SOA 26.111A',
    does: [{ type: 'pick-flag', obligation: 'o1', region: 'Yunnan' }],
    spots: picks('Yunnan'),
  },
  {
    say: ({ total }) =>
      `That changed the United Front to ${printSigned(total(totalOf.front))}. Every number tells why: tap it.`,
    rule: 'SOA 26.22',
    until: { there: WHY },
    spots: [button(/^United Front.*Why\?/)],
  },
  {
    say: () => 'Each line has its source and its rule. Close it.',
    until: { gone: WHY },
    spots: [button(/^Close/)],
  },
  {
    say: () => 'Deal each power its card, then tap Dealt. The app never sees a hand.',
    rule: 'SOA 9',
    does: [{ type: 'deal' }],
    spots: [next('Dealt')],
  },
  {
    say: () => 'Nobody shows a card: go on to Diplomatic, in the phases at the top.',
    rule: 'SOA 7',
    does: [{ type: 'advance', to: 'diplomacy' }],
    spots: phase('Diplomatic'),
  },
  {
    say: () =>
      'Japan’s diplomacy succeeds in Eastern China: tap the region, then Change flags, and place Japan’s flag.',
    rule: 'SOA 26.113',
    does: [{ type: 'japanese-result', region: 'Eastern China', flag: 'Japanese', mayPlace: true }],
    spots: [tile('Eastern China'), CHANGE, button('Place Japan’s flag')],
  },
  {
    say: () => 'Diplomacy is over: go on. At its end a warlord card always comes.',
    rule: 'SOA 26.112C',
    does: [{ type: 'advance' }],
    spots: [next('Go on')],
  },
  {
    say: () => 'Enter the card that came: Szechuan. Four flags are there, so a Nationalist one gives way.',
    rule: 'SOA 26.112B',
    does: [{ type: 'enter-warlord', region: 'Szechuan' }, { type: 'advance' }],
    spots: comes('Szechuan'),
  },
  {
    say: () => 'Attacks and combat are played on the map. End the turn.',
    rule: 'SOA 7',
    does: [{ type: 'end-turn' }],
    spots: [next('End the turn')],
  },
  {
    say: ({ open }) => `${printTurn(open.turn)}: its first card is number 47.`,
    rule: 'SOA 9',
    does: card(47),
    spots: enters('47'),
  },
  {
    say: () => 'Now China picks a Japanese flag: in Northern China.',
    rule: 'SOA 26.111B',
    does: [{ type: 'pick-flag', obligation: 'o2', region: 'Northern China' }],
    spots: picks('Northern China'),
  },
  {
    say: () => 'Deal again, and tap Dealt.',
    does: [{ type: 'deal' }],
    spots: [next('Dealt')],
  },
  {
    say: () => 'Go on to Diplomatic.',
    does: [{ type: 'advance', to: 'diplomacy' }],
    spots: phase('Diplomatic'),
  },
  {
    say: () => 'Now a mistake, on purpose: in Yunnan place a Communist flag.',
    until: { there: WRONG },
    does: [{ type: 'place-flag', region: 'Yunnan', flag: 'Communist' }],
    spots: [tile('Yunnan'), CHANGE, button('Place a Communist flag')],
  },
  {
    say: () => 'Tap Undo, the bent arrow at the top: it takes back as much as you like.',
    until: { gone: WRONG },
    does: [{ type: 'undo' }],
    mistakes: 1,
    spots: [UNDO],
  },
  {
    say: () => 'What you must put right on the board is listed below: do it, tap All put right, and go on.',
    does: [{ type: 'advance' }],
    // The list stands before the button that goes on.
    spots: [next('Go on'), button('All put right')],
  },
  {
    say: () => 'Szechuan cannot come twice running, so it is held out. Shensi came.',
    rule: 'SOA 26.112D',
    does: [{ type: 'enter-warlord', region: 'Shensi' }, { type: 'advance' }],
    spots: comes('Shensi'),
  },
  {
    say: () => 'End the turn.',
    does: [{ type: 'end-turn' }],
    spots: [next('End the turn')],
  },
];

const PAPER: Lesson<OpenState> = {
  setup: SETUP,
  deck: null,
  seed: null,
  taps: 31,
  total: (open, key) => measure(open)[key] ?? 0,
  steps: STEPS,
  end: 'That was two turns. They are thrown away; Help has this guide again.',
};

/** The guided turn of Storm Over Asia; hands behind a curtain are as in its sister game. */
export const lessons: Lessons = { paper: PAPER as unknown as Lesson };
