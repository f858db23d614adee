import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runs } from './effort';
import { createHub, type HubFaults } from './hub';

const part = fc.constantFrom(0, 0.2, 0.5, 1);
const faults = fc.record({ seed: fc.integer(), lost: part, repeated: part, reordered: part });
const sendings = fc.array(fc.tuple(fc.nat(2), fc.constantFrom('a', 'b')), { maxLength: 30 });

/** Three devices, of which the first listens to `a`, the second to `b`, the third to both; what each has heard. */
function play(given: HubFaults, sent: [number, string][]) {
  const hub = createHub(given);
  const devices = [['a'], ['b'], ['a', 'b']].map((topics) => {
    const carrier = hub.connect();
    const heard: string[] = [];
    for (const topic of topics)
      carrier.listen(topic, (packet) => {
        heard.push(`${topic}${packet[0]}`);
        packet.fill(255);
      });
    return { carrier, heard };
  });
  sent.forEach(([from, topic], n) => {
    devices[from]?.carrier.send(topic, Uint8Array.of(n));
  });
  const delivered = hub.deliver();
  return { heard: devices.map(({ heard }) => heard), delivered, log: hub.sent };
}

const due = (sent: [number, string][], topics: string) =>
  sent.flatMap(([, topic], n) => (topics.includes(topic) ? [`${topic}${n}`] : []));

it('a hub without faults delivers each packet once, in order, to all who listen', () => {
  fc.assert(
    fc.property(sendings, (sent) => {
      const { heard, log } = play({}, sent);
      expect(heard).toEqual(['a', 'b', 'ab'].map((topics) => due(sent, topics)));
      expect(log.map(({ topic, packet }) => `${topic}${packet[0]}`)).toEqual(due(sent, 'ab'));
    }),
    { numRuns: runs(100) },
  );
});

it('a hub with faults delivers only what was sent, to who listens, and of one seed the same', () => {
  fc.assert(
    fc.property(faults, sendings, (given, sent) => {
      const { heard, delivered } = play(given, sent);
      expect(heard.flat().length).toBe(delivered);
      ['a', 'b', 'ab'].forEach((topics, at) => {
        const might = due(sent, topics);
        const counts = might.map((packet) => heard[at]?.filter((one) => one === packet).length);
        expect(heard[at]?.filter((packet) => !might.includes(packet))).toEqual([]);
        if (given.lost === 0) expect(counts).not.toContain(0);
        if (given.lost === 1) expect(heard[at]).toEqual([]);
        expect(Math.max(0, ...counts.map((many) => many ?? 0))).toBeLessThanOrEqual(
          given.repeated > 0 ? 2 : 1,
        );
        if (given.reordered === 0)
          expect([...new Set(heard[at])]).toEqual(might.filter((one) => heard[at]?.includes(one)));
      });
      expect(play(given, sent).heard).toEqual(heard);
    }),
    { numRuns: runs(200) },
  );
});

it('a device that is cut off hears and says nothing until it is back', () => {
  const hub = createHub();
  const [one, other] = [hub.connect(), hub.connect()];
  const states: string[] = [];
  const heard: number[] = [];
  one.onState((state) => states.push(state));
  one.listen('a', ([n = 0]) => heard.push(n));
  other.send('a', Uint8Array.of(1));
  one.cut();
  other.send('a', Uint8Array.of(2));
  one.send('a', Uint8Array.of(3));
  one.restore();
  one.send('a', Uint8Array.of(4));
  hub.send('a', Uint8Array.of(5));
  hub.deliver();
  expect([heard, states]).toEqual([
    [4, 5],
    ['lost', 'open'],
  ]);
});

it('devices that answer each other for ever are a fault', () => {
  const hub = createHub();
  const carrier = hub.connect();
  carrier.listen('a', (packet) => carrier.send('a', packet));
  carrier.send('a', Uint8Array.of(1));
  expect(() => hub.deliver()).toThrow('for ever');
});
