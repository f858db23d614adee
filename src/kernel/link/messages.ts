import * as v from 'valibot';
import type { Command, Viewer } from '../game';
import { type RowsUpdate, rowsShape } from './followed-table';

/** What linked devices say to each other, inside their packets. A device answers only its own version. */
export const LINK_VERSION = 1;

const id = v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/));
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const head = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));
const name = v.pipe(v.string(), v.maxLength(80));
const refusal = v.object({
  message: v.pipe(v.string(), v.maxLength(400)),
  allowed: v.pipe(v.string(), v.maxLength(400)),
  rule: v.optional(v.pipe(v.string(), v.maxLength(60))),
});

/** A hand or a room arrives, or asks again: what it holds. `nonce` comes back in the challenge. */
export const joinShape = v.object({ version: count, nonce: id, at: count, head });
/** The host wants to know that it speaks to the device and not to a recording. */
export const challengeShape = v.object({ version: count, echo: v.nullable(id), nonce: id });
/** So many rooms are told at once that the host speaks now; with more it would not fit its packet. */
export const MOST_ECHOED = 24;
/** To all rooms: the nonces of those that joined since the last one. */
export const roomChallengeShape = v.object({
  version: count,
  echo: v.pipe(v.array(id), v.maxLength(MOST_ECHOED)),
});
/** The answer to a challenge; repeated now and then as a sign of life. */
export const helloShape = v.object({ echo: id, at: count, head });

/** Everything that a person decided on the phone, played as one visit to the papers. */
export const answerShape = v.object({
  id,
  /** The moment that it answers; null for a visit that nobody asked for. */
  moment: v.nullable(v.pipe(v.string(), v.maxLength(120))),
  commands: v.pipe(v.array(v.looseObject({ type: v.pipe(v.string(), v.maxLength(60)) })), v.maxLength(200)),
  /** Earlier answers of which the device has not heard what became: it counts only if none of them was played. */
  replaces: v.optional(v.pipe(v.array(id), v.maxLength(8)), []),
  /** Rises with each answer of the device: an older one counts no more. 0 is from before answers had numbers. */
  no: v.optional(count, 0),
  /** What the device holds, in an answer that goes without a connection. */
  held: v.optional(v.object({ at: count, head })),
});
/** So many of them are named. */
export const MOST_REPLACED = 8;
export type Answer = v.InferOutput<typeof answerShape> & { commands: Command[] };

/** The id of an answer by its number, so that letters, which hold no id, name the same one. */
export const answerId = (no: number): string => no.toString(16).padStart(16, '0');

/** What became of an answer. */
export const playedShape = v.object({ id, refusal: v.nullable(refusal) });
export type Played = v.InferOutput<typeof playedShape>;

/** Someone at the table, as everyone sees it. */
export const personShape = v.object({
  person: name,
  /** Whether a phone is linked for this seat. */
  phone: v.boolean(),
  here: v.boolean(),
  /** Milliseconds since 1970, by the host’s clock. */
  since: v.number(),
  /** Whether the moment is answered; never what. */
  answered: v.boolean(),
});
export type LinkedPerson = v.InferOutput<typeof personShape>;

const publicUpdate = v.object({
  ...rowsShape.entries,
  /** The nonce of the device’s join or hello that this update answers. */
  moment: v.nullable(v.pipe(v.string(), v.maxLength(120))),
  people: v.pipe(v.array(personShape), v.maxLength(60)),
});

const ownUpdate = v.object({
  /** The hidden part of each viewer in the person’s papers. */
  views: v.record(v.pipe(v.string(), v.maxLength(60)), v.unknown()),
  /** The answer that the host holds until the moment ends. */
  answered: v.nullable(id),
  played: v.nullable(playedShape),
  /** How many updates went without a connection: one with this number, or a lower one, is older than what is held. */
  posted: v.optional(count, 0),
});

export const updateShape = v.object({ open: publicUpdate, own: v.optional(ownUpdate) });

export interface Update {
  open: RowsUpdate & { moment: string | null; people: LinkedPerson[] };
  /** A room gets none. */
  own?: { views: Record<Viewer, unknown>; answered: string | null; played: Played | null; posted: number };
}
