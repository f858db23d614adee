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
  return <KeptMark state={table.kept === 'elsewhere' ? 'keeping' : table.kept} text={WORDS[table.kept]} />;
}
