import { accept, type Result, refuse } from '@/kernel/result';

/** A text as it was opened or pasted, and what is to be looked at in it. */
export interface OpenedText {
  text: string;
  note?: string;
}

const MOST_MEGABYTES = 5;
/** A list of cards is a tenth of it; what is larger is not even opened. */
export const MOST_BYTES = MOST_MEGABYTES * 1024 * 1024;

const AS_TEXT = 'Open a text, a CSV or a JSON file.';
const AS_CSV = 'Save the list as CSV or as plain text, and open that.';

/** The first bytes of files that are no text. */
const KINDS: { begins: readonly number[]; what: string; allowed: string }[] = [
  { begins: [0x50, 0x4b], what: 'a packed file or a spreadsheet', allowed: AS_CSV },
  { begins: [0x1f, 0x8b], what: 'a packed file', allowed: 'Unpack it, and open what is in it.' },
  { begins: [0xd0, 0xcf, 0x11, 0xe0], what: 'a spreadsheet or a document', allowed: AS_CSV },
  { begins: [0x89, 0x50, 0x4e, 0x47], what: 'a picture', allowed: AS_TEXT },
  { begins: [0xff, 0xd8, 0xff], what: 'a picture', allowed: AS_TEXT },
  { begins: [0x47, 0x49, 0x46, 0x38], what: 'a picture', allowed: AS_TEXT },
  { begins: [0x52, 0x49, 0x46, 0x46], what: 'a picture or a sound', allowed: AS_TEXT },
  { begins: [0x25, 0x50, 0x44, 0x46], what: 'a PDF', allowed: 'Copy its text and paste it.' },
  { begins: [0x7b, 0x5c, 0x72, 0x74, 0x66], what: 'formatted text (RTF)', allowed: 'Save it as plain text.' },
];

/** Opens a file as text, or says why it is none; nothing of it is run and no letter is replaced unsaid. */
export async function readTextFile(file: Blob & { name?: string }): Promise<Result<OpenedText>> {
  if (file.size === 0) return refuse('The file is empty.', { allowed: AS_TEXT });
  if (file.size > MOST_BYTES) return refuseSize('file', file.size);
  let bytes: Uint8Array;
  try {
    bytes = new Uint8Array(await file.arrayBuffer());
  } catch {
    return refuse('The file cannot be read.', { allowed: 'Open it again.' });
  }
  const decoded = decode(bytes);
  return decoded.ok ? checkText(decoded.value) : decoded;
}

/** The same guard for a text that was pasted. */
export function checkPastedText(text: string): Result<OpenedText> {
  if (text.length > MOST_BYTES) return refuseSize('text', text.length);
  // What is no text gives itself away by its first bytes, however they were turned into letters.
  const begin = Uint8Array.from(text.slice(0, 8), (letter) => Math.min(letter.charCodeAt(0), 0xff));
  return refuseKind(begin) ?? checkText({ text });
}

function refuseSize(what: string, size: number) {
  // Rounded up, so that it never reads as the limit itself.
  const megabytes = Math.ceil((size / 1024 / 1024) * 10) / 10;
  return refuse(`The ${what} has ${megabytes.toFixed(1)} MB; at most ${MOST_MEGABYTES} MB are read.`, {
    allowed: 'Open a smaller one, or paste the list in parts.',
  });
}

function refuseKind(bytes: Uint8Array) {
  const found = KINDS.find(
    ({ begins }) => begins.every((byte, at) => bytes[at] === byte) && isKind(bytes, begins),
  );
  return found ? refuse(`This is ${found.what}, no text.`, { allowed: found.allowed }) : null;
}

/** The two letters PK also begin words: a packed file goes on with a small number. */
const isKind = (bytes: Uint8Array, begins: readonly number[]) =>
  begins.length > 2 || begins[0] !== 0x50 || bytes.length < 3 || (bytes[2] ?? 0) < 0x09;

const NO_TEXT = { allowed: AS_TEXT };

function decode(bytes: Uint8Array): Result<OpenedText> {
  const wide = wideOf(bytes);
  if (wide) {
    const text = decodeAs(wide, bytes);
    return text === null
      ? refuse('The file is cut off in the middle of a letter.', NO_TEXT)
      : accept({ text });
  }
  const kind = refuseKind(bytes);
  if (kind) return kind;
  if (bytes.includes(0)) return refuse('This is no text.', NO_TEXT);
  const text = decodeAs('utf-8', bytes);
  if (text !== null) return accept({ text });
  if (isCutOff(bytes))
    return refuse('The file is cut off in the middle of a letter.', { allowed: 'Copy or save it again.' });
  return accept({ text: decodeWindows(bytes), note: WINDOWS });
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

/** The text in one encoding, without a byte order mark; nothing when a byte of it is none there. */
function decodeAs(encoding: string, bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
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
function isCutOff(bytes: Uint8Array): boolean {
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

function checkText({ text, note }: OpenedText): Result<OpenedText> {
  if (text.trim() === '') return refuse('There is nothing in it.', { allowed: AS_TEXT });
  const controls = text.match(CONTROL)?.length ?? 0;
  // One stray letter is told where it stands when the list is read.
  if (text.includes('\0') || controls > text.length / 100 + 2 || (note && controls > 0))
    return refuse('This is no text.', NO_TEXT);
  const lost = text.includes('\ufffd') ? 'Letters were lost before it was opened: look for �.' : undefined;
  const notes = [note, lost].filter((said) => said !== undefined).join(' ');
  return accept(notes === '' ? { text } : { text, note: notes });
}
