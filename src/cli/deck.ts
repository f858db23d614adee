import { parseDeck } from '@/systems/gathering-storm/card-text/list/read-deck';
import { printMistake } from '@/systems/gathering-storm/card-text/read/mistake';
import { warnDeck } from '@/systems/gathering-storm/cards/decks';
import type { Io } from './replay';

const USAGE = 'Usage: npm run --silent deck -- FILE';

/**
 * Reads a whole deck, text, CSV or JSON, and prints it as one JSON object; or every mistake and everything that is
 * missing, a line each, and 1. What is odd and can be played is said beside it.
 */
export async function main(args: string[], io: Io): Promise<number> {
  const [file, ...rest] = args;
  if (!file || file.startsWith('--') || rest.length > 0) return fail(io, [USAGE]);
  let text: string;
  try {
    text = await io.readFile(file);
  } catch {
    return fail(io, [`The file ${file} cannot be read.`]);
  }
  // What is no UTF-8 was replaced as it was read.
  if (text.includes('\ufffd'))
    return fail(io, [`The file ${file} is not UTF-8, or letters were lost in it. Save it as UTF-8.`]);
  const { deck, mistakes } = parseDeck(text);
  if (!deck) return fail(io, mistakes.map(printMistake));
  for (const warning of warnDeck(deck)) io.err(warning);
  io.out(JSON.stringify(deck, null, 2));
  return 0;
}

function fail(io: Io, messages: string[]): number {
  for (const message of messages) io.err(message);
  return 1;
}
