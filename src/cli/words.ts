import { measureWords } from '@/games/gathering-storm/rules/card-text/measured/measure';
import { parseEntered } from '@/games/gathering-storm/rules/card-text/read/read-event';
import type { CardPlace } from '@/games/gathering-storm/rules/effects/place';
import { POWERS } from '@/games/gathering-storm/rules/vocabulary';
import { withoutMark } from '@/kernel/file/letters';
import type { Io } from './replay';

const USAGE = 'Usage: npm run --silent words -- FILE, or npm run --silent words -- --measure';

/** A card has a tenth of it. */
const LONGEST = 4000;

/**
 * Reads one event per line, with `general` or a power before a tab, and prints a line of JSON for each: what
 * was read, or why part of it was not, and what was understood. `--measure` prints how the lines stored with
 * the tests are read. Returns 1 if a line is refused.
 */
export async function main(args: string[], io: Io): Promise<number> {
  const [file, ...rest] = args;
  if (file === '--measure' && rest.length === 0) {
    for (const row of measureWords()) io.out(row);
    return 0;
  }
  if (!file || file.startsWith('--') || rest.length > 0) {
    io.err(USAGE);
    return 1;
  }
  let text: string;
  try {
    text = await io.readFile(file);
  } catch {
    io.err(`The file ${file} cannot be read.`);
    return 1;
  }
  let code = 0;
  for (const [at, line] of withoutMark(text)
    .split(/\r\n|[\n\r]/)
    .entries()) {
    if (line.trim() === '') continue;
    const read = readOne(line);
    if ('refused' in read) code = 1;
    io.out(JSON.stringify({ line: at + 1, ...read }));
  }
  return code;
}

function readOne(line: string): object {
  const tab = line.indexOf('\t');
  const place = placeOf(line.slice(0, Math.max(0, tab)));
  if (tab === -1 || !place)
    return { refused: 'Write “general” or a power before a tab, then what the card says.' };
  const words = line.slice(tab + 1);
  if (words.length > LONGEST) return { refused: `An event has at most ${LONGEST} letters.` };
  const read = parseEntered(words, place);
  if (read.ok) return { read: read.value.effects };
  return { refused: read.mistakes.map(({ message }) => message).join(' '), understood: read.effects };
}

function placeOf(named: string): CardPlace | null {
  const small = named.trim().toLowerCase();
  if (small === 'general') return { general: true };
  const power = POWERS.find((name) => name.toLowerCase() === small);
  return power ? { general: false, power } : null;
}
