import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { Aedes } from 'aedes';
import mqtt, { type IClientOptions, type MqttClient } from 'mqtt';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import WebSocket, { createWebSocketStream, WebSocketServer } from 'ws';
import type { Carrier, CarrierState } from '@/kernel/ports';
import { connectMqtt } from '@/platform/mqtt-carrier';
import { attachBroker } from './broker.mjs';

const TOPIC = `dbx/${'a'.repeat(22)}`;
const OTHER = `dbx/${'b'.repeat(22)}`;
const LIMITS = { bytes: 10_000, clients: 4, subscriptions: 2, packets: 50, unread: 100_000 };

let http: Server;
let broker: Awaited<ReturnType<typeof attachBroker>>;
let url: string;
const closing: (() => unknown)[] = [];

async function serve(port = 0) {
  http = createServer((_, response) => response.end('a page'));
  broker = await attachBroker(http, LIMITS);
  await new Promise<void>((listening) => http.listen(port, listening));
  url = `ws://localhost:${(http.address() as AddressInfo).port}/mqtt`;
}

async function stop() {
  await broker.close();
  http.closeAllConnections();
  await new Promise((closed) => http.close(closed));
}

beforeEach(() => serve());
afterEach(async () => {
  for (const close of closing.splice(0)) close();
  await stop();
});

const reach = (carrier: Carrier, wanted: CarrierState) =>
  new Promise<void>((reached) => {
    const look = (state: CarrierState) => state === wanted && reached();
    carrier.onState(look);
    look(carrier.state);
  });

/** What a device hears under a topic: so far, and the first packet. */
function hear(carrier: Carrier, topic: string) {
  const heard: string[] = [];
  const first = new Promise<void>((begun) => {
    const stopListening = carrier.listen(topic, (packet) => {
      heard.push(String(packet));
      begun();
    });
    closing.push(stopListening);
  });
  return { heard, first };
}

async function join(topic = TOPIC) {
  const carrier = connectMqtt({ url });
  closing.push(() => carrier.close());
  const { heard, first } = hear(carrier, topic);
  await reach(carrier, 'open');
  return { carrier, heard, first };
}

/** A client that is not ours. */
function intrude(options: IClientOptions = {}): MqttClient {
  const client = mqtt.connect(url, { protocolVersion: 4, reconnectPeriod: 0, ...options });
  closing.push(() => client.end(true));
  return client;
}

const happens = (client: MqttClient, event: 'connect' | 'close') =>
  new Promise<void>((done) => client.once(event, () => done()));

/** Whether two devices still reach each other. */
async function expectAlive() {
  const [a, b] = [await join(TOPIC), await join(OTHER)];
  a.carrier.send(OTHER, Uint8Array.of(1, 2));
  b.carrier.send(TOPIC, Uint8Array.of(3));
  await Promise.all([a.first, b.first]);
  expect([a.heard, b.heard]).toEqual([['3'], ['1,2']]);
}

it('carries bytes between two devices, and each to all who listen', async () => {
  await expectAlive();
});

it('what a device wants to hear while the broker still answers is not forgotten', async () => {
  const carrier = connectMqtt({ url });
  closing.push(() => carrier.close());
  hear(carrier, TOPIC);
  const { client } = carrier as unknown as { client: MqttClient };
  const late = new Promise<ReturnType<typeof hear>>((asked) =>
    client.once('connect', () => asked(hear(carrier, OTHER))),
  );
  await reach(carrier, 'open');
  carrier.send(OTHER, Uint8Array.of(5));
  const { heard, first } = await late;
  await first;
  expect(heard).toEqual(['5']);
});

it('a device that lost the broker comes back by itself and hears again', async () => {
  const { carrier, heard, first } = await join();
  const states: string[] = [];
  carrier.onState((state) => states.push(state));
  const { port } = http.address() as AddressInfo;
  await stop();
  await reach(carrier, 'lost');
  // Lost is lost: it is not sent later.
  carrier.send(TOPIC, Uint8Array.of(9));
  await serve(port);
  await reach(carrier, 'open');
  carrier.send(TOPIC, Uint8Array.of(7));
  await first;
  expect(heard).toEqual(['7']);
  expect([...new Set(states)]).toEqual(['lost', 'open']);
});

/** A page around the carrier, and a clock that stands still. */
function openPage() {
  const page = Object.assign(new EventTarget(), { hidden: false, querySelector: () => null });
  vi.stubGlobal('document', page);
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  closing.push(
    () => vi.unstubAllGlobals(),
    () => vi.useRealTimers(),
  );
  return page;
}

it.each(['visibilitychange', 'online'])('a lost device tries again at once on %s', async (event) => {
  const page = openPage();
  const { carrier } = await join();
  const { port } = http.address() as AddressInfo;
  await stop();
  await reach(carrier, 'lost');
  await serve(port);
  page.hidden = true;
  page.dispatchEvent(new Event(event));
  expect(vi.getTimerCount(), 'the next attempt waits').toBeGreaterThan(0);
  page.hidden = false;
  page.dispatchEvent(new Event(event));
  await reach(carrier, 'open');
});

it('a device whose broker went silent notices when it is looked at, and comes back', async () => {
  const page = openPage();
  const sockets: Duplex[] = [];
  http.on('upgrade', (_, socket) => sockets.push(socket));
  const { carrier } = await join();
  for (const socket of sockets) socket.pause();
  page.dispatchEvent(new Event('visibilitychange'));
  const lost = reach(carrier, 'lost');
  vi.advanceTimersByTime(5000);
  await lost;
  vi.advanceTimersByTime(1000);
  await reach(carrier, 'open');
});

it('a device with a wrong password is refused, and does not ask again', async () => {
  openPage();
  const guarded = await Aedes.createBroker({
    authenticate: (_client, user, password, done) =>
      done(null, user === 'anna' && String(password) === 'right'),
  });
  const sockets = new WebSocketServer({ noServer: true });
  await broker.close();
  let asked = 0;
  http.on('upgrade', (request, socket, head) =>
    sockets.handleUpgrade(request, socket, head, (opened) => {
      asked += 1;
      guarded.handle(createWebSocketStream(opened), request);
    }),
  );
  const wrong = connectMqtt({ url, user: 'anna', password: 'wrong' });
  await reach(wrong, 'refused');
  vi.advanceTimersByTime(60_000);
  const right = connectMqtt({ url, user: 'anna', password: 'right' });
  await reach(right, 'open');
  expect([asked, wrong.state]).toEqual([2, 'refused']);
  right.close();
  wrong.close();
  await new Promise<void>((closed) => guarded.close(closed));
});

it('a device that is looked at keeps a connection that lives', async () => {
  const page = openPage();
  const { carrier, first } = await join();
  const states: string[] = [];
  carrier.onState((state) => states.push(state));
  page.dispatchEvent(new Event('visibilitychange'));
  // The answer to what was asked before comes first.
  carrier.send(TOPIC, Uint8Array.of(1));
  await first;
  vi.advanceTimersByTime(5000);
  expect(states).toEqual([]);
});

it('a device hears a topic no more once nobody listens to it', async () => {
  const { carrier, heard, first } = await join();
  const again: string[] = [];
  let begin = (_: unknown) => {};
  const begun = new Promise((resolve) => {
    begin = resolve;
  });
  const stopListening = carrier.listen(OTHER, (packet) => begin(again.push(String(packet))));
  carrier.send(OTHER, Uint8Array.of(1));
  await begun;
  stopListening();
  carrier.send(OTHER, Uint8Array.of(2));
  carrier.send(TOPIC, Uint8Array.of(3));
  await first;
  expect([again, heard]).toEqual([['1'], ['3']]);
});

it('an address that can never work is refused at once', () => {
  expect(() => connectMqtt({ url: 'nonsense' })).toThrow();
});

/** The status that a browser’s request gets. */
const ask = (headers: Record<string, string>, path = '/mqtt') =>
  new Promise<number>((done) => {
    const socket = new WebSocket(url.replace('/mqtt', path), ['mqtt'], { headers });
    socket.on('error', () => undefined);
    socket.on('open', () => done(101));
    socket.on('unexpected-response', (_, { statusCode = 0 }) => done(statusCode));
    closing.push(() => socket.terminate());
  });

it('a page of another origin, another name and another path get no connection', async () => {
  const { host } = new URL(url);
  expect(await ask({ Origin: `http://${host}` })).toBe(101);
  expect(await ask({ Origin: 'https://elsewhere.example' })).toBe(403);
  expect(await ask({ Origin: 'null' })).toBe(403);
  // A stranger’s name that points to this machine.
  expect(await ask({ Origin: `http://rebound.example`, Host: 'rebound.example' })).toBe(403);
  expect(await ask({ Origin: 'http://192.168.1.5:4173', Host: '192.168.1.5:4173' })).toBe(101);
  expect(await ask({ Origin: `http://${host}` }, '/other')).toBe(404);
  expect(await (await fetch(url.replace('ws:', 'http:'))).text()).toBe('a page');
});

it.each(['#', '+/+', 'dbx/+', 'dbx/#', '$SYS/#', 'dbx/short', `dbx/${'a'.repeat(22)}/b`, 'other'])(
  'nobody may listen to %s',
  async (topic) => {
    const client = intrude();
    await happens(client, 'connect');
    const [granted] = await client.subscribeAsync({ [topic]: { qos: 1 } }).catch(() => []);
    expect(granted?.qos ?? 128).toBe(128);
    await expectAlive();
  },
);

it('a client listens to so many topics and no more', async () => {
  const client = intrude();
  await happens(client, 'connect');
  const topics = ['a', 'b', 'c'].map((letter) => `dbx/${letter.repeat(22)}`);
  const granted = [];
  for (const topic of topics)
    granted.push(...(await client.subscribeAsync(topic, { qos: 1 }).catch(() => [{ qos: 128 }])));
  expect(granted.map(({ qos }) => qos)).toEqual([1, 1, 128]);
});

it.each<[string, string, Buffer, object]>([
  ['under a foreign topic', 'other', Buffer.from('x'), {}],
  ['under a topic of the broker', '$SYS/x', Buffer.from('x'), {}],
  ['to be kept', TOPIC, Buffer.from('x'), { retain: true }],
  ['twice acknowledged', TOPIC, Buffer.from('x'), { qos: 2 }],
  ['too large', TOPIC, Buffer.alloc(10_001), {}],
])('who sends something %s is cut off, and nobody hears it', async (_, topic, payload, options) => {
  const { heard } = await join();
  const client = intrude();
  await happens(client, 'connect');
  const closed = happens(client, 'close');
  client.publish(topic, payload, { qos: 1, ...options });
  await closed;
  await expectAlive();
  expect(heard).not.toContain(String([...payload]));
  const late = await join();
  expect(late.heard).toEqual([]);
});

it.each<[string, IClientOptions]>([
  ['wants to be remembered', { clean: false, clientId: 'remembered' }],
  ['leaves a will', { will: { topic: TOPIC, payload: Buffer.from('x'), qos: 0, retain: true } }],
  ['speaks MQTT 5', { protocolVersion: 5 }],
])('who %s is not connected', async (_, options) => {
  const client = intrude(options);
  let isConnected = false;
  client.on('connect', () => {
    isConnected = true;
  });
  await happens(client, 'close');
  expect(isConnected).toBe(false);
  await expectAlive();
});

it('who sends too many packets is cut off', async () => {
  const client = intrude();
  await happens(client, 'connect');
  const closed = happens(client, 'close');
  for (let n = 0; n < 1000; n += 1) client.publish(TOPIC, 'x');
  await closed;
  await expectAlive();
});

it('more clients than allowed wait outside', async () => {
  const { host } = new URL(url);
  const answers = [];
  for (let n = 0; n < 6; n += 1) answers.push(await ask({ Origin: `http://${host}` }));
  expect(answers).toEqual([101, 101, 101, 101, 503, 503]);
});

/** CONNECT as MQTT.js writes it, to be followed by whatever. */
const CONNECT = Buffer.from('100f00044d5154540402003c0003616263', 'hex');

it.each<[string, Buffer[]]>([
  ['noise', [Buffer.from(Array.from({ length: 3000 }, (_, at) => (at * 7919) % 251))]],
  ['a length without end', [Buffer.from('30ffffffffff', 'hex')]],
  ['a length that is too large', [CONNECT, Buffer.from('30ffffff7f', 'hex')]],
  ['two connects', [CONNECT, CONNECT]],
  ['a cut connect', [CONNECT.subarray(0, 9)]],
  ['a topic of a thousand levels', [CONNECT, Buffer.from(`30d20f07d0${'2f'.repeat(2000)}`, 'hex')]],
  ['names that every object has', [CONNECT, Buffer.from('820e0001000b636f6e7374727563746f7201', 'hex')]],
  ['an acknowledgement of nothing', [CONNECT, Buffer.from('4002ffff', 'hex')]],
  ['two million pings', [CONNECT, Buffer.alloc(9000, Buffer.from('c000', 'hex'))]],
])('the broker survives %s', async (_, chunks) => {
  const socket = new WebSocket(url, ['mqtt']);
  closing.push(() => socket.terminate());
  socket.on('error', () => undefined);
  await new Promise((opened) => socket.once('open', opened));
  for (const chunk of chunks) socket.send(chunk);
  await expectAlive();
});

it('a device that reads nothing does not stop the others', async () => {
  const frozen = new WebSocket(url, ['mqtt']);
  closing.push(() => frozen.terminate());
  await new Promise((opened) => frozen.once('open', opened));
  frozen.send(CONNECT);
  frozen.send(Buffer.from(`821f0001001a${Buffer.from(TOPIC).toString('hex')}01`, 'hex'));
  await new Promise((answered) => frozen.once('message', answered));
  frozen.pause();
  const sender = await join(OTHER);
  for (let n = 0; n < 100; n += 1) sender.carrier.send(TOPIC, new Uint8Array(9000));
  sender.carrier.send(OTHER, Uint8Array.of(1));
  await sender.first;
  expect(sender.heard).toEqual(['1']);
});
