/**
 * A second implementation of docs/packets.md, for the tests: written from that page, on Node’s own cryptography,
 * with nothing of src/kernel/packets.
 */
import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  createPrivateKey,
  createPublicKey,
  diffieHellman,
  hkdfSync,
  sign,
  verify,
} from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';

type Json = unknown;
const bytes = (...parts: Uint8Array[]): Buffer => Buffer.concat(parts);
const utf8 = (text: string): Buffer => Buffer.from(text, 'utf8');

export const hkdf = (secret: Uint8Array, purpose: string, bound: string, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', `dispatch-box/v1/${purpose} ${bound}`, length));

/** HChaCha20: 20 rounds over the key and the first 16 bytes of the nonce, without the last addition. */
function hchacha20(key: Uint8Array, nonce: Uint8Array): Buffer {
  const block = bytes(utf8('expand 32-byte k'), key, nonce.subarray(0, 16));
  const x = Array.from({ length: 16 }, (_, at) => block.readUInt32LE(at * 4));
  const turn = (value: number, by: number) => ((value << by) | (value >>> (32 - by))) >>> 0;
  const add = (to: number, from: number) => {
    x[to] = ((x[to] as number) + (x[from] as number)) >>> 0;
  };
  const xor = (to: number, from: number, by: number) => {
    x[to] = turn(((x[to] as number) ^ (x[from] as number)) >>> 0, by);
  };
  const quarter = (a: number, b: number, c: number, d: number) => {
    for (const [one, two] of [
      [16, 12],
      [8, 7],
    ] as const) {
      add(a, b);
      xor(d, a, one);
      add(c, d);
      xor(b, c, two);
    }
  };
  for (let round = 0; round < 10; round += 1) {
    for (const at of [0, 1, 2, 3]) quarter(at, at + 4, at + 8, at + 12);
    for (const at of [0, 1, 2, 3]) quarter(at, 4 + ((at + 1) % 4), 8 + ((at + 2) % 4), 12 + ((at + 3) % 4));
  }
  const out = Buffer.alloc(32);
  for (const [at, from] of [0, 1, 2, 3, 12, 13, 14, 15].entries())
    out.writeUInt32LE(x[from] as number, at * 4);
  return out;
}

const innerNonce = (nonce: Uint8Array) => bytes(Buffer.alloc(4), nonce.subarray(16));

function open(key: Uint8Array, nonce: Uint8Array, aad: Uint8Array, sealed: Uint8Array): Buffer | null {
  try {
    const cipher = createDecipheriv('chacha20-poly1305', key, nonce, { authTagLength: 16 });
    cipher.setAAD(aad, { plaintextLength: sealed.length - 16 });
    cipher.setAuthTag(sealed.subarray(-16));
    return bytes(cipher.update(sealed.subarray(0, -16)), cipher.final());
  } catch {
    return null;
  }
}

function seal(key: Uint8Array, nonce: Uint8Array, aad: Uint8Array, plain: Uint8Array): Buffer {
  const cipher = createCipheriv('chacha20-poly1305', key, nonce, { authTagLength: 16 });
  cipher.setAAD(aad, { plaintextLength: plain.length });
  return bytes(cipher.update(plain), cipher.final(), cipher.getAuthTag());
}

/** One direction: its secret, and what its packets belong to. */
export interface Direction {
  secret: Buffer;
  what: 'channel' | 'room';
  table: string;
  epoch: string;
  from: string;
  to: string;
}

export function keysOf({ secret, what, table, epoch, from, to }: Direction) {
  const bound = `{"epoch":"${epoch}","from":"${from}","table":"${table}","to":"${to}"}`;
  return {
    bound: utf8(bound),
    keyId: hkdf(secret, `${what}/key-id`, bound, 8),
    key: hkdf(secret, `${what}/key`, bound, 32),
  };
}

const KINDS = ['join', 'hello', 'answer', 'away', 'challenge', 'update', 'revoke', 'public'];
const SIZES: Record<string, number[]> = { answer: [4096, 512] };

export type Read =
  | { ok: true; value: { session: string; counter: number; kind: string; body: Json } }
  | { ok: false; why: string };
const no = (why: string): Read => ({ ok: false, why });

/** The verdict on one packet that arrives alone: nothing is remembered between two. */
export function readPacket(
  direction: Direction,
  back: Direction,
  kinds: string[],
  packet: Buffer,
  hostKey?: Buffer,
): Read {
  const magic = packet.subarray(0, 4).toString('latin1');
  if (/^DBX[2-9]$/.test(magic)) return no('too-new');
  if (magic !== 'DBX1') return no('foreign');
  if (packet.length > 1024 * 1024) return no('too-large');
  if (packet.length < 52) return no('cannot-open');
  const { bound, keyId, key } = keysOf(direction);
  const sent = packet.subarray(4, 12);
  if (!sent.equals(keyId)) return no(sent.equals(keysOf(back).keyId) ? 'reflected' : 'unknown-key');
  const nonce = packet.subarray(12, 36);
  const aad = bytes(packet.subarray(0, 36), bound);
  const whole = open(hchacha20(key, nonce), innerNonce(nonce), aad, packet.subarray(36));
  if (!whole) return no('cannot-open');
  if (!hostKey) return readPlain(whole, kinds);
  const plain = whole.subarray(0, -64);
  const signed = bytes(utf8('dispatch-box/v1/room/signature '), aad, plain);
  const isHosts = verify(null, signed, publicKey('ed25519', hostKey), whole.subarray(-64));
  return isHosts ? readPlain(plain, kinds) : no('forged');
}

function readPlain(plain: Buffer, kinds: string[]): Read {
  if (plain.length < 13) return no('unreadable');
  const kind = KINDS[plain.readUInt8(12) - 1];
  const counter = plain.readUInt32BE(8);
  if (!kind || !kinds.includes(kind) || counter === 0) return no('unreadable');
  try {
    const body = bodyOf(kind, plain.subarray(13));
    return { ok: true, value: { session: plain.subarray(0, 8).toString('hex'), counter, kind, body } };
  } catch (error) {
    return no((error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE' ? 'too-large' : 'unreadable');
  }
}

function bodyOf(kind: string, rest: Buffer): Json {
  if (kind === 'public') return inflate(rest, 4);
  if (kind !== 'update') {
    if (!(SIZES[kind] ?? [512]).includes(rest.length + 13)) throw new Error('size');
    return inflate(cut(rest), 1);
  }
  const first = cut(rest);
  const second = rest.subarray(4 + first.length);
  if (![640, 1024, 4096, 16384, 65536].includes(second.length)) throw new Error('size');
  return { open: inflate(first, 4), own: inflate(cut(second), 1) };
}

function cut(padded: Buffer): Buffer {
  const length = padded.readUInt32BE(0);
  if (length > padded.length - 4) throw new Error('length');
  return padded.subarray(4, 4 + length);
}

const inflate = (deflated: Buffer, megabytes: number): Json =>
  JSON.parse(inflateRawSync(deflated, { maxOutputLength: megabytes * 1024 * 1024 }).toString('utf8'));

/** A packet of any plain text, to see what a reader does with it. */
export function writePacket(direction: Direction, nonce: Buffer, plain: Buffer, signer?: Buffer): Buffer {
  const { bound, keyId, key } = keysOf(direction);
  const header = bytes(utf8('DBX1'), keyId, nonce);
  const aad = bytes(header, bound);
  const signed = bytes(utf8('dispatch-box/v1/room/signature '), aad, plain);
  const whole = signer ? bytes(plain, sign(null, signed, privateKey('ed25519', signer))) : plain;
  return bytes(header, seal(hchacha20(key, nonce), innerNonce(nonce), aad, whole));
}

export const plainOf = (session: string, counter: number, kind: number, rest: Uint8Array): Buffer => {
  const head = Buffer.alloc(13);
  head.write(session, 'hex');
  head.writeUInt32BE(counter, 8);
  head.writeUInt8(kind, 12);
  return bytes(head, rest);
};
export const padded = (data: Uint8Array, size: number): Buffer => {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  return bytes(length, data, Buffer.alloc(size - 4 - data.length));
};
export const deflated = (data: Uint8Array): Buffer => deflateRawSync(data);

/** Keys of RFC 8410 as Node takes them: a fixed head, and 32 bytes. */
const OIDS = { x25519: '6e', ed25519: '70' };
const privateKey = (kind: keyof typeof OIDS, key: Uint8Array) =>
  createPrivateKey({
    key: bytes(Buffer.from(`302e020100300506032b65${OIDS[kind]}04220420`, 'hex'), key),
    format: 'der',
    type: 'pkcs8',
  });
const publicKey = (kind: keyof typeof OIDS, key: Uint8Array) =>
  createPublicKey({
    key: bytes(Buffer.from(`302a300506032b65${OIDS[kind]}032100`, 'hex'), key),
    format: 'der',
    type: 'spki',
  });

/** Both messages of a pairing, read by who knows the secret and both ephemeral keys: what they say, or null. */
export function readPairing(
  secret: Buffer,
  phoneEphemeral: Buffer,
  messages: { message: Buffer; reply: Buffer },
): { hello: Json; grant: Json } | null {
  const psk = hkdf(secret, 'pairing/psk', '{}', 32);
  const sha = (...parts: Uint8Array[]) =>
    createHash('sha256')
      .update(bytes(...parts))
      .digest();
  let ck = sha(utf8('Noise_NNpsk0_25519_ChaChaPoly_SHA256'));
  let h = sha(ck, utf8('dispatch-box/v1/pairing'));
  const mix = (input: Uint8Array, outputs: number): Buffer[] => {
    const all = Buffer.from(hkdfSync('sha256', input, ck, '', 32 * outputs));
    ck = all.subarray(0, 32);
    return [all.subarray(32, 64), all.subarray(64)];
  };
  const decrypt = (key: Buffer | undefined, sealed: Buffer): Json => {
    const plain = open(key as Buffer, Buffer.alloc(12), h, sealed);
    h = sha(h, sealed);
    return plain && JSON.parse(cut(plain).toString('utf8'));
  };
  const [tempH, first] = mix(psk, 3);
  h = sha(h, tempH as Buffer);
  const [message, reply] = [messages.message.subarray(4), messages.reply.subarray(4)];
  const [phone, host] = [message.subarray(0, 32), reply.subarray(0, 32)];
  h = sha(h, phone);
  let [key] = mix(phone, 2);
  const hello = decrypt(key ?? first, message.subarray(32));
  h = sha(h, host);
  mix(host, 2);
  [key] = mix(
    diffieHellman({ privateKey: privateKey('x25519', phoneEphemeral), publicKey: publicKey('x25519', host) }),
    2,
  );
  const grant = decrypt(key, reply.subarray(32));
  return hello && grant ? { hello, grant } : null;
}

/** The choice in eight letters. */
export function readLetters(secret: Buffer, bound: string, letters: string): number | null {
  const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
  let whole = 0n;
  for (const letter of letters.replaceAll(' ', '')) whole = whole * 32n + BigInt(alphabet.indexOf(letter));
  const forty = Buffer.from(whole.toString(16).padStart(10, '0'), 'hex');
  const check = forty.subarray(2);
  const mac = (purpose: string, data: Uint8Array) =>
    createHmac('sha256', hkdf(secret, purpose, bound, 32))
      .update(data)
      .digest();
  const mask = mac('letters/mask', check);
  const choice = forty.readUInt16BE(0) ^ mask.readUInt16BE(0);
  const plain = Buffer.alloc(2);
  plain.writeUInt16BE(choice);
  return mac('letters/check', plain).subarray(0, 3).equals(check) ? choice : null;
}
