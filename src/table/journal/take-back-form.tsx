import type { PublicRow } from '@/kernel/journal/views';
import { Button } from '@/ui/form/button';
import sheet from '../page/sheet-foot.module.css';
import { useDispatchHere, useTable } from '../use-table';
import { sayTakenBack } from './take-back';

interface TakeBackFormProps {
  row: PublicRow;
  /** Where the table stood before it. */
  to: number;
  onGone: () => void;
  /** What else may be done with this entry. */
  other: { label: string; onPress: () => void };
}

/** Everything from an entry on is taken back at once: said before it is done. */
export function TakeBackForm({ row, to, onGone, other }: TakeBackFormProps) {
  const { table } = useTable();
  const { send, refused } = useDispatchHere();
  const { count, corrections } = sayTakenBack(table.rows, to);
  return (
    <>
      {refused}
      <div className={sheet.body}>
        <p>
          The table stands again as it was before entry {row.no}. What was played since stays in the journal,
          struck through, and Bookmarks leads back to it. {corrections}
        </p>
      </div>
      <div className={sheet.foot}>
        <Button onClick={other.onPress}>{other.label}</Button>
        <Button
          look="solid"
          icon="undo"
          onClick={() => void send({ type: 'return', entry: to }).then((gone) => gone && onGone())}
        >
          Take back {count}
        </Button>
      </div>
    </>
  );
}
