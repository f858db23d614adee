/** Who may know something: `public`, or the name of a power or board. */
export type Viewer = string;

/** The table at one moment, as plain JSON. Nothing in `open` is computed from `hidden`. */
export interface State<Open, Hidden> {
  open: Open;
  hidden: Record<Viewer, Hidden>;
}

/** What every game's open part has. */
export interface OpenBase {
  turn: number;
  step: string;
  /** The number of the next id. */
  nextId: number;
  /** Set only while a later entry is decided again after a correction: it happened, whatever waits to be settled now. */
  replayed?: true;
}

export interface Command {
  type: string;
  [argument: string]: unknown;
}

/** How an earlier entry is corrected: changed, taken out, or preceded by one that was forgotten. */
export const CORRECTIONS = ['change', 'remove', 'insert'] as const;
export type Correcting = (typeof CORRECTIONS)[number];
