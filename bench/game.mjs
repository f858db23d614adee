// The made-up game that is measured: five depots, an index, a turn of ten moves. The same rules for everyone.

/** A fresh board. */
export const begin = () => ({ turn: 1, moves: 0, index: 0, depots: [20, 20, 20, 20, 20] });

/** The move at a place: the same ones in the same order for everyone. */
export const moveAt = (at) => ({ depot: at % 5, amount: (at % 7) - 3 });

/** Plays a move on a board. A depot never falls below 0; what was short goes on the index; each turn all depots gain 1. */
export function act(board, { depot, amount }) {
  const after = board.depots[depot] + amount;
  board.depots[depot] = Math.max(0, after);
  if (after < 0) board.index += after;
  board.moves += 1;
  if (board.moves % 10 > 0) return;
  board.turn += 1;
  for (let at = 0; at < board.depots.length; at += 1) board.depots[at] += 1;
}

/** The same move as a reducer: the board before stays as it was. */
export function step(board, move) {
  const next = { ...board, depots: [...board.depots] };
  act(next, move);
  return next;
}
