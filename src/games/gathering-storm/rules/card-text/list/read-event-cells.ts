import * as v from 'valibot';
import { eventShape } from '../../cards/card';
import { hasUnseen, type Note, readVerbatim, refuseUnseen } from '../read/letters';
import { type Mistake, mistakeAt } from '../read/mistake';
import { parseEffects, parseEvent } from '../read/read-event';
import { createSourceLines, isNoTitle, onOneLine, type SourceLines } from '../read/source-text';
import { type Cell, placeInCell, spanOf } from './cells';
import type { Section } from './headers';
import type { Listed, ListedPart } from './listed';

/** One event of a table: its cells and the table. */
interface EventReader {
  table: Pick<Listed, 'sheet' | 'mistakes'>;
  /** Whether titles have a column. */
  titled: boolean;
  section: Section;
  cells: Record<'title' | 'effects' | 'event' | 'secret', Cell>;
  /** How many mistakes there were before this event. */
  before: number;
}

/** Reads a row's event, from title and effects or from a single cell; null if a mistake explains why. */
export function readEventCells({ table, titled, section, cells, before }: EventReader): ListedPart['value'] {
  const { sheet, mistakes } = table;
  const place = section === 'general' ? { general: true } : { general: false, power: section };
  const { title, effects, event, secret } = cells;
  for (const cell of [title, effects, event]) {
    const unseen = hasUnseen(cell.value) ? refuseUnseen(sheet, spanOf(cell)) : null;
    if (unseen) mistakes.push(unseen);
  }
  const notes = readSecretCell(table, secret, section);
  // Without a column for titles, the first line of the effects is the title, as it is in a text.
  const whole = event.value.trim() !== '' ? event : titled ? null : effects;
  const body = whole ?? effects;
  if (whole && (title.value.trim() !== '' || (whole === event && effects.value.trim() !== '')))
    mistakes.push(
      mistakeAt(sheet, spanOf(event), 'refused', {
        message: 'This event is in two columns.',
        allowed: 'Leave the whole event, or its title and effects.',
      }),
    );
  const read = whole
    ? parseEvent(whole.value, place, { notes })
    : parseEffects(effects.value, place, readTitleCell(table, title, notes));
  if (!read.ok) for (const mistake of read.mistakes) mistakes.push(mistakeInCell(sheet, body, mistake));
  return read.ok && mistakes.length === before ? read.value : null;
}

function readTitleCell(
  { sheet, mistakes }: EventReader['table'],
  cell: Cell,
  notes: readonly Note[],
): { title: string; notes: readonly Note[] } {
  const { words, quoted, note } = readVerbatim(onOneLine(cell.value));
  const title = !quoted && isNoTitle(words) ? '' : words;
  const held = v.safeParse(eventShape.entries.title, title);
  if (!held.success)
    mistakes.push(
      mistakeAt(sheet, spanOf(cell), 'refused', {
        message: held.issues[0].message,
        allowed: 'What the event does belongs in the column of effects.',
      }),
    );
  return { title, notes: note ? [...notes, note] : notes };
}

const SECRET = /^(?:yes|y|true|x|1|secret|gray|grey)$/i;
const PUBLIC = /^(?:no|n|false|0|public|white|open)$/i;

/** Reads the color column; empty if it is blank. A general event is face up in any case. */
function readSecretCell({ sheet, mistakes }: EventReader['table'], cell: Cell, section: Section): Note[] {
  const said = cell.value.trim();
  if (said === '' || (section === 'general' && PUBLIC.test(said))) return [];
  if (PUBLIC.test(said)) return ['public'];
  if (SECRET.test(said) && section !== 'general') return ['secret'];
  const refusal = SECRET.test(said)
    ? { message: 'A general event is face up for all.', rule: 'GS 9.31', allowed: 'Leave secret out.' }
    : {
        message: 'Is this event secret or public?',
        rule: 'GS 9.41E',
        allowed: 'Write secret, public, or nothing.',
        choices: ['secret', 'public'],
      };
  mistakes.push(mistakeAt(sheet, spanOf(cell), SECRET.test(said) ? 'refused' : 'ask', refusal));
  return [];
}

/** A mistake in the words of a cell, at its place in the table. */
function mistakeInCell(sheet: SourceLines, cell: Cell, mistake: Mistake): Mistake {
  const { kind, line, column, length, words: _, ...refusal } = mistake;
  const from = (createSourceLines(cell.value).lines[line - 1] ?? 0) + column - 1;
  const place = (at: number) => placeInCell(sheet.source, cell, at);
  return mistakeAt(sheet, [place(from), place(from + length)], kind, refusal);
}
