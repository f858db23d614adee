import { type Entry, outcomeIn } from '@/kernel/journal/entry';
import type { Showing } from '../state/outcomes';

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
