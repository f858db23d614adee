import { produce } from 'immer';
import { type Chance, createChance } from '@/kernel/chance';
import type { Event } from '../cards/card';
import type { Table } from '../state';
import { POWERS, type Power } from '../vocabulary';

/** For tests only: changes everything that a power of the app must not know. */

/**
 * The same table with different cards, orders, notes and reasons for all but one power; public state is
 * unchanged.
 */
export function withOthers(table: Table, power: Power | null, event: Event | null): Table {
  return produce(table, (draft) => {
    for (const other of POWERS) {
      const part = draft.hidden[other];
      if (!part || other === power) continue;
      part.hand = [...part.hand, { slot: 9, number: 80, list: 'general' as const, event }].map((card) => ({
        ...card,
        number: 81 - card.number,
        event,
      }));
      part.orders = Object.fromEntries(
        part.hand.map(({ slot }) => [slot, part.orders[slot] === 'keep' ? 'play' : 'keep']),
      );
      part.why = { 1: ['Something else'] };
      part.note = 'Something else';
    }
  });
}

/** Chance of another seed but for the dice of one power’s policy. */
export function withOtherChance(chance: Chance, power: Power | null): Chance {
  const other = createChance(new Uint8Array(64).fill(77));
  return {
    order: (stream, epoch, size) => other.order(stream, epoch, size),
    roll: (stream, index, sides) =>
      (power && stream.startsWith(`policy/${power}/`) ? chance : other).roll(stream, index, sides),
  };
}
