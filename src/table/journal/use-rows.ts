import { useMemo } from 'react';
import { rowsAt, type StandingRow } from '@/kernel/journal/standing-rows';
import { useTable } from '../use-table';

/** The standing public entries up to the viewed moment, oldest first. */
export function useRows(): readonly StandingRow[] {
  const { table, moment } = useTable();
  return useMemo(() => rowsAt(table.rows, moment, table.standing), [table, moment]);
}
