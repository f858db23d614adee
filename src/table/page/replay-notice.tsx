import { Notice } from '@/ui/sheet/notice';
import { useGameUi } from '../game-ui';
import { useTable } from '../use-table';

/** The first entry that would be decided otherwise today, or that replays to another table than the recorded one. */
export function ReplayNotice() {
  const face = useGameUi();
  const { open, table } = useTable();
  const { difference } = table;
  if (!difference) return null;
  return difference.otherwise ? (
    <Notice>
      Entry {difference.n} of this table was decided by earlier rules; today’s would decide it otherwise. It
      stands as it was recorded.
    </Notice>
  ) : (
    <Notice tone="due">
      Entry {difference.n} of this table replays differently: {face.nameTotal(difference.total, open)} was{' '}
      {difference.recorded}, now {difference.folded}. It was made under other rules, or is damaged there.
    </Notice>
  );
}
