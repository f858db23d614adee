import type { OpenState } from '@/games/goss/rules/state';
import type { SheetTools } from '@/table/game-ui';
import { MenuFrame, toSheet } from '@/table/page/menu-frame';
import { useTable } from '@/table/use-table';

/** Everything that is not the next thing. */
export function MenuSheet(tools: SheetTools) {
  const { open } = useTable<OpenState>();
  const grid = open.grid ? 'Its columns or rows of hexes' : 'Not set: neighbors are not named';
  return (
    <MenuFrame
      tools={tools}
      lines={{
        tonight: [toSheet('last-time', 'turn', 'Last time', 'Where we are')],
        board: [
          toSheet('grid', 'settings', 'The map’s grid', grid),
          toSheet('leaders', 'flag', 'Leaders', 'Side, hex and rating, listed once'),
          toSheet('clock', 'clock', 'Set the clock', 'Day, game turn and phase'),
        ],
        table: [toSheet('sides', 'flag', 'The two sides', 'Names, marks, who moves first')],
      }}
    />
  );
}
