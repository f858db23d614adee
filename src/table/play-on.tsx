import { isForOne } from '@/kernel/seats';
import { useActions } from '@/store/context';
import { Button } from '@/ui/button';
import { useFace } from './face';
import { useTable } from './use-table';

/** At a table for one: on to the next decision, with a sentence for each thing that happened. */
export function PlayOnButton({ onOpen }: { onOpen: (sheet: string) => void }) {
  const { playOn } = useFace();
  const { open } = useTable();
  const actions = useActions();
  if (!playOn || !isForOne(open.seats) || !playOn.next(open)) return null;
  async function go() {
    if (!playOn) return;
    const { from } = await actions.playOn(playOn as Parameters<typeof actions.playOn>[0]);
    onOpen(`happened:${from}`);
  }
  return <Button onClick={() => void go()}>To my next decision</Button>;
}
