import type { Note } from './letters';

/** Finds notes that mark a card as secret: in brackets, as a word, or in spoken phrases. @rule GS 9.41 */

const COLOR = '(secret|public|gr[ae]y)';
const ASKED_FOR =
  "(?:(?:so |let's |i |we(?:'ll)? |better )?keep (?:this|it|that)(?: one| card)? (?:quiet|secret|dark|hidden|to (?:myself|ourselves)|between us)|" +
  "(?:this|it)(?: one| card)?(?:'s| is)? stays (?:quiet|secret|dark|hidden)|(?:this|it)(?: one| card)?(?:'s| is) (?:an? )?secret(?: card| one)?|" +
  "(?:so )?(?:don't|do not) tell (?:anyone|anybody)|no(?:body|-?one| one)(?: else)? (?:gets to see|may see|can see|is to see|sees) (?:it|this|this one|this card)|" +
  'in secret|hush-? ?hush|on the quiet|on the sly|face-? ?down|under wraps)';
const EDGE = '(?=[ ]*(?:[.,:;!/]|- |\\n|$))';

/** Every pattern for a color note; the matched text is replaced with blanks. */
const NOTES: readonly RegExp[] = [
  // “(secret)”, “[gray card]”, “(secret until resolved)”.
  new RegExp(`[[(] ?${COLOR}(?: card| event| until(?: [a-z]+){1,4})? ?[\\])]:?`, 'g'),
  // At the head of a line: “Secret: …”, “a gray card. …”, “sec sup +1”.
  new RegExp(`(?<=^|\\n) ?(?:an? )?${COLOR}(?: card| event| one)? ?(?:[:.,/]|- )`, 'g'),
  /(?<=^|\n) ?(sec)(?:ret)?(?:ly)? ?[.:,/]?(?= )/g,
  // At the end of one: “…, a secret card”, “… secret”.
  /(?<=[^ .,;:/-])[ .,;:/-]{1,8}(?:(?:an? |(?:this|the) (?:card|event) is |it'?s )?(secret|sec)(?: card| event)?) ?[.!]?(?= ?(?:\n|$))/g,
  new RegExp(`(?<=^|\\n|[.,;:] ?)(?:an? )?${COLOR}(?: card| event)? ?[.!]?(?= ?(?:\\n|$))`, 'g'),
  new RegExp(`(?<![a-z])${ASKED_FOR}${EDGE}`, 'g'),
];

/** A note on a card's color and its position in the plain text. */
export interface Noted {
  note: Note;
  from: number;
  end: number;
}

/** Returns the color notes from `start` on, and the same text with blanks in their place. */
export function takeNotes(plain: string, start: number): { notes: Noted[]; rest: string } {
  const notes: Noted[] = [];
  let rest = plain;
  // Fast path: most texts contain no such note.
  if (
    !/sec|gr[ae]y|public|tell|body|quiet|sly|hush|face|wraps|dark|hidden|self|selves|between us/.test(
      plain.slice(start),
    )
  )
    return { notes, rest };
  for (const wanted of NOTES)
    rest = rest.replace(wanted, (found: string, ...more) => {
      const at = more.find((one) => typeof one === 'number') as number;
      // “Public purge” is what happens.
      if (at < start || found.trim() === '') return found;
      notes.push({ note: /public/.test(found) ? 'public' : 'secret', from: at, end: at + found.length });
      return found.replace(/[^\n]/g, ' ');
    });
  return { notes: notes.sort((one, other) => one.from - other.from), rest };
}

const TITLED = /^(.*?)\s*(?:[,.;:–—]|\s-)\s*(?:a )?sec(?:ret)?(?: card| event)?[.!]?$/i;
const HEAD_OF_TITLE = /^sec(?:ret)?(?: card| event)?\s*(?:[:.,–—]|\s-)\s*(.+)$/i;
/** Returns the title without a leading or trailing mark for a secret card, or null if it has none. */
export const colorInTitle = (title: string): string | null =>
  (TITLED.exec(title) ?? HEAD_OF_TITLE.exec(title))?.[1] || null;
