import type { Policy } from '@/kernel/command/policy';
import type { OpenBase, State } from '@/kernel/game';
import type { Seat } from '@/kernel/seats';
import type { Duration } from '@/kernel/totals';
import type { AmendedCard, Event } from '../cards/card';
import type { Acceleration, Building, BuiltUnit, Factories, Ship } from '../construction/state';
import type { CountryState, Dispute, PlacedCounter, RussiaState } from '../diplomacy/state';
import type { Answers, Formula, ShipType, UnitType } from '../effects/shapes';
import type { Window } from '../effects/windows';
import type { RuleChoices } from '../options';
import type { Project } from '../research/catalogue';
import type { SheetState } from '../research/state';
import {
  type CivilWarCountry,
  type Country,
  type Declarer,
  type GarrisonPart,
  type PactCountry,
  POWERS,
  type Power,
  type Side,
} from '../vocabulary';
import type { TrackedPart } from './setup';
import type { Tile, TilePool } from './tile-pool';

/** A line that counts towards a total. */
export interface StandingLine {
  id: string;
  /** The total's key: `support:Germany`, `income:Italy`, `index`, `country:Turkey:Axis` … */
  total: string;
  amount?: number;
  /** A support event that follows the table. */
  formula?: Formula;
  words: string;
  rule?: string;
  until: Duration;
  basis: 'event' | 'table' | 'rule';
  /** Marks secret support events. */
  secret?: boolean;
  /** Powers that a diplomatic modifier benefits. */
  beneficiaries?: Power[];
  /** Worth what one subversion result changes, as the table entered it. */
  follows?: 'subversion';
  /** "Draws no random tiles": holds the total at 0. */
  none?: boolean;
  /** The table set the whole total: applied after every limit. */
  ruling?: boolean;
  /** The type that a free unit or ship must have. */
  type?: UnitType | ShipType;
  /** What was built or laid down, if the line was used. */
  used?: string;
  /** The random tiles of this line. */
  tiles?: Tile[];
  /** The turn it was added. */
  turn: number;
}

/** One step that the Economic Climate really made this turn. */
export interface ClimateMove {
  asked: number;
  amount: number;
  words: string;
  basis: 'event' | 'table';
  rule?: string;
}

export interface Aggression {
  id: string;
  power: 'Germany' | 'Italy';
  target: string;
  /** Victory points: that many extra cards, one a turn. */
  value: number;
  raisesIndex: boolean;
  began: number;
  /** The turn it was completed; null while in progress. */
  completed: number | null;
  /** It failed, and still raises the index by the table's reading. @rule GS 23.21A */
  failed?: true;
}

/** An event shown on the table this turn. */
export interface ShownEvent {
  power: Power;
  how: 'played' | 'declined';
  title: string;
  number?: number;
  event: Event;
}

/** One number or pact of the board that the table is asked for. */
export interface AskedFact {
  label: string;
  fact: string;
  key: string;
  /** Only pacts of this alliance are requested. */
  side?: Side;
}

/** A part of a shown card whose moment comes later. @rule GS 9.41 */
export interface WaitingPart {
  power: Power;
  /** The whole card, which part of it waits, and what its owner answered for it. */
  event: Event;
  effect: number;
  answer?: Answers[number];
  window: Window;
}

/** Numbers and pacts requested from the table together. */
export interface AskedFacts {
  type: 'facts';
  facts: AskedFact[];
  /** What counts them, where they are only to be looked at. */
  title?: string;
  /** One of them was never entered in a game that began midway: the table cannot go on without it. */
  unknown?: true;
  /** The table entered it while the event was open, but it may have changed since. */
  again?: true;
}

/** Something owed before the table may go on. */
export interface Obligation {
  id: string;
  owes: Power | Side | 'table';
  words: string;
  rule: string;
  /** The step that it must not pass; at once when left out. */
  by?: string;
  /** The turn of the event that asks, if a correction added it after that turn. */
  of?: number;
  ask:
    | AskedFacts
    | { type: 'answer'; power?: Power; title: string; event: Event; effect: number; answers: Answers }
    /** Each of these people is to open the papers: something may wait on a research sheet; by sheet one of them is enough. */
    | { type: 'visits'; people: string[]; bySheet?: true }
    /** What happened before the first turn of a game that was under way. */
    | { type: 'so-far' }
    /** A dispute's counter. */
    | { type: 'back'; dispute: string }
    /** What an event does to the counters of a civil war in progress. */
    | { type: 'war'; country: CivilWarCountry }
    /** Done on the board; one of construction is crossed off as it is used. */
    | { type: 'table'; building?: Building };
}

/** The parts of a base income, in tile points, apart from civilian factories. @rule GS 11.12C */
export interface BaseParts {
  pacts: number;
  maintenance: number;
  other: number;
}

/** Income as it was taken: fixed amounts. @rule GS 11.12C */
export interface TakenIncome {
  lines: {
    words: string;
    amount: number;
    rule?: string;
    basis: 'event' | 'table' | 'rule' | 'assumed';
    /** The standing line it was, if it was one. */
    id?: string;
  }[];
  /** Support events already counted in it. */
  counted: number;
}

export interface OpenState extends OpenBase {
  turn: number;
  step: string;
  name: string;
  seats: Seat<Power>[];
  cards: 'app' | 'paper';
  running: boolean;
  keeps: TrackedPart[];
  readings: RuleChoices;
  /** Ids for lines and obligations. */
  nextId: number;
  climate: { start: number; moves: ClimateMove[] };
  balance: number | null;
  lines: StandingLine[];
  /** The card face up: its number (if known), trend and general event. */
  card: { number?: number; trend: number; general: Event; applied: boolean } | null;
  deck: { numbers: number[]; epoch: number; gone: number[] } | null;
  /** The deck on the table, with paper cards. */
  pile?: PaperPile;
  commitment: string | null;
  /** What cards of the app's deck say otherwise than they are printed, by number; in this table only. */
  amended?: Record<number, AmendedCard>;
  /** Cards by power: how many were dealt this turn, how many are still held, how many were played. */
  hands: Record<Power, { dealt: number; held: number; played: number }>;
  shown: ShownEvent[];
  /** The table declared that no more cards are shown this turn, so no step asks for one. */
  noMoreCards?: true;
  /** Parts of shown cards that wait for their moment, if the table's reading says so. */
  waiting: WaitingPart[];
  /** People who have opened their papers in this step. */
  visited: string[];
  /** The table called for another round in this step; it visits everyone. */
  round: boolean;
  aggressions: Aggression[];
  pact: { signed: number; ended: number | null } | null;
  facts: {
    /** Results by project id, as shown to all. */
    results: Record<string, number>;
    /**
     * Results by power and category (`Italy/air`), if entered that way; `shown` is the number shown by
     * project then.
     */
    categories: Record<string, { value: number; shown: number }>;
    /** Steps by project id, as the table entered them or a sheet was shown. */
    steps: Record<string, number>;
    /** Levels by project id, as last revealed by sheets for the support that counts them. */
    levels: Record<string, number>;
    /** Results by power and category, as last revealed by sheets; `holds` until the table enters its own. */
    tallies: Record<string, { count: number; holds: boolean }>;
    /** Powers with a trade pact, by country. */
    pacts: Partial<Record<PactCountry, Power[]>>;
    /**
     * Income of each turn less maintenance (factories, pacts and the rest); undefined until entered.
     * @rule GS 11.12C
     */
    baseIncome: Partial<Record<Power, number>>;
    /** Its parts apart from the factories, if entered; the sum is then updated as factories change. */
    baseParts: Partial<Record<Power, BaseParts>>;
    /** Random tiles that a power draws each turn; undefined until entered. */
    baseTiles: Partial<Record<Power, number>>;
    /** What a climate adds to income, by climate and power. @rule GS 11.3 */
    climateIncome: Record<string, Partial<Record<Power, number>>>;
    /** Countries whose pacts the table has entered, in a game already running. */
    known: string[];
    /** What one subversion result changes; undefined until entered. */
    subversion?: number;
    /** The total at which a power may declare war, if the table entered it. @rule GS 32.3 */
    thresholds: Partial<Record<Declarer, number>>;
    /** What Russia’s garrison requirement reads and the table entered. @rule GS 21.22 */
    garrison: Partial<Record<GarrisonPart, number>>;
    /** What a result in a country needs, if the table entered it. */
    needed: Partial<Record<Country, number>>;
    /** The turn in which the table last said a fact: `results:Germany/armor`, `pact:Poland`, `balance`. */
    said: Record<string, number>;
  };
  /** Counters on the board, and at how many a war is expected; `events` that have happened there, which counters taken away do not lessen. */
  /** The projects of this table: the catalogue as it extended and corrected it. */
  projects: Project[];
  /** Atomic research is permitted. @rule GS 15.24 */
  atomic: boolean;
  countries: Partial<Record<Country, CountryState>>;
  russia: RussiaState;
  /** Diplomatic counters placed this turn. */
  placed: PlacedCounter[];
  disputes: Dispute[];
  /** Countries that events open to one Russian counter each this turn. @rule GS Guide, Diplomacy */
  doors: Country[][];
  ships: Ship[];
  /** Ships that a power's yards can hold at once, if the table entered it. */
  yards: Partial<Record<Power, number>>;
  /** Accelerations of this turn, used or not. */
  accelerations: Acceleration[];
  units: BuiltUnit[];
  factories: Partial<Record<Power, Factories>>;
  /** The usual price of converting a factory, if the table entered it. @rule GS 14 */
  prices: Partial<Record<Power, number>>;
  civilWars: Record<
    CivilWarCountry,
    { counters: number; events: number; state: 'quiet' | 'fought' | 'ended'; threshold: number }
  >;
  incomeTaken: boolean;
  /** Income taken; null here if only the owner sees it. */
  income: Record<Power, TakenIncome | null>;
  /** Tile points carried over from last turn; 0 here if only the owner sees them. */
  carried: Record<Power, number>;
  tiles: TilePool;
  obligations: Obligation[];
  /** Dues of a step that were done on the table this turn. */
  waived: { due: string; step: string; words: string; reason: string }[];
  /** End values of past turns, for the charts, and the powers whose money was not entered. */
  past: { turn: number; values: Record<string, number>; unknown?: Power[] }[];
  over: boolean;
  /** How the app decides for its powers; the house policy if not set. */
  policy?: Policy;
  /** Notes of the table for everyone. */
  notes: { id: string; turn: number; words: string }[];
  /** Every hand, note and research sheet, once the game is over and all have agreed. */
  laidOpen?: RevealedPapers;
}

/** The papers as revealed at the end. */
export interface RevealedPapers {
  hands: Record<Power, { cards: { number: number; event: Event }[]; note?: string }>;
  /** Steps by project id, if there are any. */
  steps: Record<string, number>;
}

/** What one power alone knows. */
export interface Hand {
  hand: HeldCard[];
  orders: Record<string, Order>;
  /** Its money, where only its owner sees it. */
  purse: Purse;
  /** What its owner has written down for herself. */
  note?: string;
}

/** A hidden part: a power's own, or an alliance's research sheet. */
export type HiddenState = Hand | SheetState;

/** A card behind the curtain; slots are numbered from 1 in the order of the deal. */
export interface HeldCard {
  slot: number;
  number: number;
  event: Event;
  /** The printed text, if the card was amended. */
  printed?: Event;
  /** Its owner amended it in private. */
  own?: true;
  /** Something that its owner had chosen for it fits no longer. */
  lost?: true;
}

/** The owner's advance order for one slot. */
export interface Order {
  do: 'play' | 'keep' | 'decline';
  answers: Answers;
  /** Its event is already on the research sheet. */
  brought?: true;
  /** The rules by which an app power chose it; shown with the card. */
  why?: string[];
}

export type Table = State<OpenState, HiddenState>;

/** A power's own part: its hand and its purse. */
export function handOf(table: Table, power: Power): Hand {
  return table.hidden[power] as Hand;
}

/** Returns the viewer of a side's research sheet: every power of that side may see it. @rule GS 15.11 */
export const sheetViewer = (side: Side) => `research:${side}`;

/** A side's research sheet. */
export function researchSheetOf(table: Table, side: Side): SheetState {
  return table.hidden[sheetViewer(side)] as SheetState;
}

export function eachPower<T>(make: (power: Power) => T): Record<Power, T> {
  return Object.fromEntries(POWERS.map((power) => [power, make(power)])) as Record<Power, T>;
}

/** Whether the table tracks income, research, flags or ships. */
export function isTracked(open: OpenState, what: TrackedPart): boolean {
  return open.keeps.includes(what);
}

/** The paper deck on the table, counted from what was dealt and shown. @rule GS 9.11 */
export interface PaperPile {
  /** Cards of the whole deck. */
  size: number;
  /** The size was never entered. */
  assumed: boolean;
  /** Cards still in the pile; null in a game already in progress until it is counted. */
  left: number | null;
  /** Numbers that lie open or discarded since the last shuffle, as far as they were entered. */
  gone: number[];
}

/** A power's money where only its owner sees it. @rule GS 9.41A */
export interface Purse {
  power: Power;
  /**
   * Income of each turn less maintenance (factories, pacts and the rest); null until entered.
   * @rule GS 11.12C
   */
  base: number | null;
  /** Tile points carried over from last turn. @rule GS 11.11 */
  carried: number;
  taken: TakenIncome | null;
  /** The owner's own lines of income and tile points, and the random tiles drawn. */
  lines: StandingLine[];
  nextId: number;
}
