import * as v from 'valibot';
import { amendHeld } from '../amend/amended';
import { createPile } from '../hands/paper-pile';
import { CHOICES_BEFORE } from '../options';
import { applyReached, settleSheet } from '../research/apply-deeds';
import { PROJECTS, sideOfOwner } from '../research/catalogue';
import { createSheet } from '../research/sheet';
import type { SheetState } from '../research/state';
import { CIVIL_WAR_COUNTRIES, CIVIL_WAR_THRESHOLD, SIDES, turnOf } from '../vocabulary';
import type { HiddenOutcome } from './outcomes';
import { createPurse, foldPurse } from './purse';
import { type Setup, setupShape } from './setup';
import {
  eachPower,
  type Hand,
  type HiddenState,
  type Obligation,
  type OpenState,
  sheetViewer,
  type Table,
} from './state';
import { createPool } from './tile-pool';

export function isBoard(part: HiddenState): part is SheetState {
  return 'side' in part;
}

/** Folds it into the part it belongs to. */
export function foldHidden(draft: HiddenState, outcome: HiddenOutcome, _: unknown, open: OpenState): void {
  if (isBoard(draft)) foldBoard(draft, outcome, open);
  else foldOwn(draft, outcome, open);
}

function foldBoard(draft: SheetState, outcome: HiddenOutcome, open: OpenState): void {
  applyReached(draft, open, outcome.reached ?? []);
  if (outcome.ends) settleSheet(draft, open);
}

function foldOwn(draft: Hand, outcome: HiddenOutcome, open: OpenState): void {
  removeSlots(draft, outcome.slots ?? []);
  if (outcome.amend) amendHeld(draft, outcome.amend, open, false);
  if (outcome.purse) foldPurse(draft, outcome.purse, open);
}

export function removeSlots(draft: Hand, slots: readonly number[]): void {
  draft.hand = draft.hand.filter((card) => !slots.includes(card.slot));
  for (const slot of slots) delete draft.orders[slot];
}

/**
 * Asks for earlier turns, which the table cannot know: extra cards, civil wars and conquests depend on them.
 */
const SO_FAR: Obligation = {
  id: 'so-far',
  owes: 'table',
  words: 'What happened before this table is not entered yet',
  rule: 'GS 9.14, 9.15',
  ask: { type: 'so-far' },
};

/** The table before its first entry. */
export function startTable(input: Setup): Table {
  const setup = v.parse(setupShape, input);
  return {
    open: {
      turn: turnOf(setup.season, setup.year),
      step: 'draw',
      name: setup.name,
      seats: setup.seats,
      cards: setup.cards,
      running: setup.running,
      keeps: setup.keeps,
      readings: { ...CHOICES_BEFORE, ...setup.readings },
      ...(setup.policy ? { policy: setup.policy } : {}),
      nextId: 1,
      climate: { start: setup.climate, moves: [] },
      balance: setup.running ? null : 0,
      lines: [],
      card: null,
      deck: setup.deck ? { numbers: setup.deck.numbers, epoch: 0, gone: [] } : null,
      ...(setup.cards === 'paper' ? { pile: createPile(setup.running) } : {}),
      commitment: setup.commitment,
      hands: eachPower(() => ({ dealt: 0, held: 0, played: 0 })),
      shown: [],
      waiting: [],
      visited: [],
      round: false,
      aggressions: [],
      pact: null,
      facts: startFacts(setup),
      projects: PROJECTS,
      atomic: setup.atomic ?? false,
      countries: {},
      russia: { fullCohesion: false, purge: false },
      placed: [],
      disputes: [],
      doors: [],
      ships: [],
      yards: {},
      accelerations: [],
      units: [],
      factories: {},
      prices: {},
      civilWars: startCivilWars(),
      incomeTaken: false,
      income: eachPower(() => null),
      carried: eachPower(() => 0),
      tiles: createPool(),
      obligations: setup.running && setup.asksSoFar ? [SO_FAR] : [],
      waived: [],
      past: [],
      over: false,
      notes: [],
    },
    hidden: startHidden(setup),
  };
}

/** No board was entered yet; incomes are those of the set-up. */
function startFacts({ incomes }: Setup): OpenState['facts'] {
  return {
    results: {},
    categories: {},
    steps: {},
    levels: {},
    tallies: {},
    pacts: {},
    baseIncome: { ...incomes },
    baseParts: {},
    baseTiles: {},
    climateIncome: {},
    thresholds: {},
    garrison: {},
    needed: {},
    known: [],
    said: {},
  };
}

function startCivilWars(): OpenState['civilWars'] {
  const quiet = { counters: 0, events: 0, state: 'quiet', threshold: CIVIL_WAR_THRESHOLD };
  return Object.fromEntries(
    CIVIL_WAR_COUNTRIES.map((country) => [country, { ...quiet }]),
  ) as OpenState['civilWars'];
}

/** Empty hands and purses, and a research sheet for each side. */
function startHidden({ running }: Setup): Table['hidden'] {
  return {
    ...eachPower((power) => ({ hand: [], orders: {}, purse: createPurse(power) })),
    ...Object.fromEntries(
      SIDES.map((side) => [
        sheetViewer(side),
        createSheet(
          side,
          PROJECTS.filter(({ owner }) => sideOfOwner(owner) === side),
          running,
        ),
      ]),
    ),
  };
}
