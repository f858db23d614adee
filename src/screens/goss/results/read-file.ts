import { accept, type Result, refuse } from '@/kernel/result';
import { TABLE_FORMAT } from '@/kernel/saves';

/** A table of results is a hundredth of it; what is larger is not even opened. */
const MOST_BYTES = 200_000;
const AS_TEXT = 'Open a plain text, or copy the rows and paste them.';
const NO_TEXT = { allowed: AS_TEXT };

/** The first bytes of files that are no text. */
const KINDS: { begins: readonly number[]; what: string; allowed: string }[] = [
  {
    begins: [0x50, 0x4b, 0x03],
    what: 'a packed file or a spreadsheet',
    allowed: 'Copy its cells and paste them.',
  },
  { begins: [0x1f, 0x8b], what: 'a packed file', allowed: 'Unpack it, and open what is in it.' },
  {
    begins: [0xd0, 0xcf, 0x11, 0xe0],
    what: 'a spreadsheet or a document',
    allowed: 'Copy its cells and paste them.',
  },
  { begins: [0x89, 0x50, 0x4e, 0x47], what: 'a picture', allowed: AS_TEXT },
  { begins: [0xff, 0xd8, 0xff], what: 'a picture', allowed: AS_TEXT },
  { begins: [0x47, 0x49, 0x46, 0x38], what: 'a picture', allowed: AS_TEXT },
  { begins: [0x52, 0x49, 0x46, 0x46], what: 'a picture or a sound', allowed: AS_TEXT },
  { begins: [0x25, 0x50, 0x44, 0x46], what: 'a PDF', allowed: 'Copy its rows and paste them.' },
  { begins: [0x7b, 0x5c, 0x72, 0x74, 0x66], what: 'formatted text (RTF)', allowed: 'Save it as plain text.' },
];

/** Opens a file as text, or says why it is none. Nothing of it is run, and no letter is replaced unsaid. */
export async function readListFile(file: Blob): Promise<Result<string>> {
  if (file.size === 0) return refuse('The file is empty.', NO_TEXT);
  if (file.size > MOST_BYTES) return refuseSize('file', file.size);
  let bytes: Uint8Array;
  try {
    bytes = new Uint8Array(await file.arrayBuffer());
  } catch {
    return refuse('The file cannot be read.', { allowed: 'Open it again.' });
  }
  const wide = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : null;
  const kind = wide ? null : refuseKind(bytes);
  if (kind) return kind;
  const text = decodeAs(wide ?? 'utf-8', bytes);
  if (text === null)
    return refuse('Some of its letters cannot be read.', { allowed: 'Save it as UTF-8, or paste the rows.' });
  return checkListText(text);
}

/** The same guard for a text that was pasted or typed. */
export function checkListText(text: string): Result<string> {
  if (text.length > MOST_BYTES) return refuseSize('text', text.length);
  // What is no text gives itself away by its first bytes, however they were turned into letters.
  const kind = refuseKind(
    Uint8Array.from(text.slice(0, 8), (letter) => Math.min(letter.charCodeAt(0), 0xff)),
  );
  if (kind) return kind;
  if (text.trim() === '') return refuse('There is nothing in it.', NO_TEXT);
  if (text.includes('\0') || (text.match(CONTROL)?.length ?? 0) > 2 + text.length / 100)
    return refuse('This is no text.', NO_TEXT);
  if (MARKUP.test(text))
    return refuse('This is a page of the web, no list. Nothing of it was run.', {
      allowed: 'Copy the words of its table and paste them.',
    });
  if (text.slice(0, 4000).includes(`"${TABLE_FORMAT}"`))
    return refuse('This is a table of Dispatch Box, not a table of results.', {
      allowed: 'Open it from Home.',
    });
  return accept(text);
}

/** Letters that no text has: what holds many of them is none. */
const CONTROL = /(?![\t\n\r\f\v])\p{Cc}/gu;
const MARKUP = /^\s*<(?:[!?]|(?:html|head|body|table|div|script|style|svg|p|span|meta)\b)|<script\b/i;

function refuseSize(what: string, size: number) {
  // Rounded up, so that it never reads as the limit itself.
  const megabytes = Math.ceil((size / 1_000_000) * 10) / 10;
  return refuse(`The ${what} has ${megabytes.toFixed(1)} MB; a table of results has at most 0.2 MB.`, {
    allowed: 'Open a smaller one, or paste only the rows.',
  });
}

function refuseKind(bytes: Uint8Array) {
  const found = KINDS.find(({ begins }) => begins.every((byte, at) => bytes[at] === byte));
  return found ? refuse(`This is ${found.what}, no text.`, { allowed: found.allowed }) : null;
}

function decodeAs(encoding: string, bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
