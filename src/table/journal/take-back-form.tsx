import type { PublicRow } from '@/kernel/journal/views';
import { Button } from '@/ui/form/button';
import sheet from '../page/sheet-foot.module.css';
import { useDispatchHere, useTable } from '../use-table';
import { sayTakenBack } from './take-back';

interface TakeBackFormProps {
  row: PublicRow;
  /** The entry number before it, to return to. */
  to: number;
  onGone: () => void;
  /** The alternative action for this entry. */
  other: { label: string; onPress: () => void };
}

/** Takes back all entries from a given one on at once, after saying so. */
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
