import type { Mistake } from './mistake';
import { createSourceLines } from './source-text';

/** Where in a text a mistake stands. */
export type Spot = Pick<Mistake, 'line' | 'column' | 'length'>;

/** The place of the first of these words. */
export const beginOf = (source: string, { line, column }: Spot) =>
  (createSourceLines(source).lines[line - 1] ?? source.length) + column - 1;

/** All the words that a mistake speaks of, as they were typed. */
export function wordsAt(source: string, spot: Spot): string {
  const from = beginOf(source, spot);
  return source.slice(from, from + spot.length);
}

/** Puts other words in the place of those that a mistake speaks of; everything else stays as it was typed. */
export function mend(source: string, spot: Spot, wording: string): string {
  const from = beginOf(source, spot);
  return source.slice(0, from) + wording + source.slice(from + spot.length);
}

/** A text without the gaps that are left where something was taken out of it. */
export const closeGaps = (text: string): string =>
  text
    .replace(/[^\S\n]{2,}/g, ' ')
    .replace(/^[^\S\n]*[,;] *|[^\S\n]+$/gm, '')
    .trimStart();

/** The words that one wording adds to another and nothing else changes, without brackets; else nothing. */
export function addedBy(wording: string, typed: string): string | null {
  const words = typed.replace(/\s+/g, ' ');
  let from = 0;
  while (from < words.length && wording[from] === words[from]) from += 1;
  // “Is the climate” and “is inverse of the climate” begin alike in the middle of a word.
  const cuts = () => /[\p{L}\d]/u.test(words[from - 1] ?? '') && /[\p{L}\d]/u.test(wording[from] ?? '');
  while (from > 0 && cuts()) from -= 1;
  const rest = words.slice(from);
  if (rest.length + from > wording.length || !wording.endsWith(rest)) return null;
  const added = wording.slice(from, wording.length - rest.length).replace(/^[\s,:[(]+|[\s,:\])]+$/g, '');
  // A sign that is put before a figure is said with it.
  if (/.[+-]$/.test(added)) return null;
  const figure = /^[+-]$/.test(added) ? (/^\d+/.exec(rest)?.[0] ?? '') : '';
  return added === '' ? null : added + figure;
}
