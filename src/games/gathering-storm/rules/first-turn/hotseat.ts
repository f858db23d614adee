import type { Lesson, LessonStep, Target } from '@/kernel/lesson/first-turn';
import { button, dialog, LESSON_SEED, next, UNDO } from '@/kernel/lesson/first-turn-targets';
import { printSigned } from '@/kernel/print';
import { deckInTable } from '../cards/decks';
import type { SetupInput } from '../state/setup';
import type { OpenState } from '../state/state';
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
const WHY = dialog(/^Why is German support/);
const OPEN = [button('Tap twice instead'), button('Tap once more')];
const HIDE = button(/^Hide now/);
const GERMANY: Target = { role: 'tab', name: /^Germany/ };
const opens = (person: string) => ({ type: 'open-papers', person });

const STEPS: LessonStep<OpenState>[] = [
  {
    plays: true,
    say: () =>
      'One device for two people. The app turns the first card, applies it, and deals. Tap Carry on.',
    rule: 'GS 9.12 to 9.15',
    does: DEALT,
    targets: [],
  },
  {
    say: () => 'Tap “Pass to Anna”. She alone looks: two more taps open her papers.',
    rule: 'GS 9.12',
    until: { papers: 'Anna' },
    does: [opens('Anna')],
    targets: [PASS, ...OPEN],
  },
  {
    say: () => 'Germany’s card: tap Play. It waits for its moment. Italy’s can wait: hide the papers.',
    rule: 'GS 9.13',
    // Their decision is free; hiding the papers completes the step.
    until: { papers: null },
    does: [{ type: 'order', power: 'Germany', slot: 1, do: 'play' }],
    targets: [GERMANY, button('Play'), HIDE],
  },
  {
    plays: true,
    say: () => 'Ben reads his in the same way; then what is due is shown. Tap Carry on.',
    rule: 'GS 9.41E',
    does: [opens('Ben'), { type: 'advance' }],
    targets: [],
  },
  {
    say: ({ total }) =>
      `${total('support:Germany') === 0 ? 'Nothing counts for Germany yet. ' : ''}German support is now ${printSigned(total('support:Germany'))}. Every number tells why: tap it.`,
    until: { there: WHY },
    targets: [button(/^Germany support .*Why\?/)],
  },
  {
    plays: true,
    say: () => 'Here is all that counts, with its rule. The turn goes on to its end. Tap Carry on.',
    rule: 'GS 9.41A',
    does: END,
    targets: [],
  },
  {
    plays: true,
    say: ({ open, total }) =>
      `${printTurn(open.turn)}. Support from cards lapses with the turn: Germany’s is ${printSigned(total('support:Germany'))}. The next card is turned. Tap Carry on.`,
    rule: 'GS 10.31',
    until: 'mistake',
    does: [{ type: 'turn-card' }],
    targets: [],
  },
  {
    say: () => 'Suppose that was too soon: tap Undo, the bent arrow. It takes anything back.',
    until: 'taken-back',
    does: [{ type: 'undo' }],
    mistakes: 1,
    targets: [UNDO],
  },
  {
    plays: true,
    say: () => 'It lies face down again. Now it is turned and applied, and hands are dealt. Tap Carry on.',
    rule: 'GS 9.31',
    does: DEALT,
    targets: [],
  },
  {
    plays: true,
    say: ({ total }) =>
      `Trends add up: the Economic Climate is now ${printSigned(total('climate'))}. The turn goes on to its end. Tap Carry on.`,
    rule: 'GS 9.31',
    does: [opens('Anna'), opens('Ben'), { type: 'advance' }, ...END],
    targets: [],
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
