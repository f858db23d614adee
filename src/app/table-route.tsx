import { lazy, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import type { Refusal } from '@/kernel/result';
import { loadScreens } from '@/screens/games';
import { useActions, useBox } from '@/store/context';
import { NoTable } from './no-table';

const TableScreens = lazy(async () => ({ default: (await loadScreens('gathering-storm')).TableScreens }));

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
  const [, go] = useLocation();
  const open = useBox((state) => state.table?.id === id);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  useEffect(() => {
    let here = true;
    void actions.openTable(id).then((found) => here && setRefusal(found));
    return () => {
      here = false;
    };
  }, [actions, id]);
  if (open) return <TableScreens id={id} page={page} moment={moment} go={go} />;
  if (!refusal) return null;
  return <NoTable refusal={refusal} go={go} />;
}
