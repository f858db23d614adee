import type { Grid, Seam } from '@/games/goss/rules/grid';
import { gridShape } from '@/games/goss/rules/hex';
import { readShape } from '@/kernel/file/read-shape';
import type { Result } from '@/kernel/result';

/** A sheet of the map while it is written. */
export interface SheetDraft {
  map: string;
  columns: number | null;
  rows: number | null;
}

/** The sheets of a map while they are written. */
export interface SheetsDraft {
  many: 'none' | 'one' | 'two';
  first: SheetDraft;
  second: SheetDraft;
  edge: Seam['edge'];
  hex: string;
  next: string;
}

const EMPTY: SheetDraft = { map: '', columns: null, rows: null };

/** Returns the draft of a grid's sheets. */
export function sheetsOf(grid: Grid | null): SheetsDraft {
  const { sheets = [], seam } = grid ?? {};
  const [first, second] = sheets.map(({ map = '', columns, rows }) => ({ map, columns, rows }));
  return {
    many: (['none', 'one', 'two'] as const)[sheets.length] ?? 'none',
    first: first ?? EMPTY,
    second: second ?? EMPTY,
    edge: seam?.edge ?? 'right',
    hex: seam?.hex ?? '',
    next: seam?.next ?? '',
  };
}

/** Returns the grid with the sheets in the draft, or what is wrong with them. */
export function gridWith({ lines, shifted }: Grid, draft: SheetsDraft): Result<Grid> {
  const { many, first, second, edge, hex, next } = draft;
  const written = many === 'none' ? [] : many === 'one' ? [first] : [first, second];
  return readShape(gridShape, {
    lines,
    shifted,
    ...(written.length > 0 ? { sheets: written.map(sheetOf) } : {}),
    ...(many === 'two' ? { seam: { edge, hex, next } } : {}),
  }) as Result<Grid>;
}

const sheetOf = ({ map, columns, rows }: SheetDraft) => ({
  columns: columns ?? 0,
  rows: rows ?? 0,
  ...(map.trim() === '' ? {} : { map: map.trim() }),
});
