// The made-up game as a game of ours: a command, a journal, every entry kept with what it changed.
import * as v from 'valibot';
import { decide } from '@/kernel/command/decide';
import { commit, createJournal } from '@/kernel/journal/journal';
import { stateAt } from '@/kernel/journal/moments';
import { accept } from '@/kernel/result';
import { act, begin } from './game.mjs';

const move = {
  shape: v.strictObject({ type: v.literal('move'), depot: v.number(), amount: v.number() }),
  audience: () => 'public',
  decide: () => accept({}),
  open: (draft, command) => act(draft.board, command),
};

const DEPOTS = {
  id: 'depots',
  rules: 1,
  start: () => ({ open: { turn: 1, step: 'move', nextId: 1, board: begin() }, hidden: {} }),
  commands: { move },
  measure: ({ board }) => ({
    index: board.index,
    ...Object.fromEntries(board.depots.map((depot, at) => [`depot:${at}`, depot])),
  }),
};

function around(journal) {
  const run = (command) => {
    const decided = decide(journal, command, null);
    if (!decided.ok) throw new Error(decided.refusal.message);
    commit(journal, decided.value);
  };
  return {
    play: ({ depot, amount }) => run({ type: 'move', depot, amount }),
    undo: () => run({ type: 'undo' }),
    board: () => stateAt(journal).open.board,
    save: () => JSON.stringify(journal.entries),
  };
}

export const sitDown = () => around(createJournal(DEPOTS, 0));
export const reload = (text) => around(createJournal(DEPOTS, 0, JSON.parse(text)));
