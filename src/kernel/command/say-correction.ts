import { type Entry, outcomeIn, STORED, withOutcome } from '../journal/entry';
import { type CorrectCommand, correctedBy, correctionOf } from '../journal/standing';
import type { PublicRow } from '../journal/views';

/** An entry as everyone may read it. Made on reading, never stored. */
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

/** What a correction puts in an entry’s place, as an entry of its own; nothing where it only takes one out. */
export function entryPut(entry: Entry): Entry | null {
  const now = correctionOf(entry)?.command;
  const outcome = outcomeIn(correctedBy(entry).own);
  return now ? { ...entry, open: { command: now, ...withOutcome(outcome) }, changes: [] } : null;
}

/**
 * A correction in words: what it made of which entry, and what no longer stands.
 * @param say how the game says the command that was put there
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

/** The entry of a row: a correction with what came of it as the line stands now. */
export function entryNow({ entry, puts }: PublicRow): Entry {
  const { open } = entry;
  if (!open || !puts?.open) return entry;
  const outcome = correctedBy(entry);
  const { [STORED.outcome]: _, ...own } = outcome.own ?? { changes: [] };
  const now = { ...own, ...withOutcome(outcomeIn(puts.open)) };
  const command = { ...open.command, command: puts.open.command };
  return { ...entry, open: { command, ...withOutcome({ ...outcome, own: now }) } };
}
