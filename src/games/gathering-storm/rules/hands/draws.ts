import type { Chance } from '@/kernel/chance';
import { countLeft, type Drawn, discardsOf, drawFrom } from '@/kernel/pile';
import { type Result, refuse } from '@/kernel/result';
import { handOf, type Table } from '../state/state';
import { POWERS } from '../vocabulary';

/** Card numbers that lie in hands. */
function heldNumbers(table: Table): number[] {
  return POWERS.flatMap((power) => handOf(table, power).hand.map((card) => card.number));
}

/** How many cards the pile still holds; a public fact. */
export function pileSize(open: Table['open']): number {
  const held = POWERS.reduce((sum, power) => sum + open.hands[power].held, 0);
  return open.deck ? countLeft(open.deck, held) : 0;
}

/** Returns the cards not in a new shuffle: the one that is face up. */
export function goneAfterShuffle(open: Table['open']): number[] {
  return open.card?.number === undefined ? [] : [open.card.number];
}

/** Cards that a new shuffle would bring back; a public fact. */
export function discards(open: Table['open']): number[] {
  return open.deck ? discardsOf(open.deck, goneAfterShuffle(open)) : [];
}

/** Takes cards from the top; an empty pile is handled by the table's reading `reshuffle`. @rule GS 9.11 */
export function drawCards(
  table: Table,
  chance: Chance | null,
  { count, places = [] }: { count: number; places?: readonly number[] },
): Result<Drawn> {
  const { open } = table;
  if (!open.deck)
    return refuse('This table plays with paper cards.', { allowed: 'Enter what the card shows.' });
  return drawFrom(open.deck, chance, {
    stream: 'deck',
    count,
    places,
    held: heldNumbers(table),
    stays: goneAfterShuffle(open),
    ask: open.readings.reshuffle === 'ask',
    rule: 'GS 9.11',
  });
}
