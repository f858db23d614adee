import * as v from 'valibot';
import type { Game } from '@/kernel/command/command';
import { readShape } from '@/kernel/file/read-shape';
import { namedBy } from '@/kernel/guide';
import { accept } from '@/kernel/result';
import { hasCurtain } from '@/kernel/round';
import { checkHeldByApp, isForOne, powersRead } from '@/kernel/seats';
import type { System } from '@/kernel/system';
import { type Deck, deckShape } from './cards/card';
import { OPEN_DECK } from './cards/head';
import { checkTwice, diplomaticOf } from './categories';
import { COMMANDS } from './commands';
import { description } from './description';
import { duesOf } from './dues';
import { guideFor } from './guide';
import { USUAL_CHOICES } from './options';
import { createAppDecides } from './policy/app-decides';
import { sayEntry } from './sentences';
import { type Setup, setupShape } from './setup';
import { type Hand, handOf, type OpenState, startTable } from './state';
import { stepAt } from './steps';
import { measure } from './totals';
import { INITIAL_CONVERSIONS } from './united-front/front';
import { POWERS, type Power, printTurn } from './vocabulary';
import { checkPairs } from './warlords/flag-events';

/** Raised whenever the same journal would fold to a different state. */
export const RULES = 1;

/**
 * Storm Over Asia as a game for the kernel.
 * @param deck the deck that this table owns; nothing with paper cards
 */
export function createStormOverAsia(deck: Deck | null): Game<OpenState, Hand> {
  return {
    id: 'storm-over-asia',
    rules: RULES,
    start: (setup: never) => startTable(v.parse(setupShape, setup as Setup)),
    commands: COMMANDS,
    deck,
    measure,
  };
}

/** The sheets of someone’s papers: one for each power’s hand. */
const viewersOf = (open: OpenState, powers: readonly Power[]) =>
  hasCurtain(open) ? POWERS.filter((power) => powers.includes(power)) : [];

/** Everything the app needs to know about the game. */
export const system: System<OpenState, Hand> = {
  ...description,
  readSetup(input) {
    const setup = readShape(setupShape, input);
    return setup.ok ? checkHeldByApp(setup.value) : setup;
  },
  fresh(input) {
    const setup = input as Setup;
    const diplomatic = setup.diplomatic ?? diplomaticOf(setup.categories);
    return {
      ...setup,
      ...(diplomatic ? { diplomatic } : {}),
      ...(setup.front ? { front: { initial: INITIAL_CONVERSIONS, ...setup.front } } : {}),
      readings: { ...USUAL_CHOICES, ...setup.readings },
    };
  },
  checkFresh(input) {
    const { categories, filled = {} } = input as Setup;
    return checkTwice(categories) ?? checkPairs(...Object.values(filled));
  },
  readDeck: (input) => (input === null || input === undefined ? accept(null) : readShape(deckShape, input)),
  ownDeck: async () => OPEN_DECK,
  hasDeck: ({ cards }) => cards === 'app',
  rolls: false,
  create: (deck) => createStormOverAsia(deck as Deck | null),
  describe(open, line) {
    const { phase, name } = stepAt(open.step);
    const newest = line.findLast((entry) => entry.open && entry.open.command.type !== 'open-papers');
    return {
      name: open.name,
      season: printTurn(open.turn),
      turn: `Turn ${open.turn}`,
      people: open.seats.map((seat) => `${seat.person}: ${seat.powers.join(', ') || 'no power'}.`).join(' '),
      now: `${phase}, ${name}`,
      next: namedBy(guideFor(open)),
      due: duesOf(open)
        .map((due) => due.words)
        .join('. '),
      last: newest ? sayEntry(newest).text : 'The table is set',
    };
  },
  papers: (open, person) => ({
    command: { type: 'open-papers', person },
    viewers: viewersOf(open, powersRead(open.seats, person)),
    curtain: !isForOne(open.seats),
  }),
  appDecides: createAppDecides(viewersOf),
  // Cards ordered to be played that may come at any time are shown as soon as the papers are closed.
  afterPapers: (state, viewers) =>
    POWERS.filter((power) => viewers.includes(power)).flatMap((power) => {
      const { hand, orders } = handOf(state, power);
      return hand
        .filter((card) => orders[card.slot] === 'play' && (!card.event || card.event.window === 'any-time'))
        .map((card) => ({ type: 'show', power, slot: card.slot }));
    }),
};
