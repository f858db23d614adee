import type { Refusal } from '@/kernel/result';
import { type Mistake, mistakeAt } from './mistake';
import { createSourceText, onOneLine, type SourceLines } from './source-text';

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

/**
 * Characters without a glyph: controls, lone surrogates, and marks that override or embed the direction of
 * the text after them, and so of the page. Simple direction marks and joiners belong to their scripts and are
 * allowed.
 */
const UNSEEN = /[\p{Cs}\u202a-\u202e\u2066-\u2069]|(?![\t\n\r])\p{Cc}/gu;

/** The text without letters that cannot be seen. */
export const withoutUnseen = (text: string) => text.replace(UNSEEN, '');

/** The first invisible character as a mistake, or null. */
export function findUnseen(source: string): Mistake | null {
  const at = source.search(UNSEEN);
  if (at === -1) return null;
  const count = [...source.matchAll(UNSEEN)].length;
  return mistakeAt(createSourceText(source), [at, at + 1], 'refused', {
    message:
      count === 1
        ? 'There is an invisible character here.'
        : `${count} letters here and below cannot be seen.`,
    allowed: 'Take out what cannot be seen.',
  });
}

/** Whether a text holds letters that cannot be seen. */
export const hasUnseen = (text: string) => text.search(UNSEEN) !== -1;

/** A mistake at the first invisible character in a range, or null. */
export function refuseUnseen(sheet: SourceLines, [from, to]: readonly [number, number]): Mistake | null {
  const at = sheet.source.slice(from, to).search(UNSEEN);
  if (at === -1) return null;
  return mistakeAt(sheet, [from + at, from + at + 1], 'refused', UNSEEN_LETTER);
}

/** The refusal for text with such characters. */
export const UNSEEN_LETTER: Refusal = {
  message: 'There is an invisible character here.',
  allowed: 'Take out what cannot be seen.',
};
