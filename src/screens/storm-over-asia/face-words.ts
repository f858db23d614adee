import type { OpenState } from '@/systems/storm-over-asia/state';
import { STEPS, stepAt } from '@/systems/storm-over-asia/steps';

/** "Step 2 of 4" within the phase. */
export function stepOf(open: OpenState): string {
  const steps = STEPS.filter(({ phase }) => phase === stepAt(open.step).phase);
  return `Step ${steps.findIndex(({ id }) => id === open.step) + 1} of ${steps.length}`;
}
