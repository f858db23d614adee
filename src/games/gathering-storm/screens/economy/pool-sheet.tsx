import { isTracked } from '@/games/gathering-storm/rules/state/state';
import { FEW, faceDown, TILES } from '@/games/gathering-storm/rules/state/tile-pool';
import { printList } from '@/games/gathering-storm/rules/vocabulary';
import { Sheet } from '@/ui/sheet/sheet';
import { useTable } from '../use-table';
import styles from './pool-sheet.module.css';

/** The ninety tiles: how many are face down, and which are face up. @rule GS 6 */
export function PoolSheet() {
  const { open } = useTable();
  if (!isTracked(open, 'income')) return null;
  const { up } = open.tiles;
  const upAll = TILES.reduce((sum, tile) => sum + up[tile], 0);
  return (
    <Sheet title="The table’s ninety tiles" tools={<span className={styles.rule}>GS 6</span>}>
      <dl className={styles.pool}>
        <div>
          <dt>face down; with fewer than {FEW}, fifteen more are turned</dt>
          <dd>{faceDown(open.tiles)}</dd>
        </div>
        <div>
          <dt>
            face up: {printList(TILES.map((tile) => `${up[tile]} of ${tile}`))}. Taken in playing order, any
            values, at most three 1s at once (GS 6.25, 6.26)
          </dt>
          <dd>{upAll}</dd>
        </div>
      </dl>
    </Sheet>
  );
}
