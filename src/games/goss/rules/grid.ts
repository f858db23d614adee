/** A sheet of the map: its name where it has one, and its last column and row; the first ones are 1. */
export interface HexSheet {
  map?: string | undefined;
  columns: number;
  rows: number;
}

/** How the second sheet lies beside the first one, by two hexes that touch across the seam. */
export interface Seam {
  /** The second sheet lies to the right of the first one, or below it. */
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
  /** How far the map goes, sheet by sheet; where it is left out, to 99. */
  sheets?: HexSheet[] | undefined;
  /** Where two sheets are joined. */
  seam?: Seam | undefined;
}

/** A hex as the map prints it, and the map where a game has several. */
export interface HexPlace {
  hex: string;
  map?: string;
}
