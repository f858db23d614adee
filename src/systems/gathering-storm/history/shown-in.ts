import type { Entry } from '@/kernel/journal/entry';
import type { Showing } from '../state/outcomes';

/** The cards that an entry laid open: one that was shown, or all of a step or of the turn's end. */
export function shownIn({ open }: Entry): Showing[] {
  switch (open?.command.type) {
    case 'advance':
      return (open.came as { left: { showings: Showing[] }[] }).left.flatMap(({ showings }) => showings);
    case 'end-turn':
      return (open.came as { showings: Showing[] }).showings;
    case 'show':
      return [open.came as Showing];
    case 'show-event':
      return [open.command as unknown as Showing];
    default:
      return [];
  }
}
