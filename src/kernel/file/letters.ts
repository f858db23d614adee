/** Every dash and minus that people’s devices write, besides the plain one. */
export const DASHES = '‐‑‒–—―−⁻➖﹣－';

const DASH = new RegExp(`[${DASHES}]`, 'g');

/** The text with every dash replaced by `-`; positions do not change. */
export const plainDashes = (text: string): string => text.replace(DASH, '-');

/** Letters that print joins: “ﬁ”. */
export const LIGATURE = /[\ufb00-\ufb06]/;
const UNFOLDED = /[\ufb00-\ufb06\uff01-\uff5e\u3000]/g;

/** A text with plain letters in the place of full-width ones and of those that print joins. */
export const unfold = (text: string): string => text.replace(UNFOLDED, (letter) => letter.normalize('NFKC'));

/** Marks before the lines of a list. */
export const BULLETS = '•·▪▫◦‣●○*✱➤';
const BULLET = new RegExp(`^\\s*(?:[${BULLETS}]\\s+(?=[\\p{L}\\p{N}+(["“-])|[-–]\\s+(?=\\p{L}))`, 'u');
const QUOTED = /^(?:"([^"]*)"|“([^“”]*)”|„([^„“”]*)[“”]|«([^«»]*)»)$/u;

/** A line as people copy it from a page, with plain letters and without its bullet, soft hyphens or quotation marks. */
export const plainLine = (line: string): string =>
  unfold(line)
    .replaceAll('\u00ad', '')
    .replace(BULLET, '')
    .trim()
    .replace(QUOTED, (_, ...inner) => inner.slice(0, 4).find((words) => words !== undefined) ?? '');

const DIVIDED = /(\p{L})[-‐][ \t]*(\r\n|\n|\r)[ \t]*(\p{Ll}[^\r\n]*)/gu;

/** Joins words that are hyphenated at the end of a line. Keeps the number of lines. */
export const joinDivided = (text: string): string => text.replace(DIVIDED, '$1$3$2');

/** The text without the byte order mark that some devices write. */
export const withoutMark = (text: string): string => (text.startsWith('\ufeff') ? text.slice(1) : text);

/** A letter with its marks, a flag, or an emoji with what is joined to it; for browsers without `Intl.Segmenter`. */
const LETTER = /\p{RI}\p{RI}|.(?:[\p{M}\p{EMod}\p{DI}]|(?<=\u200d)\p{ExtPict})*/gsu;

/** The letters of a text as people count them: each with its marks, an emoji family whole. */
export function lettersOf(text: string): string[] {
  if (typeof Intl.Segmenter === 'undefined') return text.match(LETTER) ?? [];
  const segments = new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text);
  return Array.from(segments, ({ segment }) => segment);
}

/** As much of a text as fits into so many UTF-16 units, which shapes count, without half a letter. */
export function cutLetters(text: string, most: number): string {
  if (text.length <= most) return text;
  let cut = '';
  for (const letter of lettersOf(text)) {
    if (cut.length + letter.length > most) break;
    cut += letter;
  }
  return cut;
}

const UNSEEN = /[\p{Cc}\p{Cf}]/gu;
const WHOLE = /^([+-]?) ?(\d{1,15})(?:[.,]0{1,2})?$/;

/**
 * Reads a whole number as people and devices write it: with any dash, full-width digits or invisible
 * characters, or as the 1.0 of a spreadsheet. Returns null if it is not one.
 */
export function readWhole(text: string): number | null {
  const plain = plainDashes(unfold(text.replace(/\s+/g, ' ')))
    .replace(UNSEEN, '')
    .trim();
  const [, sign = '', digits] = WHOLE.exec(plain) ?? [];
  return digits === undefined ? null : Number(sign + digits) + 0;
}
