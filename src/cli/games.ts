import { fingerprint } from '@/kernel/canonical';
import type { Entry } from '@/kernel/entry';
import type { OpenBase, Viewer } from '@/kernel/game';
import type { System } from '@/kernel/system';
import { type Explained, explain } from '@/kernel/totals';
import { HOUSE_DECK } from '@/systems/gathering-storm/cards/house-deck';
import { placeOf } from '@/systems/gathering-storm/construction/ships';
import { duesOf as stormDues, owedLater as stormLater } from '@/systems/gathering-storm/dues';
import { sayEntry as sayStorm } from '@/systems/gathering-storm/sentences';
import { boardViewer, type Obligation, type OpenState as StormState } from '@/systems/gathering-storm/state';
import { system as gatheringStorm } from '@/systems/gathering-storm/system';
import { readTotal as readStorm, totalKeys } from '@/systems/gathering-storm/totals';
import type { TotalKey } from '@/systems/gathering-storm/totals/kinds';
import { readTilePoints } from '@/systems/gathering-storm/totals/known-money';
import type { Power } from '@/systems/gathering-storm/vocabulary';
import { POWERS, sideOf } from '@/systems/gathering-storm/vocabulary';
import { duesOf as gossDues } from '@/systems/goss/guide';
import { sayEntry as sayGoss } from '@/systems/goss/sentences';
import type { OpenState as GossState } from '@/systems/goss/state';
import { system as goss } from '@/systems/goss/system';
import { measure as measureGoss } from '@/systems/goss/totals';
import { OPEN_DECK } from '@/systems/storm-over-asia/cards/known';
import { duesOf as asiaDues } from '@/systems/storm-over-asia/dues';
import { printPassage } from '@/systems/storm-over-asia/passage/print';
import { sayEntry as sayAsia } from '@/systems/storm-over-asia/sentences';
import type { OpenState as AsiaState } from '@/systems/storm-over-asia/state';
import { system as stormOverAsia } from '@/systems/storm-over-asia/system';
import { readTotal as readAsia, TOTALS } from '@/systems/storm-over-asia/totals';
import { POWERS as ASIA_POWERS } from '@/systems/storm-over-asia/vocabulary';

/** A game as it is replayed without a screen. */
export interface ReplayedGame {
  system: System<OpenBase, unknown>;
  /** Who holds a hand, and the viewers that one of them is. */
  powers: readonly string[];
  viewersOf: (power: string) => Viewer[];
  /** The deck of a script that names none. */
  ownDeck: unknown;
  /** Whether a table that is set up so owns a deck. */
  hasDeck: (setup: Record<string, unknown>) => boolean;
  totals: (open: OpenBase) => Record<string, Explained>;
  dues: (open: OpenBase) => { obligation?: unknown; words: string }[];
  /** What is due at a later step of this turn. */
  owedLater: (open: OpenBase) => { words: string; at: string }[];
  /** The open part as it is printed: what the board shows stands where it stands now. */
  printOpen: (open: OpenBase) => object;
  sayEntry: (entry: Entry) => { text: string; notes: string[]; rule?: string };
  /** Sheets of the game’s own, line by line, as its screens show them. */
  sheets?: (open: OpenBase) => Record<string, string[]>;
}

const each = <Key extends string>(keys: readonly Key[], read: (key: Key) => Explained) =>
  Object.fromEntries(keys.map((key) => [key, read(key)]));
const withCards = (setup: Record<string, unknown>) => setup.cards === 'app';

/** Ships with this turn’s moves made; `began` is where they stood before these. @rule GS Guide, Construction */
const printShips = (open: StormState) => ({
  ...open,
  ships: open.ships.map((ship) => ({
    ...ship,
    ...placeOf(ship),
    began: { row: ship.row, space: ship.space },
  })),
});

/** In full words, with whose it is and its rule: a script has no card beside it. */
const printLater = (open: StormState) =>
  stormLater(open).map((later) => {
    const { owes, words, rule } = open.obligations.find(({ id }) => id === later.id) as Obligation;
    return { ...later, owes, words, rule };
  });

/** Games that ask everything at once, and in which the open part is what the board shows. */
const NOTHING_LATER = { owedLater: () => [], printOpen: (open: OpenBase) => open };

/** Every game that a file may hold. */
/** Tile points are told as they lie on the table: never below 0. @rule GS 10.41C */
const explainStorm = (open: StormState, key: TotalKey): Explained =>
  key.startsWith('tiles:') ? readTilePoints(open, key.slice(6) as Power) : readStorm(open, key);

export const REPLAYED: Readonly<Record<string, ReplayedGame>> = {
  'gathering-storm': {
    system: gatheringStorm as never,
    powers: POWERS,
    viewersOf(name) {
      const power = POWERS.find((item) => item === name);
      return power ? [power, boardViewer(sideOf(power))] : [];
    },
    ownDeck: HOUSE_DECK,
    hasDeck: withCards,
    totals: (open) => each(totalKeys(open as StormState), (key) => explainStorm(open as StormState, key)),
    dues: (open) => stormDues(open as StormState),
    owedLater: (open) => printLater(open as StormState),
    printOpen: (open) => printShips(open as StormState),
    sayEntry: sayStorm,
  },
  'storm-over-asia': {
    system: stormOverAsia as never,
    powers: ASIA_POWERS,
    viewersOf: (power) => [power],
    ownDeck: OPEN_DECK,
    hasDeck: withCards,
    totals: (open) => each(TOTALS, (key) => readAsia(open as AsiaState, key)),
    dues: (open) => asiaDues(open as AsiaState),
    ...NOTHING_LATER,
    sayEntry: sayAsia,
    sheets: (open) => ({
      passage: printPassage(open as AsiaState)
        .trimEnd()
        .split('\n'),
    }),
  },
  goss: {
    system: goss as never,
    powers: [],
    viewersOf: () => [],
    ownDeck: null,
    hasDeck: () => false,
    totals: (open) => {
      const waiting = measureGoss(open as GossState);
      return each(Object.keys(waiting), (key) =>
        explain([
          { words: 'Markers that wait', amount: waiting[key] as number, basis: 'rule', rule: 'GOSS 23.1.2' },
        ]),
      );
    },
    dues: (open) => gossDues(open as GossState),
    ...NOTHING_LATER,
    sayEntry: sayGoss,
  },
};

/** A deck as a table's set-up names it. */
export function deckInTable(deck: unknown): { fingerprint: string; numbers: number[] } {
  const { cards } = deck as { cards: readonly { number: number }[] };
  return { fingerprint: fingerprint(deck), numbers: cards.map(({ number }) => number) };
}
