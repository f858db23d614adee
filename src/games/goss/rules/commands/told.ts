import { type Entry, outcomeIn } from '@/kernel/journal/entry';
import type { HexPlace } from '../grid';
import { printPlace } from '../hex';
import type { Names, Whom } from '../vocabulary';

/** What sentences need besides the command: the sides’ names then, and the hex of the marker it names. */
export interface SentenceContext {
  name: (side: Whom) => string;
  /** Null for entries of older tables, which do not store it. */
  marker: HexPlace | null;
  /** Undefined for entries of older tables, which name the sides by their order. */
  names: Names | undefined;
}

/** Returns what an entry stores for its sentence. */
export function sentenceContextOf({ open }: Entry): SentenceContext {
  const { names, hex, map } = (outcomeIn(open) ?? {}) as Partial<HexPlace> & { names?: Names };
  return {
    name: (side) => (side === 'both' ? 'both sides' : (names?.[side] ?? `the ${side} side`)),
    marker: hex === undefined ? null : { hex, map },
    names,
  };
}

/** "The Western marker off 2417", "the marker of both sides off 2417". */
export const markerOff = (side: Whom, place: HexPlace, name: SentenceContext['name']) =>
  `the ${side === 'both' ? `marker of ${name(side)}` : `${name(side)} marker`} off ${printPlace(place)}`;

/** "Take the marker off 2417". */
export const takeMarker = ({ marker }: SentenceContext) =>
  `Take the marker off ${marker ? printPlace(marker) : 'the map'}`;

/** After a correction its event is no longer there. */
export const FELL = { fallen: true } as const;
export const FALLEN = 'It has no effect after a correction: its event is no longer there';

/** "the result in 2318". */
export const inHex = (what: string, hex: string | undefined) =>
  hex === undefined ? what : `${what} in ${hex}`;
