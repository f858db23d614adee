import type { Chance } from '@/kernel/chance';
import { accept, type Result, refuse } from '@/kernel/result';
import { handOf, type Table } from './state';
import { POWERS } from './vocabulary';

/** What came of taking cards from the pile. */
export interface Drawn {
  numbers: number[];
  /** The epoch of the shuffle they came from; higher than before when the discards were shuffled in. */
  epoch: number;
  /** How many cards were wanted and not there. */
  short: number;
}

/** Card numbers that lie in hands. */
function heldNumbers(table: Table): number[] {
  return POWERS.flatMap((power) => handOf(table, power).hand.map((card) => card.number));
}

/** The pile in chance's order: the whole deck's order, without what is in a hand, face up or discarded. @rule GS 9.11 */
export function pileOf(table: Table, chance: Chance, epoch: number, gone: readonly number[]): number[] {
  const deck = table.open.deck;
  if (!deck) return [];
  const away = new Set([...gone, ...heldNumbers(table)]);
  return chance
    .order('deck', epoch, deck.numbers.length)
    .map((index) => deck.numbers[index] as number)
    .filter((number) => !away.has(number));
}

/** How many cards the pile still holds; a public fact. */
export function pileSize(table: Table['open']): number {
  const held = POWERS.reduce((sum, power) => sum + table.hands[power].held, 0);
  return table.deck ? table.deck.numbers.length - table.deck.gone.length - held : 0;
}

/** What stays out of a new shuffle: the card that lies face up. */
export function goneAfterShuffle(open: Table['open']): number[] {
  return open.card?.number === undefined ? [] : [open.card.number];
}

/** Cards that a new shuffle would bring back; a public fact. */
export function discards(open: Table['open']): number[] {
  const stay = goneAfterShuffle(open);
  return open.deck?.gone.filter((number) => !stay.includes(number)) ?? [];
}

/** Takes cards from the top; an empty pile is handled by the table's reading `reshuffle`. @rule GS 9.11 */
export function drawCards(table: Table, chance: Chance | null, count: number): Result<Drawn> {
  const deck = table.open.deck;
  if (!deck) return refuse('This table plays with paper cards.', { allowed: 'Enter what the card shows.' });
  if (!chance)
    return refuse('There is no seed to draw with.', { allowed: 'A script that draws cards names its seed.' });
  const pile = pileOf(table, chance, deck.epoch, deck.gone);
  if (pile.length >= count) return accept({ numbers: pile.slice(0, count), epoch: deck.epoch, short: 0 });
  if (table.open.readings.reshuffle === 'ask' && discards(table.open).length > 0) {
    return refuse(`The pile has ${pile.length} cards and ${count} are needed.`, {
      rule: 'GS 9.11',
      allowed: 'Shuffle the discards, or let it be done always in the readings.',
    });
  }
  // What is left comes first, then the shuffled discards.
  const fresh = pileOf(table, chance, deck.epoch + 1, [...goneAfterShuffle(table.open), ...pile]);
  const numbers = [...pile, ...fresh].slice(0, count);
  return accept({ numbers, epoch: deck.epoch + 1, short: count - numbers.length });
}
