import type { OpenBase, State } from '@/kernel/game';
import type { Seat } from '@/kernel/seats';
import type { Grid, HexPlace } from './grid';
import { CHOICES_BEFORE, type RuleChoices } from './options';
import type { ResultsTable } from './results/table';
import type { Setup } from './setup';
import { JOINT } from './steps';
import type { Side, Sides, Whom } from './vocabulary';

/** A movement event on the map. @rule GOSS 23.1.1b */
export interface Marker extends HexPlace {
  id: string;
  /** Whom it affects. */
  side: Whom;
  /** The phase count when it was placed. */
  since: number;
  /** The phase count at whose end it is removed; null while it waits for a unit. */
  until: number | null;
  /** What it does, once it was set off. */
  works: { words: string; keeps: boolean } | null;
  /** Of an event in effect on both sides: whose units move second, and end it. @rule GOSS 23.1.1b */
  second?: Side;
  /** The table's text for a marker that it placed itself. */
  words?: string;
}

/** A random event that was found and is not settled yet; its marker stands in the hex. @rule GOSS 23.1.0 */
export interface PendingEvent extends HexPlace {
  id: string;
  /** Null until the table has said. */
  side: Whom | null;
  /** What is needed next: whom it affects, the type die, or two dice for the result of a combat event. */
  step: 'side' | 'type' | 'result';
  since: number;
}

/** A leader as the table listed it. @rule GOSS 22.1 */
export interface Leader extends HexPlace {
  id: string;
  side: Side;
  rating: number;
  name?: string;
}

export interface OpenState extends OpenBase {
  turn: number;
  step: string;
  nextId: number;
  name: string;
  /** No one has a curtain here. */
  seats: Seat[];
  commitment: string | null;
  sides: Sides;
  /** The side with the first player turn. */
  firstMoves: Side;
  grid: Grid | null;
  /** Names of maps that were used, newest last. */
  maps: string[];
  readings: RuleChoices;
  results: ResultsTable;
  /** Phases since the table began; ages are counted in them. */
  phases: number;
  /** How many dice the app has rolled. Entries without a dice edition take their dice from here. */
  rolled: number;
  /** How often the app has rolled at each address of `addressOf`; left out before the first roll. */
  rolls?: Record<string, number>;
  markers: Marker[];
  pending: PendingEvent[];
  /** Hexes whose assault made a random event in this phase: its new dice make none. @rule GOSS 23.1.1a */
  found: HexPlace[];
  leaders: Leader[];
  waived: { due: string; words: string; reason: string }[];
  notes: { id: string; turn: number; words: string }[];
  over: boolean;
}

/** Nothing is secret in this game. */
export type Hand = Record<string, never>;
export type Table = State<OpenState, Hand>;

/** The table before its first entry. */
export function startTable(setup: Setup): Table {
  return {
    open: {
      turn: 1,
      step: JOINT.id,
      nextId: 1,
      name: setup.name,
      seats: [],
      commitment: setup.commitment,
      sides: setup.sides,
      firstMoves: setup.firstMoves,
      grid: setup.grid,
      maps: [],
      readings: { ...CHOICES_BEFORE, ...setup.readings },
      results: setup.results,
      phases: 0,
      rolled: 0,
      markers: [],
      pending: [],
      found: [],
      leaders: [],
      waived: [],
      notes: [],
      over: false,
    },
    hidden: {},
  };
}
