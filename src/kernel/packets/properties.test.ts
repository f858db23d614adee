import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../testing/effort';
import { createReceiver, createSender, type Opened } from './channel';
import { createRoomReceiver, createRoomSender } from './room';
import { accepted, CHANNEL, fixedEntropy, IDENTITY, ROOM } from './testing/sample';
import { WHYS } from './why';

const entropy = fixedEntropy('properties');
const OTHERS = [{ table: 'other' }, { epoch: 'other' }, { device: 'other' }, { secret: new Uint8Array(32) }];

/** Both directions and the room: how a fresh pair of them begins, and what it may carry. */
const LINKS = {
  'hand to host': () => ({
    sender: createSender(CHANNEL, 'hand', entropy),
    receiver: createReceiver(CHANNEL, 'host'),
    kinds: ['join', 'hello', 'answer', 'away'],
    reflected: accepted(createSender(CHANNEL, 'host', entropy).seal('revoke', {})),
    foreign: OTHERS.map((more) =>
      accepted(createSender({ ...CHANNEL, ...more }, 'hand', entropy).seal('answer', {})),
    ),
  }),
  'host to hand': () => ({
    sender: createSender(CHANNEL, 'host', entropy),
    receiver: createReceiver(CHANNEL, 'hand'),
    kinds: ['challenge', 'update', 'revoke'],
    reflected: accepted(createSender(CHANNEL, 'hand', entropy).seal('answer', {})),
    foreign: OTHERS.map((more) =>
      accepted(createSender({ ...CHANNEL, ...more }, 'host', entropy).seal('revoke', {})),
    ),
  }),
  'host to rooms': () => ({
    sender: createRoomSender(ROOM, IDENTITY.secretKey, entropy),
    receiver: createRoomReceiver(ROOM, IDENTITY.publicKey),
    kinds: ['challenge', 'public'],
    reflected: accepted(createSender(CHANNEL, 'hand', entropy).seal('answer', {})),
    foreign: [
      accepted(createRoomSender({ ...ROOM, epoch: 'x' }, IDENTITY.secretKey, entropy).seal('public', 1)),
    ],
  }),
};

/** What a carrier, or somebody on it, does to the packets sent so far. */
const event = fc.oneof(
  fc.record({ do: fc.constant('send' as const), body: fc.jsonValue({ maxDepth: 2 }), kind: fc.nat(3) }),
  fc.record({
    do: fc.constantFrom('deliver' as const, 'flip' as const, 'cut' as const),
    of: fc.nat(),
    at: fc.nat(),
  }),
  fc.record({ do: fc.constantFrom('reflect' as const, 'foreign' as const), of: fc.nat(), at: fc.nat() }),
  fc.record({
    do: fc.constant('garbage' as const),
    bytes: fc.uint8Array({ maxLength: 200 }),
    magic: fc.boolean(),
  }),
  fc.record({ do: fc.constant('accept' as const) }),
);

describe.each(Object.entries(LINKS))('%s', (_, begin) => {
  it('each packet opens exactly as sealed and once, or is refused with a reason', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 40 }), (events) => {
        const { sender, receiver, kinds, reflected, foreign } = begin();
        const sent: { packet: Uint8Array; kind: string; body: unknown }[] = [];
        let last = 0;
        const refuse = (opened: Opened, what: string) => {
          expect(opened.ok, what).toBe(false);
          expect(WHYS).toContain((opened as { why: string }).why);
        };
        for (const one of events) {
          if (one.do === 'send') {
            const kind = kinds[one.kind % kinds.length] as string;
            const body = kind === 'update' ? { open: one.body, own: one.body } : one.body;
            const sealed = sender.seal(kind as never, body);
            // A body that has no room is refused and uses up no counter.
            if (sealed.ok) sent.push({ packet: sealed.value, kind, body: JSON.parse(JSON.stringify(body)) });
          } else if (one.do === 'accept') receiver.accept(sender.session);
          else if (one.do === 'reflect') refuse(receiver.open(reflected), 'reflected');
          else if (one.do === 'foreign')
            refuse(receiver.open(foreign[one.of % foreign.length] as Uint8Array), 'foreign');
          else if (one.do === 'garbage') {
            const bytes = Uint8Array.from(one.magic ? [0x44, 0x42, 0x58, 0x31, ...one.bytes] : one.bytes);
            refuse(receiver.open(bytes), 'garbage');
          } else if ('at' in one && sent.length > 0) {
            const at = one.of % sent.length;
            const { packet, kind, body } = sent[at] as (typeof sent)[number];
            const place = one.at % packet.length;
            if (one.do === 'flip')
              refuse(receiver.open(packet.with(place, (packet[place] as number) ^ 1)), 'flipped');
            else if (one.do === 'cut') refuse(receiver.open(packet.slice(0, place)), 'cut');
            else {
              const opened: Opened = receiver.open(packet);
              const counter = at + 1;
              const value = { session: sender.session, counter, kind, body };
              expect(opened).toEqual(counter > last ? { ok: true, value } : { ok: false, why: 'replay' });
              last = Math.max(last, counter);
            }
          }
        }
      }),
      { numRuns: runs(300) },
    );
  });
});

it('any two answers have one size, live and as a QR code', () => {
  const sender = createSender(CHANNEL, 'hand', entropy);
  fc.assert(
    fc.property(fc.jsonValue(), fc.boolean(), (body, still) => {
      const sealed = sender.seal('answer', body, still);
      if (sealed.ok) expect(sealed.value.length).toBe(still ? 564 : 4148);
    }),
    { numRuns: runs(300) },
  );
});

it('an answer never opens twice, however many sessions are recorded and replayed', () => {
  fc.assert(
    fc.property(
      fc.array(fc.nat(14), { minLength: 60, maxLength: 120 }),
      fc.option(fc.nat(60)),
      (order, accept) => {
        const receiver = createReceiver(CHANNEL, 'host');
        const opened: Uint8Array[] = [];
        const open = (packet: Uint8Array) => {
          if (receiver.open(packet).ok) opened.push(packet);
        };
        for (const [step, at] of order.entries()) {
          const { join, answer } = SESSIONS[at] as (typeof SESSIONS)[number];
          receiver.open(join);
          open(answer);
          // Only a session that answers a fresh challenge is accepted: its hello is new.
          if (step !== accept) continue;
          const sender = createSender(CHANNEL, 'hand', entropy);
          receiver.open(accepted(sender.seal('hello', {})));
          expect(receiver.accept(sender.session)).toBe(true);
          open(accepted(sender.seal('answer', {})));
        }
        expect(new Set(opened).size).toBe(opened.length);
      },
    ),
    { numRuns: runs(200) },
  );
});

/** Fifteen sessions of one hand, as somebody on the carrier recorded them. */
const SESSIONS = Array.from({ length: 15 }, () => {
  const sender = createSender(CHANNEL, 'hand', entropy);
  return { join: accepted(sender.seal('join', {})), answer: accepted(sender.seal('answer', {})) };
});
