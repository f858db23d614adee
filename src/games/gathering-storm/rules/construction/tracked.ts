import type { Refusal } from '@/kernel/result';
import { stepIndex } from '../guide/phases';
import { isTracked, type OpenState } from '../state/state';

export const CONSTRUCTION = 'GS Guide, Construction';

/** Returns why construction is not tracked here, or null. It is tracked together with ships. */
export function checkTracked(open: OpenState): Refusal | null {
  return isTracked(open, 'ships')
    ? null
    : {
        message: 'This table keeps construction on the board.',
        rule: CONSTRUCTION,
        allowed: 'Choose in the menu that the app tracks ships.',
      };
}

/**
 * Allows building from the Economic phase to the end of the turn. The table may play its segments as one stop;
 * events are shown as the phase ends (GS 9.41C), and what they grant goes on the board after that.
 * @rule GS 18.31
 */
export function checkTime(open: OpenState, what: string): Refusal | null {
  return stepIndex(open.step) >= stepIndex('industrial')
    ? null
    : {
        message: `${what} belongs to the Construction segment.`,
        rule: 'GS 18.31',
        allowed: 'Go on to the Economic phase first; from there it is possible to the turn’s end.',
      };
}
