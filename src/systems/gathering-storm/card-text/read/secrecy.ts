import { pattern } from './source-text';

/** What says of a card that it is secret: in brackets, in a word, or as one says it aloud. @rule GS 9.41 */

const COLOR = 'secret|public|gr[ae]y';
const BRACKETED = `[[(] ?(${COLOR})(?: card| event| until(?: [a-z]+){1,4})? ?[\\])]`;
/** “Keep this one quiet”, “this one stays secret”, “nobody gets to see it”. */
const ASKED_FOR =
  "(?:(?:it'?s|it is|this is|this one is|this one's|this one|this card|it|we|i|we'll|let's|better) )?" +
  '(?:one of the (?:gr[ae]y |secret ){1,2}(?:ones|cards)|(?:an? )?(?:gr[ae]y|secret) (?:one|card)(?:,? so (?:i|we) keep (?:it|this|that) to (?:myself|ourselves))?|' +
  "(?:so )?(?:i |we )?keep (?:it|this|this one|that) (?:to (?:myself|ourselves)|between us)|(?:so )?(?:don't|do not) tell (?:anyone|anybody)|" +
  'keep (?:it|this|this one|this card|that) (?:quiet|secret|dark|hidden)|stays (?:quiet|secret|dark|hidden)|' +
  'no(?:body|-?one| one)(?: else)? (?:gets to see|may see|can see|is to see|sees) (?:it|this|this one|this card))';
const WORDS = 'in secret|hush-? ?hush|on the quiet|on the sly|face-? ?down|under wraps|sec';
const MARK = '(?: ?[.,:;!]| - )';

/** The notes on a card's color that are not about who benefits. */
export const NOTE = pattern(
  ` ?${BRACKETED}:?|(secret|gr[ae]y)(?: card| event)? ?[:.,]|` +
    // The last words of a line: “a secret card”, “this card is secret”.
    "(?=[a-z])(?:(?:this |the )?(?:card |event )?(?:is |it is |it's )|an? )?(secret)(?: card| event)?(?= ?\\.? ?(?:\\n|$))|" +
    // “It’s secret. Support +1”: the first words of a line.
    "(?<![^\\n])(?:(?:it'?s|it is|this is|this'?s|this one is|this one'?s|(?:the|this) (?:card|event)(?: is|'?s)) (?:an? )?|an? )" +
    `(secret)(?: card| event| one)?${MARK}|` +
    // “Keep this one quiet: …”, “hush-hush, …”, “sec. sup +1”: in other words.
    `(?<=^|\\n| )(?:${ASKED_FOR}|(?:(?:it'?s|it is|this is|this one is) )?(?:${WORDS}))(?:${MARK}|(?= ?(?:\\n|$)))|` +
    '(?<![^\\n])sec(?= )|' +
    // A bare word, first on the line or alone on it.
    '(?<![^\\n])(secret)(?:ly)?(?:,|(?= |$))',
);

/** At the end of a line: “…, a secret card”, “…, sec”. */
const LAST = `(?:an? |(?:(?:this|the) )?(?:(?:card|event) )?is |it'?s )?(?:secret(?: card| event)?|${WORDS})`;
export const NOTE_BEHIND = new RegExp(` ?${BRACKETED}[\\s.,!]*$|(?<![\\s,;.-])[\\s,;.-]+${LAST}[\\s.!]*$`);
/** The same where it stands, so that what was left off the line before it is read there. */
export const NOTE_LAST = pattern(`(?<=[^\\n])${LAST}(?=(?:\\s|[.!])*(?:\\n|$))`);

/** In the middle of a line: “… [secret] …”, “… . Keep this one quiet: …”. */
export const NOTE_WITHIN = new RegExp(`${BRACKETED}|(?<= )${ASKED_FOR}(?=${MARK})`);

const SPOKEN = new RegExp(`\\bsec(?:ret(?:ly)?)?\\b|\\b(?:${ASKED_FOR}|${WORDS})\\b`, 'i');
/** Whether anything in a text says that the card is secret, wherever it stands. */
export const saysSecret = (text: string): boolean => SPOKEN.test(text);

const ALONE = new RegExp(`^(?:secret(?:ly)?|gr[ae]y|${WORDS})$`, 'i');
/** Whether words say that the card is secret, and nothing else. */
export const isSecrecy = (words: string): boolean => ALONE.test(words);

const BRACKETS = new RegExp(BRACKETED, 'g');
/** Where a plain text says it in brackets. */
export const secrecyIn = (plain: string): (readonly [number, number])[] =>
  [...plain.matchAll(BRACKETS)].map(({ index, 0: note }) => [index, index + note.length]);

const HEADED = /(^|\n)([^\n:;.]{2,60}?)(\s*)([([](?:secret|public)[)\]])(\s*:)/gi;
/**
 * “French support (secret): …”, with its color before what the event is about: it is said of all of it. As long as before, so
 * that all else stands where it stood.
 */
export const secretFirst = (text: string, { general }: { general: boolean }): string =>
  general
    ? text
    : text.replace(HEADED, (_, begin, head, blank, color, mark) => `${begin}${color}${blank}${head}${mark}`);

const TITLED = /^(.*?)\s*(?:[,.;:–—]|\s-)\s*(?:a )?sec(?:ret)?(?: card| event)?[.!]?$/i;
const HEAD_OF_TITLE = /^sec(?:ret)?(?: card| event)?\s*(?:[:.,–—]|\s-)\s*(.+)$/i;
/** A title without what may say of the card that it is secret; nothing where nothing does. */
export const colorInTitle = (title: string): string | null =>
  (TITLED.exec(title) ?? HEAD_OF_TITLE.exec(title))?.[1] || null;
