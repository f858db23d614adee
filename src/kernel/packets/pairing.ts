import { bytesToUtf8 } from '@noble/ciphers/utils.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import * as v from 'valibot';
import { accept, type Result, refuse } from '../result';
import { concatBytes, type Entropy, KEY_BYTES, pad, unpad } from '../sealing/box';
import { DOMAIN, derive, deriveTopic } from './derive';
import { answerHandshake, type HandshakeKeys, startHandshake } from './noise';
import { whyNotOurs } from './packet';
import { explainWhy } from './why';

/** Begins both messages; a later format ends with another digit. */
const MAGIC = utf8ToBytes('DBP1');
const PROLOGUE = utf8ToBytes(`${DOMAIN}pairing`);
/** Sizes of the payloads, so that a message's size says nothing. */
const HELLO_BYTES = 512;
const GRANT_BYTES = 2048;

const textOf = (most: number) => v.pipe(v.string(), v.minLength(1), v.maxLength(most));
const hex32 = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));
const id = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/));

const helloShape = v.strictObject({ app: textOf(40), name: textOf(40) });
/** What a device says of itself: the version of its app, and the name that its owner gave it. */
export type Hello = v.InferOutput<typeof helloShape>;

const grantShape = v.strictObject({
  table: id,
  game: id,
  tableName: textOf(80),
  epoch: id,
  device: id,
  person: textOf(80),
  /** The secret of the device's channel. */
  secret: hex32,
});
/** What the host gives a device that it links. Keys are hexadecimal digits. */
export type Grant = v.InferOutput<typeof grantShape>;

/** The topics of one pairing: what the host and the phone listen on. */
export interface PairingTopics {
  host: string;
  phone: string;
}
export const pairingTopics = (secret: Uint8Array): PairingTopics => ({
  host: deriveTopic(secret, 'pairing/topic', { listens: 'host' }),
  phone: deriveTopic(secret, 'pairing/topic', { listens: 'phone' }),
});

const UNREADABLE = { ok: false, refusal: explainWhy('unreadable') } as const;
const OTHER_CODE = refuse('The devices do not have the same code.', {
  allowed: 'Show a new code and link again.',
});
const NO_ROOM = refuse('A name is too long.', { allowed: 'Shorten the name of the device.' });

const keysOf = (secret: Uint8Array, entropy: Entropy): HandshakeKeys => ({
  psk: derive(secret, 'pairing/psk', {}),
  prologue: PROLOGUE,
  ephemeral: entropy(KEY_BYTES),
});

/** A value as padded JSON; null if it does not fit its shape or its size. */
function layPayload(shape: v.GenericSchema, value: unknown, size: number): Uint8Array | null {
  const read = v.safeParse(shape, value);
  if (!read.success) return null;
  const bytes = utf8ToBytes(JSON.stringify(read.output));
  return bytes.length <= size - 4 ? pad(bytes, size) : null;
}

function readPayload<T>(shape: v.GenericSchema<unknown, T>, payload: Uint8Array): Result<T> {
  try {
    const bytes = unpad(payload);
    const read = bytes && v.safeParse(shape, JSON.parse(bytesToUtf8(bytes)));
    return read?.success ? accept(read.output) : UNREADABLE;
  } catch {
    return UNREADABLE;
  }
}

function bodyOf(bytes: Uint8Array): Result<Uint8Array> {
  const why = whyNotOurs(bytes, MAGIC);
  return why ? { ok: false, refusal: explainWhy(why) } : accept(bytes.slice(MAGIC.length));
}

/** A pairing as the phone begins it. */
export interface StartedPairing {
  topics: PairingTopics;
  /** For the host's topic. */
  message: Uint8Array;
  /** Reads the host's reply. A wrong one spoils nothing for the right one. */
  finish(bytes: Uint8Array): Result<Grant>;
}

/** The phone's part: a Noise handshake under the one-time secret. */
export function startPairing(secret: Uint8Array, hello: Hello, entropy: Entropy): Result<StartedPairing> {
  const payload = layPayload(helloShape, hello, HELLO_BYTES);
  if (!payload) return NO_ROOM;
  const started = startHandshake(keysOf(secret, entropy), payload);
  return accept({
    topics: pairingTopics(secret),
    message: concatBytes([MAGIC, started.message]),
    finish(bytes) {
      const body = bodyOf(bytes);
      if (!body.ok) return body;
      const read = started.finish(body.value);
      return read ? readPayload(grantShape, read) : OTHER_CODE;
    },
  });
}

/**
 * The host's part. The secret counts once and for two minutes: the caller sees to that, and gives each device
 * a `device` and `secret` of its own.
 */
export function answerPairing(
  secret: Uint8Array,
  bytes: Uint8Array,
  grant: Grant,
  entropy: Entropy,
): Result<{ hello: Hello; reply: Uint8Array }> {
  const body = bodyOf(bytes);
  if (!body.ok) return body;
  const payload = layPayload(grantShape, grant, GRANT_BYTES);
  if (!payload) return NO_ROOM;
  const answered = answerHandshake(keysOf(secret, entropy), body.value, () => payload);
  if (!answered) return OTHER_CODE;
  const hello = readPayload(helloShape, answered.payload);
  return hello.ok ? accept({ hello: hello.value, reply: concatBytes([MAGIC, answered.reply]) }) : hello;
}
