import { KeptMark } from '@/ui/kept-mark';
import { useTable } from './use-table';

const WORDS = {
  kept: 'Kept on this device',
  keeping: 'Being kept',
  failed: 'Not kept: storage is full or barred',
  elsewhere: 'Being read again',
};

/** Says "kept" only when it is stored. */
export function KeptLine() {
  const { table } = useTable();
  return <KeptMark state={table.kept === 'elsewhere' ? 'keeping' : table.kept} text={WORDS[table.kept]} />;
}
