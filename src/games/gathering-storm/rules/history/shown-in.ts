import type { Command } from '@/kernel/game';
import { type Entry, outcomeIn } from '@/kernel/journal/entry';
import type { Event } from '../cards/card';
import type { Showing } from '../state/outcomes';

/** The general event that lies face up after these entries: as it was turned or entered, and amended since. */
export function faceUpOf(entries: readonly Entry[]): Event | null {
  let number: unknown = null;
  let general: Event | null = null;
  for (const { open } of entries) {
    if (open?.command.type === 'turn-card') {
      const outcome = outcomeIn(open) as { number?: number; general: Event };
      [number, general] = [outcome.number, outcome.general];
    } else if (open?.command.type === 'enter-card') {
      [number, general] = [null, open.command.general as Event];
    } else if (amends(open?.command, number)) general = open?.command.event as Event;
  }
  return general;
}

const amends = (command: Command | undefined, number: unknown) =>
  command?.type === 'amend-card' && command.half === 'general' && command.number === number;

/** The cards that an entry laid open: one that was shown, or all of a step or of the turn's end. */
export function shownIn({ open }: Entry): Showing[] {
  switch (open?.command.type) {
    case 'advance':
      return (outcomeIn(open) as { left: { showings: Showing[] }[] }).left.flatMap(
        ({ showings }) => showings,
      );
    case 'end-turn':
      return (outcomeIn(open) as { showings: Showing[] }).showings;
    case 'show':
      return [outcomeIn(open) as Showing];
    case 'show-event':
      return [open.command as unknown as Showing];
    default:
      return [];
  }
}
