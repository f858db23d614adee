import type { Mistake } from './mistake';
import { createSourceLines } from './source-text';

/** The position of a mistake in a text. */
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

/** A text without the gaps left after something was removed. */
export const closeGaps = (text: string): string =>
  text
    .replace(/[^\S\n]{2,}/g, ' ')
    .replace(/^[^\S\n]*[,;] *|[^\S\n]+$/gm, '')
    .trimStart();
