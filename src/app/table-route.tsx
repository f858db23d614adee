import { useEffect, useState } from 'react';
import { loadScreens } from '@/games/screens';
import type { Refusal } from '@/kernel/result';
import { useActions, useAppStore } from '@/store/context';
import { lazyComponent } from '@/ui/lazy-component';
import { useNavigate } from '@/ui/page/use-navigate';
import { LoadingNote } from '@/ui/sheet/loading-note';
import { byGame } from './by-game';
import { DamagedTable, NoTable } from './damaged-table';
import { useAwake } from './use-awake';

const UnlockPage = lazyComponent(async () => (await import('@/table/sealing/unlock-page')).UnlockPage);
const RecoverySheet = lazyComponent(async () => (await import('@/table/sealing/unlock-page')).RecoverySheet);
const NewSecretPage = lazyComponent(
  async () => (await import('@/table/sealing/new-secret-page')).NewSecretPage,
);
const tableScreensOf = byGame(async (game) => (await loadScreens(game)).TableScreens);

/** Opens the table of the address and shows its game's screens. */
export function TableRoute({
  id,
  page,
  moment,
}: {
  id: string;
  page?: string | undefined;
  moment?: string | undefined;
}) {
  const actions = useActions();
  const go = useNavigate();
  const game = useAppStore(({ table }) => (table?.id === id ? table.game : null));
  const reading = useAppStore(({ table }) => table?.id === id && table.loading);
  const damage = useAppStore((state) => (state.damage?.id === id ? state.damage : null));
  const locked = useAppStore((state) => (state.locked?.id === id ? state.locked : null));
  const recovery = useAppStore(({ recoverySheet }) => (recoverySheet?.id === id ? recoverySheet : null));
  const recovered = useAppStore((state) => (state.recovered?.id === id ? state.recovered : null));
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  useEffect(() => {
    let here = true;
    void actions.openTable(id).then((found) => here && setRefusal(found));
    return () => {
      here = false;
    };
  }, [actions, id]);
  useAwake(game !== null);
  // The table’s main page renders at once; all others need its past.
  if (reading && (moment !== undefined || (page ?? 'table') !== 'table')) return <LoadingNote />;
  if (recovery) return <RecoverySheet words={recovery.words} />;
  if (locked) return <UnlockPage locked={locked} go={go} />;
  if (game && recovered?.asks) return <NewSecretPage people={recovered.people} />;
  if (game) {
    const TableScreens = tableScreensOf(game);
    return <TableScreens id={id} page={page} moment={moment} go={go} />;
  }
  if (damage) return <DamagedTable damage={damage} go={go} />;
  if (!refusal) return null;
  return <NoTable refusal={refusal} go={go} />;
}
