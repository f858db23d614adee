import { describe, expect, it } from 'vitest';
import { checkPastedText, type TextWanted } from '@/kernel/file/decode-text';
import { readTextFile } from './read-text-file';

const TEXT = 'Open a text, a CSV or a JSON file.';
const CSV = 'Save the list as CSV or as plain text, and open that.';
const CARDS: TextWanted = {
  megabytes: 5,
  smaller: 'Open a smaller one, or paste the list in parts.',
  asText: TEXT,
  asCells: CSV,
  guesses: true,
};
const MOST_BYTES = 5 * 1024 * 1024;

const file = (...parts: (string | number[])[]) =>
  new Blob(parts.map((part) => (typeof part === 'string' ? part : Uint8Array.from(part))));
const wide = (text: string, little: boolean) =>
  [...text].flatMap((letter) => {
    const code = letter.charCodeAt(0);
    return little ? [code & 255, code >> 8] : [code >> 8, code & 255];
  });
const refusal = async (blob: Blob) => {
  const read = await readTextFile(blob, CARDS);
  return read.ok
    ? `read: ${read.value.text.slice(0, 20)}`
    : `${read.refusal.message} ${read.refusal.allowed ?? '—'}`;
};

const WORDS = 'Card 7, trend −1\nGeneral\nCafé “Łódź”\nEAI: +1\n';

describe('a file is read as text', () => {
  it.each<[string, Blob, string, string?]>([
    ['UTF-8', file(WORDS), WORDS],
    ['UTF-8 with its mark', file([0xef, 0xbb, 0xbf], WORDS), WORDS],
    ['UTF-16, little end first, with its mark', file([0xff, 0xfe], wide(WORDS, true)), WORDS],
    ['UTF-16, big end first, with its mark', file([0xfe, 0xff], wide(WORDS, false)), WORDS],
    ['UTF-16 without a mark', file(wide(WORDS, true)), WORDS],
    ['UTF-16, big end first, without a mark', file(wide(WORDS, false)), WORDS],
    [
      'Windows-1252',
      file('Caf', [0xe9], ' \n', [0x93], 'x', [0x94]),
      'Café \n“x”',
      'Read as Windows-1252: look at the accents.',
    ],
    [
      'Windows-1252 whose last letter has an accent',
      file('Caf', [0xe9]),
      'Café',
      'Read as Windows-1252: look at the accents.',
    ],
    ['words that begin like a packed file', file('PKW, trend'), 'PKW, trend'],
    [
      'letters lost earlier',
      file('Caf\ufffd'),
      'Caf\ufffd',
      'Letters were lost before it was opened: look for �.',
    ],
    ['HTML, as it stands', file('<script>alert(1)</script>'), '<script>alert(1)</script>'],
  ])('%s', async (_, blob, text, note) => {
    expect(await readTextFile(blob, CARDS)).toEqual({ ok: true, value: note ? { text, note } : { text } });
  });
});

describe('refuses in words what is not text', () => {
  const noise = Array.from({ length: 400 }, (_, at) => (at * 97) % 256);
  it.each<[string, Blob, string]>([
    ['nothing', file(), `The file is empty. ${TEXT}`],
    ['blanks', file(' \n\t\n'), `There is nothing in it. ${TEXT}`],
    [
      'a zip or a spreadsheet',
      file('PK', [3, 4, 20, 0, 0, 0]),
      `This is a packed file or a spreadsheet, not text. ${CSV}`,
    ],
    ['two bytes of a zip', file('PK'), `This is a packed file or a spreadsheet, not text. ${CSV}`],
    ['the second half of a zip', file(noise), `This is not text. ${TEXT}`],
    ['noise without a zero', file(noise.filter((byte) => byte > 0)), `This is not text. ${TEXT}`],
    ['a PNG', file([0x89], 'PNG\r\n', [0x1a], '\n'), `This is a picture, not text. ${TEXT}`],
    ['a JPEG', file([0xff, 0xd8, 0xff, 0xe0]), `This is a picture, not text. ${TEXT}`],
    ['a GIF', file('GIF89a'), `This is a picture, not text. ${TEXT}`],
    ['a PDF', file('%PDF-1.7\n'), 'This is a PDF, not text. Copy its text and paste it.'],
    [
      'an old spreadsheet',
      file([0xd0, 0xcf, 0x11, 0xe0, 0xa1]),
      `This is a spreadsheet or a document, not text. ${CSV}`,
    ],
    ['RTF', file('{\\rtf1 Card 7}'), 'This is formatted text (RTF), not text. Save it as plain text.'],
    ['a byte that is zero', file('Card 7\0, trend 1\n', WORDS.repeat(9)), `This is not text. ${TEXT}`],
    [
      'UTF-8 cut off in a letter',
      file('Café, Caf', [0xc3]),
      'The file is cut off in the middle of a letter. Copy or save it again.',
    ],
    [
      'UTF-16 cut off in a letter',
      file([0xff, 0xfe, 0x43, 0, 0x61]),
      `The file is cut off in the middle of a letter. ${TEXT}`,
    ],
  ])('%s', async (_, blob, said) => {
    expect(await refusal(blob)).toBe(said);
  });

  it('more than 5 MB, before a byte is read', async () => {
    const large = {
      size: MOST_BYTES + 1,
      arrayBuffer: () => Promise.reject(new Error('It was opened.')),
    } as unknown as Blob;
    expect(await refusal(large)).toBe(
      'The file has 5.1 MB; at most 5 MB are read. Open a smaller one, or paste the list in parts.',
    );
    expect(await refusal({ ...large, size: 20 * 1024 * 1024 } as Blob)).toMatch(/^The file has 20\.0 MB/);
    expect((await readTextFile(file('x'.repeat(MOST_BYTES)), CARDS)).ok).toBe(true);
  });

  it('a file that went away', async () => {
    const gone = { size: 9, arrayBuffer: () => Promise.reject(new Error('gone')) } as unknown as Blob;
    expect(await refusal(gone)).toBe('The file cannot be read. Open it again.');
  });
});

describe('pasted text has the same guard', () => {
  it.each([
    ['x'.repeat(MOST_BYTES + 1), 'The text has 5.1 MB; at most 5 MB are read.'],
    [' \n', 'There is nothing in it.'],
    ['PK\u0003\u0004\u0014', 'This is a packed file or a spreadsheet, not text.'],
    ['\u0089PNG\r\n', 'This is a picture, not text.'],
    ['%PDF-1.4', 'This is a PDF, not text.'],
    ['Card 7\0', 'This is not text.'],
  ])('%.12j', (text, message) => {
    expect(checkPastedText(text, CARDS)).toMatchObject({ ok: false, refusal: { message } });
  });

  it('words pass as they are', () => {
    expect(checkPastedText(WORDS, CARDS)).toEqual({ ok: true, value: { text: WORDS } });
  });
});
