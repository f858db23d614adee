import type { Lesson, LessonStep, Spot } from '@/kernel/first-turn';
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

const PASS = next('Pass to Anna');
const APPLY = next('Apply the card');
const SHOW = next('Show any public events');
const WHY = dialog(/^Why is British support/);
const OPEN = [button('Tap twice instead'), button('Tap once more')];
const HIDE = button(/^Hide now/);
const tab = (name: RegExp): Spot => ({ role: 'tab', name });
const curtain = (person: string) => button(new RegExp(`^I am ${person}`));
const opens = (person: string) => ({ type: 'open-papers', person });

const STEPS: LessonStep<OpenState>[] = [
  {
    say: () =>
      'The app deals, and one device goes round. Turn the first card, apply it, and deal: each power’s hand lies behind a curtain.',
    rule: 'GS 9.12 to 9.15',
    does: [{ type: 'turn-card' }, { type: 'apply-card' }, { type: 'deal' }],
    spots: [next(/^(Turn the card|Apply the card|Deal the cards)$/)],
  },
  {
    say: () => 'Pass the device to Anna. She taps twice, or holds the button.',
    rule: 'GS 9.12',
    until: { there: tab(/^Germany/) },
    does: [opens('Anna')],
    spots: [PASS, ...OPEN],
  },
  {
    say: () => 'On Italy’s tab tap Play: it waits for its moment. Hide the papers.',
    rule: 'GS 9.13',
    until: { there: curtain('Ben') },
    does: [{ type: 'order', power: 'Italy', slot: 1, do: 'play' }],
    spots: [tab(/^Italy/), button('Play'), HIDE],
  },
  {
    say: () => 'Now Ben taps twice. Cards without an order come at their moment. Hide the papers.',
    rule: 'GS 9.13',
    until: { there: SHOW },
    does: [opens('Ben')],
    spots: [...OPEN, HIDE],
  },
  {
    say: () => 'The papers went round: show the public events.',
    rule: 'GS 9.41E',
    does: [{ type: 'advance' }],
    spots: [SHOW],
  },
  {
    say: ({ total }) =>
      `Go on through the cards. British support is now ${printSigned(total('support:Britain'))}. Every number tells why: tap it.`,
    until: { there: WHY },
    spots: [button(/^Britain support .*Why\?/)],
  },
  {
    say: () => 'Close it. Nothing is left to do: on to the Crisis, then end it and the turn.',
    rule: 'GS 9.41A',
    does: [{ type: 'advance', to: 'crisis' }, { type: 'advance' }, { type: 'end-turn', keeping: 'known' }],
    spots: [next(/^(On to the Crisis|End the crisis and the turn)$/)],
  },
  {
    say: ({ open, total }) =>
      `${printTurn(open.turn)}: British support is back at ${printSigned(total('support:Britain'))}. A mistake, on purpose: turn the card too soon.`,
    rule: 'GS 10.31',
    until: { there: APPLY },
    does: [{ type: 'turn-card' }],
    spots: [next('Turn the card')],
  },
  {
    say: () => 'Tap Undo, the bent arrow at the top.',
    until: { gone: APPLY },
    does: [{ type: 'undo' }],
    mistakes: 1,
    spots: [UNDO],
  },
];

/** A turn with the app’s deck and the beginning of the next, one device for two people: the device would go round again. */
export const HOTSEAT: Lesson<OpenState> = {
  setup: SETUP,
  deck: LESSON_DECK,
  seed: LESSON_SEED,
  taps: 24,
  total: (open, key) => readTotal(open, totalKey(key)).value,
  steps: STEPS,
  end: 'That was a turn, and the next has begun. It is thrown away; Help has this guide again.',
};
