import { useMemo } from 'react';
import { rowsAt, type StandingRow } from '@/kernel/journal/standing-rows';
import { useTable } from '../use-table';

/** The public entries behind the table as it is shown, oldest first: without what was taken back. */
export function useRows(): readonly StandingRow[] {
  const { table, moment } = useTable();
  return useMemo(() => rowsAt(table.rows, moment, table.standing), [table, moment]);
}
