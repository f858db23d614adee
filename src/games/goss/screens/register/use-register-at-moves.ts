import { useEffect, useRef } from 'react';
import type { OpenState } from '@/games/goss/rules/state';
import { stepAt } from '@/games/goss/rules/steps';
import { useAppStore } from '@/store/context';
import { pathOf } from '@/table/page/path-of';
import type { TablePlace } from '@/table/page/table-pages';

/**
 * Opens the register from any page when the table advances to a phase in which units move.
 * @rule GOSS 23.1.1b
 */
export function useRegisterAtMoves({ id, page = 'table', go }: TablePlace): void {
  const table = useAppStore((state) => (state.table?.id === id ? state.table : null));
  const entries = table?.entries ?? null;
  const seen = useRef(entries);
  useEffect(() => {
    const last = seen.current;
    seen.current = entries;
    if (!table || last === null || entries === null || entries <= last || page === 'table') return;
    const newest = table.rows.at(-1)?.entry.open?.command.type;
    const { mover } = stepAt((table.view.open as OpenState).step);
    if (newest === 'advance' && mover) go(pathOf(id, 'table'));
  });
}
