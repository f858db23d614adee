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

/** What a file says, without the mark that some devices put before it. */
export const withoutMark = (text: string): string => (text.startsWith('\ufeff') ? text.slice(1) : text);
