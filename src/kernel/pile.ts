import type { Chance } from './chance';
import { accept, type Result, refuse } from './result';

/** A pile of numbered cards as it is public: not the order, and not the cards still in it. */
export interface Pile {
  /** The whole deck in the order that chance addresses. */
  numbers: number[];
  /** How often it was shuffled after the first time. */
  epoch: number;
  /** Numbers that lie open or discarded since the last shuffle. */
  gone: number[];
}

/** The result of drawing from a pile. */
export interface Drawn {
  numbers: number[];
  /** The epoch of the shuffle they came from; higher than before when the discards were shuffled in. */
  epoch: number;
  /** How many cards were wanted and not there. */
  short: number;
}

/** The parameters of a draw, other than the pile. */
export interface Drawing {
  /** The stream of chance that orders this deck. */
  stream: string;
  count: number;
  /** Positions to draw, from the top or from the end (−1). If the pile is too small, the first cards. */
  places?: readonly number[];
  /** Numbers in hands, which no shuffle brings back. */
  held: readonly number[];
  /** Numbers that lie face up and stay out of a shuffle. */
  stays: readonly number[];
  /** Ask the table before the discards are shuffled in. */
  ask: boolean;
  /** The rule’s label. */
  rule: string;
}

/** The rest of the pile in order: the order of the whole deck without the cards that are away. */
function restOf(
  pile: Pile,
  chance: Chance,
  { stream, epoch, away }: { stream: string; epoch: number; away: readonly number[] },
): number[] {
  const out = new Set(away);
  return chance
    .order(stream, epoch, pile.numbers.length)
    .map((index) => pile.numbers[index] as number)
    .filter((number) => !out.has(number));
}

/** Cards that a new shuffle would bring back; a public fact. */
export function discardsOf(pile: Pile, stays: readonly number[]): number[] {
  return pile.gone.filter((number) => !stays.includes(number));
}

/** How many cards the pile still holds; a public fact. */
export function countLeft(pile: Pile, held: number): number {
  return pile.numbers.length - pile.gone.length - held;
}

/** Draws cards from the top: first what is left, then the reshuffled discards. */
export function drawFrom(pile: Pile, chance: Chance | null, drawing: Drawing): Result<Drawn> {
  const { stream, count, places = [], held, stays, ask, rule } = drawing;
  if (!chance)
    return refuse('There is no seed to draw with.', { allowed: 'A script that draws cards names its seed.' });
  const left = restOf(pile, chance, { stream, epoch: pile.epoch, away: [...pile.gone, ...held] });
  const placed = places.map((place) => left.at(place)).filter((number) => number !== undefined);
  if (count > 0 && placed.length === count) return accept({ numbers: placed, epoch: pile.epoch, short: 0 });
  if (left.length >= count) return accept({ numbers: left.slice(0, count), epoch: pile.epoch, short: 0 });
  if (ask && discardsOf(pile, stays).length > 0)
    return refuse(`The pile has ${left.length} cards and ${count} are needed.`, {
      rule,
      allowed: 'Shuffle the discards, or choose in Readings that the app always does.',
    });
  const epoch = pile.epoch + 1;
  const fresh = restOf(pile, chance, { stream, epoch, away: [...held, ...stays, ...left] });
  const numbers = [...left, ...fresh].slice(0, count);
  return accept({ numbers, epoch, short: count - numbers.length });
}
