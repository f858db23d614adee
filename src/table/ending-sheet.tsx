import { Button } from '@/ui/form/button';
import { useGameUi } from './game-ui';
import { OverSheet } from './page/over-sheet';
import styles from './page/sheet-foot.module.css';
import { useDispatch, useTable } from './use-table';

/** Ends the game once the table confirms it. */
export function EndingSheet({ onClose }: { onClose: () => void }) {
  const { ending } = useGameUi();
  const { open } = useTable();
  const { send } = useDispatch();
  const end = ending?.(open);
  if (!end) return null;
  return (
    <OverSheet title={`${end.title}?`} onClose={onClose}>
      <p className={styles.body}>{end.words}</p>
      <div className={styles.foot}>
        <Button onClick={onClose}>Not yet</Button>
        <Button look="solid" onClick={async () => (await send(end.command)) && onClose()}>
          {end.title}
        </Button>
      </div>
    </OverSheet>
  );
}
