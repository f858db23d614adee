import type { Grid } from '@/games/goss/rules/grid';
import type { OpenState } from '@/games/goss/rules/state';
import { canonicalJson } from '@/kernel/file/canonical';
import { accept, refusalText } from '@/kernel/result';
import { OverSheet } from '@/table/page/over-sheet';
import sheet from '@/table/page/sheet-foot.module.css';
import { useDispatch, useTable } from '@/table/use-table';
import { Button } from '@/ui/form/button';
import { useDraftState } from '@/ui/form/draft-state';
import { GridForm } from './grid-form';
import { gridWith, sheetsOf } from './sheets-draft';
import { SheetsForm } from './sheets-form';

/** The layout and extent of the map, so that a marker's neighbors can be named. @rule GOSS 23.1.1b */
export function GridSheet({ onClose }: { onClose: () => void }) {
  const { open } = useTable<OpenState>();
  const { send } = useDispatch();
  const [chosen, setChosen] = useDraftState<Grid | null>('grid', open.grid);
  const [sheets, setSheets] = useDraftState('sheets', sheetsOf(open.grid));
  const grid = chosen ? gridWith(chosen, sheets) : accept(null);
  const same = grid.ok && canonicalJson(grid.value) === canonicalJson(open.grid);
  return (
    <OverSheet
      title="The map’s grid"
      note="Set once for a map. Compare one hex with the map."
      onClose={onClose}
    >
      <div className={sheet.body}>
        <GridForm grid={chosen} onChange={setChosen} hex={open.markers.at(-1)?.hex} />
        {chosen && (
          <SheetsForm
            lines={chosen.lines}
            draft={sheets}
            onChange={setSheets}
            grid={grid as ReturnType<typeof gridWith>}
          />
        )}
      </div>
      <div className={sheet.foot}>
        <Button
          look="solid"
          disabled={same || !grid.ok}
          why={grid.ok ? 'The grid is set that way already.' : refusalText(grid.refusal)}
          onClick={() =>
            grid.ok && void send({ type: 'set-grid', grid: grid.value }).then((went) => went && onClose())
          }
        >
          {chosen ? 'Use this grid' : 'Leave it unset'}
        </Button>
      </div>
    </OverSheet>
  );
}
