import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answerHandshake, startHandshake } from './noise';

/** `Noise_NNpsk0_25519_ChaChaPoly_SHA256` of the Cacophony test vectors: the two messages of the handshake. */
const VECTOR = {
  prologue: '4a6f686e2047616c74',
  psk: '54686973206973206d7920417573747269616e20706572737065637469766521',
  initEphemeral: '893e28b9dc6ca8d611ab664754b8ceb7bac5117349a4439a6b0569da977c464a',
  respEphemeral: 'bbdb4cdbd309f1a1f2e1456967fe288cadd6f712d65dc7b7793d5e63da6b375b',
  messages: [
    {
      payload: '4c756477696720766f6e204d69736573',
      ciphertext:
        'ca35def5ae56cec33dc2036731ab14896bc4c75dbb07a61f879f8e3afa4c794479b962b8aff8485742ac32f905ba45369e2465fb59e138a93d67a0d1266b6a54',
    },
    {
      payload: '4d757272617920526f746862617264',
      ciphertext:
        '95ebc60d2b1fa672c1f46a8aa265ef51bfe38e7ccb39ec5be34069f144808843d6062704d5a9c422a8e834423f8c1feada7e8d0d910a1a2cd030fb584221e3',
    },
  ],
} as const;

const shared = { psk: hexToBytes(VECTOR.psk), prologue: hexToBytes(VECTOR.prologue) };
const phone = { ...shared, ephemeral: hexToBytes(VECTOR.initEphemeral) };
const host = { ...shared, ephemeral: hexToBytes(VECTOR.respEphemeral) };
const [first, second] = VECTOR.messages.map(({ payload }) => hexToBytes(payload)) as [Uint8Array, Uint8Array];
const start = () => startHandshake(phone, first);

describe('the Noise handshake NNpsk0', () => {
  it('writes and reads the published vector', () => {
    const { message, finish } = start();
    expect(bytesToHex(message)).toBe(VECTOR.messages[0].ciphertext);
    const answered = answerHandshake(host, message, () => second);
    expect(answered?.payload).toEqual(first);
    expect(bytesToHex(answered?.reply as Uint8Array)).toBe(VECTOR.messages[1].ciphertext);
    expect(finish(answered?.reply as Uint8Array)).toEqual(second);
  });

  it('fails with another psk, prologue or ephemeral key', () => {
    const { message } = start();
    const other = utf8ToBytes('another thing of thirty-two byte');
    expect(answerHandshake({ ...host, psk: other }, message, () => second)).toBeNull();
    expect(answerHandshake({ ...host, prologue: other }, message, () => second)).toBeNull();
    const { reply } = answerHandshake(host, message, () => second) as { reply: Uint8Array };
    expect(startHandshake({ ...phone, ephemeral: other }, first).finish(reply)).toBeNull();
    expect(start().finish(message), 'its own message').toBeNull();
  });

  it('refuses public keys of low order, whose shared secret is zero', () => {
    // With such a key, message and reply are right in all else: only the shared secret is refused.
    for (const low of ['00', '01'].map((begin) => hexToBytes(begin.padEnd(64, '0')))) {
      const { message } = start();
      message.set(low);
      expect(answerHandshake(host, message, () => second)).toBeNull();
      const { reply } = answerHandshake(host, start().message, () => second) as { reply: Uint8Array };
      reply.set(low);
      expect(start().finish(reply)).toBeNull();
    }
  });

  it('never throws, and reads nothing changed, cut or lengthened', () => {
    const { message, finish } = start();
    const { reply } = answerHandshake(host, message, () => second) as { reply: Uint8Array };
    fc.assert(
      fc.property(
        fc.nat(message.length * 8 - 1),
        fc.nat(200),
        fc.uint8Array({ maxLength: 200 }),
        (bit, cut, other) => {
          for (const [sent, read] of [
            [message, (bytes: Uint8Array) => answerHandshake(host, bytes, () => second)],
            [reply, finish],
          ] as const) {
            const flipped = sent.slice();
            const at = (bit >> 3) % sent.length;
            // The highest bit of a public key is ignored by X25519, and is still authenticated.
            flipped[at] = (flipped[at] as number) ^ (1 << (bit & 7));
            expect(read(flipped)).toBeNull();
            expect(read(sent.slice(0, cut % sent.length))).toBeNull();
            expect(read(Uint8Array.of(...sent, 0))).toBeNull();
            expect(read(other)).toBeNull();
          }
        },
      ),
      { numRuns: 20 },
    );
    expect(finish(new Uint8Array(70_000))).toBeNull();
    expect(finish(reply), 'the right reply after wrong ones').toEqual(second);
  });
});
