import type { Refusal } from '@/kernel/result';
import type { AppActions } from '../app-store';
import { STALE_TABLE } from '../stale-table';
import type { Attempt } from './busy';
import { NO_TABLE, type OpenTable } from './open-table';

const MOVES = ['undo', 'redo'];
/** More steps than a turn has. */
const MOST_STEPS = 40;

/** Commands at the open table: single ones, and automatic play at a table for one. */
export function createPlay(
  table: OpenTable,
  trying: Attempt,
): Pick<AppActions, 'dispatch' | 'playOn' | 'preview'> {
  const { getState } = table.store;
  const dispatch: AppActions['dispatch'] = (command) =>
    trying(async () => {
      if (!table.live) {
        const before = getState().table;
        const failed = await table.coming;
        if (!table.live) return failed ?? NO_TABLE;
        // Undo may now affect another entry than the one named on the button.
        const goesOn = before?.loading && before.entries === getState().table?.entries;
        if (MOVES.includes(command.type) && !goesOn) return STALE_TABLE;
      }
      const refusal = await table.live.dispatch(command);
      if (!table.live) return refusal;
      // Do not immediately redo what was just undone; while papers are open the app does not decide.
      const waits = MOVES.includes(command.type) || getState().papers !== null;
      if (!refusal && !waits) await table.live.letAppDecide();
      return refusal;
    });

  return {
    dispatch,
    preview(correction) {
      return table.live ? table.live.publicJournal.preview(correction) : { ok: false, refusal: NO_TABLE };
    },
    playOn: ({ next, stops }) =>
      trying(async () => {
        if (table.isPart) await table.coming;
        let refusal: Refusal | null = null;
        for (let count = 0; table.live && !refusal && count < MOST_STEPS; count += 1) {
          const command = next(table.live.read().view.open, count > 0, table.live.ownViews());
          if (!command) break;
          const before = table.live.read().entries;
          refusal = await dispatch(command);
          const { rows, view } = table.live.read();
          if (rows.slice(before).some(({ entry }) => stops(entry, view.open))) break;
        }
        return refusal;
      }),
  };
}
