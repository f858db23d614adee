import type { Refusal } from '@/kernel/result';
import { stepIndex } from '../guide/phases';
import { isTracked, type OpenState } from '../state/state';

export const CONSTRUCTION = 'GS Guide, Construction';

/** Construction is kept where ships are: nothing, or why not here. */
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
 * Building begins in the Construction segment. It goes on to the turn's end: its events are shown as the segment
 * ends (GS 9.41C), and what they give is then put on the board.
 * @rule GS 18.31
 */
export function checkTime(open: OpenState, what: string): Refusal | null {
  return stepIndex(open.step) >= stepIndex('construction')
    ? null
    : {
        message: `${what} belongs to the Construction segment.`,
        rule: 'GS 18.31',
        allowed: 'Go on to Construction first; from there it is possible to the turn’s end.',
      };
}
