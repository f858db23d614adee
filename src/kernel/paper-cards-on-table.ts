import type { Piece, PieceStack } from './board-moves';
import { inWords, printList } from './print';

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
