import { chacha20poly1305 } from '@noble/ciphers/chacha.js';
import { x25519 } from '@noble/curves/ed25519.js';
import { hkdf } from '@noble/hashes/hkdf.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { concatBytes } from '../sealing/box';

/** The Noise specification, revision 34: pattern NNpsk0, the two handshake messages only. */
const PROTOCOL = 'Noise_NNpsk0_25519_ChaChaPoly_SHA256';
const KEY = 32;
const MAX_MESSAGE = 65_535;

export interface HandshakeKeys {
  /** 32 bytes that both know. */
  psk: Uint8Array;
  /** Public, and the same on both sides. */
  prologue: Uint8Array;
  /** A fresh X25519 secret key for this one handshake: 32 random bytes. */
  ephemeral: Uint8Array;
}

/** SymmetricState of the specification, with its CipherState. */
class SymmetricState {
  #ck = sha256(utf8ToBytes(PROTOCOL));
  #h = this.#ck;
  #k = new Uint8Array(KEY);
  #n = 0;

  mixHash(data: Uint8Array): void {
    this.#h = sha256(concatBytes([this.#h, data]));
  }

  mixKey(input: Uint8Array): void {
    const [ck, k] = this.#derive(input, 2);
    this.#ck = ck as Uint8Array<ArrayBuffer>;
    this.#setKey(k);
  }

  mixKeyAndHash(input: Uint8Array): void {
    const [ck, h, k] = this.#derive(input, 3);
    this.#ck = ck as Uint8Array<ArrayBuffer>;
    this.mixHash(h as Uint8Array);
    this.#setKey(k);
  }

  encryptAndHash(plain: Uint8Array): Uint8Array {
    const encrypted = this.#cipher().encrypt(plain);
    this.mixHash(encrypted);
    return encrypted;
  }

  /** Throws if a byte changed. */
  decryptAndHash(encrypted: Uint8Array): Uint8Array {
    const plain = this.#cipher().decrypt(encrypted);
    this.mixHash(encrypted);
    return plain;
  }

  #derive(input: Uint8Array, count: number): Uint8Array[] {
    const all = hkdf(sha256, input, this.#ck, undefined, count * KEY);
    return Array.from({ length: count }, (_, at) => all.slice(at * KEY, (at + 1) * KEY));
  }

  #setKey(key: Uint8Array | undefined): void {
    this.#k = key as Uint8Array<ArrayBuffer>;
    this.#n = 0;
  }

  #cipher() {
    const nonce = new Uint8Array(12);
    new DataView(nonce.buffer).setUint32(4, this.#n++, true);
    return chacha20poly1305(this.#k, nonce, this.#h);
  }
}

/** Both sides until the first message is written or read: the prologue, then the token `psk`. */
function begin({ psk, prologue }: HandshakeKeys): SymmetricState {
  const state = new SymmetricState();
  state.mixHash(prologue);
  state.mixKeyAndHash(psk);
  return state;
}

/** The token `e`. With a psk, the public key is mixed into the key as well. */
function mixEphemeral(state: SymmetricState, publicKey: Uint8Array): void {
  state.mixHash(publicKey);
  state.mixKey(publicKey);
}

/**
 * The initiator. A handshake writes one message: another under the same keys would repeat a nonce.
 * @returns the first message, and how to read the second: null if anything is wrong with it
 */
export function startHandshake(
  keys: HandshakeKeys,
  payload: Uint8Array,
): { message: Uint8Array; finish: (reply: Uint8Array) => Uint8Array | null } {
  const publicKey = x25519.getPublicKey(keys.ephemeral);
  const write = () => {
    const state = begin(keys);
    mixEphemeral(state, publicKey);
    return { state, message: concatBytes([publicKey, state.encryptAndHash(payload)]) };
  };
  return {
    message: write().message,
    finish: (reply) =>
      attempt(reply, (theirs, encrypted) => {
        // The state again from the start, so that a wrong reply spoils nothing for the right one.
        const { state } = write();
        mixEphemeral(state, theirs);
        state.mixKey(x25519.getSharedSecret(keys.ephemeral, theirs));
        return state.decryptAndHash(encrypted);
      }),
  };
}

/**
 * The responder. @param answer the payload of the reply, from the payload of the first message
 * @returns both payloads' outcome, or null if anything is wrong with the first message
 */
export function answerHandshake(
  keys: HandshakeKeys,
  message: Uint8Array,
  answer: (payload: Uint8Array) => Uint8Array,
): { payload: Uint8Array; reply: Uint8Array } | null {
  return attempt(message, (theirs, encrypted) => {
    const state = begin(keys);
    mixEphemeral(state, theirs);
    const payload = state.decryptAndHash(encrypted);
    const publicKey = x25519.getPublicKey(keys.ephemeral);
    mixEphemeral(state, publicKey);
    state.mixKey(x25519.getSharedSecret(keys.ephemeral, theirs));
    return { payload, reply: concatBytes([publicKey, state.encryptAndHash(answer(payload))]) };
  });
}

/** Reads a message as a public key and what follows. An authentication that fails and an all-zero X25519 output throw within. */
function attempt<T>(message: Uint8Array, read: (theirs: Uint8Array, encrypted: Uint8Array) => T): T | null {
  if (message.length < KEY || message.length > MAX_MESSAGE) return null;
  try {
    return read(message.slice(0, KEY), message.slice(KEY));
  } catch {
    return null;
  }
}
