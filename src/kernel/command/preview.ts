import type { Command, OpenBase } from '../game';
import { type Change, type Entry, outcomeIn, STORED, withOutcome } from '../journal/entry';
import type { Journal } from '../journal/journal';
import { type CorrectCommand, correctedBy, correctionOf } from '../journal/standing';
import type { PublicRow } from '../journal/views';
import { accept, type Result } from '../result';
import { decide } from './decide';

/** A public entry in words. Created when read, never stored. */
export interface Sentence {
  text: string;
  notes: string[];
  rule?: string;
}

const BEGIN = {
  change: 'Correction of',
  remove: 'Taken out:',
  insert: 'Forgotten before',
} as const;

/** The entry that a correction puts in place of another; null if it only removes one. */
export function entryPut(entry: Entry): Entry | null {
  const now = correctionOf(entry)?.command;
  const outcome = outcomeIn(correctedBy(entry).own);
  return now ? { ...entry, open: { command: now, ...withOutcome(outcome) }, changes: [] } : null;
}

/**
 * Describes a correction: which entry it changed, and which entries are no longer valid.
 * @param say describes the corrected command in the game's words
 */
export function sayCorrection(entry: Entry, say: (entry: Entry) => Sentence): Sentence {
  const command = correctionOf(entry) as CorrectCommand;
  const outcome = correctedBy(entry);
  const put = entryPut(entry);
  const said = put && say(put);
  const fallen = outcome.gone.length === 0 ? [] : [`No longer in force: ${outcome.gone.join(', ')}`];
  const begin = `${BEGIN[command.how]} ${command.entry}`;
  return {
    text: said ? `${begin}: ${said.text}` : begin,
    notes: [...(said?.notes ?? []), ...fallen],
    ...(said?.rule ? { rule: said.rule } : {}),
  };
}

/** The entry of a row; a correction has its outcome on the current line. */
export function entryNow({ entry, puts }: PublicRow): Entry {
  const { open } = entry;
  if (!open || !puts?.open) return entry;
  const outcome = correctedBy(entry);
  const { [STORED.outcome]: _, ...own } = outcome.own ?? { changes: [] };
  const now = { ...own, ...withOutcome(outcomeIn(puts.open)) };
  const command = { ...open.command, command: puts.open.command };
  return { ...entry, open: { command, ...withOutcome({ ...outcome, own: now }) } };
}

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
