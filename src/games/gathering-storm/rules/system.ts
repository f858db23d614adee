import type { Game } from '@/kernel/command/command';
import { readShape } from '@/kernel/file/read-shape';
import { namedBy } from '@/kernel/guide';
import { accept, type Refusal } from '@/kernel/result';
import { checkHeldByApp, isForOne, powersRead } from '@/kernel/seats';
import type { System } from '@/kernel/system';
import { type Deck, deckShape } from './cards/card';
import { checkDeck } from './cards/decks';
import { readOwnDeck } from './cards/own-deck';
import { COMMANDS } from './commands';
import { description } from './description';
import { windowOf } from './effects';
import { duesOf } from './guide/dues';
import { guideFor } from './guide/guide';
import { mayShowNow, printPhase } from './guide/phases';
import { createDescriber, describeRows } from './history/told-rows';
import { USUAL_CHOICES } from './options';
import { createAppDecides } from './policy/app-decides';
import { sayEntry } from './say/sentences';
import { moneyInPapers, SHOWN } from './state/purse';
import { type Setup, setupShape } from './state/setup';
import { startTable } from './state/start';
import { type HiddenState, handOf, isTracked, type OpenState, sheetViewer } from './state/state';
import { measure } from './totals';
import { climateLimits } from './totals/tracks';
import { POWERS, type Power, printList, printTurn, SIDES, sideOf } from './vocabulary';

/** Raised whenever the same journal would fold to something else, or a command be decided otherwise. */
export const RULES = 2;

/**
 * Gathering Storm as a game for the kernel.
 * @param deck the deck that this table owns; nothing with paper cards
 */
export function createGatheringStorm(deck: Deck | null): Game<OpenState, HiddenState> {
  return {
    id: 'gathering-storm',
    rules: RULES,
    start: (setup: never) => startTable(setup as Setup),
    commands: COMMANDS,
    deck,
    measure,
  };
}

/** The sheets of someone's papers: one for each power's hand and money, and the research sheet of each side. @rule GS 9.12, 15.11 */
function viewersOf(open: OpenState, powers: readonly Power[]): string[] {
  const own = open.cards === 'app' || moneyInPapers(open);
  const hands = own ? POWERS.filter((power) => powers.includes(power)) : [];
  const sides = SIDES.filter((side) => powers.some((power) => sideOf(power) === side));
  return [...hands, ...(isTracked(open, 'research') ? sides.map(sheetViewer) : [])];
}

/** A set-up is read by everyone. @rule GS 9.41A */
const OWN_INCOMES: Refusal = {
  message: 'Only the owner sees income at this table.',
  rule: SHOWN,
  allowed: 'Enter base incomes in the papers, once the table is open.',
};

const CLIMATE_BEYOND: Refusal = {
  message: 'The climate lies between −3 and +3.',
  rule: 'GS 11.3',
  allowed: 'Enter a climate from −3 to +3, or choose the reading without limits.',
};

const appDecides = createAppDecides(viewersOf);

/** Everything the app needs to know about the game. */
export const system: System<OpenState, HiddenState> = {
  ...description,
  readSetup(input) {
    const setup = readShape(setupShape, input);
    if (!setup.ok) return setup;
    const { incomes, readings } = setup.value;
    const barred = incomes && readings['income-shown'] === 'owner' ? OWN_INCOMES : null;
    return barred ? { ok: false, refusal: barred } : checkHeldByApp(setup.value);
  },
  fresh(input) {
    const setup = input as Setup;
    return { ...setup, readings: { ...USUAL_CHOICES, ...setup.readings } };
  },
  checkFresh(input) {
    const { climate, readings } = input as Setup;
    const { min, max } = climateLimits({ readings: { ...USUAL_CHOICES, ...readings } });
    return climate >= min && climate <= max ? null : CLIMATE_BEYOND;
  },
  readDeck(input) {
    if (input === null || input === undefined) return accept(null);
    const deck = readShape(deckShape, input);
    return deck.ok ? checkDeck(deck.value) : deck;
  },
  readOwnDeck,
  ownDeck: async () => (await import('./cards/house-deck')).HOUSE_DECK,
  hasDeck: ({ cards }) => cards === 'app',
  rolls: false,
  create: (deck) => createGatheringStorm(deck as Deck | null),
  describeRows: (setup, rows) => describeRows(setup as Setup, rows),
  createRowDescriber: (setup, begun) => createDescriber(setup as Setup, begun),
  describe(open, last) {
    const guide = guideFor(open);
    const newest = last.findLast(
      ({ open: publicPart }) => publicPart && publicPart.command.type !== 'open-papers',
    );
    return {
      name: open.name,
      season: printTurn(open.turn),
      turn: `Turn ${open.turn}`,
      people: open.seats.map((seat) => `${seat.person}: ${printList(seat.powers) || 'no power'}.`).join(' '),
      now: printPhase(open),
      next: namedBy(guide),
      due: duesOf(open)
        .map((due) => due.words)
        .join('. '),
      last: newest ? sayEntry(newest).text : 'The table is set',
    };
  },
  papers(open, person) {
    return {
      command: { type: 'open-papers', person },
      viewers: viewersOf(open, powersRead(open.seats, person)),
      curtain: !isForOne(open.seats),
    };
  },
  appDecides,
  // What may be shown now and is ordered to be played is shown as soon as the papers are shut: a secret support
  // event (GS 10.41B), and a counter’s event while counters are placed (GS Guide, Diplomacy).
  afterPapers: (state, viewers) =>
    POWERS.filter((power) => viewers.includes(power)).flatMap((power) => {
      const own = handOf(state, power);
      return own.hand
        .filter(
          (card) =>
            own.orders[card.slot]?.do === 'play' &&
            mayShowNow(windowOf(card.event, state.open), state.open.step),
        )
        .map((card) => ({ type: 'show', power, slot: card.slot }));
    }),
};
