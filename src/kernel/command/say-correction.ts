import type { Entry } from '../journal/entry';
import type { CorrectCommand, Corrected } from '../journal/standing';
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
  const { command, came: outcome } = entry.open as { command: CorrectCommand; came: Corrected };
  const now = command.command;
  return now ? { ...entry, open: { command: now, came: outcome.own?.came }, changes: [] } : null;
}

/**
 * A correction in words: what it made of which entry, and what no longer stands.
 * @param say how the game says the command that was put there
 */
export function sayCorrection(entry: Entry, say: (entry: Entry) => Sentence): Sentence {
  const { command, came: outcome } = entry.open as { command: CorrectCommand; came: Corrected };
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
  const outcome = open.came as Corrected;
  const { came: _, ...own } = outcome.own ?? { changes: [] };
  const now = puts.open.came === undefined ? own : { ...own, came: puts.open.came };
  const command = { ...open.command, command: puts.open.command };
  return { ...entry, open: { command, came: { ...outcome, own: now } } };
}
