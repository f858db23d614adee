import type { Lesson, LessonStep, Lessons } from '@/kernel/lesson/first-turn';
import { button, dialog, next, typed, UNDO } from '@/kernel/lesson/first-turn-targets';
import { printSigned } from '@/kernel/print';
import type { SetupInput } from '../setup';
import type { OpenState } from '../state';
import { measure, totalOf } from '../totals';
import type { Region } from '../vocabulary';
import { printTurn } from '../vocabulary';

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

/** A region on the map. */
const tile = (region: Region) => button(new RegExp(`^${region}\\.`));
const ADVANCE = { type: 'advance' };
const END_TURN = { type: 'end-turn' };

const STEPS: LessonStep<OpenState>[] = [
  {
    say: () => 'Suppose your deck lies here. Its first card is for everyone: enter number 45, and apply it.',
    rule: 'SOA 9',
    does: [{ type: 'enter-card', number: 45 }, { type: 'apply-card' }],
    targets: [next('Enter the card'), typed(NUMBER, '45'), button('Apply the card')],
  },
  {
    say: () => 'By this card Japan makes a Nationalist flag a warlord’s: tap Yunnan.',
    rule: 'SOA 26.111A',
    does: [{ type: 'pick-flag', obligation: 'o1', region: 'Yunnan' }],
    // The sheet opens by itself; a player who closed it opens it again.
    targets: [next('Settle it'), button(/^Yunnan:/, 'In which region?')],
  },
  {
    say: ({ total }) =>
      `The United Front’s change is now ${printSigned(total(totalOf.front))}. Every number tells why: tap it.`,
    rule: 'SOA 26.22',
    until: { there: WHY },
    targets: [button(/^United Front.*Why\?/)],
  },
  {
    plays: true,
    say: () => 'Each power is dealt a card, which the app never sees; nobody shows one now. Tap Carry on.',
    rule: 'SOA 9',
    does: [{ type: 'deal' }, ADVANCE, ADVANCE, ADVANCE],
    targets: [],
  },
  {
    plays: true,
    say: () =>
      'Diplomacy, where Japan has a result. The guide makes a mistake: it goes too far. Tap Carry on.',
    until: 'mistake',
    does: [ADVANCE],
    targets: [],
  },
  {
    say: () => 'That was too far. Tap Undo, the bent arrow.',
    until: 'taken-back',
    does: [{ type: 'undo' }],
    mistakes: 1,
    targets: [UNDO],
  },
  {
    say: () => 'Japan’s result is in Eastern China: tap the region, Change flags, and Place Japan’s flag.',
    rule: 'SOA 26.113',
    does: [{ type: 'japanese-result', region: 'Eastern China', flag: 'Japanese', mayPlace: true }],
    targets: [tile('Eastern China'), CHANGE, button('Place Japan’s flag')],
  },
  {
    plays: true,
    say: () =>
      'The guide plays the rest: a warlord card, Szechuan’s, ends diplomacy; then the turn ends. Tap Carry on.',
    rule: 'SOA 26.112B',
    does: [ADVANCE, { type: 'enter-warlord', region: 'Szechuan' }, ADVANCE, END_TURN],
    targets: [],
  },
  {
    plays: true,
    say: ({ open }) =>
      `${printTurn(open.turn)}. Flags stay as they were placed. The next card lets China win a warlord’s flag back. Tap Carry on.`,
    rule: 'SOA 7',
    does: [
      { type: 'enter-card', number: 43 },
      { type: 'apply-card' },
      { type: 'pick-flag', obligation: 'o2', region: 'Yunnan' },
    ],
    targets: [],
  },
  {
    plays: true,
    say: ({ total }) =>
      `The United Front’s change is ${printSigned(total(totalOf.front))} now. Hands are dealt, and diplomacy comes. Tap Carry on.`,
    rule: 'SOA 26.22',
    does: [{ type: 'deal' }, ADVANCE, ADVANCE, ADVANCE],
    targets: [],
  },
  {
    plays: true,
    say: () => 'No result for Japan this time. A warlord card comes, and the turn ends. Tap Carry on.',
    rule: 'SOA 26.112B',
    does: [ADVANCE, { type: 'enter-warlord', region: 'Yunnan' }, ADVANCE, END_TURN],
    targets: [],
  },
];

const PAPER: Lesson<OpenState> = {
  setup: SETUP,
  deck: null,
  seed: null,
  taps: 15,
  total: (open, key) => measure(open)[key] ?? 0,
  steps: STEPS,
  end: 'Those were two turns. All of it is thrown away; Help has this guide again.',
};

/** The guided turn of Storm Over Asia; hands behind a curtain work as in its sister game. */
export const lessons: Lessons = { paper: PAPER as unknown as Lesson };
