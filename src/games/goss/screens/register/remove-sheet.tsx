import { nameEvent } from '@/games/goss/rules/events';
import type { OpenState } from '@/games/goss/rules/state';
import { OverSheet } from '@/table/page/over-sheet';
import { useDispatch, useTable } from '@/table/use-table';
import { Button } from '@/ui/form/button';
import { useDraftState } from '@/ui/form/draft-state';
import { TextField } from '@/ui/form/field';
import styles from '../doubles/doubles.module.css';
import { markFor } from '../marks';

interface RemoveSheetProps {
  /** The marker. */
  id: string;
  onClose: () => void;
}

/** Removes a marker from the map by the table's own decision. */
export function RemoveSheet({ id, onClose }: RemoveSheetProps) {
  const { open } = useTable<OpenState>();
  const { send } = useDispatch();
  const [words, setWords] = useDraftState('why', '');
  const marker = open.markers.find((item) => item.id === id);
  async function remove() {
    const named = words.trim() === '' ? {} : { words: words.trim() };
    if (await send({ type: 'remove-marker', marker: id, ...named })) onClose();
  }
  return (
    <OverSheet
      title="Take the marker away"
      note={marker ? nameEvent(open, marker) : 'This marker is gone.'}
      {...markFor(open.sides, marker?.side)}
      onClose={onClose}
    >
      <div className={styles.column}>
        <TextField label="Why" hint="optional" value={words} maxLength={80} onChange={setWords} />
        <Button look="solid" tall onClick={() => void remove()}>
          Take it away
        </Button>
      </div>
    </OverSheet>
  );
}
