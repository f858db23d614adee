import type { Place } from '../effects/effect';
import { findUnseen } from './letters';
import { type Mistake, mistakeAt } from './mistake';
import { refuseUnread, respell, UNREAD } from './nearest';
import { createPassage, endOfLine, type Passage, sourceAt } from './passage';
import { readPieces } from './read-effects';
import { parseEvent, type ReadEvent } from './read-event';

/** So many letters are read at a table; the longest card has a tenth of them. */
export const MOST_LETTERS = 4000;

/**
 * Reads what someone types from a card on the table. The title may be left out: a first line that is an effect, or
 * is like one, is read as one. A national event does something; a general card may have a trend alone.
 * @rule GS Guide; 9.12
 */
export function parseEntered(source: string, place: Place): ReadEvent {
  const unseen = findUnseen(source);
  if (unseen) return { ok: false, mistakes: [unseen], effects: [] };
  if (place.general && source.trim() === '')
    return { ok: true, value: { title: '', secret: false, effects: [] } };
  const first = firstLine(createPassage(source), place);
  const read = first === null ? parseEvent(source, place) : parseEvent(`-\n${source}`, place, { line: 0 });
  if (!read.ok) return { ...read, mistakes: read.mistakes.map((mistake) => askTitle(mistake, first)) };
  if (place.general || read.value.effects.length > 0) return read;
  return { ok: false, mistakes: [missEffects(source)], effects: [] };
}

/** The first line, where it is no title but an effect or nearly one; else nothing. */
function firstLine(passage: Passage, place: Place): string | null {
  const pieces = readPieces(passage, 0, place).filter((piece) => !('note' in piece));
  const [first] = pieces;
  if (!first) return null;
  const end = passage.plain.indexOf('\n', first.from);
  const on = pieces.filter(({ from }) => end === -1 || from < end);
  const from = sourceAt(passage, first.from);
  const line = passage.source.slice(from, endOfLine(passage, from)).trim();
  return on.every((piece) => 'reading' in piece) || isNearly(line, place) ? line : null;
}

/** Whether a line that cannot be read is like an effect: misspelled, or of an effect's form with its amount. */
function isNearly(line: string, place: Place): boolean {
  if (line.startsWith('"')) return false;
  return respell(line, place) !== null || (/\d/.test(line) && refuseUnread(line) !== UNREAD);
}

/** A first line that cannot be read may be a title after all: then it stands in quotation marks. */
function askTitle(mistake: Mistake, first: string | null): Mistake {
  if (mistake.kind !== 'unread' || first === null || mistake.words !== first) return mistake;
  return { ...mistake, choices: [`"${first}"`] };
}

function missEffects(source: string): Mistake {
  const passage = createPassage(source);
  return mistakeAt(passage, [source.length, source.length], 'unread', {
    message: 'What the event does is missing.',
    allowed: 'Write it under the title.',
  });
}
