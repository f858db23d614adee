import type { OpenState } from '@/systems/storm-over-asia/state';
import { STEPS, stepAt } from '@/systems/storm-over-asia/steps';

/** "Step 2 of 4" within the phase. */
export function stepOf(open: OpenState): string {
  const steps = STEPS.filter(({ phase }) => phase === stepAt(open.step).phase);
  return `Step ${steps.findIndex(({ id }) => id === open.step) + 1} of ${steps.length}`;
}

/** How far the general card is: an open entry is read first, wherever it stands. */
export function sayApplied({ event, applied }: NonNullable<OpenState['card']>): string {
  if (!applied) return 'Not carried out yet';
  return event ? 'Carried out' : 'Still to be read';
}
