/** Every dash and minus that people’s devices write, besides the plain one. */
export const DASHES = '‐‑‒–—―−⁻➖﹣－';

const DASH = new RegExp(`[${DASHES}]`, 'g');

/** A text with one kind of dash; nothing in it moves. */
export const plainDashes = (text: string): string => text.replace(DASH, '-');

/** Letters that print joins: “ﬁ”. */
export const LIGATURE = /[\ufb00-\ufb06]/;
const UNFOLDED = /[\ufb00-\ufb06\uff01-\uff5e\u3000]/g;

/** A text with plain letters in the place of full-width ones and of those that print joins. */
export const unfold = (text: string): string => text.replace(UNFOLDED, (letter) => letter.normalize('NFKC'));

/** Marks that stand before the lines of a list. */
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

/** Joins words that are divided at the end of a line. The text keeps its number of lines. */
export const joinDivided = (text: string): string => text.replace(DIVIDED, '$1$3$2');

/** What a file says, without the mark that some devices put before it. */
export const withoutMark = (text: string): string => (text.startsWith('\ufeff') ? text.slice(1) : text);
