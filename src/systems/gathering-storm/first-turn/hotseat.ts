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
      `The app deals here, and one device goes round. Turn the first card of ${printTurn(open.turn)}, which is for everyone, and apply it: its trend moves the Economic Climate.`,
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
    say: () => 'Anna reads hers first. Pass the device to her.',
    until: { there: curtain('Anna') },
    spots: [next('Pass to Anna')],
  },
  {
    say: () =>
      'The curtain is down, and everyone else looks at the board. Hold the button, or tap twice instead.',
    until: { there: tab(/^Germany/) },
    does: [opens('Anna')],
    spots: OPEN,
  },
  {
    say: () =>
      'A tab for each of her powers. The card says what it does and when it is shown. Turn to Italy’s.',
    rule: 'GS 9.13',
    until: { chosen: tab(/^Italy/) },
    spots: [tab(/^Italy/)],
  },
  {
    say: () =>
      'This one waits for its moment. Order it to be played: tap Play. It can be changed until then.',
    rule: 'GS 9.13',
    until: { chosen: button('Play') },
    does: [{ type: 'order', power: 'Italy', slot: 1, do: 'play' }],
    spots: [tab(/^Italy/), button('Play')],
  },
  {
    say: () => 'That is all. Hide the papers: the curtain falls at once, for the next person.',
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
    say: () => 'He gives no order: each card is then played at its moment. Hide the papers.',
    rule: 'GS 9.13',
    until: { gone: tab(/^Britain/) },
    spots: [HIDE],
  },
  {
    say: () =>
      'The round is over. Public events come first: show them. Each is told to everyone as it comes.',
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
    say: () => 'Now the income events: Italy’s order is carried out by itself, and then income is taken.',
    rule: 'GS 9.41A',
    does: [{ type: 'advance' }, { type: 'take-income' }],
    spots: [next(/^(Show any income events|Take income)$/)],
  },
  {
    say: () =>
      'The Economic phase asks nothing today. The phases stand at the top: tap Diplomatic, and what lies before it is passed.',
    does: [{ type: 'advance', to: 'placement' }],
    spots: phase('Diplomatic'),
  },
  {
    say: () =>
      'Show cards that place counters, then the other events. Whose card it is, is told as it comes.',
    rule: 'GS 9.41D',
    does: [{ type: 'advance' }, { type: 'advance' }],
    spots: [next(/^Show any (cards that place counters|events)$/)],
  },
  {
    say: ({ total }) =>
      `Turkey leans to Russia by ${printSigned(total('country:Turkey:Russia'))} this turn. Go on to the Crisis, and end it and the turn.`,
    rule: 'GS 10.31',
    does: [{ type: 'advance', to: 'crisis' }, { type: 'advance' }, { type: 'end-turn', keeping: 'known' }],
    spots: [next(/^(On to the Crisis|End the crisis and the turn)$/)],
  },
  {
    say: ({ open, total }) =>
      `${printTurn(open.turn)}: British support is back at ${printSigned(total('support:Britain'))}, since what held for one turn has expired. Turn the new card, and apply it.`,
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
  taps: 29,
  total: (open, key) => readTotal(open, totalKey(key)).value,
  steps: STEPS,
  end: 'Now it is dealt again, and the device goes round as before. What you played is thrown away; Help has this guide again, and one for paper cards.',
};
