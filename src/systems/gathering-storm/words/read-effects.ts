import * as v from 'valibot';
import { EFFECTS } from '../effects';
import type { EffectKind, Place } from '../effects/effect';
import type { Effect } from '../effects/shapes';
import { type Passage, pattern, take } from './passage';
import type { Reading } from './reading';
import { NOTE } from './spellings';
import type { Note } from './verbatim';

/** A piece of what stands under a title: an effect or its refusal, a note on color, or words that nothing reads. */
export type Piece = { from: number; end: number } & (
  | { reading: Reading<Effect> }
  | { note: Note }
  | { unread: true }
);

const KINDS = Object.values(EFFECTS) as unknown as readonly EffectKind[];

const BETWEEN = pattern('[\\s.,;]+');

/** Reads one effect where the passage stands, held to the shape of its kind; nothing when no kind begins so. */
export function readAt(passage: Passage, at: number, place: Place): Reading<Effect> | null {
  for (const kind of KINDS) {
    const reading: Reading<Effect> | null = kind.read(passage, at, place);
    if (!reading) continue;
    if (!('effect' in reading)) return reading;
    const held = v.safeParse(kind.shape, reading.effect);
    return held.success
      ? { end: reading.end, effect: held.output }
      : { end: reading.end, refusal: { message: held.issues[0].message } };
  }
  return null;
}

/** Everything from a place on, piece by piece; after words that nothing reads it goes on with the next line. */
export function readPieces(passage: Passage, start: number, place: Place): Piece[] {
  const pieces: Piece[] = [];
  const { plain } = passage;
  let at = start;
  for (;;) {
    at = take(passage, at, BETWEEN)?.end ?? at;
    if (at >= plain.length) return pieces;
    const from = at;
    const note = take(passage, from, NOTE);
    const reading = note ? null : readAt(passage, from, place);
    if (note) pieces.push({ from, end: note.end, note: note.words[1] as Note });
    else if (reading) pieces.push({ from, end: reading.end, reading });
    else {
      const next = plain.indexOf('\n', from);
      pieces.push({ from, end: next === -1 ? plain.length : next, unread: true });
    }
    at = (pieces.at(-1) as Piece).end;
  }
}

/** Whether a line would be read as effects if it stood under a title. */
export function isReadable(passage: Passage, place: Place): boolean {
  const pieces = readPieces(passage, 0, place);
  return pieces.some((piece) => 'reading' in piece) && !pieces.some((piece) => 'unread' in piece);
}
