import { useEffect, useRef } from 'react';
import { owedBy } from '@/kernel/description';
import { isForOne } from '@/kernel/seats';
import { useAppStore } from '@/store/context';
import { useDeviceActs } from '@/store/use-device';
import { type TableBase, useGameUi } from '../game-ui';

/**
 * Calls a person who is newly due, if this device is set to: the one it is passed to, or the power an event
 * asks. Silent in papers and when a table is opened.
 */
export function useCall(): void {
  const { nextVisitor, duesOf } = useGameUi();
  const acts = useDeviceActs();
  const open = useAppStore(({ table }) => table?.view.open as TableBase | undefined);
  const curtain = useAppStore((state) => state.curtain);
  const inPapers = useAppStore((state) => state.papers !== null);
  const due = inPapers || !open ? undefined : (curtain ?? dueAt(open));
  /** Who plays alone is there. */
  function dueAt(now: TableBase): string | null {
    if (isForOne(now.seats)) return null;
    const power = owedBy(duesOf(now));
    const seat = now.seats.find(({ powers }) => power !== null && powers.includes(power));
    return nextVisitor(now) ?? seat?.person ?? power;
  }
  const before = useRef(due);
  useEffect(() => {
    if (due === undefined || due === before.current) return;
    before.current = due;
    if (due !== null) acts.call();
  }, [due, acts]);
}
