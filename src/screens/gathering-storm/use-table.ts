import { useState } from 'react';
import type { Command } from '@/kernel/game';
import type { Refusal } from '@/kernel/result';
import { useActions, useBox } from '@/store/context';
import type { TableView } from '@/store/live-table';
import type { OpenState } from '@/systems/gathering-storm/state';

/** The open table as this game's screens read it: the public view only. */
export function useTable(): { table: TableView; open: OpenState } {
  const table = useBox((state) => state.table);
  if (!table) throw new Error('No table is open.');
  return { table, open: table.view.open as OpenState };
}

/** Sends commands and holds the newest refusal, so that it can stand beside what was tried. */
export function useDispatch() {
  const actions = useActions();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  /** True when the command went through. */
  async function send(command: Command): Promise<boolean> {
    const refused = await actions.dispatch(command);
    setRefusal(refused);
    return refused === null;
  }
  return { send, refusal, clear: () => setRefusal(null) };
}
