import type { Event } from '../cards/card';
import type { FactNeed } from '../effects/effect';
import type { Answers } from '../effects/shapes';
import type { ReachedDeed } from '../research/sheet';
import type { Power } from '../vocabulary';
import type { PurseOutcome } from './purse';

/** Levels by project id. */
export type Levels = Record<string, number>;

/** Results by power and category: `Germany/military`. */
export type Tallies = Record<string, number>;

/** What research sheets tell of themselves, because support that lies open counts it; and nothing else of them. @rule GS 15.11; Guide, Support */
export interface SheetsTold {
  levels?: Levels;
  results?: Tallies;
}

/** One card as it goes from a hand to the open table: copied by value, so that the open part replays alone. */
export interface Showing extends SheetsTold {
  power: Power;
  slot?: number;
  number?: number;
  event: Event;
  how: 'played' | 'declined';
  answers: Answers;
  /** Its event was brought to the research sheet before. */
  brought?: true;
  /** As its deck has it, where it was amended. */
  printed?: Event;
  /** Its owner amended it in private; from now on all know. */
  own?: true;
  /** Steps that it told, in older entries. */
  steps?: Record<string, number>;
  /** What it counts and the table has not said in this turn; in older entries nothing was asked so. */
  counted?: FactNeed[];
  /** By which rules of its policy a power of the app’s left the order for it. */
  why?: string[];
}

/** What is amended of a card that is held. */
export interface AmendHeld {
  power: Power;
  slot: number;
  event: Event;
}

/** What a public command leaves in a hidden part: in a power's own, or on a research sheet. */
export interface HiddenOutcome {
  /** Cards that left a hand. */
  slots?: readonly number[];
  /** A held card that says otherwise from now on. */
  amend?: AmendHeld;
  /** What reached a power's money. */
  purse?: PurseOutcome;
  /** What reached a research sheet. */
  reached?: readonly ReachedDeed[];
  /** The turn of a research sheet is over. */
  ends?: true;
}
