import type { Command, OpenBase } from '../game';
import type { Change, Entry } from '../journal/entry';
import type { Journal } from '../journal/journal';
import { correctedBy } from '../journal/standing';
import { accept, type Result } from '../result';
import { decide } from './decide';
import { entryPut } from './say-correction';

/** What a correction would change, from public facts only. */
export interface Preview {
  /** Every public number that would be another one now. */
  changes: Change[];
  /** Numbers of the public entries that would no longer be valid. */
  gone: number[];
  /** Later public entries whose outcome would change. */
  again: number[];
  /** The open part as it would be now. */
  open: OpenBase;
  /** The corrected entry; null if one is removed. */
  put: Entry | null;
}

/**
 * Previews a correction. Writes nothing.
 * @param known the public journal as a separate table, so that the preview cannot reveal anything hidden
 */
export function previewCorrection<Open extends OpenBase, Hidden>(
  known: Journal<Open, Hidden>,
  correction: Command,
): Result<Preview> {
  const decided = decide(known, correction, null);
  if (!decided.ok) return decided;
  const { entry, state } = decided.value;
  const { gone, again } = correctedBy(entry);
  return accept({
    changes: entry.changes,
    gone,
    again: Object.keys(again).map(Number),
    open: state.open,
    put: entryPut(entry),
  });
}
