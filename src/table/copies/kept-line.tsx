import { firstTurnOf } from '@/store/first-turn';
import { KeptMark } from '@/ui/sheet/kept-mark';
import { useTable } from '../use-table';

const WORDS = {
  kept: 'Saved on this device',
  keeping: 'Saving',
  failed: 'Not saved: storage is full or blocked',
  elsewhere: 'Reading it again',
};

/** Says "kept" only when it is stored. */
export function KeptLine() {
  const { table } = useTable();
  // What a guided turn keeps goes with it.
  const text = firstTurnOf(table.id) ? 'A guided turn: nothing of it stays' : WORDS[table.kept];
  return <KeptMark state={table.kept === 'elsewhere' ? 'keeping' : table.kept} text={text} />;
}
