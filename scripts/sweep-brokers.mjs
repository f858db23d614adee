// The part `brokers` of the sweep: our carrier on brokers that other people run.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import mqtt from 'mqtt';
import WebSocket from 'ws';
import { BROKER_NAMES, openBroker, PASSWORD, USER } from './brokers.mjs';
import { openHouse } from './house.mjs';

const PACKETS = 100;
const BYTES = 8000;
/** Milliseconds for what should take a fraction of it. */
const PATIENCE = 60_000;

const random = (bytes) => {
  const packet = new Uint8Array(bytes);
  for (let at = 0; at < bytes; at += 65_536) crypto.getRandomValues(packet.subarray(at, at + 65_536));
  return packet;
};
const topic = () => `dbx/${Buffer.from(random(16)).toString('base64url')}`;

/** Rejects with what was awaited if it never comes. */
const within = (what, promise) => {
  let timer;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(`never: ${what}`)), PATIENCE);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
};

const reach = (carrier, wanted) =>
  within(
    `a carrier ${wanted}`,
    new Promise((done) => {
      const look = (state) => state === wanted && done();
      carrier.onState(look);
      look(carrier.state);
    }),
  );

/** Listens; resolves once the broker knows: the listener's own packet has come back. */
async function listen(carrier, under, listener) {
  const mark = random(16);
  let stop;
  await within(
    'an own packet',
    new Promise((done) => {
      stop = carrier.listen(under, (packet) => {
        if (Buffer.from(packet).equals(Buffer.from(mark))) done();
        else listener(packet);
      });
      carrier.send(under, mark);
    }),
  );
  return stop;
}

/** One sends so many packets to the other; resolves once all have arrived. */
async function sendAll(from, to) {
  const under = topic();
  const packets = Array.from({ length: PACKETS }, () => random(BYTES));
  const missing = new Set(packets.map((packet) => Buffer.from(packet).toString('hex')));
  let done;
  const all = new Promise((resolve) => {
    done = resolve;
  });
  const stop = await listen(to, under, (packet) => {
    missing.delete(Buffer.from(packet).toString('hex'));
    if (missing.size === 0) done();
  });
  for (const packet of packets) from.send(under, packet);
  await all;
  stop();
}

const exchange = (what, a, b) => within(what, Promise.all([sendAll(a, b), sendAll(b, a)]));

/** Milliseconds from one device to the other and back. */
async function latency(a, b) {
  const under = topic();
  const back = topic();
  const times = [];
  let answered;
  await listen(b, under, (packet) => b.send(back, packet));
  await listen(a, back, () => answered());
  for (let n = 0; n < PACKETS; n += 1) {
    const begun = performance.now();
    const answer = new Promise((resolve) => {
      answered = resolve;
    });
    a.send(under, random(BYTES));
    await within('an answer', answer);
    times.push(performance.now() - begun);
  }
  times.sort((one, other) => one - other);
  return [0.5, 0.99].map((share) => times[Math.floor(share * (PACKETS - 1))].toFixed(1));
}

async function openBoth(connect, url) {
  const both = [1, 2].map(() => connect({ url, user: USER, password: PASSWORD }));
  for (const carrier of both) await reach(carrier, 'open');
  return both;
}

/** Restarts while both are linked: they come back by themselves, and what was sent meanwhile is not sent later. */
async function cut(broker, a, b) {
  const under = topic();
  const heard = [];
  const stop = await listen(b, under, (packet) => heard.push(packet[0]));
  await broker.kill();
  await Promise.all([reach(a, 'lost'), reach(b, 'lost')]);
  a.send(under, Uint8Array.of(1));
  await broker.start();
  await Promise.all([reach(a, 'open'), reach(b, 'open')]);
  await exchange('an exchange after a restart', a, b);
  stop();
  return heard.length > 0 ? ['what was sent without a connection arrived later'] : [];
}

async function wrongPassword(connect, url) {
  const faults = [];
  for (const [user, password] of [
    [USER, 'guessed'],
    ['nobody', PASSWORD],
    [undefined, undefined],
  ]) {
    const carrier = connect({ url, user, password });
    const states = [];
    carrier.onState((state) => states.push(state));
    await reach(carrier, 'refused').catch(() => faults.push(`${user}, ${password}: ${carrier.state}`));
    carrier.close();
  }
  return faults;
}

const asGuest = (url, options = {}) =>
  mqtt.connectAsync(url, {
    protocolVersion: 4,
    username: USER,
    password: PASSWORD,
    reconnectPeriod: 0,
    ...options,
  });

/** Noise as packets, and noise instead of packets. */
async function garbage(url, a, b) {
  const under = topic();
  const heard = [];
  const stop = await listen(a, under, (packet) => heard.push(packet.length));
  const guest = await asGuest(url);
  const sizes = [0, 1, 100, 70_000];
  for (const size of sizes) await guest.publishAsync(under, Buffer.from(random(size)), { qos: 1 });
  for (let n = 0; n < 20; n += 1) {
    const socket = new WebSocket(url, ['mqtt']);
    socket.on('error', () => undefined);
    await new Promise((opened) => socket.once('open', opened));
    socket.send(random(1000));
    socket.close();
  }
  await exchange('an exchange beside noise', a, b);
  stop();
  await guest.endAsync(true);
  return String(heard) === String(sizes) ? [] : [`packets of ${heard} bytes were heard, sent were ${sizes}`];
}

/** What somebody sees who may listen to everything: topics, sizes and times, and nothing that is kept. */
async function listener(url, a, b, tell) {
  const seen = [];
  const open = async () => {
    const guest = await asGuest(url);
    guest.on('message', (under, payload, { retain }) => seen.push({ under, size: payload.length, retain }));
    const granted = await guest.subscribeAsync('#', { qos: 1 }).catch(() => []);
    // Its own last packet comes after all others.
    const end = async () => {
      const under = topic();
      const last = new Promise((done) => guest.on('message', (heard) => heard === under && done()));
      guest.publish(under, 'last', { qos: 1 });
      await within('the listener’s last packet', last);
      await guest.endAsync(true);
      return seen.splice(0).filter((one) => one.under !== under);
    };
    return { isGranted: granted.some(({ qos }) => qos < 128), end };
  };
  const early = await open();
  if (!early.isGranted) return tell('nobody may listen to everything');
  await exchange('an exchange with a listener', a, b);
  const all = await early.end();
  const ours = all.filter(({ under }) => under.startsWith('dbx/'));
  const others = all.filter((one) => !ours.includes(one)).map(({ under }) => under.split('/')[0]);
  const sizes = [...new Set(ours.map(({ size }) => size))].join(' and ');
  const topics = new Set(ours.map(({ under }) => under)).size;
  tell(`who listens to everything sees ${ours.length} packets of ${sizes} bytes under ${topics} topics`);
  if (others.length > 0)
    tell(`and ${others.length} of the broker’s own under ${[...new Set(others)].join(', ')}`);
  const kept = (await (await open()).end()).filter(({ retain }) => retain);
  if (kept.length > 0) throw new Error(`the broker kept ${kept.length} messages for later listeners`);
}

/** Whether a packet that was delivered lies in the broker's files. */
async function isOnDisk(folder, a, b) {
  const under = topic();
  const packet = random(64);
  let done;
  const arrived = new Promise((resolve) => {
    done = resolve;
  });
  await listen(b, under, done);
  a.send(under, packet);
  await within('one packet', arrived);
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
  return files.some((one) => readFileSync(join(one.parentPath, one.name)).includes(Buffer.from(packet)));
}

async function tryBroker(name, connect) {
  const folder = mkdtempSync(join(tmpdir(), 'dispatch-box-broker-'));
  const tell = (words) => console.log(`brokers, ${name}: ${words}`);
  const broker = await openBroker(name, folder);
  const faults = [];
  const opened = [];
  try {
    opened.push(...(await openBoth(connect, broker.url)));
    const [a, b] = opened;
    await exchange('an exchange', a, b);
    tell(`${2 * PACKETS} packets of ${BYTES} bytes exchanged`);
    const [p50, p99] = await latency(a, b);
    tell(`there and back p50 ${p50} ms, p99 ${p99} ms`);
    faults.push(...(await cut(broker, a, b)));
    tell('killed, started again, exchanged');
    faults.push(...(await wrongPassword(connect, broker.url)));
    faults.push(...(await garbage(broker.url, a, b)));
    await listener(broker.url, a, b, tell);
    tell(`a delivered packet ${(await isOnDisk(folder, a, b)) ? 'lies' : 'does not lie'} in its files`);
  } catch (error) {
    faults.push(error.stack);
  } finally {
    for (const carrier of opened) carrier.close();
    await broker.kill();
    rmSync(folder, { recursive: true, force: true });
  }
  for (const fault of faults) tell(fault);
  if (faults.length > 0) tell(broker.said().slice(-2000));
  tell(`${faults.length} faults.`);
  return faults.length === 0;
}

const house = await openHouse();
try {
  const { connectMqtt } = await house.load('platform/mqtt-carrier.ts');
  for (const name of BROKER_NAMES) if (!(await tryBroker(name, connectMqtt))) process.exitCode = 1;
} finally {
  await house.close();
}
