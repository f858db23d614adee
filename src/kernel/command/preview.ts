import type { Command, OpenBase } from '../game';
import type { Change, Entry } from '../journal/entry';
import type { Journal } from '../journal/journal';
import { correctedBy } from '../journal/standing';
import { accept, type Result } from '../result';
import { decide } from './decide';
import { entryPut } from './say-correction';

/** What a correction would come to, from public facts alone. */
export interface Preview {
  /** Every public number that would be another one now. */
  changes: Change[];
  /** Public entries that could no longer stand, by number. */
  gone: number[];
  /** Later public entries that would come to something else. */
  again: number[];
  /** The open part as it would be now. */
  open: OpenBase;
  /** What would stand there, as an entry of its own; nothing where one is taken out. */
  put: Entry | null;
}

/**
 * What a correction would come to; nothing is written.
 * @param known the public journal as a table of its own: what is made with it can tell nothing hidden
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
