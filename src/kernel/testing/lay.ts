import type { BoardMove, PieceStack } from '../board-moves';

/** For tests only: the counts of the pieces on a board, by name and place: "a German flag, Hungary". */
export function boardOf(lying: readonly PieceStack[]): Record<string, number> {
  const board: Record<string, number> = {};
  for (const { piece, at, count } of lying) add(board, piece.one, at, count);
  return board;
}

function add(board: Record<string, number>, one: string, at: string | null, count: number): void {
  if (at === null) return;
  const key = `${one}, ${at}`;
  const now = (board[key] ?? 0) + count;
  if (now === 0) delete board[key];
  else board[key] = now;
}

/** The board once the hands have done these acts. */
export function doActs(board: Record<string, number>, acts: readonly BoardMove[]): Record<string, number> {
  const after = { ...board };
  for (const { piece, from, to, count } of acts) {
    add(after, piece.one, from, -count);
    add(after, piece.one, to, count);
  }
  return after;
}

/** The order of moves: 0 removes, 1 moves, 2 adds. */
export const handOf = ({ from, to }: BoardMove) => (to === null ? 0 : from === null ? 2 : 1);

export const wordsOf = (acts: readonly BoardMove[]) => acts.map(({ words }) => words);
