import { useState } from 'react';
import type { Command } from '@/kernel/game';
import type { Refusal } from '@/kernel/result';
import { useActions, useBox } from '@/store/context';
import type { TableView } from '@/store/table-view';
import type { TableBase } from './face';
import type { Refused } from './refusal-notice';
import { useHands } from './use-board-list';

/** The open table as a screen reads it: the public view only, as it is or as it was at a moment. */
export function useTable<Open extends TableBase = TableBase>(): {
  table: TableView;
  open: Open;
  /** The public entry after which the table is shown; nothing for now. */
  moment: number | null;
} {
  const table = useBox((state) => state.table);
  const moment = useBox((state) => state.moment);
  if (!table) throw new Error('No table is open.');
  // A game’s screens are joined only to a table of that game.
  return { table, open: (moment?.view ?? table.view).open as Open, moment: moment?.no ?? null };
}

const LOOKING_BACK: Refusal = {
  message: 'This is the table as it was; nothing can be changed in it.',
  allowed: 'Go back to now, or correct the entry in the journal.',
};

/**
 * Sends commands and holds the newest refusal, so that it can stand beside what was tried.
 * @param fromThen also while the table is looked at as it was: only the way back to a moment is sent from there
 */
export function useDispatch({ fromThen = false }: { fromThen?: boolean } = {}) {
  const actions = useActions();
  const looksBack = useBox((state) => state.moment !== null);
  const [refusal, setRefusal] = useState<Refused | null>(null);
  const hands = useHands();
  /** True when the command went through. */
  async function send(command: Command): Promise<boolean> {
    const moved = hands(command);
    const refused = looksBack && !fromThen ? LOOKING_BACK : await actions.dispatch(command);
    const again = () => void send({ ...command, anyway: true });
    setRefusal(refused?.anyway ? { ...refused, doAnyway: again } : refused);
    if (!refused) moved();
    return refused === null;
  }
  return { send, refusal, clear: () => setRefusal(null) };
}
