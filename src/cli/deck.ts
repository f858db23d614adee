import { GAMES } from '@/games/games';
import { parseDeck } from '@/games/gathering-storm/rules/card-text/list/read-deck';
import { printMistake } from '@/games/gathering-storm/rules/card-text/read/mistake';
import { warnDeck } from '@/games/gathering-storm/rules/cards/decks';
import { type Decoder, decodeText, type TextWanted } from '@/kernel/file/decode-text';
import { refuseListOfOther } from '@/kernel/list-of-game';
import { refusalText } from '@/kernel/result';
import type { Io } from './replay';

/** Input that may not be UTF-8 is read as bytes. */
interface FileIo extends Omit<Io, 'readFile'> {
  readBytes(path: string): Promise<Uint8Array>;
}

const USAGE = 'Usage: npm run --silent deck -- FILE';

/** A list of cards is a tenth of it. */
const CARDS: TextWanted = {
  megabytes: 5,
  smaller: 'Read it in parts.',
  asText: 'Give a text, a CSV or a JSON file.',
  asCells: 'Save the list as CSV or as plain text, and give that.',
  guesses: true,
};

const decodeAs: Decoder = (encoding, bytes) => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
};

/**
 * Reads a whole deck, text, CSV or JSON, and prints it as one JSON object. Otherwise prints every mistake and
 * everything that is missing, one per line, and returns 1. Warnings about playable oddities are printed too.
 */
export async function main(args: string[], io: FileIo): Promise<number> {
  const [file, ...rest] = args;
  if (!file || file.startsWith('--') || rest.length > 0) return fail(io, [USAGE]);
  let bytes: Uint8Array;
  try {
    bytes = await io.readBytes(file);
  } catch {
    return fail(io, [`The file ${file} cannot be read.`]);
  }
  const read = decodeText(bytes, CARDS, decodeAs);
  if (!read.ok) return fail(io, [`The file ${file}: ${refusalText(read.refusal)}`]);
  const { text, note } = read.value;
  if (text.includes('\ufffd'))
    return fail(io, [
      `Letters were lost in the file ${file} before: look for \ufffd. Save it again as UTF-8.`,
    ]);
  if (note) io.err(note);
  const other = refuseListOfOther(GAMES, text, 'gathering-storm');
  if (other) return fail(io, [other.message]);
  const { deck, mistakes } = parseDeck(text);
  if (!deck) return fail(io, mistakes.map(printMistake));
  for (const warning of warnDeck(deck)) io.err(warning);
  io.out(JSON.stringify(deck, null, 2));
  return 0;
}

function fail(io: FileIo, messages: string[]): number {
  for (const message of messages) io.err(message);
  return 1;
}
