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

/**
 * What research sheets reveal because open support counts it, and nothing else.
 * @rule GS 15.11; Guide, Support
 */
export interface SheetReveal {
  levels?: Levels;
  results?: Tallies;
}

/** One card moving from a hand to the open table; copied by value, so that the open part replays alone. */
export interface Showing extends SheetReveal {
  power: Power;
  slot?: number;
  number?: number;
  event: Event;
  how: 'played' | 'declined';
  answers: Answers;
  /** Its event was brought to the research sheet before. */
  brought?: true;
  /** The printed text, if the card was amended. */
  printed?: Event;
  /** Its owner amended it in private; from now on all know. */
  own?: true;
  /** Steps that it revealed, in older entries. */
  steps?: Record<string, number>;
  /** What it counts and was not entered this turn; older entries did not ask. */
  counted?: FactNeed[];
  /** By which rules of its policy a power of the app’s left the order for it. */
  why?: string[];
}

/** The amended part of a held card. */
export interface AmendHeld {
  power: Power;
  slot: number;
  event: Event;
}

/** What a public command stores in a hidden part: in a power's own, or on a research sheet. */
export interface HiddenOutcome {
  /** Cards that left a hand. */
  slots?: readonly number[];
  /** An amendment of a held card. */
  amend?: AmendHeld;
  /** What reached a power's money. */
  purse?: PurseOutcome;
  /** What reached a research sheet. */
  reached?: readonly ReachedDeed[];
  /** The turn of a research sheet is over. */
  ends?: true;
}
