import { createPassage, onOneLine } from './passage';

/** What color says of a whole card. */
export type Note = 'secret' | 'public';

/** Words that are kept as they stand, and what stood round them. */
export interface Verbatim {
  words: string;
  quoted: boolean;
  note: Note | null;
}

/** Reads words that are kept as they stand, a title or an order, and the note on color behind them. */
export function readVerbatim(written: string): Verbatim {
  const whole = written.trim();
  const note = noteBehind(whole);
  const words = note ? whole.slice(0, whole.lastIndexOf('[')).trim() : whole;
  const quoted = isQuoted(words);
  return { words: quoted ? words.slice(1, -1).trim() : words, quoted, note };
}

/** Writes words that are kept as they stand: on one line, in quotation marks where they would be read otherwise. */
export function printVerbatim(words: string, mistakable = false): string {
  const line = onOneLine(words);
  return mistakable || isQuoted(line) || noteBehind(line) ? `"${line}"` : line;
}

function isQuoted(words: string): boolean {
  return words.length > 1 && words.startsWith('"') && words.endsWith('"');
}

function noteBehind(words: string): Note | null {
  const open = words.lastIndexOf('[');
  if (open === -1 || !words.endsWith(']') || words.length - open > 20) return null;
  const plain = createPassage(words.slice(open + 1, -1)).plain.trim();
  return plain === 'secret' || plain === 'public' ? plain : null;
}
