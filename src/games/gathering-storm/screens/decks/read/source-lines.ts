import { headerOf } from '@/games/gathering-storm/rules/card-text/list/headers';
import type { ListFormat } from '@/games/gathering-storm/rules/card-text/list/listed';

/** The same line breaks as the reader of lists counts. */
const BREAK = /\r\n|[\n\r\u2028\u2029]/;
const BREAKS = new RegExp(BREAK, 'g');

/** The lines of a list, without their breaks. */
export const linesOf = (source: string): string[] => source.split(BREAK);

/** The list with some lines, from 1, written anew; every other line stays as it was, breaks too. */
export function replaceLines(source: string, [from, count]: readonly [number, number], text: string): string {
  const begins = [0, ...[...source.matchAll(BREAKS)].map((found) => found.index + found[0].length)];
  const begin = begins[from - 1] ?? source.length;
  const last = begins[from + count - 2] ?? source.length;
  const rest = source.slice(last).search(BREAK);
  return source.slice(0, begin) + text + (rest === -1 ? '' : source.slice(last + rest));
}

/** How many lines the words of a mistake reach over. */
export function lineSpanOf(
  lines: readonly string[],
  { line, column, length }: { line: number; column: number; length: number },
): number {
  let left = column - 1 + length - (lines[line - 1]?.length ?? 0);
  let count = 1;
  // A line break counts for one letter; that of Windows, for two, reaches no line further.
  while (left > 1 && line + count <= lines.length) {
    left -= 1 + (lines[line + count - 1]?.length ?? 0);
    count += 1;
  }
  return count;
}

/** What can be left out at a line: the card or the event that it begins, or itself. */
export interface Omission {
  what: 'card' | 'event' | 'line';
  from: number;
  count: number;
}

/** Returns what can be removed at a line of a list, or null if removing it would break the list. */
export function omissionAt(lines: readonly string[], line: number, format: ListFormat): Omission | null {
  if (format === 'json' || (format === 'csv' && line === 1)) return null;
  const header = format === 'text' ? headerOf(lines[line - 1] ?? '') : null;
  if (!header) return { what: 'line', from: line, count: 1 };
  const ends = (text: string) => {
    const next = headerOf(text);
    return next !== null && (header.kind === 'section' || next.kind === 'card');
  };
  const after = lines.slice(line).findIndex(ends);
  const what = header.kind === 'card' ? 'card' : 'event';
  return { what, from: line, count: after === -1 ? lines.length - line + 1 : after + 1 };
}

/** A list without some lines; they stay as empty ones, so that no other line gets another number. */
export function leaveOut(source: string, { from, count }: Omission): string {
  return replaceLines(source, [from, count], '\n'.repeat(count - 1));
}

/** Returns the card and the part that each line of a text belongs to, if known. */
export function contextsOf(lines: readonly string[], format: ListFormat): string[] {
  if (format !== 'text') return [];
  let card = '';
  let part = '';
  return lines.map((text) => {
    const header = headerOf(text);
    if (header?.kind === 'card') {
      card = typeof header.number === 'number' ? `card ${header.number}` : 'a card';
      part = '';
    } else if (header) part = header.section === 'general' ? 'General' : header.section;
    return [card, part].filter(Boolean).join(', ');
  });
}

/** A line that begins a card whose number stands above already, with the lowest number that is free. */
export function renumbered(lines: readonly string[], line: number): { number: number; text: string } | null {
  const text = lines[line - 1] ?? '';
  const own = numberOf(text);
  if (own === null) return null;
  const numbers = lines.map(numberOf);
  if (numbers.indexOf(own) === line - 1) return null;
  let number = 1;
  while (numbers.includes(number)) number += 1;
  return { number, text: text.replace(/\d+/, String(number)) };
}

/** The number of the card that a line begins. */
function numberOf(text: string): number | null {
  const header = headerOf(text);
  return header?.kind === 'card' && typeof header.number === 'number' ? header.number : null;
}
