import type { Lesson, LessonStep, Spot } from '@/kernel/first-turn';
import { button, dialog, LESSON_SEED, next, phase } from '@/kernel/first-turn-spots';
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
  keeps: ['income'],
  incomes: { Germany: 3, Italy: 2, Britain: 3, France: 2, Russia: 2 },
  deck: deckInTable(LESSON_DECK),
};

const WHY = dialog(/^Why is British support/);
const OPEN = [button('Tap twice instead'), button('Tap once more')];
const HIDE = button(/^Hide now/);
const tab = (name: RegExp): Spot => ({ role: 'tab', name });
const curtain = (person: string) => button(new RegExp(`^I am ${person}`));
const opens = (person: string) => ({ type: 'open-papers', person });

const STEPS: LessonStep<OpenState>[] = [
  {
    say: ({ open }) =>
      `The app deals, and one device goes round. The first card of ${printTurn(open.turn)} is for everyone: turn it, and apply it.`,
    rule: 'GS 9.12',
    does: [{ type: 'turn-card' }, { type: 'apply-card' }],
    spots: [next(/^(Turn|Apply) the card$/)],
  },
  {
    say: ({ total }) =>
      `The climate is now ${printSigned(total('climate'))}. Deal the cards: each power’s hand lies behind a curtain.`,
    rule: 'GS 9.12 to 9.15',
    does: [{ type: 'deal' }],
    spots: [next('Deal the cards')],
  },
  {
    say: () => 'Pass the device to Anna.',
    until: { there: curtain('Anna') },
    spots: [next('Pass to Anna')],
  },
  {
    say: () => 'The others look at the board. Anna holds the button, or taps twice instead.',
    until: { there: tab(/^Germany/) },
    does: [opens('Anna')],
    spots: OPEN,
  },
  {
    say: () =>
      'Her papers have a tab for each power. Turn to Italy’s, and tap Play: the card waits for its moment.',
    rule: 'GS 9.13',
    until: { chosen: button('Play') },
    does: [{ type: 'order', power: 'Italy', slot: 1, do: 'play' }],
    spots: [tab(/^Italy/), button('Play')],
  },
  {
    say: () => 'Hide the papers: the curtain falls at once, for the next person.',
    until: { there: curtain('Ben') },
    spots: [HIDE],
  },
  {
    say: () => 'Now Ben. The round visits everyone, so that nobody learns who had something to do.',
    until: { there: tab(/^Britain/) },
    does: [opens('Ben')],
    spots: OPEN,
  },
  {
    say: () => 'He gives no order: his cards are then played at their moment. Hide the papers.',
    rule: 'GS 9.13',
    until: { gone: tab(/^Britain/) },
    spots: [HIDE],
  },
  {
    say: () => 'Everyone has read. Now the public events are shown.',
    rule: 'GS 9.41E',
    does: [{ type: 'advance' }],
    spots: [next('Show any public events')],
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
    say: () => 'Show the income events, Italy’s among them; then take income.',
    rule: 'GS 9.41A',
    does: [{ type: 'advance' }, { type: 'take-income' }],
    spots: [next(/^(Show any income events|Take income)$/)],
  },
  {
    say: () => 'The other phases ask nothing: tap Crisis, in the phases at the top.',
    does: [{ type: 'advance', to: 'crisis' }],
    spots: phase('Crisis'),
  },
  {
    say: ({ total }) =>
      `On the way Russia’s card was shown: Turkey leans to it by ${printSigned(total('country:Turkey:Russia'))}. End the crisis and the turn.`,
    rule: 'GS 10.31',
    does: [{ type: 'advance' }, { type: 'end-turn', keeping: 'known' }],
    spots: [next('End the crisis and the turn')],
  },
  {
    say: ({ open, total }) =>
      `${printTurn(open.turn)}: what held for one turn is over, and British support is back at ${printSigned(total('support:Britain'))}. Turn the new card, and apply it.`,
    rule: 'GS 9.12',
    does: [{ type: 'turn-card' }, { type: 'apply-card' }],
    spots: [next(/^(Turn|Apply) the card$/)],
  },
];

/** A turn with the app’s deck and the next one’s card, one device for two people: the device would go round again. */
export const HOTSEAT: Lesson<OpenState> = {
  setup: SETUP,
  deck: LESSON_DECK,
  seed: LESSON_SEED,
  taps: 26,
  total: (open, key) => readTotal(open, totalKey(key)).value,
  steps: STEPS,
  end: 'That was one turn, and the next has begun: it is dealt, and the device goes round again. All of it is thrown away; Help has this guide again, and others.',
};
