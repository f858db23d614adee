import { kindOf } from '../../effects';
import type { CardPlace } from '../../effects/place';
import type { Effect } from '../../effects/shapes';
import { readPieces } from '../read/read-effects';
import { createSourceText } from '../read/source-text';

/** What divides a line into things that may be read by themselves. */
const MARKS = /\s*(?:[;,\n]|\.(?=\s|$))\s*(?:(?:and|also|then)\b\s*)*|\s+(?:and also|also|and)\s+/g;
const MOST_PARTS = 8;

interface Part {
  from: number;
  end: number;
  /** What it does by itself; nothing where it is not understood. */
  effects: Effect[] | null;
}

/** The effects of words that are read without a question. */
function effectsIn(words: string, place: CardPlace): Effect[] | null {
  const pieces = readPieces(createSourceText(words), 0, place);
  const effects = pieces.flatMap((piece) =>
    'reading' in piece && 'effect' in piece.reading ? [piece.reading.effect] : [],
  );
  const isWhole = pieces.every(
    (piece) => 'note' in piece || ('reading' in piece && 'effect' in piece.reading),
  );
  return isWhole && effects.length > 0 ? effects : null;
}

/** Where each part of a line begins and ends, as marks divide it. */
function spansOf(words: string): [number, number][] {
  const spans: [number, number][] = [];
  let from = 0;
  for (const { index, 0: mark } of [...words.matchAll(MARKS), { index: words.length, 0: '' }]) {
    if (index > from) spans.push([from, index]);
    from = index + mark.length;
  }
  return spans;
}

/** The parts of a line: from each place the longest that is read by itself, and between them what is not. */
function partsOf(words: string, place: CardPlace): Part[] | null {
  const spans = spansOf(words);
  if (spans.length > MOST_PARTS) return null;
  const parts: Part[] = [];
  for (let at = 0; at < spans.length; at += 1) {
    const [from, stop] = spans[at] as [number, number];
    const ends = spans.slice(at).map(([, end]) => end);
    const found = ends.findLastIndex((end) => effectsIn(words.slice(from, end), place));
    const last = parts.at(-1);
    if (found >= 0) {
      const end = ends[found] as number;
      parts.push({ from, end, effects: effectsIn(words.slice(from, end), place) });
      at += found;
    } else if (last && last.effects === null) last.end = stop;
    else parts.push({ from, end: stop, effects: null });
  }
  return parts;
}

/**
 * A line with a form in the place of what nothing reads on it, and all else as it was typed: then it does what each part
 * does by itself. Nothing where that cannot be; `undefined` where no part of it is read by itself.
 * @param near the form for a part that nothing reads
 */
export function nearestBeside(
  words: string,
  place: CardPlace,
  near: (part: string) => string | null,
): string | null | undefined {
  const parts = partsOf(words, place);
  if (!parts) return null;
  if (!parts.some(({ effects }) => effects)) return undefined;
  if (parts.every(({ effects }) => effects)) return null;
  const wanted: Effect[] = [];
  const texts: string[] = [];
  for (const { from, end, effects } of parts) {
    const part = words.slice(from, end);
    const text = effects ? part : near(part);
    const does = effects ?? (text === null ? null : effectsIn(text, place));
    if (text === null || does === null) return null;
    wanted.push(...does);
    texts.push(text);
  }
  const whole = texts.join('; ');
  const same = (some: readonly Effect[]) =>
    some.map((effect) => kindOf(effect).print(effect, place)).join('\n');
  const read = effectsIn(whole, place);
  return read && same(read) === same(wanted) ? whole : null;
}

/** Whether a part of a line is understood by itself: as a title the line would lose it. */
export const hasUnderstood = (words: string, place: CardPlace): boolean =>
  partsOf(words, place)?.some(({ effects }) => effects) ?? true;

/** Where the parts of a line stand that are understood by themselves: what is offered for the rest leaves them whole. */
export const understoodIn = (words: string, place: CardPlace): [number, number][] =>
  (partsOf(words, place) ?? []).flatMap(({ from, end, effects }) => (effects ? [[from, end]] : []));
