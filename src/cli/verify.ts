import { loadSystem } from '@/games/games';
import { readNoted } from '@/kernel/fairness/four-words';
import { type Verified, verify } from '@/kernel/fairness/verify';
import type { Io } from './replay';

const USAGE = 'Usage: npm run --silent verify -- FILE [--head "FOUR WORDS OR 64 DIGITS" …]';

/** Checks a table's file and prints what was found. 0 if everything came as committed, else 1. */
export async function main(args: string[], io: Io): Promise<number> {
  const asked = parseArgs(args);
  if (typeof asked === 'string') return fail(io, asked);
  let text: string;
  try {
    text = await io.readFile(asked.file);
  } catch {
    return fail(io, `The file ${asked.file} cannot be read.`);
  }
  const verified = await verify(text, asked.heads, loadSystem);
  for (const line of reportLines(verified)) io.out(line);
  return verified.fault ? fail(io, verified.fault.words) : 0;
}

function reportLines({ name, fault, unchecked, deal, head, noted, seed }: Verified): string[] {
  return [
    ...(name ? [`Table: ${name}`] : []),
    ...(deal ? [`Committed to: ${deal.words} (${deal.hex})`] : []),
    ...(seed ? [`Seed: ${seed}`] : []),
    ...(head ? [`Head after entry ${head.entry}: ${head.words} (${head.hex})`] : []),
    ...noted.flatMap(({ given, at }) => (at === null ? [] : [`Noted “${given}”: ${sayPlace(at)}`])),
    ...unchecked,
    ...(fault
      ? []
      : [
          `Nothing is wrong${deal && unchecked.length === 0 ? ': every card, tile and die came as committed' : ''}.`,
        ]),
  ];
}

const sayPlace = (at: 'deal' | number) =>
  at === 'deal' ? 'the committed deal' : `the head after entry ${at}`;

function fail(io: Io, message: string): number {
  io.err(message);
  return 1;
}

function parseArgs([file, ...rest]: string[]): { file: string; heads: string[] } | string {
  if (!file || file.startsWith('--') || rest.length % 2 !== 0) return USAGE;
  const heads: string[] = [];
  for (let at = 0; at < rest.length; at += 2) {
    const noted = rest[at + 1] as string;
    if (rest[at] !== '--head') return USAGE;
    if (!readNoted(noted)) return `"${noted}" is neither four words of the list nor 64 hexadecimal digits.`;
    heads.push(noted);
  }
  return { file, heads };
}
