import { useAppStore } from '@/store/context';
import { firstTurnOf } from '@/store/first-turn';
import { SaveMark } from '@/ui/sheet/save-mark';
import { useTable } from '../use-table';

const WORDS = {
  kept: 'Saved on this device',
  keeping: 'Saving',
  failed: 'Not saved: storage is full or blocked',
  elsewhere: 'Reading it again',
};

/** Says "Saved" only once everything is stored. */
export function SaveLine() {
  const { table } = useTable();
  const saveStatus = useAppStore((state) => state.saveStatus);
  const outdated = useAppStore((state) => state.outdated);
  // A guided turn is not saved beyond its end.
  const words =
    saveStatus === 'failed' && outdated ? 'Not saved: this window is outdated' : WORDS[saveStatus];
  const text = firstTurnOf(table.id) ? 'A guided turn: nothing of it stays' : words;
  return <SaveMark state={saveStatus === 'elsewhere' ? 'keeping' : saveStatus} text={text} />;
}
