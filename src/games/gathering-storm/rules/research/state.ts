import type { Event } from '../cards/card';
import type { Category, Owner, Side } from '../vocabulary';

/** An alliance's research sheet; only its powers may see it. @rule GS 15.11 */
export interface SheetState {
  side: Side;
  /** Steps from earlier turns by project; in a game already running a project is missing until it is entered. */
  steps: Record<string, number>;
  /** Points placed this turn by project: the alliance's own, and free ones of spy rings and espionage. */
  placed: Record<string, Placed>;
  /** Steps that events gave this turn, by project. */
  given: Record<string, number>;
  /** Spy rings in the research of others, by category. */
  rings: Partial<Record<Category, number>>;
  /** What espionage events add to the rings this turn, in older entries. */
  espionage: Partial<Record<Category, number>>;
  /** Points of this turn from activity counters, as entered by the alliance. */
  fromCounters: number;
  /** Steps of events that its owner has still to put somewhere. */
  grants: Grant[];
  /** Doublings that wait for a project's steps to be entered. */
  waiting: { project: string; title: string }[];
  /** Cards whose events were brought here before they were shown. */
  brought: string[];
  /** What paper cards gave here before they were shown; it goes as the turn ends where they never are. @rule GS 9.41B */
  unshown?: UnshownCard[];
  /** Projects whose entries of a turn a correction made invalid, until they are entered again. */
  fallen?: { project: string; turn: number }[];
  /** What was doubled this turn. */
  doubled: { project: string; before: number; after: number; surplus: number }[];
  nextGrant: number;
}

/** A paper card that its owner brought here: the steps it gave, and those that are still to be put somewhere. */
export interface UnshownCard {
  card: string;
  /** Its event; undefined in entries of older tables. */
  event?: Event;
  /** Its number, where its owner gave it. */
  number?: number;
  given: Record<string, number>;
  grants: string[];
}

export interface Placed {
  own: number;
  free: number;
}

/** Steps to assign to projects by choice; the rest is given up when the turn ends. */
export interface Grant {
  id: string;
  title: string;
  /** `surplus`: any split. `each`: exactly `projects` different ones, `steps` to each. */
  kind: 'surplus' | 'each';
  category: Category;
  /** Whose projects may be named: a power's with its alliance's joint ones, or all of an alliance. */
  owner: Owner;
  steps: number;
  projects: number;
  /** The project that had no room. */
  from?: string;
  /** A free point of espionage: a point, which atomic research takes only once it is permitted. @rule GS 15.24 */
  point?: true;
}
