import { canonicalJson } from '@/kernel/canonical';
import type { OpenState } from '@/systems/goss/state';
import { OverSheet } from '@/table/over-sheet';
import sheet from '@/table/sheet-foot.module.css';
import { useDispatch, useTable } from '@/table/use-table';
import { Button } from '@/ui/button';
import { useKept } from '@/ui/kept';
import { GridForm } from './grid-form';

/** How the map’s hexes lie, so that the neighbors of a marker can be named. @rule GOSS 23.1.1b */
export function GridSheet({ onClose }: { onClose: () => void }) {
  const { open } = useTable<OpenState>();
  const { send, refusal } = useDispatch();
  const [grid, setGrid] = useKept('grid', open.grid);
  const same = canonicalJson(grid) === canonicalJson(open.grid);
  return (
    <OverSheet
      title="The map’s grid"
      note="Set once for a map. Compare one hex with the map."
      onClose={onClose}
      refusal={refusal}
    >
      <div className={sheet.body}>
        <GridForm grid={grid} onChange={setGrid} hex={open.markers.at(-1)?.hex} />
      </div>
      <div className={sheet.foot}>
        <Button
          look="solid"
          disabled={same}
          why="The grid is set that way already."
          onClick={() => void send({ type: 'set-grid', grid }).then((went) => went && onClose())}
        >
          {grid ? 'Use this grid' : 'Leave it unset'}
        </Button>
      </div>
    </OverSheet>
  );
}
