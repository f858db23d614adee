import {
  type BoardMove,
  movesBetween,
  type Piece,
  type PieceStack,
  paperCardsOnTable,
  withoutMoves,
} from '@/kernel/board-moves';
import { withArticle } from '@/kernel/print';
import type { Factories } from './construction/state';
import { figuresToCompare } from './guide/figures-asked';
import { stepAt } from './guide/phases';
import { markerOf, printTotal } from './say/names';
import { totalOf } from './state/lines';
import { isTracked, type OpenState } from './state/state';
import type { TileDraw } from './state/tile-pool';
import {
  ADJECTIVES,
  COUNTRIES,
  PACT_COUNTRIES,
  POWERS,
  type Power,
  printList,
  printTurn,
  type Side,
} from './vocabulary';

/**
 * The physical pieces of Gathering Storm, as far as public state knows them. Every table has the map with its
 * markers and counters. What only the app holds is left out: hands and tiles of its own deck, ships on their
 * rows, research, support.
 */

const count = (piece: Piece, at: string): PieceStack => ({ piece, at, count: 1 });

/** "a German flag", of which there are many. */
function ofPower(power: Power, noun: string, plural = `${noun}s`): Piece {
  const adjective = ADJECTIVES[power];
  return { one: `${withArticle(adjective)} ${noun}`, many: `${adjective} ${plural}` };
}

/** The markers on their tracks: the values that the table compares with its board. */
function tracks(open: OpenState, other: OpenState): PieceStack[] {
  const theirs = figuresToCompare(other).map(({ total }) => total);
  // In a game already under way the board decides the index until it is entered.
  const indexKnown = [open, other].every(({ running, facts }) => !running || facts.known.includes('index'));
  return figuresToCompare(open).flatMap(({ total, value }) => {
    // Without a counter a civil war has no marker; another number that one of the two does not know moves none.
    const knows =
      total.startsWith('war:') || (theirs.includes(total) && (total !== totalOf.index || indexKnown));
    const piece = knows && markerOf(total);
    return piece ? count(piece, printTotal(total, value)) : [];
  });
}

/** Flags and pacts as far as the app follows the map; conquests and spy rings at every table. @rule GS Guide, Diplomacy */
function map(open: OpenState, other: OpenState): PieceStack[] {
  const follows = isTracked(open, 'flags') && isTracked(other, 'flags');
  const stands = COUNTRIES.flatMap((country) => {
    const { flags = [], conquered = null, rings = [] } = open.countries[country] ?? {};
    return [
      ...(follows ? flags.map((power) => count(ofPower(power, 'flag'), country)) : []),
      ...rings.map((power) => count(ofPower(power, 'spy ring'), country)),
      ...(conquered ? [count(conquest(conquered), country)] : []),
    ];
  });
  const known = (country: string) =>
    [open, other].every(({ running, facts }) => !running || facts.known.includes(country));
  const pacts = PACT_COUNTRIES.filter((country) => follows && known(country)).flatMap((country) =>
    (open.facts.pacts[country] ?? []).map((power) => count(ofPower(power, 'trade pact'), country)),
  );
  return [...stands, ...pacts];
}

const CONQUERORS: Record<Side, string> = { Axis: 'Axis', Allies: 'Allied', Russia: 'Russian' };

function conquest(by: Side): Piece {
  const noun = `of ${CONQUERORS[by]} conquest`;
  return { one: `a mark ${noun}`, many: `marks ${noun}` };
}

/** Within a turn counters lie where they were laid; from one turn to another only those of the Diplomatic phase. @rule GS 24.3, 24.5 */
function counters({ placed, turn, step }: OpenState, other: OpenState): PieceStack[] {
  if (turn !== other.turn && stepAt(step).phase !== 'Diplomatic') return [];
  return placed.map(({ power, country, counter }) =>
    counter === 'diplomatic'
      ? count({ ...ofPower(power, 'diplomatic counter'), passing: true }, country)
      : count({ one: 'the anti-Comintern counter', passing: true }, country),
  );
}

/** Factories by their use, once both know them. @rule GS 11.21 */
function factories(open: OpenState, other: OpenState): PieceStack[] {
  return POWERS.flatMap((power) => {
    const own = open.factories[power];
    if (!own || !other.factories[power]) return [];
    const piece: Piece = {
      ...ofPower(power, 'factory', 'factories'),
      take: 'Take away {it}: {from}',
      put: 'Put down {it}: {to}',
    };
    return (['civilian', 'military', 'idle'] as const satisfies readonly (keyof Factories)[]).flatMap(
      (use) => (own[use] > 0 ? { piece, at: use, count: own[use] } : []),
    );
  });
}

/** Units that were activated this turn; what other turns built the open part does not name. @rule GS 18.41 */
function units(open: OpenState, other: OpenState): PieceStack[] {
  if (open.turn === other.turn)
    return open.units.map(({ power, unit }) =>
      count({ ...ofPower(power, `${unit} unit`), ...ON_MAP }, 'the map'),
    );
  const [first, later] = open.turn < other.turn ? [open, other] : [other, open];
  const ended = later.turn === first.turn + 1 && first.step === 'end' && later.step === 'draw';
  if (open !== later || ended || !isTracked(open, 'ships')) return [];
  const since = `what was built since ${printTurn(first.turn)}: the journal names it`;
  return [count({ one: since, take: 'Take off {it}', put: 'Put back {it}' }, 'the map')];
}

const ON_MAP = { take: 'Take {it} off the map', put: 'Put {it} on the map' };

/** Ships on their rows lie in the app; one that was launched lies on the map. @rule GS Guide, Construction */
function launched(open: OpenState, other: OpenState): PieceStack[] {
  const numberOf = (id: string) => Number(id.slice(1));
  return other.ships
    .filter(({ id }) => numberOf(id) < open.nextId && !open.ships.some((ship) => ship.id === id))
    .map(({ name }) => count({ one: name, ...ON_MAP }, 'the map'));
}

/** Tiles that the table draws itself: the app’s own draw is no cardboard. @rule GS 6 */
function tiles(open: OpenState, other: OpenState): PieceStack[] {
  if (open.cards === 'app' || open.commitment !== null || open.turn !== other.turn) return [];
  const { draws, refills } = open.tiles;
  const turned: Piece = {
    one: 'five tiles of each kind',
    many: 'times five tiles of each kind',
    take: 'Turn {it} face up again',
    put: 'Turn {it} face down',
  };
  return [
    ...draws.map((draw) => count(drawn(draw), 'the table')),
    ...(refills > 0 ? [{ piece: turned, at: 'the table', count: refills }] : []),
  ];
}

function drawn({ power, count: many, tiles: seen }: TileDraw): Piece {
  const what = seen ? printList(seen.map(String)) : many;
  const one = `${ADJECTIVES[power]} random ${many === 1 ? 'tile' : 'tiles'}: ${what}`;
  return { one, take: 'Put back face down the {it}', put: 'Draw the {it}' };
}

/** Paper cards; the app’s deck is no cardboard. @rule GS 9.12, 9.41 */
function cards(open: OpenState, other: OpenState): PieceStack[] {
  if (open.cards === 'app') return [];
  const { turn, card, hands, shown } = open;
  const name = (title: string, number: number | undefined) =>
    title ? `“${title}”` : number === undefined ? null : String(number);
  const faceUp = card && (name(card.general.title, card.number) ?? 'of this turn');
  return paperCardsOnTable(
    {
      turn,
      faceUp: faceUp === null ? null : `the general card ${faceUp}`,
      hands,
      shown: shown.map(({ power, title, number }) => ({ power, name: name(title, number) })),
    },
    other,
    printTurn,
  );
}

/** What lies on cardboard at one moment, as far as another one can be compared with it. Reads public parts alone. */
export function piecesOn(open: OpenState, other: OpenState): PieceStack[] {
  return [cards, tracks, map, counters, factories, units, launched, tiles].flatMap((read) =>
    read(open, other),
  );
}

/**
 * The board moves that lead from one moment to another.
 * @param undone moves that led to the first moment and are not done yet
 */
export function boardMoves(
  before: OpenState,
  after: OpenState,
  undone: readonly BoardMove[] = [],
): BoardMove[] {
  return movesBetween(withoutMoves(piecesOn(before, after), undone), piecesOn(after, before));
}
