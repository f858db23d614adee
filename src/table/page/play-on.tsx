import { isForOne } from '@/kernel/seats';
import { Button } from '@/ui/form/button';
import { useGameUi } from '../game-ui';
import { useTable } from '../use-table';
import { happenedSheet } from './happened-sheet';

/** At a table for one: on to the next decision, with a sentence for each thing that happened. */
export function PlayOnButton({ onOpen }: { onOpen: (sheet: string) => void }) {
  const { playOn } = useGameUi();
  const { open, table } = useTable();
  if (!playOn || !isForOne(open.seats) || !playOn.next(open, false, table.own?.())) return null;
  return <Button onClick={() => onOpen(happenedSheet(table.entries, 'go'))}>To my next decision</Button>;
}
