import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../testing/effort';
import { corrupt } from '../testing/spoil';
import { answerPairing, type Grant, type Hello, pairingTopics, startPairing } from './pairing';
import { createPairingSecret, readPairingSecret, secretAsFragment, secretAsWords } from './pairing-secret';
import { accepted, fixedEntropy, GRANT, refusedBy } from './testing/sample';

const entropy = fixedEntropy('pairing of a test');
const SECRET = createPairingSecret(entropy);
const HELLO: Hello = { app: '0.8.0', name: 'Anna’s phone' };
const start = (secret = SECRET) => accepted(startPairing(secret, HELLO, entropy));
const answer = (message: Uint8Array, secret = SECRET) => answerPairing(secret, message, GRANT, entropy);

describe('pairing', () => {
  it('gives the phone the grant, and the host the phone’s name', () => {
    const phone = start();
    const { hello, reply } = accepted(answer(phone.message));
    expect(hello).toEqual(HELLO);
    expect(accepted(phone.finish(reply))).toEqual(GRANT);
    expect(phone.topics).toEqual(pairingTopics(SECRET));
    expect(phone.topics.host).not.toBe(phone.topics.phone);
  });

  it('has messages of one size, whatever the names', () => {
    const long = accepted(startPairing(SECRET, { app: '0', name: '🂡'.repeat(20) }, entropy));
    expect(long.message.length).toBe(start().message.length);
    const named = { ...GRANT, tableName: 'T', person: 'Z' };
    const { reply } = accepted(answerPairing(SECRET, long.message, named, entropy));
    expect(reply.length).toBe(accepted(answer(long.message)).reply.length);
  });

  it('fails with another code, on both sides', () => {
    const other = createPairingSecret(entropy);
    const same = 'The devices do not have the same code. Show a new code and link again.';
    expect(refusedBy(answer(start(other).message))).toBe(same);
    const { reply } = accepted(answer(start(other).message, other));
    expect(refusedBy(start().finish(reply))).toBe(same);
    expect(pairingTopics(other)).not.toEqual(pairingTopics(SECRET));
  });

  it('takes no reply to another phone that has the code, and the right one after wrong ones', () => {
    const [phone, photographer] = [start(), start()];
    const { reply } = accepted(answer(photographer.message));
    expect(phone.finish(reply).ok).toBe(false);
    expect(phone.finish(phone.message).ok, 'its own message').toBe(false);
    expect(accepted(phone.finish(accepted(answer(phone.message)).reply))).toEqual(GRANT);
  });

  it('says what is foreign, too new or changed, and throws nothing', () => {
    const phone = start();
    const { reply } = accepted(answer(phone.message));
    for (const [sent, read] of [
      [phone.message, answer],
      [reply, phone.finish],
    ] as const) {
      expect(refusedBy(read(new Uint8Array()))).toMatch(/^This did not come from Dispatch Box/);
      expect(refusedBy(read(sent.with(3, 0x32)))).toMatch(/newer Dispatch Box/);
      expect(refusedBy(read(new Uint8Array(2_000_000).fill(1).with(0, 0x44)))).toMatch(/did not come/);
      fc.assert(
        fc.property(fc.nat(sent.length - 1), fc.integer({ min: 1, max: 255 }), fc.nat(), (at, by, cut) => {
          expect(read(sent.with(at, (sent[at] as number) ^ by)).ok).toBe(false);
          expect(read(sent.slice(0, cut % sent.length)).ok).toBe(false);
        }),
        { numRuns: runs(200) },
      );
    }
  });

  it('refuses names that are too long, and grants that are none', () => {
    const tooLong = 'A name is too long. Shorten the name of the device.';
    expect(refusedBy(startPairing(SECRET, { app: '1', name: 'x'.repeat(41) }, entropy))).toBe(tooLong);
    expect(startPairing(SECRET, { app: '', name: 'x' }, entropy).ok).toBe(false);
    const { message } = start();
    expect(refusedBy(answerPairing(SECRET, message, { ...GRANT, person: 'x'.repeat(81) }, entropy))).toBe(
      tooLong,
    );
    // Any short text is a name.
    for (const { value, what } of corrupt(GRANT))
      if (!/^(table|game|tableName|epoch|device|person) as "Whispered"$/.test(what))
        expect(answerPairing(SECRET, message, value as Grant, entropy).ok, what).toBe(false);
  });
});

describe('the code of a pairing', () => {
  it('is read back from its fragment and from its words, however they are written', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 16, maxLength: 16 }), (bytes) => {
        const secret = Uint8Array.from(bytes);
        const [fragment, twelve] = [secretAsFragment(secret), secretAsWords(secret)];
        expect(fragment).toMatch(/^[\w-]{22}$/);
        const numbered = twelve.replace(/ /g, ',\n 3. ').toUpperCase();
        for (const written of [fragment, ` ${fragment}\n`, twelve, numbered])
          expect(accepted(readPairingSecret(written))).toEqual(secret);
      }),
      { numRuns: runs(100) },
    );
  });

  const twelve =
    'abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon about';
  it.each([
    ['', 'There are no words. Enter all twelve words, in their order.'],
    [twelve.replace(' about', ''), 'There are 11 words. Enter all twelve words, in their order.'],
    [`${twelve} about`, 'There are 13 words. Enter all twelve words, in their order.'],
    [twelve.replace('about', 'abotu'), '“abotu” is not one of the words that are used. Check its spelling.'],
    [
      twelve.replace('about', 'above'),
      'One of the words is wrong, or they are in another order. Compare them with the table’s screen.',
    ],
    ['AAAAAAAAAAAAAAAAAAAAAB', 'This is not a code for linking. Enter the twelve words.'],
    ['https', 'This is not a code for linking. Enter the twelve words.'],
    ['x'.repeat(1_000_000), 'This is not a code for linking. Enter the twelve words.'],
  ])('%.60j is refused', (given, refusal) => expect(refusedBy(readPairingSecret(given))).toBe(refusal));

  it('is all of 16 bytes of entropy', () => {
    expect(accepted(readPairingSecret(twelve))).toEqual(new Uint8Array(16));
    expect(createPairingSecret(fixedEntropy('one'))).not.toEqual(createPairingSecret(fixedEntropy('two')));
  });
});
