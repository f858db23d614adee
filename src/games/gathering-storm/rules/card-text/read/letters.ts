import type { Refusal } from '@/kernel/result';
import type { Mistake } from './mistake';
import { mistakeAt } from './mistake';
import { createSourceText, type SourceLines } from './source-text';

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
