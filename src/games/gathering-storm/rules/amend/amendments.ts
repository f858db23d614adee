import type { Command } from '@/kernel/game';
import { type Entry, outcomeIn } from '@/kernel/journal/entry';
import type { StandingRow } from '@/kernel/journal/standing-rows';
import type { Event } from '../cards/card';
import { shownIn } from '../history/shown-in';
import type { Showing } from '../state/outcomes';

/** The initial form of an amendment: a card of the app's deck with its event. */
export interface Amendment extends Command {
  type: 'amend-card';
  number: number;
  half: 'general' | Showing['power'];
  event: Event;
  trend?: number;
}

/**
 * The halves of cards that an entry turned, applied or revealed, as initial amendments.
 * @param rows the line that contains the entry
 */
export function amendmentsOf({ no, entry }: StandingRow, rows: readonly StandingRow[]): Amendment[] {
  const type = entry.open?.command.type;
  if (type === 'turn-card') return ofTurned(entry);
  if (type === 'apply-card') {
    const before = rows.slice(
      0,
      rows.findIndex((row) => row.no === no),
    );
    const turned = before.findLast((row) => row.entry.open?.command.type === 'turn-card');
    return turned ? ofTurned(turned.entry) : [];
  }
  return shownIn(entry).flatMap(({ slot, number, power, event }) =>
    slot === undefined || number === undefined ? [] : [{ type: 'amend-card', number, half: power, event }],
  );
}

function ofTurned({ open }: Entry): Amendment[] {
  if (!open) return [];
  const { number, trend, general } = outcomeIn(open) as { number: number; trend: number; general: Event };
  return [{ type: 'amend-card', number, half: 'general', trend, event: general }];
}
