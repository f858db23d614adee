import { isForOne } from '@/kernel/seats';
import { Button } from '@/ui/button';
import { useFace } from './face';
import { happenedSheet } from './happened-sheet';
import { useTable } from './use-table';

/** At a table for one: on to the next decision, with a sentence for each thing that happened. */
export function PlayOnButton({ onOpen }: { onOpen: (sheet: string) => void }) {
  const { playOn } = useFace();
  const { open, table } = useTable();
  if (!playOn || !isForOne(open.seats) || !playOn.next(open, false)) return null;
  return <Button onClick={() => onOpen(happenedSheet(table.entries, 'go'))}>To my next decision</Button>;
}
