import * as v from 'valibot';
import type { Command, Viewer } from '../game';
import { type RowsUpdate, rowsShape } from './followed-table';

/** What linked devices say to each other, inside their packets. A device answers only its own version. */
export const LINK_VERSION = 1;

const id = v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/));
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const number = v.pipe(v.number(), v.integer(), v.minValue(1));
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
  /** Rises by one with each answer of the device: an older one counts no more. */
  no: number,
  /** The first answer of which the device has not heard what became: if one from there on was played, this one is not. */
  since: number,
  /** The moment that it answers; null for a visit that nobody asked for. */
  moment: v.nullable(v.pipe(v.string(), v.maxLength(120))),
  commands: v.pipe(v.array(v.looseObject({ type: v.pipe(v.string(), v.maxLength(60)) })), v.maxLength(200)),
  /** What the device holds, in an answer that goes without a connection. */
  held: v.optional(v.object({ at: count, head })),
});
export type Answer = v.InferOutput<typeof answerShape> & { commands: Command[] };

/** What became of an answer: so many of its commands stand, and why the next one does not. */
export const playedShape = v.object({ no: number, done: count, refusal: v.nullable(refusal) });
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
  /** The key of what is asked now. */
  moment: v.nullable(v.pipe(v.string(), v.maxLength(120))),
  people: v.pipe(v.array(personShape), v.maxLength(60)),
  /** Another code follows, with the other rows and the papers. */
  more: v.optional(v.literal(true)),
});

const ownUpdate = v.object({
  /** The hidden part of each viewer in the person’s papers. */
  views: v.record(v.pipe(v.string(), v.maxLength(60)), v.unknown()),
  /** The answer that the host holds until the moment ends. */
  answered: v.nullable(number),
  played: v.nullable(playedShape),
  /** How many updates went without a connection: one with this number, or a lower one, is older than what is held. */
  posted: count,
  /** When the person’s papers were last opened at the table, in milliseconds since 1970. */
  opened: v.optional(count),
});

export const updateShape = v.object({ open: publicUpdate, own: v.optional(ownUpdate) });

export interface Update {
  open: RowsUpdate & { moment: string | null; people: LinkedPerson[]; more?: true };
  /** A room gets none. */
  own?: {
    views: Record<Viewer, unknown>;
    answered: number | null;
    played: Played | null;
    posted: number;
    opened?: number | undefined;
  };
}
