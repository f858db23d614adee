// The made-up game as each of the others would have it, by its own documentation.
import bgio from 'boardgame.io/dist/cjs/client.js';
import { legacy_createStore as createStore } from 'redux';
import undoable, { ActionCreators } from 'redux-undo';
import { temporal } from 'zundo';
import { createStore as createZustand } from 'zustand/vanilla';
import { act, begin, step } from './game.mjs';

/** The tutorial’s way: `moves` that change G, a client in memory, `client.undo()`; saved as its debug panel saves. */
function sitBoardgame(saved) {
  const client = bgio.Client({
    game: { setup: begin, moves: { move: ({ G }, one) => act(G, one) } },
    numPlayers: 1,
    debug: false,
  });
  if (saved) client.store.dispatch({ type: 'SYNC', clientOnly: true, ...saved });
  return {
    play: (one) => client.moves.move(one),
    undo: () => client.undo(),
    board: () => client.getState().G,
    save: () =>
      JSON.stringify({ state: client.store.getState(), initialState: client.initialState, log: client.log }),
  };
}

/** `undoable(reducer)` in a store, without a limit; its past is part of the state that is saved. */
function sitRedux(saved) {
  const reduce = (board = begin(), action) => (action.type === 'move' ? step(board, action.move) : board);
  const store = createStore(undoable(reduce, { limit: false }), saved);
  return {
    play: (move) => store.dispatch({ type: 'move', move }),
    undo: () => store.dispatch(ActionCreators.undo()),
    board: () => store.getState().present,
    save: () => JSON.stringify(store.getState()),
  };
}

/** `temporal` around a store, without a limit; the past is a store of its own beside it. */
function sitZundo(saved) {
  const store = createZustand(
    temporal(
      (set) => ({
        board: saved?.board ?? begin(),
        play: (move) => set(({ board }) => ({ board: step(board, move) })),
      }),
      { partialize: ({ board }) => ({ board }) },
    ),
  );
  if (saved) store.temporal.setState({ pastStates: saved.pastStates, futureStates: saved.futureStates });
  return {
    play: (move) => store.getState().play(move),
    undo: () => store.temporal.getState().undo(),
    board: () => store.getState().board,
    save: () => {
      const { pastStates, futureStates } = store.temporal.getState();
      return JSON.stringify({ board: store.getState().board, pastStates, futureStates });
    },
  };
}

/** Plain mutable code: the board is changed where it stands, and a copy of it is kept before each move. */
function sitPlain(saved) {
  const state = saved ?? { board: begin(), past: [] };
  return {
    play(move) {
      state.past.push({ ...state.board, depots: [...state.board.depots] });
      act(state.board, move);
    },
    undo() {
      state.board = state.past.pop();
    },
    board: () => state.board,
    save: () => JSON.stringify(state),
  };
}

const asPeer = (sit) => ({ sitDown: () => sit(), reload: (text) => sit(JSON.parse(text)) });

export const PEERS = {
  'boardgame.io': asPeer(sitBoardgame),
  'redux-undo': asPeer(sitRedux),
  zundo: asPeer(sitZundo),
  'plain code': asPeer(sitPlain),
};
