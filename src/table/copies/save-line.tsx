import { firstTurnOf } from '@/store/first-turn';
import { SaveMark } from '@/ui/sheet/save-mark';
import { useTable } from '../use-table';

const WORDS = {
  kept: 'Saved on this device',
  keeping: 'Saving',
  failed: 'Not saved: storage is full or blocked',
  elsewhere: 'Reading it again',
};

/** Says "kept" only when it is stored. */
export function SaveLine() {
  const { table } = useTable();
  // What a guided turn keeps goes with it.
  const text = firstTurnOf(table.id) ? 'A guided turn: nothing of it stays' : WORDS[table.saveStatus];
  return <SaveMark state={table.saveStatus === 'elsewhere' ? 'keeping' : table.saveStatus} text={text} />;
}
