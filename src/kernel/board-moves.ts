import { inWords, printList } from './print';

/** A piece of cardboard as it is spoken of; pieces with the same `one` are the same. Plain JSON. */
export interface Piece {
  /** "a German flag"; of what there is only one, "Spain’s civil war marker". */
  one: string;
  /** "German flags"; undefined if there is only one. */
  many?: string;
  /** Custom wording for taking it off, moving it and putting it on: `{it}`, `{from}`, `{to}`. */
  take?: string;
  move?: string;
  put?: string;
  /** Only on the board for the current turn; needs no action once the turn is over. */
  passing?: true;
  /** Pieces with the same `place` replace each other, whatever their names. */
  place?: string;
}

/** So many pieces of a kind in one place. */
export interface PieceStack {
  piece: Piece;
  at: string;
  count: number;
}

/** One thing that the hands do on the board. */
export interface BoardMove {
  id: string;
  piece: Piece;
  count: number;
  /** Null if the piece was not on the board. */
  from: string | null;
  /** Null if the piece leaves the board. */
  to: string | null;
  /** As it is said at the table, without its period: "Move a German flag from Hungary to Austria". */
  words: string;
}

const TAKE = 'Take {it} off {from}';
const MOVE = 'Move {it} from {from} to {to}';
const PUT = 'Put {it} in {to}';

/** What there is only one of, on a track of numbers. */
export const trackMarker = (one: string): Piece => ({
  one,
  take: 'Take {it} off the board',
  put: 'Put {it} on {to}',
});

function sayAct(piece: Piece, count: number, from: string | null, to: string | null): string {
  const { one, many, take = TAKE, move = MOVE, put = PUT } = piece;
  const form = to === null ? take : from === null ? put : move;
  const it = count === 1 || many === undefined ? one : `${inWords(count)} ${many}`;
  return form
    .replace('{it}', () => it)
    .replace('{from}', () => from ?? '')
    .replace('{to}', () => to ?? '');
}

function createAct(piece: Piece, count: number, from: string | null, to: string | null): BoardMove {
  return {
    id: `${piece.one}, ${from ?? ''} > ${to ?? ''}`,
    piece,
    count,
    from,
    to,
    words: sayAct(piece, count, from, to),
  };
}

/** A marker’s way on its track: "Move Spain’s civil war marker from 3 to 4"; at nothing it is off the board. */
export const sayMarker = (piece: Piece, from: string | null, to: string | null) => sayAct(piece, 1, from, to);

/** Pieces of one kind by their places. */
interface Places {
  piece: Piece;
  counts: Map<string, number>;
}

/** How many more or fewer of each kind lie in each place. */
function differences(before: readonly PieceStack[], after: readonly PieceStack[]): Places[] {
  const kinds = new Map<string, Places>();
  const add = ({ piece, at, count }: PieceStack, sign: number) => {
    const kind = kinds.get(piece.one) ?? { piece, counts: new Map<string, number>() };
    kind.counts.set(at, (kind.counts.get(at) ?? 0) + sign * count);
    kinds.set(piece.one, kind);
  };
  for (const lying of before) add(lying, -1);
  for (const lying of after) add(lying, 1);
  return [...kinds.values()];
}

/** Pairs removals with additions of the same kind into moves; unpaired ones stay as they are. */
function actsOf({ piece, counts }: Places): BoardMove[] {
  const off = [...counts].filter(([, count]) => count < 0).map(([at, count]) => ({ at, left: -count }));
  const on = [...counts].filter(([, count]) => count > 0).map(([at, count]) => ({ at, left: count }));
  const acts: BoardMove[] = [];
  for (const from of off)
    for (const to of on) {
      const count = Math.min(from.left, to.left);
      if (count === 0) continue;
      acts.push(createAct(piece, count, from.at, to.at));
      from.left -= count;
      to.left -= count;
    }
  for (const { at, left } of off) if (left > 0) acts.push(createAct(piece, left, at, null));
  for (const { at, left } of on) if (left > 0) acts.push(createAct(piece, left, null, at));
  return acts;
}

const order = ({ from, to }: BoardMove) => (to === null ? 0 : from === null ? 2 : 1);

/** The moves that turn one board into another: first pieces off, then moves, then pieces on. */
export function movesBetween(before: readonly PieceStack[], after: readonly PieceStack[]): BoardMove[] {
  return differences(before, after)
    .flatMap(actsOf)
    .sort((one, other) => order(one) - order(other));
}

/** The board before the moves in `undone`. A unique piece that has moved on since stays where it is now. */
export function withoutMoves(lying: readonly PieceStack[], undone: readonly BoardMove[]): PieceStack[] {
  const placeOf = (piece: Piece) => lying.find((item) => item.piece.one === piece.one)?.at ?? null;
  const moved = undone.filter(({ piece, to }) => piece.many !== undefined || placeOf(piece) === to);
  return [
    ...lying,
    ...moved.flatMap(({ piece, count, from, to }) => [
      ...(from === null ? [] : [{ piece, at: from, count }]),
      ...(to === null ? [] : [{ piece, at: to, count: -count }]),
    ]),
  ];
}

/** What remains of a pending move after a later one, which uses up at most `left` of its pieces. */
function afterAct(act: BoardMove, { piece, from, to }: BoardMove, left: number): BoardMove[] {
  const { place } = act.piece;
  if (place !== undefined && place === piece.place) return [];
  if (piece.one !== act.piece.one) return [act];
  // A unique piece ends where the later move puts it, wherever the earlier one left it.
  if (piece.many === undefined) return act.from === to ? [] : [createAct(piece, 1, act.from, to)];
  // The later move does not start where this one ended.
  if (act.to !== from) return [act];
  if (act.to === null && act.from !== to) return [act];
  const used = Math.min(act.count, left);
  return [
    ...(act.count > used ? [createAct(act.piece, act.count - used, act.from, act.to)] : []),
    ...(act.from === to ? [] : [createAct(act.piece, used, act.from, to)]),
  ];
}

/**
 * The pending moves that remain after a later entry: the entry's own moves carry out or cancel some of them.
 * The entry's own moves count as done.
 * @param entered the moves of the later entry
 * @param over whether the turn is over
 */
export function remainingAfter(
  undone: readonly BoardMove[],
  entered: readonly BoardMove[],
  over: boolean,
): BoardMove[] {
  let left = undone.filter(({ piece }) => !(over && piece.passing));
  for (const act of entered) {
    let count = act.count;
    left = left.flatMap((one) => {
      const then = count > 0 ? afterAct(one, act, count) : [one];
      if (then.length !== 1 || then[0] !== one) count -= Math.min(count, one.count);
      return then;
    });
  }
  return left;
}

/** Paper cards as far as everyone knows of them. */
export interface PaperCards {
  turn: number;
  /** The card face up, as it is called. */
  faceUp: string | null;
  /** How many cards each power was dealt this turn, and how many it still holds. */
  hands: Readonly<Record<string, { dealt: number; held: number }>>;
  /** Cards that lie open, as they are called. */
  shown: readonly { power: string; name: string | null }[];
}

/** "Germany two, the others one each". */
function sayCounts(counts: readonly (readonly [string, number])[]): string {
  const more = counts
    .filter(([, count]) => count !== 1)
    .map(([power, count]) => `${power} ${inWords(count)}`);
  if (more.length === 0) return 'one to each power';
  return more.length === counts.length ? printList(more) : `${more.join(', ')}, the others one each`;
}

/**
 * Paper cards on the table or in hands, for a comparison with another moment. Within one turn each card has
 * its place; across turns only the held cards and the card face up count.
 * @param printTurn prints a turn in the game's words
 */
export function paperCardsOnTable(
  { turn, faceUp, hands, shown }: PaperCards,
  other: Pick<PaperCards, 'turn'>,
  printTurn: (turn: number) => string,
): PieceStack[] {
  const same = turn === other.turn;
  const earlier = turn < other.turn;
  const lying = (piece: Piece): PieceStack[] => [{ piece, at: 'the table', count: 1 }];
  const counts = Object.entries(hands).map(
    ([power, { dealt, held }]) => [power, same ? dealt : held] as const,
  );
  const held = counts.some(([, count]) => count > 0)
    ? lying(handsOf(sayCounts(counts), same ? null : printTurn(turn), earlier))
    : [];
  return [
    ...(faceUp === null ? [] : lying(faceUpOf(faceUp, earlier))),
    ...held,
    ...(same ? shown.map(shownOf) : []),
  ];
}

/** Discarded if its turn is over; otherwise turned back. */
const faceUpOf = (name: string, over: boolean): Piece => ({
  one: name,
  place: 'the card face up',
  passing: true,
  take: over ? 'Discard {it}' : 'Put {it} back on top of the pile',
  put: 'Lay {it} face up',
});

function handsOf(counts: string, turn: string | null, over: boolean): Piece {
  if (turn === null)
    return {
      one: `the cards dealt: ${counts}`,
      place: 'the cards dealt',
      passing: true,
      take: `Take back the cards that were dealt: ${counts}`,
      put: `Deal the cards: ${counts}`,
    };
  return {
    one: `the cards of ${turn}: ${counts}`,
    take: `${over ? 'Discard' : 'Take back'} the cards of ${turn} that are held: ${counts}`,
    put: `${over ? 'Give back' : 'Deal'} the cards of ${turn}: ${counts}`,
  };
}

const shownOf = ({ power, name }: PaperCards['shown'][number]): PieceStack => ({
  piece: {
    ...(name === null
      ? { one: `${power}’s card`, many: `cards of ${power}’s` }
      : { one: `${power}’s card ${name}` }),
    // The same place for every card: showing another card does not take the first one back.
    place: `${power}’s card`,
    passing: true,
    take: 'Put {it} back into the hand',
    put: 'Lay {it} open',
  },
  at: 'the table',
  count: 1,
});
