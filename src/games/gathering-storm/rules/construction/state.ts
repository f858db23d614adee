import type { Power } from '../vocabulary';

/** A ship that is being built. Rows and spaces count from 1. */
export interface Ship {
  id: string;
  power: Power;
  name: string;
  /** Its position at the start of the turn, or where it was laid down. */
  row: number;
  space: number;
  /** Spaces of its row. */
  length: number;
  /** What moved it this turn, in the order in which it counts; each is one space. */
  moves: ('advance' | 'accelerate')[];
  /** Whether it was laid down this turn. */
  fresh: boolean;
}

/** The effect of an acceleration event this turn. @rule GS Guide, Construction */
export interface Acceleration {
  power: Power;
  /** Each ship one space, or one ship two. */
  ships: 'all' | 'one';
  /** Ids of the ships that it has moved. */
  used: string[];
}

export const UNITS = ['armor', 'infantry', 'air'] as const;

/** A unit that was activated this turn. @rule GS 18.41 */
export interface BuiltUnit {
  power: Power;
  unit: (typeof UNITS)[number];
  free: boolean;
}

/** @rule GS 11.21 */
export interface Factories {
  civilian: number;
  military: number;
  idle: number;
}

/** What a construction obligation requires. */
export type Building = 'free-unit' | 'free-ship' | 'all-ships' | 'one-ship';
