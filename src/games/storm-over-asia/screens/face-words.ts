import type { OpenState } from '@/games/storm-over-asia/rules/state';

/** How far the general card is: an open entry is read first, wherever it stands. */
export function sayApplied({ event, applied }: NonNullable<OpenState['card']>): string {
  if (!applied) return 'Not carried out yet';
  return event ? 'Carried out' : 'Still to be read';
}
