import { useContext, useLayoutEffect } from 'react';
import { type BoardMove, remainingAfter } from '@/kernel/board-moves';
import type { Command } from '@/kernel/game';
import { useActions, useAppStore, useAppStoreApi, useDraft } from '@/store/context';
import { firstTurnOf } from '@/store/first-turn';
import { type GameUi, GameUiContext, type TableBase } from '../game-ui';

/** The board moves to make since the table moved, and the ids of those done. Local to this device. */
interface BoardList {
  acts: BoardMove[];
  done: string[];
  /** The number of public entries included; undefined in lists saved by earlier versions. */
  upTo?: number;
}

const NAME = 'board';
const NONE: BoardMove[] = [];
/** What leads to another moment than the one the board shows. */
const MOVES = ['undo', 'redo', 'return', 'correct'];

const undoneOf = ({ acts, done }: BoardList) => acts.filter(({ id }) => !done.includes(id));

/**
 * Updates the list for entries recorded since, by a person, the app or another window. Board moves that an
 * entry itself requires count as done when it is entered.
 * @returns the same list if there are no new entries, or null if nothing is left to do
 */
function bringUpTo(
  list: BoardList,
  entries: number,
  openAfter: (no: number) => unknown,
  boardActs: NonNullable<GameUi['boardActs']>,
): BoardList | null {
  const { acts, done, upTo } = list;
  if (upTo === entries) return list;
  let undone = undoneOf(list);
  for (let no = upTo ?? entries; no < entries; no += 1) {
    const [then, now] = [openAfter(no), openAfter(no + 1)] as [TableBase | null, TableBase | null];
    // The table is still being read: later.
    if (!then || !now) return list;
    undone = remainingAfter(undone, boardActs(then, now, []), then.turn !== now.turn);
  }
  if (undone.length === 0) return null;
  return { acts: [...acts.filter(({ id }) => done.includes(id)), ...undone], done, upTo: entries };
}

/** The board moves still to make. */
export function useBoardList() {
  const [list, keep] = useDraft<BoardList>(NAME);
  const entries = useAppStore(({ table }) => (table && !table.loading ? table.entries : null));
  const { openAfter, saveDraft } = useActions();
  const boardActs = useContext(GameUiContext)?.boardActs;
  useLayoutEffect(() => {
    if (!list || entries === null || !boardActs) return;
    const now = bringUpTo(list, entries, openAfter, boardActs);
    if (now !== list) saveDraft(NAME, now);
  }, [list, entries, boardActs, openAfter, saveDraft]);
  return {
    acts: list?.acts ?? NONE,
    done: list?.done ?? [],
    /** Removes the list once all of it is done. */
    tick: (done: string[]) => keep(list && done.length < list.acts.length ? { ...list, done } : null),
    close: () => keep(null),
  };
}

/** Returns a function that tells whether board moves are due; call it after a move. */
export function useHasBoardList(): () => boolean {
  const read = useAppStoreApi();
  return () => read().drafts[NAME] !== undefined;
}

/**
 * Called before a command is sent; returns what to do after it succeeds. A move starts the board list and
 * carries over what an earlier list left undone.
 */
export function useHands(): (command: Command) => () => void {
  const boardActs = useContext(GameUiContext)?.boardActs;
  const read = useAppStoreApi();
  const { openAfter, saveDraft } = useActions();
  return (command) => {
    const { table: before, drafts } = read();
    // Decisions undone in papers are not on the board, and a guided turn has no board.
    const moves = MOVES.includes(command.type) && command.viewer === undefined;
    if (!moves || !before || !boardActs || firstTurnOf(before.id)) return () => undefined;
    const list = drafts[NAME] as BoardList | undefined;
    const left = list && bringUpTo(list, before.entries, openAfter, boardActs);
    return () => {
      const { table: after } = read();
      if (!after) return;
      const [then, now] = [before.view.open as TableBase, after.view.open as TableBase];
      const acts = boardActs(then, now, left ? undoneOf(left) : []);
      saveDraft(NAME, acts.length > 0 ? { acts, done: [], upTo: after.entries } : null);
    };
  };
}
