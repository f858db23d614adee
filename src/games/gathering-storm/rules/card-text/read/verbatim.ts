import { createSourceText, onOneLine } from './source-text';

/** The color note of a whole card. */
export type Note = 'secret' | 'public';

/** Words stored verbatim, and what surrounded them. */
export interface Verbatim {
  words: string;
  quoted: boolean;
  note: Note | null;
  /** Number of letters before the note in the written text. */
  before: number;
}

/** Reads verbatim words, a title or an order, and the color note after them. */
export function readVerbatim(written: string): Verbatim {
  const { note, before } = noteBehind(written) ?? { note: null, before: written.length };
  const words = written.slice(0, before).trim();
  const quoted = isQuoted(words);
  return { words: quoted ? words.slice(1, -1).trim() : words, quoted, note, before };
}

/** Prints verbatim words on one line, in quotation marks if they would otherwise be misread. */
export function printVerbatim(words: string, mistakable = false): string {
  const line = onOneLine(words);
  return mistakable || isQuoted(line) || noteBehind(line) ? `"${line}"` : line;
}

function isQuoted(words: string): boolean {
  return words.length > 1 && words.startsWith('"') && words.endsWith('"');
}

/** “[secret]”, “(Secret event)”, “(gray)”, however it is spaced and dressed. */
const COLORED = /^(?:(secret|gr[ae]y)|public)(?: card| event)?$/;

function noteBehind(written: string): { note: Note; before: number } | null {
  const words = written.trimEnd();
  const before = Math.max(words.lastIndexOf('['), words.lastIndexOf('('));
  if (before === -1 || !/[\])]$/.test(words) || words.length - before > 24) return null;
  const color = COLORED.exec(createSourceText(words.slice(before + 1, -1)).plain.trim());
  return color && { note: color[1] ? 'secret' : 'public', before };
}
