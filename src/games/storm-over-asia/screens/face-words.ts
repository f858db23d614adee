import type { OpenState } from '@/games/storm-over-asia/rules/state';

/** The state of the general card; an open entry still has to be read. */
export function sayApplied({ event, applied }: NonNullable<OpenState['card']>): string {
  if (!applied) return 'Not carried out yet';
  return event ? 'Carried out' : 'Still to be read';
}
