/** Every dash and minus that people’s devices write, besides the plain one. */
export const DASHES = '‐‑‒–—―−⁻➖﹣－';

const DASH = new RegExp(`[${DASHES}]`, 'g');

/** A text with one kind of dash; nothing in it moves. */
export const plainDashes = (text: string): string => text.replace(DASH, '-');

/** What a file says, without the mark that some devices put before it. */
export const withoutMark = (text: string): string => (text.startsWith('\ufeff') ? text.slice(1) : text);
