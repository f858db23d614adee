import type { Lesson, LessonStep } from '@/kernel/first-turn';
import { button, dialog, LESSON_SEED, next, UNDO } from '@/kernel/first-turn-spots';
import { printSigned } from '@/kernel/print';
import { deckInTable } from '../cards/decks';
import type { SetupInput } from '../setup';
import type { OpenState } from '../state';
import { readTotal } from '../totals';
import { totalKey } from '../totals/kinds';
import { printTurn } from '../vocabulary';
import { LESSON_DECK } from './lesson-deck';

const SETUP: SetupInput = {
  name: 'First turn',
  seats: [
    { person: 'Anna', powers: ['Germany', 'Italy'] },
    { person: 'Ben', powers: ['Britain', 'France', 'Russia'] },
  ],
  cards: 'app',
  keeps: [],
  deck: deckInTable(LESSON_DECK),
};

const DEALT = [{ type: 'turn-card' }, { type: 'apply-card' }, { type: 'deal' }];
const END = [{ type: 'advance', to: 'crisis' }, { type: 'advance' }, { type: 'end-turn', keeping: 'known' }];
const PASS = next('Pass to Anna');
const APPLY = next('Apply the card');
const WHY = dialog(/^Why is German support/);
const OPEN = [button('Tap twice instead'), button('Tap once more')];
const HIDE = button(/^Hide now/);
const curtain = (person: string) => button(new RegExp(`^I am ${person}`));
const opens = (person: string) => ({ type: 'open-papers', person });

const STEPS: LessonStep<OpenState>[] = [
  {
    plays: true,
    say: () =>
      'One device for two people; the app deals. Tap Carry on: it turns the first card, applies it, and deals.',
    rule: 'GS 9.12 to 9.15',
    does: DEALT,
    spots: [],
  },
  {
    say: () => 'Pass the device to Anna. She alone looks, and taps twice.',
    rule: 'GS 9.12',
    until: { there: HIDE },
    does: [opens('Anna')],
    spots: [PASS, ...OPEN],
  },
  {
    say: () => 'Her first card: tap Play. It waits for its moment. Then hide the papers.',
    rule: 'GS 9.13',
    until: { there: curtain('Ben') },
    does: [{ type: 'order', power: 'Germany', slot: 1, do: 'play' }],
    spots: [button('Play'), HIDE],
  },
  {
    plays: true,
    say: () => 'Now Ben would do the same. Tap Carry on: he has read his, and the first cards are shown.',
    rule: 'GS 9.41E',
    does: [opens('Ben'), { type: 'advance' }],
    spots: [],
  },
  {
    say: ({ total }) =>
      `German support is now ${printSigned(total('support:Germany'))}. Every number tells why: tap it.`,
    until: { there: WHY },
    spots: [button(/^Germany support .*Why\?/)],
  },
  {
    plays: true,
    say: () => 'Each line has its source and its rule. Now carry on to the end of the turn.',
    rule: 'GS 9.41A',
    does: END,
    spots: [],
  },
  {
    plays: true,
    say: ({ open, total }) =>
      `${printTurn(open.turn)}. What the card gave has lapsed: German support is ${printSigned(total('support:Germany'))} again. Now the next card.`,
    rule: 'GS 10.31',
    until: { there: APPLY },
    does: [{ type: 'turn-card' }],
    spots: [],
  },
  {
    say: () => 'Too soon, say. Tap Undo, the bent arrow: it takes anything back.',
    until: { gone: APPLY },
    does: [{ type: 'undo' }],
    mistakes: 1,
    spots: [UNDO],
  },
  {
    plays: true,
    say: () => 'It lies face down again. Carry on: now it is turned, applied, and hands are dealt.',
    rule: 'GS 9.31',
    does: DEALT,
    spots: [],
  },
  {
    plays: true,
    say: ({ total }) =>
      `The climate does not lapse: it is ${printSigned(total('climate'))} by now, and counts in every income. Carry on to the end.`,
    rule: 'GS 9.31',
    does: [opens('Anna'), opens('Ben'), { type: 'advance' }, ...END],
    spots: [],
  },
];

/** Two turns with the app’s deck, one device for two people; what the first showed the guide plays in the second. */
export const HOTSEAT: Lesson<OpenState> = {
  setup: SETUP,
  deck: LESSON_DECK,
  seed: LESSON_SEED,
  taps: 13,
  total: (open, key) => readTotal(open, totalKey(key)).value,
  steps: STEPS,
  end: 'Those were two turns. All of it is thrown away; Help has this guide again.',
};
