import type { CardPlace } from '../../effects/place';
import type { Effect } from '../../effects/shapes';
import type { Bag } from './bag';
import type { Topic } from './notion';

/** What a clause lacks for a rule to read it. */
export type Lack =
  | 'how much'
  | 'who'
  | 'where'
  | 'which project'
  | 'which category'
  | 'at most'
  /** More than one of what a card gives once. */
  | 'only one'
  /** A type of ship or unit, where every type is meant. */
  | 'any type'
  /** “May” at something that happens in any case. */
  | 'whose choice'
  /** “Draw one more”, “two cheaper”: of what? */
  | 'of what'
  /** “Income +1 per level”: no card counts it. */
  | 'counted'
  /** A track turned round, where no card turns it. */
  | 'turned'
  /** Somebody gets the same thing twice: “all powers +1, Germany none”. */
  | 'said twice';
/** Ways in which a clause can be meant: the effects of each. */
export type Meant = readonly (readonly Effect[])[];

/** One way in which people say a kind of effect: topics in any order, and what it makes of the rest. */
export interface Rule {
  /** At least one of each must be said. */
  says: readonly (Topic | readonly Topic[])[];
  /** These say nothing more. */
  may?: readonly Topic[];
  read(bag: Bag, place: CardPlace): Meant | Lack;
}
