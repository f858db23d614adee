import type { Policy } from '@/kernel/command/policy';
import type { OpenBase, State } from '@/kernel/game';
import type { Pile } from '@/kernel/pile';
import type { Seat } from '@/kernel/seats';
import type { Basis, Duration } from '@/kernel/totals';
import type { Event, List } from './cards/card';
import { type China, emptyChina } from './china/regions';
import { CHOICES_BEFORE, type RuleChoices } from './options';
import type { Setup } from './setup';
import { beginFront, type UnitedFront } from './united-front/front';
import type { RUSSIAN_EFFECTS } from './vocabulary';
import { type Flag, POWERS, type Power, REGIONS, type Region } from './vocabulary';
import type { WarlordCards } from './warlords/cards';

/** A line of a total that is in force. */
export interface StandingLine {
  id: string;
  total: string;
  amount: number;
  words: string;
  rule?: string;
  until: Duration;
  basis: Basis;
  /** The table ruled on the whole total. */
  ruling?: boolean;
  turn: number;
}

/** A flag that is still to be picked, by the power that picks it. */
export interface Obligation {
  id: string;
  owes: Power | 'table';
  words: string;
  rule: string;
  ask:
    | { type: 'flag'; from: Flag; to: Flag; title: string }
    /** The region has four warlord flags and its card came: the table decides. */
    | { type: 'region'; region: Region }
    /** The entry of a card is open: the table reads it and enters it. */
    | { type: 'entry'; list: List; number: number; power: Power | null }
    | { type: 'table' };
}

/** An event that is public this turn. */
export interface ShownEvent {
  power: Power;
  number?: number;
  list?: List;
  title: string;
}

/** Countries of Southeast Asia whose flags the passage reads. @rule SOA transition 5.51, 13.31 */
export const ABROAD = ['Thailand', 'Malaya', 'Burma', 'India'] as const;
export type Abroad = (typeof ABROAD)[number];

/** Who has a cohesion. @rule SOA 29, 30; counter guide */
export const COHESIVE = ['China', 'Britain', 'Russia'] as const;
export type Cohesive = (typeof COHESIVE)[number];
export const COHESIONS = ['low', 'medium', 'high', 'full'] as const;
export type Cohesion = (typeof COHESIONS)[number];

/** British research that the passage reads. @rule SOA transition 5.51, 6.95, 6.99 */
export const BRITISH_PROJECTS = [
  'economic preparation',
  'Australian shipbuilding',
  'Indian shipbuilding',
] as const;
export type BritishProject = (typeof BRITISH_PROJECTS)[number];

/** Progress of a project; a part is null until it is entered. */
export interface ProjectProgress {
  steps: number | null;
  results: number | null;
}

/** A war with the Western Allies, from one turn until the turn in which there is peace again. */
export interface WestWar {
  from: number;
  /** The first turn of peace, or null while the war continues. */
  peace: number | null;
}

/**
 * What the transition needs besides flags and research; each is null until entered.
 * @rule SOA transition 14.41
 */
export interface TransitionFacts {
  burmaRoad: number | null;
  /** The turn in which Japan declared war on a neutral Russia. */
  declared: number | null;
  atWarWithWest: boolean;
  surrendered: boolean;
  pact: boolean | null;
  tension: number | null;
  resistance: number | null;
  /** The first turn whose −1 is not in the tension as it was entered; older entries did not say. @rule SOA transition 14.41E */
  tensionFrom?: number;
  /** Older entries: the turn from which Japan fights the Western Allies. @rule SOA transition 14.41E */
  westSince?: number;
  /** Japan’s wars with the Western Allies by their turns, oldest first. @rule SOA transition 14.41E */
  westWars?: WestWar[];
  /** The passage’s own turn, once Storm Over Asia is over. */
  turn?: number;
  /** Lines of the list of 14.41 that the table has seen to; none in the beginning. */
  seenTo?: RussianLine[];
  /**
   * The last turn in which mobilization was ticked: it is ticked each turn. Undefined in older entries.
   * @rule SOA transition 14.41A
   */
  mobilized?: number;
}

export interface OpenState extends OpenBase {
  turn: number;
  step: string;
  nextId: number;
  name: string;
  seats: Seat<Power>[];
  cards: 'app' | 'paper';
  cardsEach: number;
  categories: string[];
  /** Names that each of Japan’s lists has or had, once they were changed. */
  called?: string[][];
  /** Japan’s diplomatic list; defaults to the first. @rule SOA 26.111 */
  diplomatic?: List;
  readings: RuleChoices;
  /** How the app decides for its powers; defaults to the house policy. */
  policy?: Policy;
  deck: Pile | null;
  commitment: string | null;
  /** The card face up. Its event is null while the entry is open. */
  card: { number?: number; event: Event | null; applied: boolean; nothing?: Flag[] } | null;
  /** Entries that the table has filled in, by list and number; none in the beginning. */
  filled?: Record<string, Event>;
  hands: Record<Power, { dealt: number; held: number }>;
  shown: ShownEvent[];
  visited: string[];
  round: boolean;
  china: China;
  warlords: WarlordCards & { drawn: { region: Region; turn: number } | null };
  front: UnitedFront;
  /** The Russian purge cards: the one in force is held out until the next is drawn (assumed). */
  purge: {
    now: number | null;
    /** How many the app drew in the turn of its newest draw. Older entries did not count. */
    drawn?: { turn: number; count: number };
  };
  lines: StandingLine[];
  cohesion: Record<Cohesive, Cohesion | null>;
  /** Each is null until it is entered, like everything that the transition reads. */
  abroad: Record<Abroad, { British: number; Japanese: number } | null>;
  research: Record<BritishProject, ProjectProgress | null>;
  passage: TransitionFacts;
  obligations: Obligation[];
  waived: { due: string; words: string; reason: string }[];
  notes: { id: string; turn: number; words: string }[];
  past: { turn: number; values: Record<string, number> }[];
  over: boolean;
}

/** A card in a private hand. */
export interface HeldCard {
  slot: number;
  number: number;
  /** Japan’s list, from its category card. */
  list: List;
  event: Event | null;
}

/** What one power alone knows. */
export interface Hand {
  hand: HeldCard[];
  orders: Record<string, 'play' | 'keep'>;
  /** By which rules of its policy a power of the app’s left an order, by slot. */
  why?: Record<string, string[]>;
  note?: string;
}
export type Table = State<OpenState, Hand>;

export const handOf = (table: Table, power: Power) => table.hidden[power] as Hand;

export function eachPower<T>(make: (power: Power) => T): Record<Power, T> {
  return Object.fromEntries(POWERS.map((power) => [power, make(power)])) as Record<Power, T>;
}

const each = <K extends string, T>(keys: readonly K[], make: () => T) =>
  Object.fromEntries(keys.map((key) => [key, make()])) as Record<K, T>;

/** The table before its first entry. */
export function startTable(setup: Setup): Table {
  const china = emptyChina();
  for (const region of REGIONS)
    china[region].flags = [...((setup.china as Partial<Record<Region, Flag[]>>)[region] ?? [])];
  for (const region of setup.conquered) china[region].conquered = true;
  const readings = { ...CHOICES_BEFORE, ...setup.readings };
  return {
    open: {
      turn: setup.turn,
      step: 'draw',
      nextId: 1,
      name: setup.name,
      seats: setup.seats,
      cards: setup.cards,
      cardsEach: setup.cardsEach,
      categories: setup.categories,
      ...(setup.diplomatic ? { diplomatic: setup.diplomatic } : {}),
      readings,
      ...(setup.policy ? { policy: setup.policy } : {}),
      deck: setup.deck ? { numbers: setup.deck.numbers, epoch: 0, gone: [] } : null,
      commitment: setup.commitment,
      card: null,
      ...(setup.filled ? { filled: setup.filled } : {}),
      hands: eachPower(() => ({ dealt: 0, held: 0 })),
      shown: [],
      visited: [],
      round: false,
      china,
      warlords: {
        heldOut: setup.heldOut ? { region: setup.heldOut, turn: setup.turn - 1 } : null,
        drawn: null,
      },
      front: beginFront(setup.front),
      purge: { now: null },
      lines: [],
      cohesion: each(COHESIVE, () => null),
      abroad: each(ABROAD, () => null),
      research: each(BRITISH_PROJECTS, () => null),
      passage: {
        burmaRoad: null,
        declared: null,
        atWarWithWest: false,
        surrendered: false,
        pact: null,
        tension: null,
        resistance: null,
      },
      obligations: [],
      waived: [],
      notes: [],
      past: [],
      over: false,
    },
    hidden: eachPower(() => ({ hand: [], orders: {} })),
  };
}

/** A line of that list. */
export type RussianLine = (typeof RUSSIAN_EFFECTS)[number]['id'];
