/** A sheet of the map: its name where it has one, and its last column and row; the first ones are 1. */
export interface HexSheet {
  map?: string | undefined;
  columns: number;
  rows: number;
}

/** How the second sheet joins the first one, given by two hexes that touch across the seam. */
export interface Seam {
  /** Whether the second sheet is to the right of the first one or below it. */
  edge: 'right' | 'below';
  /** A hex at that edge of the first sheet. */
  hex: string;
  /** Its neighbor on the second sheet: upper right or right of it; below it, or lower right of it. */
  next: string;
}

/** How the hexes of a map lie: in straight columns or straight rows, every second of them shifted by half a hex. */
export interface Grid {
  lines: 'columns' | 'rows';
  /** The lines that lie half a hex lower (columns) or further to the right (rows). */
  shifted: 'odd' | 'even';
  /** The extent of the map, sheet by sheet; up to 99 if omitted. */
  sheets?: HexSheet[] | undefined;
  /** Where two sheets are joined. */
  seam?: Seam | undefined;
}

/** A hex as printed on the map, and the map if a game has several. */
export interface HexPlace {
  hex: string;
  map?: string;
}
