import { accept, type Result, refuse } from '../result';

/** A text as it was opened or pasted, with a note on what to check in it. */
export interface OpenedText {
  text: string;
  note?: string;
}

/** What text a screen accepts, and what to do about other files. */
export interface TextWanted {
  /** A larger file is not even opened. */
  megabytes: number;
  /** What to do with one that is larger. */
  smaller: string;
  /** What to open instead. */
  asText: string;
  /** How to bring in the cells of a spreadsheet. */
  asCells: string;
  /** Whether invalid UTF-8 is read as Windows-1252, with a note to check it; otherwise it is refused. */
  guesses?: boolean;
}

const bytesOf = ({ megabytes }: TextWanted) => megabytes * 1024 * 1024;

interface Kind {
  begins: readonly number[];
  what: string;
  /** Contains cells, so it can be imported in another way. */
  cells?: true;
  /** What to do with it, where that is not to open a text instead. */
  allowed?: string;
}

/** The first bytes of files that are no text. */
const KINDS: Kind[] = [
  { begins: [0x50, 0x4b], what: 'a packed file or a spreadsheet', cells: true },
  { begins: [0x1f, 0x8b], what: 'a packed file', allowed: 'Unpack it, and open what is in it.' },
  { begins: [0xd0, 0xcf, 0x11, 0xe0], what: 'a spreadsheet or a document', cells: true },
  { begins: [0x89, 0x50, 0x4e, 0x47], what: 'a picture' },
  { begins: [0xff, 0xd8, 0xff], what: 'a picture' },
  { begins: [0x47, 0x49, 0x46, 0x38], what: 'a picture' },
  { begins: [0x52, 0x49, 0x46, 0x46], what: 'a picture or a sound' },
  { begins: [0x25, 0x50, 0x44, 0x46], what: 'a PDF', allowed: 'Copy its text and paste it.' },
  { begins: [0x7b, 0x5c, 0x72, 0x74, 0x66], what: 'formatted text (RTF)', allowed: 'Save it as plain text.' },
];

/** Reads bytes in one encoding, without a byte order mark; nothing when a byte of it is none there. */
export type Decoder = (encoding: 'utf-8' | 'utf-16le' | 'utf-16be', bytes: Uint8Array) => string | null;

/** The refusal for a file that is empty or too large to open, or null. @param size in bytes */
export function refuseFileSize(size: number, wanted: TextWanted): Result<never> | null {
  if (size === 0) return refuse('The file is empty.', { allowed: wanted.asText });
  return size > bytesOf(wanted) ? refuseSize('file', size, wanted) : null;
}

/** Reads a file as text, or says why it is not text. Never replaces a character silently or runs anything. */
export function decodeText(bytes: Uint8Array, wanted: TextWanted, decodeAs: Decoder): Result<OpenedText> {
  const decoded = refuseFileSize(bytes.length, wanted) ?? decode(bytes, wanted, decodeAs);
  return decoded.ok ? checkText(decoded.value, wanted) : decoded;
}

/** The same guard for a text that was pasted. */
export function checkPastedText(text: string, wanted: TextWanted): Result<OpenedText> {
  if (text.length > bytesOf(wanted)) return refuseSize('text', text.length, wanted);
  // The first bytes show that a file is not text, however they were decoded.
  const begin = Uint8Array.from(text.slice(0, 8), (letter) => Math.min(letter.charCodeAt(0), 0xff));
  return refuseKind(begin, wanted) ?? checkText({ text }, wanted);
}

function refuseSize(what: string, size: number, { megabytes, smaller }: TextWanted) {
  // Rounded up, so that it never equals the limit.
  const has = Math.ceil((size / 1024 / 1024) * 10) / 10;
  return refuse(`The ${what} has ${has.toFixed(1)} MB; at most ${megabytes} MB are read.`, {
    allowed: smaller,
  });
}

function refuseKind(bytes: Uint8Array, wanted: TextWanted) {
  const found = KINDS.find(
    ({ begins }) => begins.every((byte, at) => bytes[at] === byte) && isKind(bytes, begins),
  );
  if (!found) return null;
  const { what, cells, allowed = cells ? wanted.asCells : wanted.asText } = found;
  return refuse(`This is ${what}, not text.`, { allowed });
}

/** Words can also begin with the letters PK; in a zip file a small number follows them. */
const isKind = (bytes: Uint8Array, begins: readonly number[]) =>
  begins.length > 2 || begins[0] !== 0x50 || bytes.length < 3 || (bytes[2] ?? 0) < 0x09;

function decode(bytes: Uint8Array, wanted: TextWanted, decodeAs: Decoder): Result<OpenedText> {
  const noText = { allowed: wanted.asText };
  const wide = wideOf(bytes);
  if (wide) {
    const text = decodeAs(wide, bytes);
    return text === null
      ? refuse('The file is cut off in the middle of a letter.', noText)
      : accept({ text });
  }
  const kind = refuseKind(bytes, wanted);
  if (kind) return kind;
  if (bytes.includes(0)) return refuse('This is not text.', noText);
  const text = decodeAs('utf-8', bytes);
  if (text !== null) return accept({ text });
  if (isCutOff(bytes, decodeAs))
    return refuse('The file is cut off in the middle of a letter.', { allowed: 'Copy or save it again.' });
  return wanted.guesses
    ? accept({ text: decodeWindows(bytes), note: WINDOWS })
    : refuse('Some of its letters cannot be read.', {
        allowed: 'Save it as UTF-8, or copy its text and paste it.',
      });
}

const WINDOWS = 'Read as Windows-1252: look at the accents.';

/** What Windows-1252 has at 0x80 to 0x9F, by its own table: not every runtime decodes it. A blank is no letter of it. */
const WINDOWS_LETTERS = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';

function decodeWindows(bytes: Uint8Array): string {
  const letters = Array.from(bytes, (byte) => {
    const letter = WINDOWS_LETTERS[byte - 0x80] ?? ' ';
    return letter === ' ' ? String.fromCharCode(byte) : letter;
  });
  return letters.join('');
}

type Wide = 'utf-16le' | 'utf-16be';

/** Whether each letter takes two bytes: by its mark, or because every other byte of plain words is 0. */
function wideOf(bytes: Uint8Array): Wide | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const begin = bytes.subarray(0, 2000);
  const zeros = [0, 0];
  for (const [at, byte] of begin.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros.map((count) => count / (begin.length / 2));
  if (odd > 0.6 && even < 0.05) return 'utf-16le';
  return even > 0.6 && odd < 0.05 ? 'utf-16be' : null;
}

/** Whether only the last letter is not whole, in a text that has other letters of several bytes. */
function isCutOff(bytes: Uint8Array, decodeAs: Decoder): boolean {
  return [1, 2, 3].some((count) => {
    const whole = bytes.subarray(0, -count);
    return (
      (bytes[bytes.length - count] ?? 0) >= 0xc2 &&
      whole.some((byte) => byte > 0x7f) &&
      decodeAs('utf-8', whole) !== null
    );
  });
}

/** Letters that no text has: what holds many of them is none. */
const CONTROL = /(?![\t\n\r\f\v])\p{Cc}/gu;

function checkText({ text, note }: OpenedText, { asText }: TextWanted): Result<OpenedText> {
  if (text.trim() === '') return refuse('There is nothing in it.', { allowed: asText });
  const controls = text.match(CONTROL)?.length ?? 0;
  // A single control character is reported with its position when the list is read.
  if (text.includes('\0') || controls > text.length / 100 + 2 || (note && controls > 0))
    return refuse('This is not text.', { allowed: asText });
  const lost = text.includes('\ufffd') ? 'Letters were lost before it was opened: look for �.' : undefined;
  const notes = [note, lost].filter((said) => said !== undefined).join(' ');
  return accept(notes === '' ? { text } : { text, note: notes });
}
