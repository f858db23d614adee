import { useContext } from 'react';
import { type BoardAct, leftAfter } from '@/kernel/board-acts';
import type { Command } from '@/kernel/game';
import { useActions, useBegun, useReadBox } from '@/store/context';
import { firstTurnOf } from '@/store/first-turn';
import { FaceContext, type TableBase } from '../face';

/** What the hands have to do since the table moved, and the ids of what is done. Only this device knows of it. */
interface BoardList {
  acts: BoardAct[];
  done: string[];
}

const NAME = 'board';
const NONE: BoardAct[] = [];
/** What leads to another moment than the one the board shows. */
const MOVES = ['undo', 'redo', 'return', 'correct'];

/** What is still to do on the board. */
export function useBoardList() {
  const [list, keep] = useBegun<BoardList>(NAME);
  return {
    acts: list?.acts ?? NONE,
    done: list?.done ?? [],
    /** Once all of it is done nothing is left of the list. */
    tick: (done: string[]) => keep(list && done.length < list.acts.length ? { acts: list.acts, done } : null),
    close: () => keep(null),
  };
}

/** Whether something is to do on the board, asked after a move. */
export function useHasBoardList(): () => boolean {
  const read = useReadBox();
  return () => read().begun[NAME] !== undefined;
}

/**
 * Before a command is sent: what is to follow once it went through. A move begins the list of what the hands do, and
 * takes what an earlier one left undone with it.
 */
export function useHands(): (command: Command) => () => void {
  const face = useContext(FaceContext);
  const read = useReadBox();
  const { saveDraft } = useActions();
  return (command) => {
    const before = read().table;
    // What a person takes back in her papers lies on no board.
    const moves = MOVES.includes(command.type) && command.viewer === undefined;
    return () => {
      const { table: after, begun } = read();
      // Beside a guided turn lies no board.
      if (!before || !after || !face?.boardActs || firstTurnOf(after.id)) return;
      const left = begun[NAME] as BoardList | undefined;
      if (!moves && !left) return;
      const undone = left?.acts.filter(({ id }) => !left.done.includes(id)) ?? [];
      const [then, now] = [before.view.open as TableBase, after.view.open as TableBase];
      if (moves || !left) {
        const acts = face.boardActs(then, now, undone);
        return saveDraft(NAME, acts.length > 0 ? { acts, done: [] } : null);
      }
      // The table went on: what was to do stays as far as it still holds, and what it adds is done as it is entered.
      const done = left.acts.filter(({ id }) => left.done.includes(id));
      const stays = leftAfter(undone, face.boardActs(then, now, []), then.turn !== now.turn);
      saveDraft(NAME, stays.length > 0 ? { acts: [...done, ...stays], done: left.done } : null);
    };
  };
}
