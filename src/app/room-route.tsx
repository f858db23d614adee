import { useEffect, useState } from 'react';
import { loadScreens } from '@/games/screens';
import type { Refusal } from '@/kernel/result';
import { useActions, useAppStore } from '@/store/context';
import { lazyComponent } from '@/ui/lazy-component';
import { useNavigate } from '@/ui/page/use-navigate';
import { byGame } from './by-game';
import { DamagedTable, NoTable } from './damaged-table';
import { useAwake } from './use-awake';

const UnlockPage = lazyComponent(async () => (await import('@/table/sealing/unlock-page')).UnlockPage);
const roomOf = byGame(async (game) => (await loadScreens(game)).Room);

const NONE: Refusal = {
  message: 'There is no table on this device yet.',
  allowed: 'Set one up; then this page shows it to the room.',
};

/** Follows the table of the address in big type, or the one that was played last. */
export function RoomRoute({ id }: { id?: string | undefined }) {
  const actions = useActions();
  const go = useNavigate();
  const notes = useAppStore((state) => state.summaries);
  const game = useAppStore(({ table }) => (table && table.id === id ? table.game : null));
  const damage = useAppStore((state) => (state.damage && state.damage.id === id ? state.damage : null));
  const locked = useAppStore((state) => (state.locked && state.locked.id === id ? state.locked : null));
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const newest = notes?.[0]?.id;
  useEffect(() => {
    if (!id) return void actions.loadTables();
    let here = true;
    void actions.watchTable(id).then((found) => here && setRefusal(found));
    return () => {
      here = false;
    };
  }, [actions, id]);
  useEffect(() => {
    if (!id && newest) go(`/room/${newest}`, { replace: true });
  }, [id, newest, go]);
  useAwake(game !== null);
  if (!id) return notes?.length === 0 ? <NoTable refusal={NONE} go={go} /> : null;
  if (game) {
    const Room = roomOf(game);
    return <Room go={go} />;
  }
  if (locked) return <UnlockPage locked={locked} go={go} />;
  if (damage) return <DamagedTable damage={damage} go={go} />;
  return refusal ? <NoTable refusal={refusal} go={go} /> : null;
}
