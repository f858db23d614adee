import { useMemo } from 'react';
import { rowsAt, type StandingRow } from '@/kernel/journal/views';
import { useActions } from '@/store/context';
import type { TableBase } from '../game-ui';
import { useTable } from '../use-table';

/** The standing public entries up to the viewed moment, oldest first. */
export function useRows(): readonly StandingRow[] {
  const { table, moment } = useTable();
  return useMemo(() => rowsAt(table.rows, moment, table.standing), [table, moment]);
}

/** The table just before the previous turn ended. */
export interface LastTurn<Open extends TableBase> {
  open: Open;
  /** The entries up to that moment, oldest first. */
  rows: readonly StandingRow[];
}

/** Null in the first turn, or if the previous turn was not played at this table. */
export function useLastTurn<Open extends TableBase>(): LastTurn<Open> | null {
  const { open } = useTable<Open>();
  const line = useRows();
  const actions = useActions();
  return useMemo(() => {
    // The last entry of that turn is the one that ended it.
    const end = line.findLastIndex(({ entry }) => entry.at.turn < open.turn);
    if (end < 0) return null;
    const rows = line.slice(0, end);
    const then = actions.openAfter(rows.at(-1)?.no ?? 0);
    return then && { open: then as Open, rows };
  }, [line, open, actions]);
}
