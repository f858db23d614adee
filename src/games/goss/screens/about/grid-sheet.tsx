import type { Grid } from '@/games/goss/rules/grid';
import type { OpenState } from '@/games/goss/rules/state';
import { canonicalJson } from '@/kernel/file/canonical';
import { accept, refusalText } from '@/kernel/result';
import { CommandSheet } from '@/table/command-sheet';
import { useTable } from '@/table/use-table';
import { useDraftState } from '@/ui/form/draft-state';
import { GridForm } from './grid-form';
import { gridWith, sheetsOf } from './sheets-draft';
import { SheetsForm } from './sheets-form';

/** The layout and extent of the map, so that a marker's neighbors can be named. @rule GOSS 23.1.1b */
export function GridSheet({ onClose }: { onClose: () => void }) {
  const { open } = useTable<OpenState>();
  const [chosen, setChosen] = useDraftState<Grid | null>('grid', open.grid);
  const [sheets, setSheets] = useDraftState('sheets', sheetsOf(open.grid));
  const grid = chosen ? gridWith(chosen, sheets) : accept(null);
  const same = grid.ok && canonicalJson(grid.value) === canonicalJson(open.grid);
  const waits = same ? 'The grid is set that way already.' : null;
  return (
    <CommandSheet
      title="The map’s grid"
      note="Set once for a map. Compare one hex with the map."
      command={{ type: 'set-grid', grid: grid.ok ? grid.value : null }}
      doneLabel={chosen ? 'Use this grid' : 'Leave it unset'}
      waits={grid.ok ? waits : refusalText(grid.refusal)}
      plain
      onClose={onClose}
    >
      <GridForm grid={chosen} onChange={setChosen} hex={open.markers.at(-1)?.hex} />
      {chosen && (
        <SheetsForm
          lines={chosen.lines}
          draft={sheets}
          onChange={setSheets}
          grid={grid as ReturnType<typeof gridWith>}
        />
      )}
    </CommandSheet>
  );
}
