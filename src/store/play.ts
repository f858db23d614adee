import type { Refusal } from '@/kernel/result';
import type { BoxActions } from './box';
import { MEANWHILE } from './meanwhile';
import { isPart, NO_TABLE, type Parts } from './parts';
import type { Trying } from './working';

const MOVES = ['undo', 'redo'];
/** More steps than a turn has. */
const MOST_STEPS = 40;

/** Commands at the open table, one by one and as far as a table for one goes on by itself. */
export function createPlay(
  parts: Parts,
  trying: Trying,
): Pick<BoxActions, 'dispatch' | 'playOn' | 'preview'> {
  const { getState } = parts.store;
  const dispatch: BoxActions['dispatch'] = (command) =>
    trying(async () => {
      if (!parts.live) {
        const before = getState().table;
        const failed = await parts.coming;
        if (!parts.live) return failed ?? NO_TABLE;
        // What the button named is no longer what it would take back.
        const goesOn = before?.reading && before.entries === getState().table?.entries;
        if (MOVES.includes(command.type) && !goesOn) return MEANWHILE;
      }
      const refusal = await parts.live.dispatch(command);
      if (!parts.live) return refusal;
      // What was taken back is not done again at once; while papers are open nothing else happens.
      const waits = MOVES.includes(command.type) || getState().papers !== null;
      if (!refusal && !waits) await parts.live.letAppDecide();
      return refusal;
    });

  return {
    dispatch,
    preview(correction) {
      return parts.live ? parts.live.preview(correction) : { ok: false, refusal: NO_TABLE };
    },
    playOn: ({ next, stops }) =>
      trying(async () => {
        if (isPart(parts)) await parts.coming;
        let refusal: Refusal | null = null;
        for (let count = 0; parts.live && !refusal && count < MOST_STEPS; count += 1) {
          const command = next(parts.live.read().view.open, count > 0, parts.live.ownViews());
          if (!command) break;
          const before = parts.live.read().entries;
          refusal = await dispatch(command);
          const { rows, view } = parts.live.read();
          if (rows.slice(before).some(({ entry }) => stops(entry, view.open))) break;
        }
        return refusal;
      }),
  };
}
