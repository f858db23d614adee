import { describe, expect, it, test } from 'vitest';
import { type Channel, createReceiver, createSender, keyIdsOf, topicsOf } from './channel';
import { keyIdOf, MAX_PACKET_BYTES } from './packet';
import { accepted, CHANNEL, fixedEntropy, refusedBy } from './testing/sample';

const entropy = fixedEntropy('channel');
const hand = () => createSender(CHANNEL, 'hand', entropy);
const host = () => createSender(CHANNEL, 'host', entropy);
const whyOf = (opened: { ok: boolean; why?: string }) => opened.why ?? 'opened';

/** The packet without what is clear: header 36, tag 16. */
const plainSize = (packet: Uint8Array) => packet.length - 52;
/** What deflating cannot shorten. */
const noise = (letters: number) =>
  Array.from(fixedEntropy('noise')(letters), (byte) => String.fromCharCode(0x4e00 + byte * 7)).join('');

describe('a packet', () => {
  it.each(['join', 'hello', 'answer', 'away'] as const)('%s goes from a hand to the host', (kind) => {
    const sender = hand();
    const body = { of: kind, deep: [null, true, { a: '🂡 ü' }] };
    const opened = createReceiver(CHANNEL, 'host').open(accepted(sender.seal(kind, body)));
    expect(opened).toEqual({ ok: true, value: { session: sender.session, counter: 1, kind, body } });
  });

  it.each(['challenge', 'update', 'revoke'] as const)('%s goes from the host to a hand', (kind) => {
    const sender = host();
    const body = { open: { rows: [1] }, own: { Germany: [7] } };
    const opened = createReceiver(CHANNEL, 'hand').open(accepted(sender.seal(kind, body)));
    expect(opened).toEqual({ ok: true, value: { session: sender.session, counter: 1, kind, body } });
  });

  it('says in the clear whose it is only by an id that the other direction does not have', () => {
    const ids = keyIdsOf(CHANNEL);
    expect(keyIdOf(accepted(hand().seal('join', {})))).toBe(ids.hand);
    expect(keyIdOf(accepted(host().seal('challenge', {})))).toBe(ids.host);
    expect(ids.host).not.toBe(ids.hand);
    expect(keyIdOf(new Uint8Array(60))).toBeNull();
    expect(keyIdOf(accepted(hand().seal('join', {})).slice(0, 40))).toBeNull();
    const topics = topicsOf(CHANNEL);
    expect(topics.host).toMatch(/^dbx\/[\w-]{22}$/);
    expect(topics.hand).not.toBe(topics.host);
  });

  it.each<[string, Partial<Channel>]>([
    ['table', { table: 'another' }],
    ['epoch', { epoch: 'another' }],
    ['device', { device: 'another' }],
    ['secret', { secret: new Uint8Array(32) }],
  ])('of another %s has another key and other topics', (_, more) => {
    const other = { ...CHANNEL, ...more };
    const opened = createReceiver(other, 'host').open(accepted(hand().seal('join', {})));
    expect(whyOf(opened)).toBe('unknown-key');
    expect(topicsOf(other).host).not.toBe(topicsOf(CHANNEL).host);
    expect(topicsOf(other).hand).not.toBe(topicsOf(CHANNEL).hand);
  });

  it('of a device that is named like the host is not the host’s', () => {
    const odd = { ...CHANNEL, device: 'host' };
    const packet = accepted(createSender(odd, 'hand', entropy).seal('join', {}));
    expect(whyOf(createReceiver(odd, 'hand').open(packet))).toBe('reflected');
  });
});

describe('the size of a packet', () => {
  it('is one for each kind, whatever it says', () => {
    for (const [kind, size] of [
      ['join', 512],
      ['hello', 512],
      ['answer', 4096],
      ['away', 512],
    ] as const)
      for (const body of [null, { orders: 'all of them '.repeat(30) }, noise(100)])
        expect(plainSize(accepted(hand().seal(kind, body)))).toBe(size);
    for (const [kind, size] of [
      ['challenge', 512],
      ['revoke', 512],
    ] as const)
      expect(plainSize(accepted(host().seal(kind, { ok: true })))).toBe(size);
  });

  it('is one for an answer as a QR code, and one step for an update', () => {
    expect(plainSize(accepted(hand().seal('answer', { a: 1 }, true)))).toBe(512);
    expect(plainSize(accepted(hand().seal('away', {}, true)))).toBe(512);
    const sizeWith = (own: unknown, still?: boolean) =>
      plainSize(accepted(host().seal('update', { open: [1, 2], own }, still)));
    const least = sizeWith(null);
    expect(sizeWith(noise(1000))).toBe(least);
    expect(sizeWith(noise(3000))).toBe(least - 4096 + 16_384);
    expect(sizeWith(noise(20_000))).toBe(least - 4096 + 65_536);
    expect(sizeWith(null, true)).toBe(least - 4096 + 640);
    expect(sizeWith(noise(500), true)).toBe(least - 4096 + 1024);
  });

  it('is refused where it would be larger, and nothing is counted', () => {
    const sender = hand();
    const refused = 'This is too much for one packet. Send less at once.';
    expect(refusedBy(sender.seal('answer', noise(3000)))).toBe(refused);
    expect(refusedBy(sender.seal('answer', noise(400), true))).toBe(refused);
    expect(refusedBy(sender.seal('join', noise(400)))).toBe(refused);
    expect(refusedBy(host().seal('update', { open: {}, own: noise(60_000) }))).toBe(refused);
    expect(refusedBy(host().seal('update', { open: noise(700_000), own: {} })), 'a megabyte').toBe(refused);
    expect(refusedBy(host().seal('update', { open: '0'.repeat(5_000_000), own: {} }))).toBe(refused);
    const opened = createReceiver(CHANNEL, 'host').open(accepted(sender.seal('answer', {})));
    expect(opened).toMatchObject({ ok: true, value: { counter: 1 } });
  });

  it('lets a table of 3,000 entries through in one update', () => {
    const rows = Array.from({ length: 3000 }, (_, n) => ({ n, parent: n - 1, words: noise(40 + (n % 50)) }));
    const packet = accepted(host().seal('update', { open: rows, own: {} }));
    expect(packet.length).toBeLessThan(MAX_PACKET_BYTES);
    expect(createReceiver(CHANNEL, 'hand').open(packet)).toMatchObject({
      ok: true,
      value: { body: { open: rows } },
    });
  });

  it('is refused before anything is opened, from a megabyte on', () => {
    const packet = new Uint8Array(MAX_PACKET_BYTES + 1);
    packet.set(accepted(hand().seal('join', {})));
    expect(whyOf(createReceiver(CHANNEL, 'host').open(packet))).toBe('too-large');
  });
});

describe('what cannot be sealed is refused, not thrown', () => {
  const circle: Record<string, unknown> = {};
  circle.circle = circle;
  it.each<[string, unknown]>([
    ['nothing', undefined],
    ['a circle', circle],
    ['a number that JSON has not', 1n],
    ['a function', () => 1],
  ])('%s', (_, body) => {
    expect(hand().seal('answer', body).ok).toBe(false);
    expect(host().seal('update', body as never).ok).toBe(false);
    expect(host().seal('update', { open: {}, own: body }).ok).toBe(false);
  });

  it('a kind that this side does not send', () => {
    expect(hand().seal('revoke' as never, {}).ok).toBe(false);
    expect(hand().seal('public' as never, {}).ok).toBe(false);
  });
});

describe('a receiver', () => {
  it('opens each packet once, and none that is older', () => {
    const [sender, receiver] = [hand(), createReceiver(CHANNEL, 'host')];
    const [first, second, third] = [1, 2, 3].map((n) => accepted(sender.seal('answer', n))) as Uint8Array[];
    const order = [first, third, second, third, first].map((packet) =>
      whyOf(receiver.open(packet as Uint8Array)),
    );
    expect(order).toEqual(['opened', 'opened', 'replay', 'replay', 'replay']);
  });

  it('takes only the accepted session, besides what begins a conversation', () => {
    const [before, now, receiver] = [hand(), hand(), createReceiver(CHANNEL, 'host')];
    const old = [1, 2].map((n) => accepted(before.seal('answer', n))) as [Uint8Array, Uint8Array];
    expect(whyOf(receiver.open(old[0]))).toBe('opened');
    expect(receiver.accept(now.session), 'nothing of it was opened yet').toBe(false);
    expect(whyOf(receiver.open(accepted(now.seal('hello', {}))))).toBe('opened');
    expect(receiver.accept(now.session)).toBe(true);
    expect(whyOf(receiver.open(accepted(now.seal('answer', {}))))).toBe('opened');
    expect(whyOf(receiver.open(old[1]))).toBe('old-session');
    for (const kind of ['join', 'hello'] as const)
      expect(whyOf(receiver.open(accepted(before.seal(kind, {}))))).toBe('opened');
    for (const kind of ['answer', 'away'] as const)
      expect(whyOf(receiver.open(accepted(before.seal(kind, {}))))).toBe('old-session');
  });

  it('lets a host that was restarted begin anew by its challenge', () => {
    const [before, now, receiver] = [host(), host(), createReceiver(CHANNEL, 'hand')];
    receiver.open(accepted(before.seal('challenge', {})));
    receiver.accept(before.session);
    expect(whyOf(receiver.open(accepted(now.seal('update', { open: 1, own: 1 }))))).toBe('old-session');
    expect(whyOf(receiver.open(accepted(now.seal('challenge', {}))))).toBe('opened');
    receiver.accept(now.session);
    expect(whyOf(receiver.open(accepted(now.seal('update', { open: 1, own: 1 }))))).toBe('opened');
  });

  it('remembers eight sessions; what it forgot does not open again', () => {
    const receiver = createReceiver(CHANNEL, 'host');
    const answers = Array.from({ length: 9 }, () => accepted(hand().seal('answer', {})));
    expect(answers.slice(0, 8).map((packet) => whyOf(receiver.open(packet)))).toEqual(
      Array(8).fill('opened'),
    );
    const late = hand();
    receiver.open(accepted(late.seal('join', {})));
    expect(whyOf(receiver.open(answers[0] as Uint8Array)), 'forgotten').toBe('old-session');
    expect(whyOf(receiver.open(answers[8] as Uint8Array)), 'may be a forgotten one').toBe('old-session');
    expect(whyOf(receiver.open(answers[7] as Uint8Array)), 'still remembered').toBe('replay');
    receiver.accept(late.session);
    for (let at = 0; at < 20; at += 1) receiver.open(accepted(hand().seal('join', {})));
    expect(whyOf(receiver.open(accepted(late.seal('answer', {}))))).toBe('opened');
  });

  it('opens nothing of a revoked key, and says so only to who has it', () => {
    const receiver = createReceiver(CHANNEL, 'host');
    receiver.revoke();
    const packet = accepted(hand().seal('join', {}));
    expect(whyOf(receiver.open(packet))).toBe('revoked-key');
    expect(whyOf(receiver.open(packet.with(60, (packet[60] as number) ^ 1)))).toBe('cannot-open');
  });

  it('names what came back to its sender', () => {
    expect(whyOf(createReceiver(CHANNEL, 'hand').open(accepted(hand().seal('join', {}))))).toBe('reflected');
    expect(whyOf(createReceiver(CHANNEL, 'host').open(accepted(host().seal('revoke', {}))))).toBe(
      'reflected',
    );
  });
});

test('every sender has a session of its own, and every packet a nonce of its own', () => {
  const senders = [hand(), hand(), host()];
  expect(new Set(senders.map(({ session }) => session)).size).toBe(3);
  const [sender] = senders;
  const nonces = Array.from({ length: 50 }, () =>
    String(accepted((sender as ReturnType<typeof hand>).seal('away', {})).slice(12, 36)),
  );
  expect(new Set(nonces).size).toBe(50);
});
