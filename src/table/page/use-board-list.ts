import { useContext, useLayoutEffect } from 'react';
import { type BoardMove, remainingAfter } from '@/kernel/board-moves';
import type { Command } from '@/kernel/game';
import { useActions, useAppStore, useAppStoreApi, useDraft } from '@/store/context';
import { firstTurnOf } from '@/store/first-turn';
import { type GameUi, GameUiContext, type TableBase } from '../game-ui';

/** What the hands have to do since the table moved, and the ids of what is done. Only this device knows of it. */
interface BoardList {
  acts: BoardMove[];
  done: string[];
  /** The public entries that it takes into account; lists kept by earlier versions do not say. */
  upTo?: number;
}

const NAME = 'board';
const NONE: BoardMove[] = [];
/** What leads to another moment than the one the board shows. */
const MOVES = ['undo', 'redo', 'return', 'correct'];

const undoneOf = ({ acts, done }: BoardList) => acts.filter(({ id }) => !done.includes(id));

/**
 * The list after the entries that came since, whoever made them: a person, the app, or another window. What an entry
 * itself asks of the hands is done as it is entered.
 * @returns the same list where nothing came, and null where nothing is left to do
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

/** What is still to do on the board. */
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
    /** Once all of it is done nothing is left of the list. */
    tick: (done: string[]) => keep(list && done.length < list.acts.length ? { ...list, done } : null),
    close: () => keep(null),
  };
}

/** Whether something is to do on the board, asked after a move. */
export function useHasBoardList(): () => boolean {
  const read = useAppStoreApi();
  return () => read().drafts[NAME] !== undefined;
}

/**
 * Before a command is sent: what is to follow once it went through. A move begins the list of what the hands do, and
 * takes what an earlier one left undone with it.
 */
export function useHands(): (command: Command) => () => void {
  const boardActs = useContext(GameUiContext)?.boardActs;
  const read = useAppStoreApi();
  const { openAfter, saveDraft } = useActions();
  return (command) => {
    const { table: before, drafts } = read();
    // What a person takes back in her papers lies on no board; beside a guided turn lies none at all.
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
